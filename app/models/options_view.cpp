// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/options_view.h"

#include "app/places/place_guide.h"
#include "app/play/kinds.h"
#include "app/play/offers.h"
#include "app/values/game_values.h"
#include "app/wording/place_wording.h"
#include "app/wording/refusal_wording.h"
#include "engine/choices/options.h"
#include "engine/due.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/tables/costs.h"
#include "engine/tables/victory.h"

namespace reeve::app {
namespace {

TrackFlagFacts improvable(const Options& options) {
    const auto of = [&](Track track) { return options.improve[index(track)]; };
    return {.trade = of(Track::Trade), .politics = of(Track::Politics), .science = of(Track::Science)};
}

/// Removes what costs more than `cards` cards, whatever the cards are.
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

/// Why none of the pieces at these places can do this: each reason once.
QString whyNone(const auto& places, Deed deed, const GameState& state, PlayerId player, const SeatNames& names) {
    QStringList reasons;
    for (const auto place : places)
        for (const PlaceDeed& one : deedsAt(state, player, place))
            if (const QString reason = one.deed == deed ? deedReason(state, player, one, names) : QString();
                !reason.isEmpty() && !reasons.contains(reason))
                reasons.append(reason);
    return reasons.join(QLatin1Char(' '));
}

} // namespace

OptionsFacts optionsView(const TableView& table, bool counted, const SeatNames& names) {
    const GameState state = askedAtTable(table);
    const PlayerId player = state.pending.empty() ? state.turn.player : state.pending.front().player;
    Options o = options(state, player);
    QStringList special;
    for (const PromptKind kind : specialOffers(table, counted))
        if (kind != PromptKind::ChaseRobber && kind != PromptKind::ChasePirate)
            special.append(verbOf(kind)); // shown on the board instead
    if (counted) {
        const int cards = table.state().player(player).hand.total();
        withoutTheTooDear(o, table.state(), cards);
    }
    const auto said = [&](const std::optional<Refusal>& why) {
        return why ? refusalText(*why, Action{}, player, state, names) : QString();
    };
    const Island& island = state.island();
    OptionsFacts facts;
    facts.place = placeList(island, o.place);
    facts.placeCity = o.placeCity;
    facts.roads = placeList(island, o.roads);
    facts.ships = placeList(island, o.sea.ships);
    facts.settlements = placeList(island, o.settlements);
    facts.cities = placeList(island, o.cities);
    facts.walls = placeList(island, o.walls);
    facts.recruits = placeList(island, o.recruits);
    facts.activate = placeList(island, o.activate);
    facts.promote = placeList(island, o.promote);
    facts.movable = placeList(island, o.movable);
    facts.sailing = placeList(island, o.sea.movable);
    facts.chasers = placeList(island, o.chasers);
    facts.pirateChasers = placeList(island, o.sea.chasers);
    facts.robberTo = placeList(island, o.robberTo);
    facts.answers = placeList(island, o.answers);
    facts.improve = improvable(o);
    facts.roll = o.roll;
    facts.endTurn = o.endTurn;
    facts.trade = o.trade;
    facts.wait = said(actionsRefusal(state, player));
    facts.tradeReason = said(tradeRefusal(state, player));
    const PlayerState& own = state.player(player);
    if (o.trade && o.movable.empty()) facts.moveReason = whyNone(own.knightPlaces, Deed::Move, state, player, names);
    if (o.trade && o.sea.movable.empty()) facts.sailReason = whyNone(own.ships, Deed::Sail, state, player, names);
    facts.special = special;
    facts.bankRate = handFacts(o.bankRate);
    return facts;
}

} // namespace reeve::app
