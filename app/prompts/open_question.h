// SPDX-License-Identifier: GPL-3.0-or-later
// What the table may still say of a command before it is carried out: chance that Reeve would draw otherwise, and the
// hex at which several battles begin.
#pragma once

#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace reeve::app {

/// What is still open of a command, and its answers: `count` hexes of `hexes`, or a number from 1 to `most`.
struct OpenQuestion {
    const char* key = ""; ///< of the command: "first", "landing", "nuggets" (asked for each token) or "die"
    int count = 1;
    std::vector<std::string> hexes;
    int most = 0;
    QString title;
    QString ask;
    QString undecided; ///< what it is called to leave it open
    const char* rule = "";
};

/// What is open of a command of the record; nothing where it leaves nothing open, or is not legal. `chance`: what Reeve
/// would draw is asked for, too (FAN-BARB-3, FAN-GOLD-14, FAN-BAG-2), not only the order of battles (FAN-BAT-2).
/// `possible` is a position in which whoever acts holds what the command costs.
std::optional<OpenQuestion> openQuestion(const record::Json& command, const GameState& state, const GameState& possible,
                                         bool chance);

} // namespace reeve::app
