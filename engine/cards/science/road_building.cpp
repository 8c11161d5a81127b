// SPDX-License-Identifier: GPL-3.0-or-later
// Road Building (PROG-ROAD): up to two roads without payment, by the normal rules.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict roadBuilding(EventWriter& writer, PlayerId player, const command::Play& play) {
    return rules::freeRoads(writer, player, play.paths, play.ships, "PROG-ROAD");
}

} // namespace reeve::cards
