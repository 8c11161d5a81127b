// SPDX-License-Identifier: GPL-3.0-or-later
// What is still to be chosen for a command, and how.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <string_view>

namespace reeve::app {

/// How a prompt is answered.
enum class Manner : std::uint8_t {
    Led,      ///< question by question
    Placing,  ///< a building of the set-up, then its road
    Board,    ///< by tapping places, then possibly choosing a player to steal from
    Cards,    ///< `count` cards
    Resource, ///< one kind of card
    Deck,     ///< one of the three tracks, or its deck
    Progress, ///< one of the player's progress cards
    Dice,     ///< the values of the dice
    AtOnce    ///< no choice
};

/// Type of a hole. `Place`: a place of any kind; `Choice`: "yes" or "no"; `Piece`: a road, a ship or a settlement.
// clang-format off
enum class HoleKind : std::uint8_t {
    Hex, Intersection, Path, Place, Player, Color, Cards, Resource, Track, Progress, Piece, Number, Choice
};
// clang-format on

/// A parameter of a command that is still to be chosen.
struct Hole {
    std::string_view key; ///< key in the record: "at", "to", "cards"
    HoleKind kind;
    QString ask;           ///< instruction: "Tap a hex for the robber."
    bool optional = false; ///< filled without asking if there is at most one possibility
};

namespace prompts {

/// Translation context of the prompts.
struct PromptWords {
    Q_DECLARE_TR_FUNCTIONS(PromptWords)
};
/// A hole for a place tapped on the board; `key` is its name in the command. `known`: filled without asking if there is
/// one possibility.
inline Hole placeHole(const char* key, HoleKind kind, const QString& ask) { return {key, kind, ask}; }
inline Hole known(const char* key, HoleKind kind, const QString& ask) { return {key, kind, ask, true}; }

} // namespace prompts
} // namespace reeve::app
