// SPDX-License-Identifier: GPL-3.0-or-later
// Alchemist (PROG-ALCH): sets both numbered dice before the roll; the event die is still rolled.
#include "engine/cards/card.h"
#include "engine/rules/timing.h"

namespace reeve::cards {

Verdict alchemist(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    if (state.turn.alchemistRed != 0) return refuse(RefusalCode::CardAlreadyPlayed, "PROG-ALCH");
    const bool easy = rules::easyTurn(state);
    if (easy && play.red + play.yellow == 7) return refuse(RefusalCode::RollAgain, "VAR-EASY-1");
    writer.emit(event::DiceSet{player, play.red, play.yellow});
    return accepted;
}

} // namespace reeve::cards
