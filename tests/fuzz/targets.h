// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for fuzzing: whatever bytes come in through a door of Reeve, it must answer, not break. Each target is one
// door. It returns when all is well and ends the program (require) when a promise was broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace reeve::fuzz {

using Bytes = std::span<const std::uint8_t>;

void position(Bytes bytes);  ///< a position of the record, as text
void script(Bytes bytes);    ///< a script: its first line and its commands
void command(Bytes bytes);   ///< commands sent to a game in the middle of an evening, sensible and senseless ones
void journal(Bytes bytes);   ///< the file of the games
void steps(Bytes bytes);     ///< a sound file whose games hold anything: what a step of another program may say
void settings(Bytes bytes);  ///< the file of the settings
void image(Bytes bytes);     ///< a picture file, read and looked at
void json(Bytes bytes);      ///< the parser that all of these share
void people(Bytes bytes);    ///< the file of the players
void boards(Bytes bytes);    ///< the file of the saved boards
void importing(Bytes bytes); ///< a record read as a new game
void head(Bytes bytes);      ///< the head of a request to the server of the phones
void message(Bytes bytes);   ///< a message of a phone
void session(Bytes bytes);   ///< messages of several phones at a small game
void label(Bytes bytes);     ///< what somebody wrote down about a photograph (app/workbench)

struct Target {
    std::string_view name; ///< also the name of its folder in corpus/
    void (*run)(Bytes);
    std::size_t longest; ///< bytes; more says nothing new
};

inline constexpr Target kTargets[]{
    {"position", position, 8192}, {"script", script, 8192},       {"command", command, 2048},
    {"journal", journal, 40960},  {"steps", steps, 4096},         {"settings", settings, 512},
    {"image", image, 16384},      {"label", label, 4096},         {"json", json, 4096},
    {"people", people, 2048},     {"importing", importing, 8192}, {"head", head, 9216},
    {"message", message, 4200},   {"session", session, 4096},     {"boards", boards, 4096},
};

/// Ends the program, saying what, when `promise` does not hold.
void require(bool promise, const char* what);

} // namespace reeve::fuzz
