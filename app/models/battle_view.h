// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/values/battle_facts.h"
#include "app/values/turn_facts.h"

#include <optional>

namespace reeve::app {

/// The last conflict at the end of a turn (FAN-BAT), which may lie in several steps: the turn's end and the dice that
/// it asked for.
struct RecentConflict {
    int serial = 0;     ///< of the step that began it
    ConflictFacts view; ///< `Game.conflict`
};
/// Nothing where the game has no battles, and before the first.
std::optional<RecentConflict> recentConflict(const GameSession& session);

/// Where barbarians landed on hexes with the last step (FAN-BARB-3), {hexes, text}, for `landed` of `Game.barbarians`;
/// empty where none did.
LandedFacts landedOnHexes(const GameSession& session);

} // namespace reeve::app
