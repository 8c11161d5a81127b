// SPDX-License-Identifier: GPL-3.0-or-later
// Commercial Harbor (PROG-CHAR): each opponent may be offered one resource this turn and must give a commodity. A
// second card in the same turn has no further effect.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict commercialHarbor(EventWriter& writer, PlayerId player, const command::Play&) {
    const auto& state = writer.state();
    const auto everybody = (1U << state.playerCount) - 1U;
    const auto opponents = state.turn.harborOpened ? state.turn.commercialHarbor : everybody & ~(1U << index(player));
    writer.emit(event::HarborOpened{player, static_cast<std::uint8_t>(opponents)});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::HarborTrade& c) {
    const auto& state = writer.state();
    if (!state.rules.knights()) return refuse(RefusalCode::NotInThisGame, "PROG-CHAR");
    if (index(c.with) >= state.playerCount || ((state.turn.commercialHarbor >> index(c.with)) & 1U) == 0)
        return refuse(RefusalCode::CardNotPlayable, "PROG-CHAR");
    if (c.give.total() != 1) return refuse(RefusalCode::WrongNumberOfCards, "PROG-CHAR");
    if (!isResource(c.give.cardAt(0))) return refuse(RefusalCode::NotAResource, "PROG-CHAR");
    if (!state.player(player).hand.covers(c.give)) return refuse(RefusalCode::CardsNotHeld, "PROG-CHAR");
    writer.emit(event::HarborOffered{player, c.with});
    const auto& hand = state.player(c.with).hand;
    if (hand[Card::Cloth] + hand[Card::Coin] + hand[Card::Paper] == 0) return accepted; // void; resource kept
    writer.emit(event::CardsPassed{player, c.with, c.give, Cause::ProgressCard});
    askGive(writer, {.kind = DecisionKind::Give, .player = c.with, .count = 1, .other = player, .commodityOnly = true});
    return accepted;
}

} // namespace reeve::cards
