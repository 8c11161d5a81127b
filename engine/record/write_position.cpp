// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/position.h"
#include "engine/record/values.h"
#include "engine/state/queries.h"
#include "engine/tables/dice.h"

#include <algorithm>

namespace reeve::record {
namespace {

/// The inverse of SplitMix64's step, modulo 2^64: how many draws lie between two states of the generator.
constexpr std::uint64_t inverseOfStep() {
    std::uint64_t inverse = kChanceStep;
    for (int i = 0; i < 6; ++i) inverse *= 2 - kChanceStep * inverse; // Newton: each round doubles the good bits
    return inverse;
}
static_assert(inverseOfStep() * kChanceStep == 1);

Json rules(const GameState& s) {
    Json options = Json::array();
    for (int i = 0; i < kOptions; ++i)
        if (s.rules.has(static_cast<Option>(i))) options.push_back(wordOf(static_cast<Option>(i)));
    return {{"game", wordOf(s.rules.game)},
            {"edition", wordOf(s.rules.edition)},
            {"options", options},
            {"target", s.rules.target}};
}

Json turn(const GameState& s) {
    Json dice;
    if (dice::totalOnly(s.turn)) {
        dice = {{"total", s.turn.red}};
    } else if (s.turn.red != 0) {
        dice = {{"red", s.turn.red}, {"yellow", s.turn.yellow}};
        if (s.turn.event != EventFace::None) dice["event"] = wordOf(s.turn.event);
    }
    // In the set-up the first turn is still to come; the state counts it as 0.
    return {{"number", std::max<int>(s.turn.number, 1)},
            {"player", colorOf(s, s.turn.player)},
            {"phase", wordOf(s.turn.phase)},
            {"dice", dice},
            {"resolving", wordOf(s.turn.resolving)}};
}

Json rows(const Shape& shape) {
    Json list = Json::array();
    for (int row = 0; row < shape.rowCount(); ++row) list.push_back(shape.rowLength(row));
    return list;
}

Json board(const GameState& s) {
    Json hexes = Json::object();
    const auto& island = s.island();
    for (const auto id : island.hexes) {
        Json hex{{"terrain", wordOf(s.board.terrain[index(id)])}};
        if (s.board.number[index(id)] != 0) hex["number"] = s.board.number[index(id)];
        hexes[island.name(id)] = hex;
    }
    Json harbors = Json::array();
    for (const auto& harbor : s.board.harbors)
        harbors.push_back({{"at", island.name(harbor.at)}, {"gives", wordOf(harbor.gives)}});
    Json merchant;
    if (s.board.merchant != kNoHex)
        merchant = {{"at", island.name(s.board.merchant)}, {"player", colorOf(s, s.board.merchantOwner)}};
    Json all;
    if (s.board.islandId != IslandId::Standard) all["rows"] = rows(island.shape); // else left out, as ever
    all["hexes"] = hexes;
    all["harbors"] = harbors;
    all["robber"] = island.name(s.board.robber);
    all["merchant"] = merchant;
    return all;
}

Json pieces(const Island& island, const PlayerState& p) {
    Json knights = Json::array();
    for (const auto& knight : p.knights) knights.push_back(knightJson(island, knight));
    return {{"roads", places(island, p.roads)},   {"settlements", places(island, p.settlements)},
            {"cities", places(island, p.cities)}, {"reduced", places(island, p.reduced)},
            {"walls", places(island, p.walls)},   {"knights", knights}};
}

Json progress(const PlayerState& p) {
    Json shown = Json::array();
    for (std::size_t c = 0; c < kProgressCards; ++c)
        if (p.shown[c]) shown.push_back(wordOf(static_cast<ProgressCard>(c)));
    return {{"hand", cardList<ProgressCard>(p.progress)}, {"shown", shown}};
}

Json development(const PlayerState& p) {
    Json played = Json::array();
    for (int i = 0; i < p.playedKnights; ++i) played.push_back(wordOf(DevelopmentCard::Knight));
    return {{"hand", cardList<DevelopmentCard>(p.development)},
            {"new", cardList<DevelopmentCard>(p.newDevelopment)},
            {"played", played}};
}

Json levels(const PlayerState& p) {
    Json all;
    for (const auto track : kAllTracks) all[std::string(wordOf(track))] = p.improvements[index(track)];
    return all;
}

template <typename P>
Json pile(const P& cards) {
    Json list = Json::array();
    for (const auto card : cards) list.push_back(wordOf(card));
    return list;
}

Json decks(const GameState& s) {
    if (!s.rules.knights()) return {{"development", pile(s.developmentDeck)}};
    Json all;
    for (const auto track : kAllTracks) all[std::string(wordOf(track))] = pile(s.decks[index(track)]);
    return all;
}

Json colors(const GameState& s, std::uint8_t set) {
    Json list = Json::array();
    for (std::size_t p = 0; p < s.playerCount; ++p)
        if (((set >> p) & 1U) != 0) list.push_back(colorOf(s, static_cast<PlayerId>(p)));
    return list;
}

/// Only what is in force: an empty object is a turn without effects.
Json thisTurn(const GameState& s) {
    const auto& t = s.turn;
    Json effects = Json::object();
    if (t.crane) effects["crane"] = true;
    if (t.merchantFleet != 0) {
        Json kinds = Json::array();
        for (const auto card : kAllCards)
            if (((t.merchantFleet >> index(card)) & 1U) != 0) kinds.push_back(wordOf(card));
        effects["merchant_fleet"] = kinds;
    }
    if (t.harborOpened) effects["commercial_harbor"] = colors(s, t.commercialHarbor);
    if (t.alchemistRed != 0) effects["alchemist"] = {{"red", t.alchemistRed}, {"yellow", t.alchemistYellow}};
    if (!t.rolls.empty()) {
        Json totals = Json::array();
        for (const auto total : t.rolls) totals.push_back(total);
        effects["rolls"] = totals;
    }
    if (t.built) effects["built"] = true;
    if (t.developmentPlayed) effects["development_played"] = true;
    if (t.knightErrant) effects["knight_errant"] = true;
    if (t.knightDiscarded) effects["knight_discarded"] = true;
    Json committed = Json::object();
    for (std::size_t p = 0; p < s.playerCount; ++p)
        if (!s.committed[p].empty())
            committed[std::string(colorOf(s, static_cast<PlayerId>(p)))] = places(s.island(), s.committed[p]);
    if (!committed.empty()) effects["committed"] = committed;
    return effects;
}

Json award(const GameState& s, const Award& award, const char* count) {
    if (award.player == kNobody) return nullptr;
    return {{"player", colorOf(s, award.player)}, {count, award.count}};
}

} // namespace

Json toJson(const GameState& s) {
    Json players = Json::array();
    Json neutral = Json::array();
    for (std::size_t p = 0; p < s.seatCount; ++p)
        (p < s.playerCount ? players : neutral).push_back(wordOf(s.colors[p]));

    Json all{{"format", "reeve-position/1"},
             {"rules", rules(s)},
             {"seed", s.seed},
             {"draws", (s.chance.state() - s.seed) * inverseOfStep()},
             {"players", players}};
    if (s.seatCount > s.playerCount) all["neutral"] = neutral;
    all["turn"] = turn(s);
    all["board"] = board(s);

    Json allPieces = Json::object();
    for (std::size_t p = 0; p < s.seatCount; ++p)
        allPieces[std::string(wordOf(s.colors[p]))] = pieces(s.island(), s.players[p]);
    all["pieces"] = allPieces;
    Json metropolises = Json::object();
    for (const auto track : kAllTracks)
        if (const auto& m = s.metropolises[index(track)]; m.player != kNobody)
            metropolises[std::string(wordOf(track))] = {{"player", colorOf(s, m.player)},
                                                        {"at", s.island().name(m.at)}};
    all["metropolises"] = metropolises;

    Json hands = Json::object();
    Json improvements = Json::object();
    Json cards = Json::object();
    Json defender = Json::object();
    Json score = Json::object();
    Json tokens = Json::object();
    for (std::size_t p = 0; p < s.playerCount; ++p) {
        const std::string color(wordOf(s.colors[p]));
        const auto& player = s.players[p];
        hands[color] = heapJson(player.hand);
        improvements[color] = levels(player);
        cards[color] = s.rules.knights() ? progress(player) : development(player);
        defender[color] = player.defender;
        score[color] = points(s, static_cast<PlayerId>(p));
        tokens[color] = player.tradeTokens;
    }
    all["hands"] = hands;
    all["improvements"] = improvements;
    all[s.rules.knights() ? "progress" : "development"] = cards;
    all["decks"] = decks(s);
    all["barbarians"] = {{"spaces", s.shipSpaces}, {"attacks", s.attacks}};
    all["defender"] = defender;
    if (s.rules.has(Option::TwoPlayer)) all["trade_tokens"] = tokens;
    all["longest_road"] = award(s, s.longestRoad, "length");
    if (!s.rules.knights()) all["largest_army"] = award(s, s.largestArmy, "knights");
    all["this_turn"] = thisTurn(s);
    Json pending = Json::array();
    for (const auto& decision : s.pending) pending.push_back(decisionJson(s, decision));
    all["pending"] = pending;
    all["points"] = score;
    all["winner"] = s.winner == kNobody ? Json() : Json(colorOf(s, s.winner));
    return all;
}

std::string positionText(const GameState& state) { return toJson(state).dump(); }

} // namespace reeve::record
