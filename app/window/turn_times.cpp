// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/turn_times.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

struct Sums {
    int turns = 0;
    qint64 total = 0;
    qint64 longest = 0;
};

} // namespace

TimesFacts turnTimes(const GameSession& session) {
    std::array<Sums, kMaxPlayers> sums{};
    TimesFacts times;
    qint64 last = 0, spent = 0;
    PlayerId whose = kNobody; // player of the turn being timed
    const auto steps = session.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const qint64 now = session.time(i);
        const qint64 gap = now - last;
        if (now <= 0 || gap < 0 || steps[i].correction)
            whose = kNobody; // unknown time, clock set back, or turn changed by a correction
        else if (last > 0 && gap > kBreak)
            ++times.breaks;
        else if (last > 0)
            spent += gap;
        last = now > 0 ? now : 0;
        for (const Event& event : steps[i].events) {
            const auto* began = std::get_if<event::TurnBegan>(&event);
            if (began == nullptr) continue;
            if (whose != kNobody) {
                Sums& sum = sums[index(whose)];
                ++sum.turns;
                sum.total += spent;
                sum.longest = std::max(sum.longest, spent);
            }
            whose = now > 0 ? began->player : kNobody;
            spent = 0;
        }
    }
    for (int p = 0; p < session.state().playerCount; ++p) {
        const Sums& sum = sums[static_cast<std::size_t>(p)];
        const auto total = static_cast<double>(sum.total);
        times.players.append({.player = p,
                              .turns = sum.turns,
                              .total = total,
                              .average = sum.turns == 0 ? 0.0 : total / sum.turns,
                              .longest = static_cast<double>(sum.longest)});
    }
    return times;
}

} // namespace reeve::app
