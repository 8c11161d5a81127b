// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/options_view.h"

#include "app/values/game_values.h"
#include "app/words/refusal_wording.h"
#include "engine/choices/options.h"
#include "engine/due.h"

namespace reeve::app {

OptionsFacts optionsView(const TableView& table, const SeatNames& names) {
    const GameState state = askedAtTable(table);
    const PlayerId player = state.pending.empty() ? state.turn.player : state.pending.front().player;
    const Options o = options(state, player);
    const auto said = [&](const std::optional<Refusal>& why) {
        return why ? refusalText(*why, Action{}, player, state, names) : QString();
    };
    return {.place = placeList(state.island(), o.place),
            .answers = placeList(state.island(), o.answers),
            .trade = o.trade,
            .wait = said(actionsRefusal(state, player)),
            .tradeReason = said(tradeRefusal(state, player)),
            .bankRate = handFacts(o.bankRate)};
}

} // namespace reeve::app
