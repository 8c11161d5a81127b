// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play.h"

#include "engine/record/position.h"
#include "engine/record/script.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

constexpr int kFine = 0;
constexpr int kRefused = 1;
constexpr int kMalformed = 2;

} // namespace

int play(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints) {
    using reeve::record::Script;
    Script script;
    bool refused = false;
    for (std::string line; std::getline(in, line);) {
        const auto result = script.read(line);
        if (result == Script::Line::Malformed) {
            out.flush();
            complaints << file << ":" << script.number() << ": " << script.complaint() << "\n";
            return kMalformed;
        }
        if (result == Script::Line::Accepted || result == Script::Line::Refused) out << script.answer() << "\n";
        refused = refused || result == Script::Line::Refused;
    }
    if (!script.started()) {
        complaints << file << ":" << script.number() + 1
                   << R"(: the script is empty; its first line must be {"position":{…}} or {"setup":{…}})" << "\n";
        return kMalformed;
    }
    out << R"({"position":)" << reeve::record::positionText(script.log().state()) << "}\n";
    return strict && refused ? kRefused : kFine;
}

int playCommand(std::span<const std::string> args) {
    std::string file;
    bool strict = false;
    for (const auto& arg : args) {
        if (arg == "--strict") strict = true;
        else if (file.empty() && (arg == "-" || !arg.starts_with("-"))) file = arg;
        else {
            std::cerr << "reeve-cli play: unexpected \"" << arg << "\". Usage: reeve-cli play FILE [--strict]\n";
            return kMalformed;
        }
    }
    if (file.empty()) {
        std::cerr << "Usage: reeve-cli play FILE [--strict]  (FILE may be - for standard input)\n";
        return kMalformed;
    }
    std::ios::sync_with_stdio(false);
    if (file == "-") return play(std::cin, "-", strict, std::cout, std::cerr);
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
    return play(in, file, strict, std::cout, std::cerr);
}
