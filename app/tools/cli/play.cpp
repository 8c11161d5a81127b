// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/play.h"

#include "engine/record/script.h"
#include "engine/record/story.h"
#include "engine/record/text_file.h"

#include <fstream>
#include <iostream>

namespace {

constexpr int kFine = 0;
constexpr int kRefused = 1;
constexpr int kMalformed = 2;

} // namespace

namespace {

using reeve::record::Script;

/// Reads a whole script and calls `said` with each well-formed line.
template <typename Said>
int readThrough(Script& script, std::istream& in, const std::string& file, bool strict, std::ostream& out,
                std::ostream& complaints, const Said& said) {
    bool refused = false;
    std::size_t bytes = 0;
    for (std::string line; reeve::record::nextLine(in, line);) {
        bytes += line.size() + 1;
        if (file != "-" && bytes > reeve::record::kMostFileBytes) {
            complaints << reeve::record::shown(file, 400) << ": this is longer than " << reeve::record::kMostFileBytes
                       << " bytes\n";
            return kMalformed;
        }
        const auto result = script.read(line);
        if (result == Script::Line::Malformed) {
            out.flush();
            complaints << reeve::record::shown(file, 400) << ":" << script.number() << ": " << script.complaint()
                       << "\n";
            return kMalformed;
        }
        said(line, result);
        refused = refused || result == Script::Line::Refused;
    }
    if (!script.started()) {
        complaints << reeve::record::shown(file, 400) << ":" << script.number() + 1
                   << R"(: the script is empty; its first line must be {"position":{…}} or {"setup":{…}})"
                   << "\n";
        return kMalformed;
    }
    return strict && refused ? kRefused : kFine;
}

} // namespace

int play(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints,
         const std::string& viewer) {
    Script script(viewer);
    const int status =
        readThrough(script, in, file, strict, out, complaints, [&](const std::string&, Script::Line result) {
            if (result == Script::Line::Accepted || result == Script::Line::Refused) out << script.answer() << "\n";
        });
    if (status != kMalformed) out << script.outcome() << "\n";
    return status;
}

int tell(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints) {
    Script script;
    const int status =
        readThrough(script, in, file, strict, out, complaints, [&](const std::string& line, Script::Line result) {
            if (result == Script::Line::Skipped && line.starts_with("# "))
                out << reeve::record::shown(std::string_view(line).substr(2), line.size()) << "\n";
            else if (result == Script::Line::Skipped)
                out << "\n";
            else if (result != Script::Line::Started)
                out << "- " << script.story() << "\n";
        });
    if (status != kMalformed) out << "\n" << reeve::record::standings(script.log().state()) << "\n";
    return status;
}

int playCommand(std::span<const std::string> args) {
    std::string file, viewer;
    bool strict = false;
    bool story = false;
    for (std::size_t i = 0; i < args.size(); ++i) {
        const auto& arg = args[i];
        if (arg == "--strict")
            strict = true;
        else if (arg == "--as" && i + 1 < args.size() && viewer.empty())
            viewer = args[++i];
        else if (arg == "--story")
            story = true;
        else if (file.empty() && (arg == "-" || !arg.starts_with("-")))
            file = arg;
        else {
            std::cerr << "reeve-cli play: unexpected \"" << reeve::record::shown(arg)
                      << "\". Usage: reeve-cli play FILE [--strict] [--story | --as VIEWER]\n";
            return kMalformed;
        }
    }
    if (file.empty() || (story && !viewer.empty())) {
        std::cerr
            << "Usage: reeve-cli play FILE [--strict] [--story | --as VIEWER]  (FILE may be - for standard input)\n";
        return kMalformed;
    }
    std::ios::sync_with_stdio(false);
    const auto run = [&](std::istream& in, const std::string& name) {
        return story ? tell(in, name, strict, std::cout, std::cerr)
                     : play(in, name, strict, std::cout, std::cerr, viewer);
    };
    if (file == "-") return run(std::cin, "-");
    auto opened = reeve::record::openTextFile(file);
    if (const auto* problem = std::get_if<std::string>(&opened)) {
        const bool pipe = problem->find("pipe") != std::string::npos;
        std::cerr << reeve::record::shown(file, 400) << ": " << *problem
                  << (pipe ? "; write: reeve-cli play - < PIPE" : "") << "\n";
        return kMalformed;
    }
    auto& in = std::get<std::ifstream>(opened);
    return run(in, file);
}
