// SPDX-License-Identifier: GPL-3.0-or-later
// Baggage trains (FAN-BAG).
#pragma once

#include "engine/modules/fan/train_numbers.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Points and toll of one step of the player's train (FAN-BAG-7, FAN-BAG-1, FAN-BAG-5).
struct Step {
    int points = 0;
    PlayerId toll = kNobody; ///< the player who gets a gold for the road
};
/// `waved`: the owner of the guarding knight lets the train pass, without the extra points (FAN-BAG-5).
Step stepOf(const GameState& state, PlayerId player, PathId path, IntersectionId to, bool waved);
/// The opponent whose active round knight stands on `at`; kNobody if there is none.
PlayerId guardOf(const GameState& state, PlayerId player, IntersectionId at);
/// Legal targets of the player's train now; with `waved`, only those with a guarding knight.
IntersectionSet trainTargets(const GameState& state, PlayerId player, bool waved);
/// Knights that the train may try to drive off now (FAN-BAG-2).
IntersectionSet drivable(const GameState& state, PlayerId player);
/// Legal places for a new train (FAN-BAG-6). Ignores the price.
IntersectionSet trainSites(const GameState& state, PlayerId player);

rules::Verdict recruitTrain(rules::EventWriter& writer, PlayerId player, const Recruit& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const PromoteTrain& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const MoveTrain& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const DriveOff& c);

} // namespace reeve::fan
