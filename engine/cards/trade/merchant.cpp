// SPDX-License-Identifier: GPL-3.0-or-later
// Merchant (PROG-MERC, MERCHANT-2): goes to a hex beside an own building.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict merchant(Course& course, PlayerId player, const command::Play& play) {
    const bool beside = play.to != kNoHex &&
                        course.state().island().hexCornerSet[index(play.to)].meets(course.player(player).buildings());
    if (!beside) return refuse(RefusalCode::NotConnected, "MERCHANT-2");
    if (!merchantMayStand(course.state().board.terrain[index(play.to)]))
        return refuse(RefusalCode::MerchantNotHere, "GOLDHEX-5");
    course.emit(event::MerchantMoved{player, play.to});
    return accepted;
}

} // namespace reeve::cards
