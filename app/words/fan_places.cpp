// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/fan_places.h"

#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/questions.h"

#include <QCoreApplication>

#include <algorithm>

namespace reeve::app {
namespace {

struct FanPlaces {
    Q_DECLARE_TR_FUNCTIONS(FanPlaces)
};

struct FanLines {
    const GameState& state;
    const SeatNames& names;

    QStringList operator()(HexId hex) const {
        QStringList lines;
        const int figures = state.fan.barbarians[index(hex)];
        if (fan::conqueredHexes(state).contains(hex))
            lines << FanPlaces::tr("%n barbarian(s): the hex is conquered and produces nothing.", nullptr, figures);
        else if (figures > 0)
            lines << FanPlaces::tr("%n barbarian(s) here; three conquer the hex.", nullptr, figures);
        if (state.fan.castle == hex && fan::hasWalkers(state, false))
            lines << FanPlaces::tr("The castle hex: mounted knights begin here, and no move ends here.");
        else if (state.fan.castle == hex && fan::hasWalkers(state, true))
            lines << FanPlaces::tr("The castle hex: no move of a crew ends here.");
        if (const PlayerId holder = fan::holderOf(state, hex); holder != kNobody)
            lines << FanPlaces::tr("%1 controls this hex.").arg(names.of(holder));
        return lines;
    }
    QStringList operator()(PathId path) const { return walkers({path, kNoIntersection}); }
    QStringList operator()(IntersectionId at) const {
        QStringList lines = walkers({kNoPath, at});
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            const auto player = static_cast<PlayerId>(p);
            if (const fan::Train& train = state.fan.seats[p].train; train.at == at && train.level > 0)
                lines << FanPlaces::tr("Baggage train of %1, level %L2").arg(names.of(player)).arg(train.level);
            if (fan::hasHexBarbarians(state) && fan::conqueredBuildings(state, player).contains(at))
                lines << FanPlaces::tr("Conquered: it gives no cards and no points.");
        }
        for (const fan::GoldField& field : state.fan.goldFields)
            if (field.at == at)
                lines << FanPlaces::tr("A gold field for %n piece(s) beside it.", nullptr, field.miners);
        return lines;
    }

private:
    [[nodiscard]] QStringList walkers(const fan::Spot& spot) const {
        QStringList lines;
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            const QString who = names.of(static_cast<PlayerId>(p));
            const auto count = [&](bool crew) {
                return static_cast<int>(std::ranges::count(state.fan.seats[p].walkers(crew), spot, &fan::Walker::at));
            };
            if (count(false) > 0) lines << FanPlaces::tr("Mounted knight of %1").arg(who);
            if (const int crews = count(true); crews > 0)
                lines << FanPlaces::tr("%n crew(s) of %1", nullptr, crews).arg(who);
        }
        return lines;
    }
};

} // namespace

QStringList fanPlaceLines(const GameState& state, const Place& place, const SeatNames& names) {
    return state.rules.fan.any() ? std::visit(FanLines{state, names}, place) : QStringList();
}

} // namespace reeve::app
