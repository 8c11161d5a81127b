// SPDX-License-Identifier: GPL-3.0-or-later
// Decides the commands of Seafarers; functions that other chapters call.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve::seafarers {

using rules::EventWriter;
using rules::Verdict;

// The commands, as in rules/chapters.h.
Verdict carryOut(EventWriter& writer, PlayerId player, const MovePirate& c);
Verdict carryOut(EventWriter& writer, PlayerId player, const MoveShip& c);
Verdict carryOut(EventWriter& writer, PlayerId player, const ChasePirate& c);
Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const TakeGold& c);

/// Moves the pirate and steals (PIRATE-1 to PIRATE-3), also for a knight card of the base game (PIRATE-2). `chase`: by
/// a knight on the board.
Verdict movePirateBy(EventWriter& writer, PlayerId player, const command::RobberMove& c, bool chase);
/// Builds a ship that was paid (SHIP-1 to SHIP-3).
Verdict buildShip(EventWriter& writer, PlayerId player, PathId at);
/// Returns why a ship may not be built on a path; accepted if it may. Ignores the price.
Verdict checkShipSite(const GameState& state, PlayerId player, PathId at);
/// Refuses a road on a path without adjacent land; accepts all paths without Seafarers.
Verdict checkLandPath(const GameState& state, PathId at);
/// After a settlement was built outside the set-up: the player's first in a foreign area gets special points (AREA-3).
void settleArea(EventWriter& writer, PlayerId player, IntersectionId at);
/// Opens the choice of `count` resources for gold (GOLDHEX-3); does nothing for 0.
void askGold(EventWriter& writer, PlayerId player, int count);

} // namespace reeve::seafarers
