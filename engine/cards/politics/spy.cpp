// SPDX-License-Identifier: GPL-3.0-or-later
// Spy (PROG-SPY): looks at an opponent's progress cards and takes one.
#include "engine/cards/card.h"

#include <algorithm>

namespace reeve::cards {

Verdict spy(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    if (play.victim == player || index(play.victim) >= state.playerCount)
        return refuse(RefusalCode::WrongTarget, "PROG-SPY");
    const auto& cards = state.player(play.victim).progress;
    const auto kinds = std::ranges::count_if(cards, [](auto n) { return n > 0; });
    if (kinds == 0) return accepted;
    if (kinds == 1 && rulesOf(state.rules.edition).spyMustTake) {
        const auto only = std::ranges::find_if(cards, [](auto n) { return n > 0; }) - cards.begin();
        writer.emit(event::ProgressTaken{player, play.victim, static_cast<ProgressCard>(only)});
    } else {
        writer.open({.kind = DecisionKind::TakeProgress, .player = player, .other = play.victim});
    }
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::TakeProgress& c) {
    const auto& state = writer.state();
    if (c.card == kNoProgressCard) {
        if (rulesOf(state.rules.edition).spyMustTake) return refuse(RefusalCode::WrongNumberOfCards, "PROG-SPYb");
        writer.emit(event::PassedOn{player, DecisionKind::TakeProgress});
    } else {
        if (state.player(decision.other).progress[index(c.card)] == 0)
            return refuse(RefusalCode::CardNotHeld, "PROG-SPY");
        writer.emit(event::ProgressTaken{player, decision.other, c.card});
    }
    writer.close(DecisionKind::TakeProgress, player);
    return accepted;
}

} // namespace reeve::cards
