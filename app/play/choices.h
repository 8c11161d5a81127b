// SPDX-License-Identifier: GPL-3.0-or-later
// What a command chooses: its fields as words of the record, without JSON.
#pragma once

#include "app/words/holes.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <string>
#include <string_view>
#include <vector>

namespace reeve::app {

struct Choice {
    std::string_view key; ///< of the record
    HoleKind kind{};
    /// A place, a card (one for each card of several), a colour, a number, "yes" or "no"; "ship a1-a2" for a ship among
    /// free roads, "-" for a robbery that is declined.
    std::string word;
    bool several = false; ///< the key holds a list
    friend bool operator==(const Choice&, const Choice&) = default;
};
/// In the order of the fields. Random results that a command may state are no choices.
using Choices = std::vector<Choice>;
Choices choicesOf(const Command& command, const GameState& state);

inline constexpr std::string_view kShip = "ship ", kDeclined = "-";
/// Key of the piece that a knight takes down: "road", "ship" or "building" in the record.
inline constexpr std::string_view kTarget = "target";
/// The words of a key, in the order of the command.
std::vector<std::string> wordsOf(const Choices& choices, std::string_view key);
/// What a command costs besides its price: "grain" or "fish"; empty: nothing.
std::string_view extraOf(const Choices& choices);

} // namespace reeve::app
