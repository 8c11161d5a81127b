// SPDX-License-Identifier: GPL-3.0-or-later
// Road Building (PROG-ROAD): up to two roads without payment, by the normal rules.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict roadBuilding(Course& course, PlayerId player, const command::Play& play) {
    return freeRoads(course, player, play.paths, play.ships, "PROG-ROAD");
}

} // namespace reeve::cards
