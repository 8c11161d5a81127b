// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/values/turn_facts.h"

#include <QVariant>

#include <optional>

namespace reeve::app {

/// The last conflict at the end of a turn (FAN-BAT), which may lie in several steps: the turn's end and the dice that
/// it asked for.
struct RecentConflict {
    int serial = 0;    ///< of the step that began it
    bool done = false; ///< every battle of it is settled
    QVariant view;     ///< `Game.conflict`
};
/// Nothing where the game has no battles, and before the first. The view is {done, battles}, the battles in their
/// order, the last one perhaps still open:
/// [{title, figures, strength, sides, rolls, die, fallen, asks, count, rollers, directions}]. `sides` [{player,
/// mounted, crews, strength, prisoners, gold, lost}] are those who fought; `rolls` [{"0": 4}] the dice for prisoners by
/// seat, `die` that for the losses (0: not rolled), `fallen` its direction in words; `asks` "prisoners" or "losses"
/// while dice are owed, then `count` prisoners and the seats `rollers`, or the `directions` in which pieces may be lost
/// [{faces, text, turn, sides}]: the faces of the die, degrees clockwise from the first, and who stands there with
/// what.
std::optional<RecentConflict> recentConflict(const GameSession& session);

/// Where barbarians landed on hexes with the last step (FAN-BARB-3), {hexes, text}, for `landed` of `Game.barbarians`;
/// empty where none did.
LandedFacts landedOnHexes(const GameSession& session);

} // namespace reeve::app
