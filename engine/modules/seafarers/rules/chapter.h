// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of Seafarers decided, and what other chapters ask of it.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve::seafarers {

using rules::EventWriter;
using rules::Verdict;

/// A command of the module whose gate is passed: it is this player's turn or decision. `decision` is the one that is
/// answered, if any.
Verdict decide(EventWriter& writer, PlayerId player, const Decision& decision, const Action& action);
/// The decision that a command answers; nothing for one that is no answer.
std::optional<DecisionKind> answeredBy(const Action& action);

Verdict moveShip(EventWriter& writer, PlayerId player, const MoveShip& c);
Verdict chasePirate(EventWriter& writer, PlayerId player, const ChasePirate& c);
Verdict takeGold(EventWriter& writer, PlayerId player, const Decision& decision, const TakeGold& c);

/// Moves the pirate and robs (PIRATE-1 to PIRATE-3); a knight of the base game does the same (PIRATE-2). `chase`: by a
/// knight on the board.
Verdict movePirateBy(EventWriter& writer, PlayerId player, const command::RobberMove& c, bool chase);
/// A ship that is paid (SHIP-1 to SHIP-3).
Verdict buildShip(EventWriter& writer, PlayerId player, PathId at);
/// Why a ship may not stand on a path, whoever pays it; nothing where it may.
Verdict checkShipSite(const GameState& state, PlayerId player, PathId at);
/// Why the path of a road has no land beside it; nothing where it has, and without Seafarers.
Verdict checkLandPath(const GameState& state, PathId at);
/// A settlement has been built after the set-up: the first in a foreign area brings special points (AREA-3).
void settleArea(EventWriter& writer, PlayerId player, IntersectionId at);
/// Asks a player to choose so many resources for gold (GOLDHEX-3); nothing for none.
void askGold(EventWriter& writer, PlayerId player, int count);

} // namespace reeve::seafarers
