// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/options_view.h"

#include "app/prompts/offers.h"
#include "app/prompts/prompts.h"
#include "app/values/game_values.h"
#include "app/wording/names.h"
#include "app/wording/refusal_wording.h"
#include "engine/commands/options.h"
#include "engine/commands/timing.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/tables/costs.h"
#include "engine/tables/victory.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

QVariantMap bankRates(const Options& options) {
    QVariantMap map;
    for (const Card card : kAllCards) map.insert(wordFor(card), options.bankRate[card]);
    return map;
}

QVariantMap improvable(const Options& options) {
    QVariantMap map;
    for (const Track track : kAllTracks) map.insert(wordFor(track), options.improve[index(track)]);
    return map;
}

QVariantMap chart(const GameState& state, PlayerId id, Track track) {
    const PlayerState& player = state.player(id);
    const int level = player.improvements[index(track)];
    const bool crane = state.turn.crane && state.turn.player == id;
    const auto called = [&](int n) { return names::level(track, n, state.rules.edition); };
    QVariantList all;
    for (int n = 1; n <= kHighestLevel; ++n) all.append(called(n));
    QVariantMap map{{u"track"_s, wordFor(track)},
                    {u"level"_s, level},
                    {u"levelName"_s, level == 0 ? QString() : called(level)},
                    {u"levelNames"_s, all},
                    {u"nextName"_s, QString()},
                    {u"nextCost"_s, 0},
                    {u"card"_s, wordFor(costs::commodityOf(track))},
                    {u"redDice"_s, level == 0 ? 0 : level + 1}, // IMPR-8: red 1 to this number draws
                    {u"metropolis"_s, seat(state.metropolises[index(track)].player)}};
    if (level < kHighestLevel) {
        map[u"nextName"_s] = called(level + 1);
        map[u"nextCost"_s] = costs::improvement(track, level + 1, crane).total();
    }
    return map;
}

/// Takes out what costs more than `cards` cards, whatever they are.
void withoutTheTooDear(Options& o, const GameState& state, int cards) {
    if (cards < costs::kRoad.total()) o.roads = {};
    if (cards < seafarers::costs::kShip.total()) o.sea.ships = {};
    if (cards < costs::kSettlement.total()) o.settlements = {};
    if (cards < costs::kCity.total()) o.cities = {};
    if (cards < costs::kWall.total()) o.walls = {};
    if (cards < costs::kRecruit.total()) o.recruits = {};
    if (cards < costs::kActivate.total()) o.activate = {};
    if (cards < costs::kPromote.total()) o.promote = {};
    for (const Track track : kAllTracks) {
        const int level = state.player(o.player).improvements[index(track)] + 1;
        if (level <= kHighestLevel && cards < costs::improvement(track, level, state.turn.crane).total())
            o.improve[index(track)] = false;
    }
}

} // namespace

QVariantMap optionsView(const TableView& table, bool counted, const SeatNames& names) {
    const GameState state = askedAtTable(table);
    const PlayerId player = state.pending.empty() ? state.turn.player : state.pending.front().player;
    Options o = options(state, player);
    QVariantList special;
    for (const PromptKind kind : specialOffers(table, counted))
        if (kind != PromptKind::ChaseRobber && kind != PromptKind::ChasePirate)
            special.append(verbOf(kind)); // the board tells who can chase
    if (counted) {
        const int cards = table.state().player(player).hand.total();
        withoutTheTooDear(o, table.state(), cards);
    }
    const auto said = [&](const std::optional<Refusal>& why) {
        return why ? refusalText(*why, Action{}, player, state, names) : QString();
    };
    const Island& island = state.island();
    return {{u"place"_s, placeNames(island, o.place)},
            {u"placeCity"_s, o.placeCity},
            {u"roads"_s, placeNames(island, o.roads)},
            {u"settlements"_s, placeNames(island, o.settlements)},
            {u"cities"_s, placeNames(island, o.cities)},
            {u"walls"_s, placeNames(island, o.walls)},
            {u"recruits"_s, placeNames(island, o.recruits)},
            {u"activate"_s, placeNames(island, o.activate)},
            {u"promote"_s, placeNames(island, o.promote)},
            {u"movable"_s, placeNames(island, o.movable)},
            {u"chasers"_s, placeNames(island, o.chasers)},
            {u"robberTo"_s, placeNames(island, o.robberTo)},
            {u"ships"_s, placeNames(island, o.sea.ships)},
            {u"sailing"_s, placeNames(island, o.sea.movable)},
            {u"pirateChasers"_s, placeNames(island, o.sea.chasers)},
            {u"loseCity"_s, placeNames(island, o.loseCity)},
            {u"metropolis"_s, placeNames(island, o.metropolis)},
            {u"relocate"_s, placeNames(island, o.relocate)},
            {u"removeKnight"_s, placeNames(island, o.removeKnight)},
            {u"placeKnight"_s, placeNames(island, o.placeKnight)},
            {u"improve"_s, improvable(o)},
            {u"roll"_s, o.roll},
            {u"endTurn"_s, o.endTurn},
            {u"trade"_s, o.trade},
            {u"wait"_s, said(actionsRefusal(state, player))},
            {u"tradeReason"_s, said(tradeRefusal(state, player))},
            {u"special"_s, special},
            {u"bankRate"_s, bankRates(o)}};
}

QVariantList improvementsView(const TableView& table) {
    const GameState& state = table.state();
    QVariantList players;
    for (int p = 0; p < state.playerCount; ++p) {
        QVariantList charts;
        for (const Track track : kAllTracks) charts.append(chart(state, static_cast<PlayerId>(p), track));
        players.append(QVariant(charts));
    }
    return players;
}

} // namespace reeve::app
