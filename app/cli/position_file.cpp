// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/position_file.h"

#include "engine/record/parsed.h"
#include "engine/record/position.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

namespace {

using namespace reeve;

/// The first line of a text that a script would not skip.
std::string firstLine(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    while (std::getline(lines, line))
        if (!line.empty() && line[0] != '#') return line;
    return {};
}

std::variant<GameState, record::Fault> positionIn(const std::string& text) {
    for (const std::string& json : {firstLine(text), text}) {
        const auto parsed = record::Json::parse(json, nullptr, false);
        if (parsed.is_object() && parsed.contains("position")) return record::readPosition(parsed["position"]);
        if (parsed.is_object() && parsed.contains("setup")) return record::readSetup(parsed["setup"]);
    }
    return record::readPosition(std::string_view(text));
}

} // namespace

std::variant<GameState, std::string> positionFromFile(const std::string& file) {
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) return file + ": this is a folder, not a position";
    std::ifstream stream;
    if (file != "-") {
        stream.open(file, std::ios::binary);
        if (!stream) return file + ": cannot be opened";
    }
    std::istream& in = file == "-" ? std::cin : stream;
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto position = positionIn(text);
    if (const auto* fault = std::get_if<record::Fault>(&position)) return file + ": " + record::sentence(*fault);
    return std::get<GameState>(position);
}
