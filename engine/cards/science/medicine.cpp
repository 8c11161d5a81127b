// SPDX-License-Identifier: GPL-3.0-or-later
// Medicine (PROG-MEDI): builds a city on a settlement for 2 ore and 1 grain; also restores a city on its side at this
// price (BARB-21).
#include "engine/cards/card.h"
#include "engine/rules/chapters.h"
#include "engine/tables/costs.h"

namespace reeve::cards {

Verdict medicine(EventWriter& writer, PlayerId player, const command::Play& play) {
    return rules::buildCity(writer, player, play.at, play.landing, costs::kMedicineCity, "PROG-MEDI");
}

} // namespace reeve::cards
