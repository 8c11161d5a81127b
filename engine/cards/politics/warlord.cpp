// SPDX-License-Identifier: GPL-3.0-or-later
// Warlord (PROG-WARL): activates all own knights; none that was inactive may act this turn.
#include "engine/cards/card.h"
#include "engine/rules/sites.h"

namespace reeve::cards {

Verdict warlord(EventWriter& writer, PlayerId player, const command::Play&) {
    for (const auto at : rules::activatable(writer.state(), player)) writer.emit(event::KnightActivated{player, at});
    return accepted;
}

} // namespace reeve::cards
