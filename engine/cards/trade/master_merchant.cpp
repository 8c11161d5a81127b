// SPDX-License-Identifier: GPL-3.0-or-later
// Master Merchant (PROG-MAST): sees the hand of an opponent with more points and takes two cards.
#include "engine/cards/card.h"

#include <algorithm>

namespace reeve::cards {

Verdict masterMerchant(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    if (play.victim == player || index(play.victim) >= state.playerCount)
        return refuse(RefusalCode::WrongTarget, "PROG-MAST");
    if (points(state, play.victim) <= points(state, player)) return refuse(RefusalCode::NotAVictim, "PROG-MAST");
    const auto hand = state.player(play.victim).hand;
    const int count = std::min(2, hand.total());
    if (count == 0) return accepted;
    if (hand.total() == count || hand.kinds() == 1) {
        const Hand taken = hand.kinds() == 1 ? Hand::of(hand.cardAt(0), count) : hand;
        writer.emit(event::CardsPassed{play.victim, player, taken, Cause::ProgressCard});
    } else {
        writer.open({.kind = DecisionKind::TakeCards,
                     .player = player,
                     .count = static_cast<std::uint8_t>(count),
                     .other = play.victim});
    }
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::TakeCards& c) {
    if (c.cards.total() != decision.count) return refuse(RefusalCode::WrongNumberOfCards, "PROG-MAST");
    if (!writer.player(decision.other).hand.covers(c.cards)) return refuse(RefusalCode::CardsNotHeld, "PROG-MAST");
    writer.emit(event::CardsPassed{decision.other, player, c.cards, Cause::ProgressCard});
    writer.close(DecisionKind::TakeCards, player);
    return accepted;
}

} // namespace reeve::cards
