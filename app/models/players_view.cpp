// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/players_view.h"

#include "app/models/points_view.h"
#include "app/values/game_values.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/state/queries.h"

#include <algorithm>
#include <numeric>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

QVariantMap improvementsOf(const PlayerState& player) {
    QVariantMap map;
    for (const Track track : kAllTracks) map.insert(wordFor(track), player.improvements[index(track)]);
    return map;
}

/// Pieces that still lie in front of the player.
QVariantMap piecesLeft(const PlayerState& player) {
    QVariantList knights;
    for (int level = 1; level <= 3; ++level) knights.append(supply::kKnightsPerLevel - knightsOfLevel(player, level));
    return {{u"roads"_s, supply::kRoads - player.roads.size()},
            {u"ships"_s, seafarers::kShips - player.ships.size()},
            {u"settlements"_s, supply::kSettlements - player.settlements.size()},
            {u"cities"_s, supply::kCities - (player.cities | player.reduced).size()},
            {u"walls"_s, supply::kWalls - player.walls.size()},
            {u"knights"_s, knights}};
}

/// Hidden progress cards by deck: everybody sees their backs.
QVariantMap progressByTrack(const PlayerState& player) {
    QVariantMap map;
    for (const Track track : kAllTracks) {
        int held = 0;
        for (std::size_t c = 0; c < kProgressCards; ++c)
            if (supply::deckOf(static_cast<ProgressCard>(c)) == track) held += player.progress[c];
        map.insert(wordFor(track), held);
    }
    return map;
}

int developmentCards(const PlayerState& player) {
    return std::reduce(player.development.begin(), player.development.end(), 0) +
           std::reduce(player.newDevelopment.begin(), player.newDevelopment.end(), 0);
}

QVariantList fanThings(const GameState& state, PlayerId id) {
    QVariantList list;
    if (!state.rules.fan.any()) return list;
    const fan::Seat& seat = state.fan.seat(id);
    const auto add = [&](const QString& kind, int count) {
        list.append(QVariantMap{{u"kind"_s, kind}, {u"count"_s, count}});
    };
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

QVariantList playersView(const std::vector<Player>& players, const TableView& table) {
    const GameState& state = table.state();
    QVariantList list;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto id = static_cast<PlayerId>(seat);
        const PlayerState& player = state.player(id);
        list.append(QVariantMap{
            {u"name"_s, players[seat].name},
            {u"level"_s, players[seat].level},
            {u"color"_s, players[seat].color},
            {u"points"_s, visiblePoints(state, id)},
            {u"pointsParts"_s, pointParts(state, id)},
            {u"handCount"_s, player.hand.total()},
            {u"handLimit"_s, handLimit(state, id)},
            {u"strength"_s, state.rules.knights() ? knightStrength(state, id) + fan::cardStrength(state, id) : -1},
            {u"roadLength"_s, roadLength(state, id)},
            {u"longestRoad"_s, placeNames(state.island(), longestRoad(state, id))},
            {u"hasLongestRoad"_s, state.longestRoad.player == id},
            {u"hasLargestArmy"_s, state.largestArmy.player == id},
            {u"playedKnights"_s, state.rules.knights() ? -1 : player.playedKnights},
            {u"tradeTokens"_s, state.rules.has(Option::TwoPlayer) ? player.tradeTokens : -1},
            {u"progressCount"_s, state.rules.knights() ? player.progressCards() : developmentCards(player)},
            {u"developmentCount"_s, state.rules.developmentCards() ? developmentCards(player) : -1},
            {u"progressByTrack"_s,
             state.rules.knights() ? QVariant(progressByTrack(player)) : QVariant::fromValue(nullptr)},
            {u"improvements"_s,
             state.rules.knights() ? QVariant(improvementsOf(player)) : QVariant::fromValue(nullptr)},
            {u"pieces"_s, piecesLeft(player)},
            {u"fan"_s, fanThings(state, id)},
            {u"onTurn"_s, state.turn.player == id && state.turn.phase != Phase::Over},
            {u"mustDecide"_s, mustDecide(state, id)}});
    }
    return list;
}

} // namespace reeve::app
