// SPDX-License-Identifier: GPL-3.0-or-later
// Engineer (PROG-ENGR): a wall without payment, by the rules of walls.
#include "engine/cards/card.h"
#include "engine/rules/chapters.h"

namespace reeve::cards {

Verdict engineer(EventWriter& writer, PlayerId player, const command::Play& play) {
    return rules::buildWall(writer, player, play.at, Hand{});
}

} // namespace reeve::cards
