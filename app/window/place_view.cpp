// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/place_view.h"

#include "app/values/game_values.h"
#include "app/window/roll_odds.h"
#include "app/words/fan_places.h"
#include "app/words/place_wording.h"
#include "app/words/refusal_wording.h"
#include "engine/rules/price.h"
#include "engine/rules/yield.h"
#include "engine/state/queries.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr std::array kDeedWords{"road",    "settlement", "city",  "wall", "knight", "activate",
                                "promote", "move",       "chase", "ship", "sail",   "chase-pirate"};

QList<ProducerFacts> producers(const GameState& state, HexId hex) {
    QList<ProducerFacts> list;
    for (const PlayerId player : clockwiseFrom(state, state.turn.player))
        if (const Hand cards = hexYield(state, player, hex); !cards.empty())
            list.append({.player = seat(player), .cards = handFacts(cards)});
    return list;
}

bool carriedOutAtOnce(const PlaceDeed& deed) {
    return deed.deed != Deed::Move && deed.deed != Deed::Chase && deed.deed != Deed::Sail &&
           deed.deed != Deed::ChasePirate;
}

QString ruleOf(const PlaceDeed& deed) {
    if (deed.nowhere) return deed.deed == Deed::Sail ? u"SHIP-10"_s : u"KNIGHT-18"_s;
    return deed.refused ? qstring(deed.refused->rule) : QString();
}

/// `held`: size of the player's hand.
DeedFacts deedFacts(const GameState& state, PlayerId player, const PlaceDeed& deed, const SeatNames& names, int held) {
    const Command command{.player = player, .action = deed.action};
    DeedFacts facts;
    facts.deed = QLatin1String(kDeedWords[index(deed.deed)]);
    facts.text = deedName(state, player, deed);
    facts.hint = deedHint(deed, names);
    facts.reason = deedReason(state, player, deed, names);
    facts.rule = ruleOf(deed);
    const Hand price = rules::priceOf(deed.action, player, state).value_or(Hand());
    facts.cost = handFacts(price);
    facts.lack = std::max(0, price.total() - held);
    if (carriedOutAtOnce(deed)) facts.command = QVariant::fromValue(command);
    facts.targets =
        deed.deed == Deed::Sail ? placeList(state.island(), deed.paths) : placeList(state.island(), deed.targets);
    return facts;
}

} // namespace

PlaceFacts placeView(const GameSession& session, const GameState& asked, const Place& place) {
    const GameState& state = session.state();
    const SeatNames names = session.seatNames();
    const PlayerId player = actingPlayer(asked);
    PlaceFacts facts;
    facts.name = std::visit([&](auto at) { return placeName(state.island(), at); }, place);
    facts.kind = std::array{u"hex"_s, u"intersection"_s, u"path"_s}[place.index()];
    facts.title = placeTitle(state, place, names);
    facts.lines = placeLines(state, place, names);
    for (const PlaceDeed& deed : deedsAt(asked, player, place))
        facts.deeds.append(deedFacts(asked, player, deed, names, state.player(player).hand.total()));
    if (const auto* hex = std::get_if<HexId>(&place)) {
        const int number = state.board.number[index(*hex)];
        const RolledSoFar rolled = rolledSoFar(session);
        facts.odds = hexOdds(number, rolled.totals[static_cast<std::size_t>(number)], rolled.rolls);
        if (number != 0) facts.producers = producers(state, *hex);
    }
    return facts;
}

QVariantMap standingView(const GameSession& session) {
    const GameState& state = session.state();
    const SeatNames names = session.seatNames();
    QVariantMap map;
    for (std::size_t seat = 0; seat < state.seatCount; ++seat) {
        const PlayerState& player = state.players[seat];
        for (const IntersectionId at : player.buildings() | player.knightPlaces)
            map.insert(placeName(state.island(), at), placeTitle(state, at, names));
        for (const PathId at : player.roads | player.ships)
            map.insert(placeName(state.island(), at), placeTitle(state, at, names));
    }
    if (!state.rules.fan.any()) return map;
    const auto add = [&](const auto& places) {
        for (const auto at : places) {
            const QStringList lines = fanPlaceLines(state, at, names);
            if (lines.isEmpty()) continue;
            const QString name = placeName(state.island(), at), title = map.value(name).toString();
            map.insert(name, (title.isEmpty() ? lines : QStringList{title} + lines).join(u", "_s));
        }
    };
    add(state.island().paths);
    add(state.island().intersections);
    add(state.island().hexes);
    return map;
}

} // namespace reeve::app
