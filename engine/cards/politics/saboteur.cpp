// SPDX-License-Identifier: GPL-3.0-or-later
// Saboteur (PROG-SABO): every opponent with at least as many points discards half of the hand.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict saboteur(EventWriter& writer, PlayerId player, const command::Play&) {
    const auto& state = writer.state();
    const int own = points(state, player);
    for (const auto opponent : clockwiseFrom(state, player)) {
        const int half = state.player(opponent).hand.total() / 2; // regardless of walls and of the limit of 7
        if (opponent != player && half > 0 && points(state, opponent) >= own)
            rules::requireDiscard(writer, opponent, half);
    }
    return accepted;
}

} // namespace reeve::cards
