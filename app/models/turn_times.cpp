// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/turn_times.h"

#include "app/values/game_values.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

struct Sums {
    int turns = 0;
    qint64 total = 0;
    qint64 longest = 0;
};

} // namespace

QVariantMap turnTimes(const GameSession& session) {
    std::array<Sums, kMaxPlayers> sums{};
    int breaks = 0;
    qint64 last = 0, spent = 0;
    PlayerId whose = kNobody; // of the turn that is timed
    const auto steps = session.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const qint64 now = session.time(i);
        const qint64 gap = now - last;
        if (now <= 0 || gap < 0 || steps[i].correction)
            whose = kNobody; // not known, a clock set back, or another turn by hand
        else if (last > 0 && gap > kBreak)
            ++breaks;
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
    QVariantList players;
    for (int p = 0; p < session.state().playerCount; ++p) {
        const Sums& sum = sums[static_cast<std::size_t>(p)];
        players.append(QVariantMap{{u"player"_s, p},
                                   {u"turns"_s, sum.turns},
                                   {u"total"_s, static_cast<double>(sum.total)},
                                   {u"average"_s, sum.turns == 0 ? 0.0 : static_cast<double>(sum.total) / sum.turns},
                                   {u"longest"_s, static_cast<double>(sum.longest)}});
    }
    return {{u"players"_s, players}, {u"breaks"_s, breaks}};
}

} // namespace reeve::app
