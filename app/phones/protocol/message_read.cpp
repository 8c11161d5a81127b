// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/fields.h"
#include "app/phones/protocol/message.h"

#include <algorithm>
#include <array>

namespace reeve::phones {
namespace {

using record::Json;

constexpr record::Limits limitsFor(std::size_t bytes) {
    return {.bytes = bytes, .depth = 6, .keys = 32, .values = 256, .string = bytes};
}

bool isAlphanumeric(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool isBase64Url(char c) { return isAlphanumeric(c) || c == '-' || c == '_'; }
bool isLowerHex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

bool isId(std::string_view text) {
    return !text.empty() && text.size() <= 24 && std::ranges::all_of(text, isBase64Url);
}
bool isToken(std::string_view text) { return text.size() == 22 && std::ranges::all_of(text, isBase64Url); }
bool isPage(std::string_view text) { return text.size() == 8 && std::ranges::all_of(text, isLowerHex); }
bool isKey(std::string_view text) {
    return !text.empty() && text.size() <= 16 &&
           std::ranges::all_of(text, [](char c) { return isBase64Url(c) || c == '.'; });
}

Language language(Fields& fields) {
    return fields.needWord<Language>("lang", [](std::string_view word) { return languageNamed(word); });
}

Hello readHello(Fields& fields) {
    Hello hello;
    hello.version = fields.needNumber("v", 0);
    if (hello.version != kProtocol) {
        fields.ignoreTheRest();
        return hello;
    }
    if (const auto text = fields.findText("code")) {
        hello.code = canonicalCode(*text);
        if (!hello.code) fields.fail("code");
    }
    hello.token = fields.findText("token", isToken);
    hello.language = language(fields);
    hello.page = fields.needText("page", isPage);
    return hello;
}

Do readDo(Fields& fields) {
    Do message;
    message.id = fields.needText("id", isId);
    if (const Json* command = fields.need("do")) {
        message.command = command->dump();
        if (!command->is_object() || message.command.size() > kLargestCommand)
            fields.fail("do");
        else if (!command->contains("do") || !(*command)["do"].is_string())
            fields.fail("do.do");
    }
    message.rev = fields.findNumber("rev", 0);
    message.key = fields.findText("key", isKey);
    if (message.rev.has_value() == message.key.has_value()) fields.fail(message.rev ? "key" : "rev");
    return message;
}

Offer readOffer(Fields& fields) {
    Offer offer;
    offer.id = fields.needText("id", isId);
    offer.rev = fields.needNumber("rev", 0);
    offer.to = fields.needColors("to", 5);
    offer.give = fields.needCards("give", kMostOffered);
    offer.take = fields.needCards("take", kMostOffered);
    if (!(offer.give.heldKinds() & offer.take.heldKinds()).empty()) fields.fail("take");
    return offer;
}

Reply readReply(Fields& fields) {
    Reply reply;
    reply.id = fields.needText("id", isId);
    reply.offer = fields.needText("offer", isId);
    reply.say = fields.needWord<Say>("say", sayNamed);
    reply.with = fields.findColor("with");
    if (reply.with && reply.say != Say::Settle) fields.fail("with");
    return reply;
}

Photo readPhoto(Fields& fields) {
    return {.id = fields.needText("id", isId),
            .bytes = fields.needNumber("bytes", 1, kLargestPhoto),
            .type = fields.needWord<PhotoType>("type", photoTypeNamed)};
}

using ReadRequest = Request (*)(Fields&);
struct Row {
    std::string_view word;
    ReadRequest read;
};
constexpr std::array kRequests{
    Row{"hello", [](Fields& f) -> Request { return readHello(f); }},
    Row{"claim", [](Fields& f) -> Request { return Claim{f.needColor("seat")}; }},
    Row{"watch", [](Fields&) -> Request { return Watch{}; }},
    Row{"leave", [](Fields&) -> Request { return Leave{}; }},
    Row{"do", [](Fields& f) -> Request { return readDo(f); }},
    Row{"offer", [](Fields& f) -> Request { return readOffer(f); }},
    Row{"reply", [](Fields& f) -> Request { return readReply(f); }},
    Row{"lang", [](Fields& f) -> Request { return Lang{language(f)}; }},
    Row{"ping", [](Fields& f) -> Request { return Ping{f.needNumber("n", 0)}; }},
    Row{"photo", [](Fields& f) -> Request { return readPhoto(f); }},
    Row{"photo-stop", [](Fields& f) -> Request { return PhotoStop{f.needText("id", isId)}; }},
};
static_assert(kRequests.size() == std::variant_size_v<Request>);

} // namespace

std::variant<Request, Malformed> readRequest(std::string_view text, std::size_t most) {
    const auto parsed = record::parseJson(text, limitsFor(most));
    if (parsed.fault || !parsed.value.is_object()) return Malformed{};
    Fields fields(parsed.value);
    const std::string type = fields.needText("t");
    const auto* row = std::ranges::find(kRequests, std::string_view(type), &Row::word);
    if (row == kRequests.end()) return Malformed{"t"};
    Request request = row->read(fields);
    if (const auto fault = fields.finish()) return Malformed{*fault};
    return request;
}

} // namespace reeve::phones
