// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/points_view.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

struct Part {
    const char* source;
    int count;
    int each;
};

/// Chapter 21 of the ledger: the table of points.
std::array<Part, 10> parts(const GameState& state, PlayerId id) {
    const PlayerState& player = state.player(id);
    const auto metropolises =
        std::ranges::count_if(state.metropolises, [&](const Metropolis& m) { return m.player == id; });
    const auto shown = [&](ProgressCard card) { return player.shown[index(card)] ? 1 : 0; };
    constexpr auto bought = index(DevelopmentCard::VictoryPoint);
    const int hidden = state.turn.phase == Phase::Over ? player.development[bought] + player.newDevelopment[bought] : 0;
    return {{{"settlement", (player.settlements | player.reduced).size(), 1},
             {"city", player.cities.size(), 2},
             {"metropolis", static_cast<int>(metropolises), 2},
             {"longest-road", state.longestRoad.player == id ? 1 : 0, 2},
             {"largest-army", state.largestArmy.player == id ? 1 : 0, 2},
             {"defender", player.defender, 1},
             {"merchant", state.board.merchant != kNoHex && state.board.merchantOwner == id ? 1 : 0, 1},
             {"printer", shown(ProgressCard::Printer), 1},
             {"constitution", shown(ProgressCard::Constitution), 1},
             {"victory-point", hidden, 1}}};
}

} // namespace

QVariantList pointParts(const GameState& state, PlayerId player) {
    QVariantList list;
    for (const Part& part : parts(state, player))
        if (part.count > 0)
            list.append(QVariantMap{{QStringLiteral("source"), QLatin1String(part.source)},
                                    {QStringLiteral("count"), part.count},
                                    {QStringLiteral("points"), part.count * part.each}});
    return list;
}

int visiblePoints(const GameState& state, PlayerId player) {
    int sum = 0;
    for (const Part& part : parts(state, player)) sum += part.count * part.each;
    return sum;
}

} // namespace reeve::app
