// SPDX-License-Identifier: GPL-3.0-or-later
// Input from strangers in the local network: a request's head and a message.
#include "app/phones/protocol/message.h"
#include "app/phones/server/head.h"
#include "tests/fuzz/targets.h"

#include <string>
#include <string_view>

namespace reeve::fuzz {
namespace {

using namespace phones;

std::string_view textOf(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

HeadReader::Judged judged(std::string_view bytes, std::size_t split) {
    HeadReader reader{Limits{}};
    if (!reader.take(bytes.substr(0, split))) reader.take(bytes.substr(split));
    return reader.judge("192.168.1.5:7338");
}

} // namespace

void head(Bytes bytes) {
    const std::string_view text = textOf(bytes);
    const auto whole = judged(text, text.size());
    if (whole.target) {
        require(text.starts_with("GET "), "only GET gets something");
        require(text.find("192.168.1.5:7338") != std::string_view::npos, "and only by the right name");
        require(text.find("\r\n\r\n") < Limits{}.head, "and only in a head that is not too long");
    }
    // The first byte chooses where the bytes are split.
    const std::size_t split = text.empty() ? 0 : static_cast<unsigned char>(text[0]) * text.size() / 256;
    require(judged(text, split) == whole, "the result is the same however the bytes are split");
    std::size_t one = 0;
    HeadReader dripping{Limits{}};
    while (one < text.size() && !dripping.take(text.substr(one, 1))) ++one;
    require(dripping.judge("192.168.1.5:7338") == whole, "also in single bytes");
}

void message(Bytes bytes) {
    const auto read = readRequest(textOf(bytes));
    if (const auto* fault = std::get_if<Malformed>(&read)) {
        require(fault->where.size() < 200, "a refusal is short");
        for (const char c : fault->where)
            require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f, "a refusal has no control characters");
        return;
    }
    const Request& request = std::get<Request>(read);
    require(bytes.size() <= kLargestMessage, "what is read is not too long");
    const std::string written = write(request);
    const auto again = readRequest(written, 2 * kLargestMessage);
    require(std::holds_alternative<Request>(again), "what was written can be read");
    require(std::get<Request>(again) == request, "and is the same");
    require(write(std::get<Request>(again)) == written, "and is written the same way");
}

} // namespace reeve::fuzz
