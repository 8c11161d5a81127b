// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/position_file.h"

#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/record/text_file.h"

#include <fstream>
#include <iostream>
#include <sstream>

namespace {

using namespace reeve;

bool isStart(const record::Json& json) {
    return json.is_object() && (json.contains("position") || json.contains("setup"));
}

/// The first line that is neither empty nor a comment: a complete start, or the beginning of a longer text.
record::ScriptLine firstLine(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; record::nextLine(lines, line); ++number)
        if (auto read = record::readScriptLine(line, number); !read.skipped) return read;
    return {.fault = record::Fault{"", "there is no position in this file"}};
}

std::variant<GameState, record::Fault> positionIn(const std::string& text) {
    const auto first = firstLine(text);
    if (!first.fault && isStart(first.json)) return record::readStart(first.json);
    const auto whole = record::parseJson(record::withoutMark(text));
    // Comments occur only in scripts, so the error of the first line is the relevant one.
    if (whole.fault) return first.fault && record::withoutMark(text).starts_with('#') ? *first.fault : *whole.fault;
    return isStart(whole.value) ? record::readStart(whole.value) : record::readPosition(whole.value);
}

std::variant<std::string, record::Fault> textOf(std::istream& in) {
    if (auto text = record::readAll(in)) return std::move(*text);
    return record::Fault{"", "this is longer than " + std::to_string(record::kMostFileBytes) + " bytes"};
}

} // namespace

std::variant<GameState, std::string> positionFromFile(const std::string& file) {
    const auto complaint = [&](const std::string& what) { return record::shown(file, 400) + ": " + what; };
    std::variant<std::string, record::Fault> text;
    if (file == "-") {
        text = textOf(std::cin);
    } else {
        auto opened = record::openTextFile(file);
        if (const auto* problem = std::get_if<std::string>(&opened)) return complaint(*problem);
        text = textOf(std::get<std::ifstream>(opened));
    }
    if (const auto* fault = std::get_if<record::Fault>(&text)) return complaint(record::sentence(*fault));
    const auto position = positionIn(std::get<std::string>(text));
    if (const auto* fault = std::get_if<record::Fault>(&position)) return complaint(record::sentence(*fault));
    return std::get<GameState>(position);
}
