// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/place_wording.h"

#include "app/words/fan_places.h"
#include "app/words/names.h"
#include "app/words/refusal_wording.h"
#include "engine/position/queries.h"
#include "engine/tables/dice.h"

#include <QCoreApplication>

#include <set>

namespace reeve::app {
namespace {

struct PlaceWording {
    Q_DECLARE_TR_FUNCTIONS(PlaceWording)
};

/// Name of the player, or of the colour if nobody plays it.
QString ownerOf(const GameState& state, PlayerId player, const SeatNames& names) {
    const QString name = names.of(player);
    return name.isEmpty() ? names::color(state.colors[index(player)]) : name;
}

template <typename Has>
PlayerId whose(const GameState& state, Has has) {
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        if (has(state.players[seat])) return static_cast<PlayerId>(seat);
    return kNobody;
}

QString intersectionTitle(const GameState& state, IntersectionId at, const SeatNames& names) {
    const PlayerId owner =
        whose(state, [&](const PlayerState& p) { return p.buildings().contains(at) || p.knightPlaces.contains(at); });
    if (owner == kNobody) return PlaceWording::tr("Free intersection");
    const PlayerState& own = state.player(owner);
    const QString who = ownerOf(state, owner, names);
    if (own.settlements.contains(at)) return PlaceWording::tr("Settlement of %1").arg(who);
    if (own.reduced.contains(at)) return PlaceWording::tr("City of %1, on its side").arg(who);
    if (own.cities.contains(at)) return PlaceWording::tr("City of %1").arg(who);
    const Knight& knight = *own.knightAt(at);
    return (knight.active ? PlaceWording::tr("%1 of %2, active", "knight, player")
                          : PlaceWording::tr("%1 of %2, inactive", "knight, player"))
        .arg(names::capitalized(names::knight(knight.level)), who);
}

QString harborLine(const GameState& state, IntersectionId at) {
    for (const Harbor& harbor : state.board.harbors) {
        const auto& ends = state.island().pathEnds[index(harbor.at)];
        if (ends[0] != at && ends[1] != at) continue;
        if (harbor.gives == HarborKind::Any) return PlaceWording::tr("Harbour 3:1");
        return PlaceWording::tr("Harbour 2:1 for %1").arg(names::card(static_cast<Card>(harbor.gives)));
    }
    return {};
}

/// How often the hexes beside an intersection produce; the robber's hex does not.
QString productionLine(const GameState& state, IntersectionId at) {
    std::set<int> numbers;
    for (const HexId hex : state.island().intersectionHexes[index(at)])
        if (state.board.number[index(hex)] != 0 && state.board.robber != hex)
            numbers.insert(state.board.number[index(hex)]);
    int ways = 0;
    for (const int number : numbers) ways += dice::waysToRoll(number);
    return ways == 0 ? QString()
                     : PlaceWording::tr("A hex beside it produces in %L1 of %L2 rolls.").arg(ways).arg(dice::kThrows);
}

struct Lines {
    const GameState& state;
    const SeatNames& names;

    /// About a foreign island: its special points, and who has settled there (AREA-3).
    [[nodiscard]] QStringList areaLines(HexId hex) const {
        const auto& waters = state.board.waters;
        if (!state.rules.seafarers()) return {};
        for (std::size_t a = 0; a < waters.areas.size(); ++a) {
            if (!waters.areas[a].hexes.contains(hex)) continue;
            if (static_cast<int>(a) == waters.home()) return {names::area(waters.areas[a].name())};
            QStringList lines{PlaceWording::tr("Foreign island (%1): the first settlement brings %n special point(s).",
                                               nullptr, state.rules.islandPoints)
                                  .arg(names::area(waters.areas[a].name()))};
            QStringList there;
            for (std::size_t p = 0; p < state.playerCount; ++p)
                if (((state.players[p].settledAreas >> a) & 1U) != 0) there << names.of(static_cast<PlayerId>(p));
            if (!there.isEmpty()) lines << PlaceWording::tr("Has them already: %1").arg(names::list(there));
            return lines;
        }
        return {};
    }

    QStringList operator()(HexId hex) const {
        QStringList lines;
        if (state.board.robber == hex && state.board.number[index(hex)] != 0)
            lines << PlaceWording::tr("The robber stands here: the hex gives nothing.");
        else if (state.board.robber == hex)
            lines << PlaceWording::tr("The robber stands here.");
        if (state.rules.seafarers() && state.board.waters.pirate == hex)
            lines << PlaceWording::tr("The pirate lies here: no ship is built or moved beside this hex.");
        if (state.board.terrain[index(hex)] == Terrain::Gold)
            lines << PlaceWording::tr("Whoever has a building here chooses the resources.");
        lines << areaLines(hex);
        if (state.board.merchant == hex)
            lines << PlaceWording::tr("The merchant of %1 stands here.")
                         .arg(ownerOf(state, state.board.merchantOwner, names));
        return lines;
    }
    QStringList operator()(IntersectionId at) const {
        QStringList lines;
        for (const Track track : kAllTracks)
            if (state.metropolises[index(track)].at == at)
                lines << PlaceWording::tr("Metropolis (%1)").arg(names::track(track));
        if (whose(state, [&](const PlayerState& p) { return p.walls.contains(at); }) != kNobody)
            lines << PlaceWording::tr("With a city wall");
        if (const QString harbor = harborLine(state, at); !harbor.isEmpty()) lines << harbor;
        // A knight gets nothing from the hexes beside it.
        const bool knight = whose(state, [&](const PlayerState& p) { return p.knightPlaces.contains(at); }) != kNobody;
        if (const QString often = productionLine(state, at); !often.isEmpty() && !knight) lines << often;
        return lines;
    }
    QStringList operator()(PathId) const { return {}; }
};

struct Title {
    const GameState& state;
    const SeatNames& names;

