// SPDX-License-Identifier: GPL-3.0-or-later
// Intrigue (PROG-INTR): displaces an opponent's knight that stands on an own road.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict intrigue(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    const auto owner = knightOwner(state, play.at);
    if (owner == kNobody || owner == player) return refuse(RefusalCode::WrongTarget, "PROG-INTR");
    if (!endsOf(state.island(), state.player(player).roads | state.player(player).ships).contains(play.at))
        return refuse(RefusalCode::NotConnected, "PROG-INTR");
    const Knight displaced = *state.player(owner).knightAt(play.at);
    writer.emit(event::KnightDisplaced{owner, displaced});
    rules::retreat(writer, owner, displaced);
    return accepted;
}

} // namespace reeve::cards
