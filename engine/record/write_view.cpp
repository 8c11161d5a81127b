// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decisions/decisions.h"
#include "engine/record/fan.h"
#include "engine/record/position_parts.h"
#include "engine/record/seafarers.h"
#include "engine/record/view.h"

#include <algorithm>
#include <numeric>

namespace reeve::record {
namespace {

Json game(const GameView& v) {
    return {{"rules", rulesJson(v.rules)},
            {"phase", wordOf(v.turn.phase)},
            {"turn", std::max<int>(v.turn.number, 1)},
            {"on", colorOf(v, v.turn.player)},
            {"dice", diceJson(v.turn)},
            {"this_turn", thisTurnJson(v.turn, v.committed, v)},
            {"winner", colorOrNull(v, v.winner)}};
}

Json parts(const PointParts& points) {
    Json list = Json::array();
    for (const PointPart& part : points)
        if (part.count != 0)
            list.push_back({{"source", wordOf(part.source)}, {"count", part.count}, {"points", part.points()}});
    return list;
}

int sum(const PointParts& points) {
    return std::accumulate(points.begin(), points.end(), 0,
                           [](int n, const PointPart& part) { return n + part.points(); });
}

/// Pieces in a player's supply.
Json left(const GameView& v, const SeenPlayer& p) {
    Json all{{"roads", supply::kRoads - p.roads.size()},
             {"settlements", supply::kSettlements - p.settlements.size()},
             {"cities", supply::kCities - (p.cities | p.reduced).size()}};
    if (!v.rules.knights()) return all;
    Json knights = Json::array();
    for (int level = 1; level <= 3; ++level)
        knights.push_back(supply::kKnightsPerLevel -
                          std::ranges::count_if(p.knights, [&](const Knight& k) { return k.level == level; }));
    all["walls"] = supply::kWalls - p.walls.size();
    all["knights"] = knights;
    return all;
}

Json knightsPlayer(const GameView& v, PlayerId id) {
    const SeenPlayer& p = v.player(id);
    Json backs = Json::object();
    for (const Track track : kAllTracks) backs[std::string(wordOf(track))] = p.progress[index(track)];
    Json shown = Json::array();
    for (std::size_t c = 0; c < kProgressCards; ++c)
        if (p.shown[c]) shown.push_back(wordOf(static_cast<ProgressCard>(c)));
    Json metropolis = Json::array();
    for (const Track track : kAllTracks)
        if (v.metropolises[index(track)].player == id) metropolis.push_back(wordOf(track));
    return {{"progress", std::reduce(p.progress.begin(), p.progress.end(), 0)},
            {"backs", backs},
            {"shown", shown},
            {"strength", p.strength},
            {"tracks", levelsJson(p.improvements)},
            {"metropolis", metropolis},
            {"defender", p.defender}};
}

Json player(const GameView& v, PlayerId id) {
    const SeenPlayer& p = v.player(id);
    Json json{{"seat", colorOf(v, id)}, {"points", sum(p.points)}, {"parts", parts(p.points)}, {"cards", p.cards},
              {"limit", p.handLimit},   {"road", p.roadLength},    {"left", left(v, p)}};
    if (v.rules.knights()) json.update(knightsPlayer(v, id));
    if (v.rules.developmentCards())
        json.update({{"development", p.development + p.newDevelopment}, {"played", p.playedKnights}});
    if (v.rules.has(Option::TwoPlayer)) json["tokens"] = p.tradeTokens;
    if (v.rules.seafarers()) json["settled"] = seafarers::areasJson(v.board, p.settledAreas);
    return json;
}

template <typename Kind, std::size_t N>
void addCards(Json& list, const std::array<std::uint8_t, N>& held, const std::array<bool, N>& playable) {
    for (std::size_t c = 0; c < N; ++c)
        for (int i = 0; i < held[c]; ++i)
            list.push_back({{"card", wordOf(static_cast<Kind>(c))}, {"playable", playable[c]}});
}

Json rates(const Rules& rules, const Hand& bankRates) {
    Json all;
    for (const Card card : kAllCards)
        if (rules.knights() || isResource(card)) all[std::string(wordOf(card))] = bankRates[card];
    return all;
}

Json you(const GameView& v) {
    const PlayerId id = v.viewer.player();
    const SeenPlayer& seat = v.player(id);
    Json you{{"seat", colorOf(v, id)}, {"hand", cardsJson(v.own->hand)}, {"limit", seat.handLimit}};
    if (v.rules.knights()) {
        you["progress"] = Json::array();
        addCards<ProgressCard>(you["progress"], v.own->progress, v.own->progressPlayable);
    }
    if (v.rules.developmentCards()) {
        you["development"] = Json::array();
        addCards<DevelopmentCard>(you["development"], v.own->development, v.own->developmentPlayable);
        addCards<DevelopmentCard>(you["development"], v.own->newDevelopment, {});
    }
    you["points"] = {{"open", sum(seat.points)}, {"hidden", v.own->hiddenPoints}, {"parts", parts(seat.points)}};
    you["rates"] = rates(v.rules, v.own->bankRates);
    return you;
}

/// The possible answers of a decision on the board or in another player's hand.
Json choices(const GameView& v, DecisionKind kind) {
    const Island& island = islandOf(v.board.islandId);
    if (kind == DecisionKind::MoveRobber) return places(island, v.can->robberTo);
    if (kind == DecisionKind::TakeCards && v.lookedAt) return cardsJson(v.lookedAt->hand);
    if (kind == DecisionKind::TakeProgress && v.lookedAt) return cardList<ProgressCard>(v.lookedAt->progress);
    return decision::with(kind, [&]<typename Kind>(Kind) {
        return requires(GameState s, Decision d) { Kind::sites(s, d); }
        ? places(island, v.can->answers) : Json();
    });
}

/// The viewer's decisions. Only the first, which is answered next, has choices and passing.
Json prompts(const GameView& v) {
    Json list = Json::array();
    for (const Decision& decision : v.pending) {
        if (!v.viewer.holds(decision.player)) continue;
        Json prompt = decisionJson(v, decision);
        if (list.empty()) {
            if (const Json from = choices(v, decision.kind); !from.is_null()) prompt["choices"] = from;
            prompt["pass"] = v.mayPass;
        }
        list.push_back(prompt);
    }
    return list;
}

Json others(const GameView& v) {
    Json list = Json::array();
    for (const Decision& decision : v.pending)
        if (!v.viewer.holds(decision.player)) list.push_back(decisionJson(v, decision));
    return list;
}

/// Contains only what is possible now.
Json can(const Island& island, const Options& o) {
    Json all = Json::object();
    const auto add = [&](const char* key, const auto& set) {
        if (!set.empty()) all[key] = places(island, set);
    };
    add("place", o.place);
    add("roads", o.roads);
    add("settlements", o.settlements);
    add("cities", o.cities);
    add("walls", o.walls);
    add("recruits", o.recruits);
    add("activate", o.activate);
    add("promote", o.promote);
    add("movable", o.movable);
    add("chasers", o.chasers);
    if (!o.chasers.empty()) add("robber_to", o.robberTo);
    add("ships", o.sea.ships);
    add("movable_ships", o.sea.movable);
    add("pirate_chasers", o.sea.chasers);
    add("pirate_to", o.sea.pirateTo);
    Json tracks = Json::array();
    for (const Track track : kAllTracks)
        if (o.improve[index(track)]) tracks.push_back(wordOf(track));
    if (!tracks.empty()) all["improve"] = tracks;
    for (const auto& [key, may] : {std::pair{"roll", o.roll},
                                   {"trade", o.trade},
                                   {"buy-development", o.buyDevelopment},
                                   {"end-turn", o.endTurn}})
        if (may) all[key] = true;
    return all;
}

Json pieces(const GameView& v) {
    Json all = Json::object();
    for (std::size_t p = 0; p < v.seatCount; ++p) {
        auto& own = all[std::string(wordOf(v.colors[p]))] =
            piecesJson(islandOf(v.board.islandId), v.rules, v.players[p]);
        fan::addPieces(own, v.rules, v.fan.seats[p], islandOf(v.board.islandId));
    }
    return all;
}

Json deckSizes(const GameView& v) {
    Json all;
    if (v.rules.knights())
        for (const Track track : kAllTracks) all[std::string(wordOf(track))] = v.deckSizes[index(track)];
    if (v.rules.developmentCards()) all["development"] = v.developmentDeckSize;
    return all;
}

Json ship(const GameView& v) {
    int defence = 0;
    for (std::size_t p = 0; p < v.playerCount; ++p) defence += v.players[p].strength;
    return {{"spaces", v.shipSpaces}, {"attacks", v.attacks}, {"strength", v.barbarians}, {"defence", defence}};
}

} // namespace

Json viewJson(const GameView& v) {
    Json all{{"format", "reeve-view/1"}, {"game", game(v)}};
    if (v.own) all["you"] = you(v);
    Json players = Json::array();
    for (std::size_t p = 0; p < v.playerCount; ++p) players.push_back(player(v, static_cast<PlayerId>(p)));
    all["players"] = players;
    all["longest_road"] = awardJson(v.longestRoad, "length", v);
    if (v.rules.knights())
        all["ship"] = ship(v);
    else
        all["largest_army"] = awardJson(v.largestArmy, "knights", v);
    if (v.own) all["prompts"] = prompts(v);
    all["others"] = others(v);
    if (v.can) all["can"] = can(islandOf(v.board.islandId), *v.can);
    all["deck_sizes"] = deckSizes(v);
    all["board"] = boardJson(v.board, v.rules, v);
    fan::addBoard(all["board"], islandOf(v.board.islandId), v.rules, v.fan);
    all["pieces"] = pieces(v);
    all["metropolises"] = metropolisesJson(v.metropolises, v);
    fan::addSeats(all, v.rules, v.fan, v);
    return all;
}

std::optional<Viewer> viewerNamed(std::string_view word, const GameState& state) {
    if (word == "table") return Viewer::table();
    if (word == "spectator") return Viewer::spectator();
    for (std::size_t p = 0; p < state.playerCount; ++p)
        if (word == wordOf(state.colors[p])) return Viewer::seat(static_cast<PlayerId>(p));
    return std::nullopt;
}

} // namespace reeve::record