    QString operator()(HexId hex) const {
        const QString terrain = names::capitalized(names::terrain(state.board.terrain[index(hex)]));
        const int number = state.board.number[index(hex)];
        return number == 0 ? terrain
                           : PlaceWording::tr("%1 %L2", "terrain and number of a hex").arg(terrain).arg(number);
    }
    QString operator()(IntersectionId at) const { return intersectionTitle(state, at, names); }
    QString operator()(PathId at) const {
        const PlayerId owner = whose(state, [&](const PlayerState& p) { return p.roads.contains(at); });
        const PlayerId sails = whose(state, [&](const PlayerState& p) { return p.ships.contains(at); });
        if (sails != kNobody) return PlaceWording::tr("Ship of %1").arg(ownerOf(state, sails, names));
        if (owner != kNobody) return PlaceWording::tr("Road of %1").arg(ownerOf(state, owner, names));
        const bool sea = state.rules.seafarers() && !state.board.waters.landPaths.contains(at);
        return sea ? PlaceWording::tr("Free sea path") : PlaceWording::tr("Free path");
    }
};

} // namespace

QString placeTitle(const GameState& state, const Place& place, const SeatNames& names) {
    return std::visit(Title{state, names}, place);
}

QString besideText(const Board& board, IntersectionId at) {
    QStringList hexes;
    for (const HexId hex : islandOf(board.islandId).intersectionHexes[index(at)]) {
        const QString terrain = names::terrain(board.terrain[index(hex)]);
        const int number = board.number[index(hex)];
        hexes << (number == 0 ? terrain
                              : PlaceWording::tr("%1 (%L2)", "terrain and number of a hex").arg(terrain).arg(number));
    }
    return names::list(hexes);
}

QStringList placeLines(const GameState& state, const Place& place, const SeatNames& names) {
    return std::visit(Lines{state, names}, place) + fanPlaceLines(state, place, names);
}

QString hexOdds(int number, int times, int rolls) {
    if (number == 0) return {};
    const QString odds =
        PlaceWording::tr("%L1 comes in %L2 of %L3 rolls.").arg(number).arg(dice::waysToRoll(number)).arg(dice::kThrows);
    return rolls == 0 ? odds : PlaceWording::tr("%1 %2", "two sentences").arg(odds, rolledText(times, rolls));
}

QString rolledText(int times, int rolls) {
    return rolls == 0 ? QString() : PlaceWording::tr("So far: %n time(s) in %L1 rolls.", nullptr, times).arg(rolls);
}

QString deedName(const GameState& state, PlayerId player, const PlaceDeed& deed) {
    switch (deed.deed) {
    case Deed::Road: return PlaceWording::tr("Road");
    case Deed::Settlement: return PlaceWording::tr("Settlement");
    case Deed::City: {
        const auto* build = std::get_if<command::Build>(&deed.action);
        const bool lies = build != nullptr && state.player(player).reduced.contains(build->at);
        return lies ? PlaceWording::tr("Restore the city") : PlaceWording::tr("City");
    }
    case Deed::Wall: return PlaceWording::tr("City wall");
    case Deed::Recruit: return PlaceWording::tr("Recruit a knight");
    case Deed::Activate: return PlaceWording::tr("Activate");
    case Deed::Promote: return PlaceWording::tr("Promote");
    case Deed::Move: return PlaceWording::tr("Move");
    case Deed::Chase: return PlaceWording::tr("Chase away the robber");
    case Deed::Ship: return PlaceWording::tr("Ship");
    case Deed::Sail: return PlaceWording::tr("Move the ship");
    case Deed::ChasePirate: return PlaceWording::tr("Chase away the pirate");
    }
    return {};
}

QString deedHint(const PlaceDeed& deed, const SeatNames& names) {
    if (deed.displaces.empty()) return {};
    QStringList who;
    for (const PlayerId player : deed.displaces) who << names.of(player);
    return names::sentence(PlaceWording::tr("Can displace a knight of %1.").arg(names::list(who)));
}

QString deedReason(const GameState& state, PlayerId player, const PlaceDeed& deed, const SeatNames& names) {
    if (deed.nowhere && deed.deed == Deed::Sail)
        return names::sentence(
            PlaceWording::tr("Without this ship no other path is open to %1.").arg(names.of(player)));
    if (deed.nowhere)
        return names::sentence(
            PlaceWording::tr("No free intersection can be reached on the roads of %1.").arg(names.of(player)));
    return deed.refused ? refusalText(*deed.refused, deed.action, player, state, names) : QString();
}

} // namespace reeve::app
