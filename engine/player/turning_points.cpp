// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/turning_points.h"

#include "engine/player/choose.h"
#include "engine/player/weights.h"

#include <algorithm>
#include <cmath>

namespace reeve::player {

namespace {

void play(GameState& state, const Step& step) {
    if (step.correction)
        state = *step.correction;
    else
        for (const auto& event : step.events) apply(state, event);
}

} // namespace

std::vector<Standing> standingsOf(const GameState& start, std::span<const Step> steps) {
    const auto& weights = learnedWeights(start.rules.game);
    std::vector<Standing> standings;
    auto state = start;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const int before = state.turn.number;
        play(state, steps[i]);
        if (state.turn.number > before && state.turn.phase != Phase::Over)
            standings.push_back({state.turn.number, i + 1, estimate(state, weights)});
    }
    if (!standings.empty()) standings.push_back({standings.back().turn + 1, steps.size(), estimate(state, weights)});
    return standings;
}

std::array<Balance, kMaxPlayers> balancesOf(const GameState& start, std::span<const Step> steps) {
    const auto& weights = learnedWeights(start.rules.game);
    std::array<Balance, kMaxPlayers> balances{};
    auto state = start;
    std::size_t first = 0;
    while (first < steps.size() && state.turn.phase == Phase::Setup) play(state, steps[first++]);
    auto before = estimate(state, weights);
    for (std::size_t p = 0; p < start.playerCount; ++p) balances[p].start = before[p];
    for (std::size_t i = first; i < steps.size(); ++i) {
        const auto& step = steps[i];
        const auto actor = step.command.player != kNobody ? step.command.player : toAct(state);
        play(state, step);
        const auto after = estimate(state, weights);
        const bool dice = !step.correction && std::holds_alternative<command::Roll>(step.command.action);
        for (std::size_t p = 0; p < start.playerCount; ++p) {
            auto& balance = balances[p];
            (dice                                    ? balance.dice
             : !step.correction && p == index(actor) ? balance.own
                                                     : balance.others) += after[p] - before[p];
        }
        before = after;
    }
    return balances;
}

std::optional<std::size_t> decisiveStep(const GameState& start, std::span<const Step> steps,
                                        const TurningPoint& point) {
    const auto& weights = learnedWeights(start.rules.game);
    auto state = start;
    for (std::size_t i = 0; i < point.from; ++i) play(state, steps[i]);
    const double sign = point.after < point.before ? -1 : 1;
    std::optional<std::size_t> decisive;
    double most = 0, before = estimate(state, weights)[index(point.player)];
    for (std::size_t i = point.from; i < point.to; ++i) {
        play(state, steps[i]);
        const double after = estimate(state, weights)[index(point.player)];
        const bool ends = std::holds_alternative<command::EndTurn>(steps[i].command.action); // has no event of its own
        if (!ends && sign * (after - before) > most) {
            most = sign * (after - before);
            decisive = i;
        }
        before = after;
    }
    return decisive;
}

std::vector<TurningPoint> turningPoints(std::span<const Standing> standings, std::size_t most) {
    std::vector<TurningPoint> points;
    for (std::size_t i = 0; i + 2 < standings.size(); ++i) {
        const auto& before = standings[i].chances;
        const auto& after = standings[i + 1].chances;
        TurningPoint point{.turn = standings[i].turn, .from = standings[i].step, .to = standings[i + 1].step};
        for (std::size_t p = 0; p < before.size(); ++p) {
            if (std::abs(after[p] - before[p]) <= std::abs(point.after - point.before)) continue;
            point.player = static_cast<PlayerId>(p);
            point.before = before[p];
            point.after = after[p];
        }
        if (std::abs(point.after - point.before) >= kLeastTurn) points.push_back(point);
    }
    std::ranges::stable_sort(points, std::greater{}, [](const auto& p) { return std::abs(p.after - p.before); });
    if (points.size() > most) points.resize(most);
    std::ranges::sort(points, std::less{}, &TurningPoint::turn);
    return points;
}

} // namespace reeve::player
