// SPDX-License-Identifier: GPL-3.0-or-later
// Wedding (PROG-WEDD): every opponent with more points gives two cards of their choice.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict wedding(EventWriter& writer, PlayerId player, const command::Play&) {
    const auto& state = writer.state();
    const int own = points(state, player);
    for (const auto opponent : clockwiseFrom(state, player))
        if (opponent != player && points(state, opponent) > own)
            askGive(writer, {.kind = DecisionKind::Give, .player = opponent, .count = 2, .other = player});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::Give& c) {
    const auto* rule = decision.commodityOnly ? "PROG-CHAR" : writer.state().rules.knights() ? "PROG-WEDD" : "TWO-14";
    if (c.cards.total() != decision.count) return refuse(RefusalCode::WrongNumberOfCards, rule);
    if (!writer.player(player).hand.covers(c.cards)) return refuse(RefusalCode::CardsNotHeld, rule);
    if (decision.commodityOnly && !isCommodity(c.cards.cardAt(0))) return refuse(RefusalCode::WrongTarget, "PROG-CHAR");
    const auto cause = writer.state().rules.knights() ? Cause::ProgressCard : Cause::Trade; // TWO-14: forced trade
    writer.emit(event::CardsPassed{player, decision.other, c.cards, cause});
    writer.close(DecisionKind::Give, player);
    return accepted;
}

} // namespace reeve::cards
