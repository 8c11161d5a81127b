// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/queries.h"
#include "engine/record/fan.h"
#include "engine/record/position.h"
#include "engine/record/position_parts.h"
#include "engine/record/seafarers.h"
#include "engine/record/values.h"

#include <algorithm>

namespace reeve::record {
namespace {

/// The inverse of SplitMix64's step modulo 2^64; gives the number of draws between two states of the generator.
constexpr std::uint64_t inverseOfStep() {
    std::uint64_t inverse = kChanceStep;
    for (int i = 0; i < 6; ++i) inverse *= 2 - kChanceStep * inverse; // Newton: each iteration doubles the correct bits
    return inverse;
}
static_assert(inverseOfStep() * kChanceStep == 1);

Json turn(const GameState& s) {
    // In the set-up the record's number is that of the coming first turn; the state has 0.
    Json json{{"number", std::max<int>(s.turn.number, 1)},
              {"player", colorOf(s, firstOfTurn(s))},
              {"phase", wordOf(s.turn.phase)},
              {"dice", diceJson(s.turn)},
              {"resolving", wordOf(s.turn.resolving)}};
    if (s.rules.has(Option::PairedPlayers) && s.turn.phase != Phase::Setup)
        json["partner"] = colorOf(s, partnerOfTurn(s));
    return json;
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

template <typename P>
Json pile(const P& cards) {
    Json list = Json::array();
    for (const auto card : cards) list.push_back(wordOf(card));
    return list;
}

Json decks(const GameState& s) {
    Json all;
    if (s.rules.knights())
        for (const auto track : kAllTracks) all[std::string(wordOf(track))] = pile(s.decks[index(track)]);
    if (s.rules.developmentCards()) all["development"] = pile(s.developmentDeck);
    return all;
}

} // namespace

Json toJson(const GameState& s) {
    Json players = Json::array();
    Json neutral = Json::array();
    for (std::size_t p = 0; p < s.seatCount; ++p)
        (p < s.playerCount ? players : neutral).push_back(wordOf(s.colors[p]));

    Json all{{"format", "reeve-position/1"},
             {"rules", rulesJson(s.rules)},
             {"seed", s.seed},
             {"draws", (s.chance.state() - s.seed) * inverseOfStep()},
             {"players", players}};
    if (s.seatCount > s.playerCount) all["neutral"] = neutral;
    all["turn"] = turn(s);
    all["board"] = boardJson(s.board, s.rules, s);
    fan::addBoard(all["board"], s.island(), s.rules, s.fan);

    Json allPieces = Json::object();
    for (std::size_t p = 0; p < s.seatCount; ++p) {
        auto& pieces = allPieces[std::string(wordOf(s.colors[p]))] = piecesJson(s.island(), s.rules, s.players[p]);
        fan::addPieces(pieces, s.rules, s.fan.seats[p], s.island());
    }
    all["pieces"] = allPieces;
    all["metropolises"] = metropolisesJson(s.metropolises, s);

    Json hands = Json::object();
    Json improvements = Json::object();
    Json progressCards = Json::object();
    Json developmentCards = Json::object();
    Json defender = Json::object();
    Json score = Json::object();
    Json tokens = Json::object();
    Json settled = Json::object();
    for (std::size_t p = 0; p < s.playerCount; ++p) {
        const std::string color(wordOf(s.colors[p]));
        const auto& player = s.players[p];
        hands[color] = cardsJson(player.hand);
        improvements[color] = levelsJson(player.improvements);
        progressCards[color] = progress(player);
        developmentCards[color] = development(player);
        defender[color] = player.defender;
        score[color] = points(s, static_cast<PlayerId>(p));
        tokens[color] = player.tradeTokens;
        settled[color] = seafarers::areasJson(s.board, player.settledAreas);
    }
    all["hands"] = hands;
    all["improvements"] = improvements;
    if (s.rules.knights()) all["progress"] = progressCards;
    if (s.rules.developmentCards()) all["development"] = developmentCards;
    all["decks"] = decks(s);
    all["barbarians"] = {{"spaces", s.shipSpaces}, {"attacks", s.attacks}};
    all["defender"] = defender;
    fan::addSeats(all, s.rules, s.fan, s);
    fan::addComputed(all, s);
    if (s.rules.has(Option::TwoPlayer)) all["trade_tokens"] = tokens;
    if (s.rules.seafarers()) all["settled"] = settled;
    all["longest_road"] = awardJson(s.longestRoad, "length", s);
    if (!s.rules.knights()) all["largest_army"] = awardJson(s.largestArmy, "knights", s);
    all["this_turn"] = thisTurnJson(s.turn, s.committed, s);
    fan::addThisTurn(all["this_turn"], s.rules, s.turn.phase, s.turn.player, s.fan, s.island());
    Json pending = Json::array();
    for (const auto& decision : s.pending) pending.push_back(decisionJson(s, decision));
    all["pending"] = pending;
    all["points"] = score;
    all["winner"] = s.winner == kNobody ? Json() : Json(colorOf(s, s.winner));
    return all;
}

std::string positionText(const GameState& state) { return toJson(state).dump(); }

} // namespace reeve::record
