// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for fuzzing: Reeve must handle any bytes at each of its inputs. Each target is one input. It returns on
// success and aborts (require) if a promise is broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace reeve::fuzz {

using Bytes = std::span<const std::uint8_t>;

void position(Bytes bytes);  ///< a position of the record, as text
void script(Bytes bytes);    ///< a script: its first line and its commands
void command(Bytes bytes);   ///< valid and invalid commands to a game in progress
void journal(Bytes bytes);   ///< the games file
void steps(Bytes bytes);     ///< a valid file with arbitrary games, as if another program had written the steps
void settings(Bytes bytes);  ///< the settings file
void image(Bytes bytes);     ///< a picture file, decoded and read
void json(Bytes bytes);      ///< the parser shared by the others
void people(Bytes bytes);    ///< the file of the players
void boards(Bytes bytes);    ///< the file of the saved boards
void importing(Bytes bytes); ///< a record read as a new game
void head(Bytes bytes);      ///< the head of a request to the phones' server
void message(Bytes bytes);   ///< a phone's message
void session(Bytes bytes);   ///< messages of several phones in a small game
void label(Bytes bytes);     ///< a label of a photograph (app/tools/workbench)

struct Target {
    std::string_view name; ///< also the name of its folder in corpus/
    void (*run)(Bytes);
    std::size_t longest; ///< maximum size in bytes; larger inputs add nothing
};

inline constexpr Target kTargets[]{
    {"position", position, 8192}, {"script", script, 8192},       {"command", command, 2048},
    {"journal", journal, 40960},  {"steps", steps, 4096},         {"settings", settings, 512},
    {"image", image, 16384},      {"label", label, 4096},         {"json", json, 4096},
    {"people", people, 2048},     {"importing", importing, 8192}, {"head", head, 9216},
    {"message", message, 4200},   {"session", session, 4096},     {"boards", boards, 4096},
};

/// Aborts with `what` if `promise` is false.
void require(bool promise, const char* what);

} // namespace reeve::fuzz
