// SPDX-License-Identifier: GPL-3.0-or-later
// Mining (PROG-MINE): 2 ore for each mountains hex with an own building.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict mining(EventWriter& writer, PlayerId player, const command::Play&) {
    harvest(writer, player, Terrain::Mountains, Card::Ore);
    return accepted;
}

} // namespace reeve::cards
