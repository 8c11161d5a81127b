// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players_view.h"

#include "app/values/game_values.h"
#include "app/window/points_view.h"
#include "app/words/names.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/position/queries.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"
#include "engine/tables/victory.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

TrackFacts improvementsOf(const PlayerState& player) {
    const auto level = [&](Track track) { return static_cast<int>(player.improvements[index(track)]); };
    return {.trade = level(Track::Trade), .politics = level(Track::Politics), .science = level(Track::Science)};
}

ChartFacts chart(const GameState& state, PlayerId id, Track track) {
    const int level = state.player(id).improvements[index(track)];
    const bool crane = state.turn.crane && state.turn.player == id;
    const auto called = [&](int n) { return names::level(track, n, state.rules.edition); };
    ChartFacts facts;
    facts.track = wordFor(track);
    facts.level = level;
    for (int n = 1; n <= kHighestLevel; ++n) facts.levelNames.append(called(n));
    facts.card = wordFor(costs::commodityOf(track));
    facts.metropolis = seat(state.metropolises[index(track)].player);
    if (level < kHighestLevel) {
        facts.nextName = called(level + 1);
        facts.nextCost = costs::improvement(track, level + 1, crane).total();
    }
    return facts;
}

/// Hidden progress cards by deck; their backs are public.
TrackFacts progressByTrack(const PlayerState& player) {
    std::array<int, kTracks> held{};
    for (std::size_t c = 0; c < kProgressCards; ++c)
        held[index(supply::deckOf(static_cast<ProgressCard>(c)))] += player.progress[c];
    return {.trade = held[index(Track::Trade)],
            .politics = held[index(Track::Politics)],
            .science = held[index(Track::Science)]};
}

int developmentCards(const PlayerState& player) {
    return std::reduce(player.development.begin(), player.development.end(), 0) +
           std::reduce(player.newDevelopment.begin(), player.newDevelopment.end(), 0);
}

QList<FanThingFacts> fanThings(const GameState& state, PlayerId id) {
    QList<FanThingFacts> list;
    if (!state.rules.fan.any()) return list;
    const fan::Seat& seat = state.fan.seat(id);
    const auto add = [&](const QString& kind, int count) { list.append({.kind = kind, .count = count}); };
    if (fan::hasGold(state) || seat.gold > 0) add(u"gold"_s, seat.gold);
    if (fan::hasBattles(state)) add(u"prisoners"_s, seat.prisoners);
    if (fan::hasMining(state)) add(u"mining"_s, seat.mining);
    if (state.fan.nyala == id) add(u"nyala"_s, 1);
    if (state.rules.fan.developmentDeck()) {
        add(u"development"_s, developmentCards(state.player(id)));
        if (const int played = state.player(id).playedKnights; played > 0) add(u"knight-cards"_s, played);
    }
    return list;
}

bool mustDecide(const GameState& state, PlayerId id) {
    return std::ranges::any_of(state.pending, [&](const Decision& decision) { return decision.player == id; });
}

} // namespace

PiecesLeftFacts piecesLeft(const PlayerState& player) {
    PiecesLeftFacts left{.roads = supply::kRoads - player.roads.size(),
                         .ships = seafarers::kShips - player.ships.size(),
                         .settlements = supply::kSettlements - player.settlements.size(),
                         .cities = supply::kCities - (player.cities | player.reduced).size(),
                         .walls = supply::kWalls - player.walls.size(),
                         .knights = {}};
    for (int level = 1; level <= 3; ++level)
        left.knights.append(supply::kKnightsPerLevel - knightsOfLevel(player, level));
    return left;
}

QList<PlayerFacts> playersView(const std::vector<Player>& players, const TableView& table) {
    const GameState& state = table.state();
    QList<PlayerFacts> list;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto id = static_cast<PlayerId>(seat);
        const PlayerState& player = state.player(id);
        const bool knights = state.rules.knights();
        PlayerFacts facts;
        facts.name = isolated(players[seat].name);
        facts.level = players[seat].level;
        facts.color = players[seat].color;
        facts.points = openPoints(state, id);
        facts.pointsParts = pointParts(state, id);
        facts.handCount = player.hand.total();
        facts.handLimit = handLimit(state, id);
        facts.strength = knights ? knightStrength(state, id) + fan::cardStrength(state, id) : -1;
        facts.roadLength = roadLength(state, id);
        facts.longestRoad = placeList(state.island(), longestRoad(state, id));
        facts.hasLongestRoad = state.longestRoad.player == id;
        facts.hasLargestArmy = state.largestArmy.player == id;
        facts.playedKnights = knights ? -1 : player.playedKnights;
        facts.tradeTokens = state.rules.has(Option::TwoPlayer) ? player.tradeTokens : -1;
        facts.progressCount = knights ? player.progressCards() : developmentCards(player);
        facts.developmentCount = state.rules.developmentCards() ? developmentCards(player) : -1;
        facts.hasImprovements = knights;
        if (knights) {
            facts.progressByTrack = progressByTrack(player);
            facts.improvements = improvementsOf(player);
            for (const Track track : kAllTracks) facts.charts.append(chart(state, id, track));
        }
        facts.pieces = piecesLeft(player);
        facts.fan = fanThings(state, id);
        facts.onTurn = state.turn.player == id && state.turn.phase != Phase::Over;
        facts.mustDecide = mustDecide(state, id);
        list.append(facts);
    }
    return list;
}

} // namespace reeve::app
