// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/set_file.h"

#include "engine/record/json.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

using namespace reeve;
using namespace reeve::vision;

namespace {

std::string complaint(const std::string& file, const std::string& what) {
    return record::shown(file, 400) + ": " + what;
}

} // namespace

std::variant<LearnedSet, std::string> readSet(const std::string& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) return complaint(file, "there is no such file");
    if (!std::filesystem::is_regular_file(status)) return complaint(file, "this is not a file");
    if (std::filesystem::file_size(file, error) > 2 * kMostSetBytes)
        return complaint(file, "this is too large for a set");
    std::ifstream in(file, std::ios::binary);
    if (!in) return complaint(file, "this cannot be opened");
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    auto set = setFromBytes(bytes);
    if (const auto* why = std::get_if<std::string>(&set)) return complaint(file, *why);
    return set;
}

std::optional<std::string> writeSet(const std::string& file, const LearnedSet& set) {
    const std::string part = file + ".part";
    {
        std::ofstream out(part, std::ios::binary | std::ios::trunc);
        out << toBytes(set);
        out.flush();
        if (!out) {
            std::error_code ignored;
            std::filesystem::remove(part, ignored);
            return complaint(file, "this cannot be written");
        }
    }
    std::error_code error;
    std::filesystem::rename(part, file, error);
    if (!error) return std::nullopt;
    std::filesystem::remove(part, error);
    return complaint(file, "this cannot be written");
}

std::variant<WithSet, std::string> takeSet(std::span<const std::string> words) {
    WithSet out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] != "--set") {
            out.words.push_back(words[i]);
            continue;
        }
        if (++i == words.size() || words[i].empty()) return "--set names no file";
        auto set = readSet(words[i]);
        if (const auto* why = std::get_if<std::string>(&set)) return *why;
        out.set = std::async(std::launch::async, [learned = std::get<LearnedSet>(std::move(set))] {
            return std::make_shared<const SetModel>(learned);
        });
    }
    return out;
}
