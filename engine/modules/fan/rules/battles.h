// SPDX-License-Identifier: GPL-3.0-or-later
// Battles for hexes with barbarians, prisoners and losses (FAN-BAT, FAN-PRIS, FAN-LIB, FAN-LOSS).
#pragma once

#include "engine/modules/fan/stated.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Strength of all mounted knights and crews on the six paths of a hex (FAN-BAT-3).
int battleStrength(const GameState& state, HexId hex);
/// Bit set of the players with a piece there (FAN-PRIS-1).
std::uint8_t involvedIn(const GameState& state, HexId hex);

/// At the end of a player's turn: begins the next battle. Returns false if no hex can be won; the turn then ends at
/// once.
bool beginConflict(rules::EventWriter& writer, PlayerId player, const EndTurn& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Decision& decision, const RollPrisoners& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Decision& decision, const RollLosses& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const ExchangePrisoners&);

} // namespace reeve::fan
