// SPDX-License-Identifier: GPL-3.0-or-later
// Resource Monopoly and Trade Monopoly (PROG-RMON, PROG-TMONa).
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict resourceMonopoly(EventWriter& writer, PlayerId player, const command::Play& play) {
    if (play.kind == kNoCard || !isResource(play.kind)) return refuse(RefusalCode::NotAResource, "PROG-RMON");
    collect(writer, player, play.kind, 2, Cause::ProgressCard);
    return accepted;
}

Verdict tradeMonopoly(EventWriter& writer, PlayerId player, const command::Play& play) {
    if (play.kind == kNoCard || !isCommodity(play.kind)) return refuse(RefusalCode::WrongTarget, "PROG-TMONa");
    collect(writer, player, play.kind, 1, Cause::ProgressCard);
    return accepted;
}

} // namespace reeve::cards
