// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roll_odds.h"

#include "app/words/place_wording.h"
#include "engine/tables/dice.h"

#include <QStringList>

namespace reeve::app {

using namespace Qt::StringLiterals;

RolledSoFar rolledSoFar(const GameSession& session) {
    RolledSoFar sum;
    for (const Step& step : session.steps())
        for (const Event& event : step.events)
            if (const auto* dice = std::get_if<event::DiceRolled>(&event)) {
                ++sum.rolls;
                ++sum.totals[static_cast<std::size_t>(dice::total(*dice))];
            }
    return sum;
}

OddsFacts rollOdds(const GameSession& session, int total) {
    const int ways = dice::waysToRoll(total);
    QStringList throws;
    for (int first = 1; first <= dice::kFaces; ++first)
        if (const int second = total - first; second >= 1 && second <= dice::kFaces)
            throws << u"%1 + %2"_s.arg(first).arg(second);
    const RolledSoFar rolled = rolledSoFar(session);
    return {.ways = ways,
            .of = dice::kThrows,
            .throws = throws,
            .soFar = ways == 0 ? QString() : rolledText(rolled.totals[static_cast<std::size_t>(total)], rolled.rolls)};
}

} // namespace reeve::app
