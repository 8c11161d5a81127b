// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"
#include "app/values/battle_facts.h"
#include "app/values/turn_facts.h"

#include <optional>

namespace reeve::app {

/// The last conflict at the end of a turn (FAN-BAT). It may span several steps: the end of the turn and the dice for
/// its battles.
struct RecentConflict {
    int serial = 0;     ///< serial of the step that began it
    ConflictFacts view; ///< `Game.conflict`
};
/// nullopt: the game has no battles, or there was none yet.
std::optional<RecentConflict> recentConflict(const GameSession& session);

/// Landing of barbarians on hexes in the last step (FAN-BARB-3), for `landed` of `Game.barbarians`; empty if there was
/// none.
LandedFacts landedOnHexes(const GameSession& session);

} // namespace reeve::app
