// SPDX-License-Identifier: GPL-3.0-or-later
// Merchant (PROG-MERC, MERCHANT-2): moves to a hex next to an own building.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict merchant(EventWriter& writer, PlayerId player, const command::Play& play) {
    const bool beside = play.to != kNoHex &&
                        writer.state().island().hexCornerSet[index(play.to)].meets(writer.player(player).buildings());
    if (!beside) return refuse(RefusalCode::NotConnected, "MERCHANT-2");
    if (!merchantMayStand(writer.state().board.terrain[index(play.to)]))
        return refuse(RefusalCode::MerchantNotHere, "GOLDHEX-5");
    writer.emit(event::MerchantMoved{player, play.to});
    return accepted;
}

} // namespace reeve::cards
