// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play.h"

#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/record/story.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

constexpr int kFine = 0;
constexpr int kRefused = 1;
constexpr int kMalformed = 2;

} // namespace

namespace {

using reeve::record::Script;

/// Reads a script to its end; `said` is called with each line that is not malformed.
template <typename Said>
int readThrough(Script& script, std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints, const Said& said) {
    bool refused = false;
    for (std::string line; std::getline(in, line);) {
        const auto result = script.read(line);
        if (result == Script::Line::Malformed) {
            out.flush();
            complaints << file << ":" << script.number() << ": " << script.complaint() << "\n";
            return kMalformed;
        }
        said(line, result);
        refused = refused || result == Script::Line::Refused;
    }
    if (!script.started()) {
        complaints << file << ":" << script.number() + 1
                   << R"(: the script is empty; its first line must be {"position":{…}} or {"setup":{…}})" << "\n";
        return kMalformed;
    }
    return strict && refused ? kRefused : kFine;
}

} // namespace

int play(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints) {
    Script script;
    const int status = readThrough(script, in, file, strict, out, complaints, [&](const std::string&, Script::Line result) {
        if (result == Script::Line::Accepted || result == Script::Line::Refused) out << script.answer() << "\n";
    });
    if (status != kMalformed) out << R"({"position":)" << reeve::record::positionText(script.log().state()) << "}\n";
    return status;
}

int tell(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints) {
    Script script;
    const int status = readThrough(script, in, file, strict, out, complaints, [&](const std::string& line, Script::Line result) {
        if (result == Script::Line::Skipped && line.starts_with("# ")) out << line.substr(2) << "\n";
        else if (result == Script::Line::Skipped) out << "\n";
        else if (result != Script::Line::Started) out << "- " << script.story() << "\n";
    });
    if (status != kMalformed) out << "\n" << reeve::record::standings(script.log().state()) << "\n";
    return status;
}

int playCommand(std::span<const std::string> args) {
    std::string file;
    bool strict = false;
    bool story = false;
    for (const auto& arg : args) {
        if (arg == "--strict") strict = true;
        else if (arg == "--story") story = true;
        else if (file.empty() && (arg == "-" || !arg.starts_with("-"))) file = arg;
        else {
            std::cerr << "reeve-cli play: unexpected \"" << arg << "\". Usage: reeve-cli play FILE [--strict] [--story]\n";
            return kMalformed;
        }
    }
    if (file.empty()) {
        std::cerr << "Usage: reeve-cli play FILE [--strict] [--story]  (FILE may be - for standard input)\n";
        return kMalformed;
    }
    std::ios::sync_with_stdio(false);
    const auto run = story ? tell : play;
    if (file == "-") return run(std::cin, "-", strict, std::cout, std::cerr);
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) {
        std::cerr << file << ": this is a folder, not a script\n";
        return kMalformed;
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        std::cerr << file << ": cannot be opened\n";
        return kMalformed;
    }
    return run(in, file, strict, std::cout, std::cerr);
}
