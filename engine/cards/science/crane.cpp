// SPDX-License-Identifier: GPL-3.0-or-later
// Crane (PROG-CRANE): the next improvement this turn costs one commodity less.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict crane(EventWriter& writer, PlayerId player, const command::Play&) {
    if (writer.state().turn.crane)
        return refuse(RefusalCode::CardAlreadyPlayed, "PROG-CRANE"); // not twice on one improvement
    writer.emit(event::CraneReady{player});
    return accepted;
}

} // namespace reeve::cards
