// SPDX-License-Identifier: GPL-3.0-or-later
// What the table may specify about a command before it is performed: random results that Reeve would otherwise draw,
// and the hex where battles begin.
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace reeve::app {

/// A question about a command. Its answer: `count` of `hexes`, or a number from 1 to `most`.
struct OpenQuestion {
    const char* key = ""; ///< of the command: "first", "landing", "nuggets" (asked once per token) or "die"
    int count = 1;
    std::vector<std::string> hexes;
    int most = 0;
    QString title;
    QString ask;
    QString undecided; ///< label for leaving it open
    const char* rule = "";
};

/// The open question of a command; nullopt: none, or the command is illegal. `chance`: random results are
/// asked for too (FAN-BARB-3, FAN-GOLD-14, FAN-BAG-2), not only the order of battles (FAN-BAT-2). `possible`: a
/// position in which the acting player holds the cards that the command costs.
std::optional<OpenQuestion> openQuestion(const Command& command, const GameState& state, const GameState& possible,
                                         bool chance);

} // namespace reeve::app
