// SPDX-License-Identifier: GPL-3.0-or-later
// Irrigation (PROG-IRRI): 2 grain for each fields hex with an own building.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict irrigation(EventWriter& writer, PlayerId player, const command::Play&) {
    harvest(writer, player, Terrain::Fields, Card::Grain);
    return accepted;
}

} // namespace reeve::cards
