// SPDX-License-Identifier: GPL-3.0-or-later
// The two-player game: neutral colours and trade tokens, TWO-1 to TWO-28.
#include "engine/rules/chapters.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"

#include "engine/rules/timing.h"
#include <algorithm>

namespace reeve::rules {
namespace {

PlayerId neutralSeat(const GameState& state, Color color) {
    for (std::size_t p = state.playerCount; p < state.seatCount; ++p)
        if (state.colors[p] == color) return static_cast<PlayerId>(p);
    return kNobody;
}

struct Choices {
    int roads = 0, settlements = 0;
};

Choices neutralChoices(const GameState& state) {
    Choices n;
    for (std::size_t p = state.playerCount; p < state.seatCount; ++p) {
        n.roads += neutralRoads(state, static_cast<PlayerId>(p)).size();
        n.settlements += neutralSettlements(state, static_cast<PlayerId>(p)).size();
    }
    return n;
}

PlayerId opponentOf(const GameState& state, PlayerId player) { return state.next(player); }

} // namespace

bool neutralsPlaced(const GameState& state) {
    for (std::size_t p = state.playerCount; p < state.seatCount; ++p)
        if (state.players[p].settlements.empty()) return false;
    return true;
}

PathSet neutralRoads(const GameState& state, PlayerId neutral) {
    if (state.player(neutral).roads.size() >= supply::kRoads) return {};
    return roadSites(state, neutral);
}

IntersectionSet neutralSettlements(const GameState& state, PlayerId neutral) {
    if (state.player(neutral).settlements.size() >= supply::kSettlements) return {};
    return settlementSites(state, neutral);
}

int actionPrice(const GameState& state, PlayerId player) {
    // TWO-13: without hidden victory point cards.
    return openPoints(state, player) <= openPoints(state, opponentOf(state, player)) ? 1 : 2;
}

bool owesSettlement(const GameState& state, const Decision& decision) {
    return decision.settlement && neutralChoices(state).settlements > 0;
}

namespace {
Verdict checkTokens(const GameState& state, PlayerId player) {
    if (!state.rules.has(Option::TwoPlayer)) return refuse(RefusalCode::NotInThisGame, "TWO-1");
    if (state.player(player).tradeTokens < actionPrice(state, player))
        return refuse(RefusalCode::CannotAfford, "TWO-13");
    return accepted;
}

void payTokens(EventWriter& writer, PlayerId player) {
    writer.emit(event::TokensChanged{player, static_cast<std::int8_t>(-actionPrice(writer.state(), player))});
}

void gainTokens(EventWriter& writer, PlayerId player, int tokens) {
    const int room = supply::kTradeTokensMax - writer.player(player).tradeTokens; // TWO-21
    tokens = std::min(tokens, room);
    if (tokens > 0) writer.emit(event::TokensChanged{player, static_cast<std::int8_t>(tokens)});
}

void buildFor(EventWriter& writer, PlayerId neutral, IntersectionId at, PathId path) {
    if (path != kNoPath)
        writer.emit(event::RoadBuilt{neutral, path});
    else
        writer.emit(event::SettlementBuilt{neutral, at});
}

/// Carries out the only choice.
void buildOnly(EventWriter& writer, bool settlement) {
    const auto& state = writer.state();
    for (std::size_t p = state.playerCount; p < state.seatCount; ++p) {
        const auto neutral = static_cast<PlayerId>(p);
        if (settlement) {
            if (const auto sites = neutralSettlements(state, neutral); !sites.empty())
                return buildFor(writer, neutral, sites.first(), kNoPath);
        } else if (const auto sites = neutralRoads(state, neutral); !sites.empty()) {
            return buildFor(writer, neutral, kNoIntersection, sites.first());
        }
    }
}

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId, const command::PlaceNeutral& c) {
    const auto& state = writer.state();
    if (!state.rules.has(Option::TwoPlayer)) return refuse(RefusalCode::NotInThisGame, "TWO-1");
    if (state.turn.phase != Phase::Setup) return refuse(RefusalCode::WrongPhase, "TWO-3");
    const auto neutral = neutralSeat(state, c.color);
    if (neutral == kNobody) return refuse(RefusalCode::WrongTarget, "TWO-3");
    if (!state.player(neutral).settlements.empty()) return refuse(RefusalCode::WrongPhase, "TWO-3");
    if (!setupSites(state).contains(c.at)) {
        const bool taken = allBuildings(state).contains(c.at);
        return taken ? refuse(RefusalCode::PlaceTaken, "SETT-1") : refuse(RefusalCode::TooClose, "SETUP-37");
    }
    writer.emit(event::SettlementBuilt{neutral, c.at});
    return accepted;
}

void settleTokens(EventWriter& writer, PlayerId player, IntersectionId at) {
    const auto& state = writer.state();
    if (!state.rules.has(Option::TwoPlayer)) return;
    const auto& hexes = state.island().intersectionHexes[index(at)];
    bool desert = false;
    for (const auto hex : hexes) desert = desert || state.board.terrain[index(hex)] == Terrain::Desert;
    gainTokens(writer, player, (desert ? 2 : 0) + (hexes.size() < 3 ? 1 : 0)); // TWO-20
}

void oweNeutral(EventWriter& writer, PlayerId player, bool settlement) {
    if (!writer.state().rules.has(Option::TwoPlayer)) return;
    writer.open({.kind = DecisionKind::BuildNeutral, .player = player, .settlement = settlement});
}

void settleNeutrals(EventWriter& writer) {
    const auto& state = writer.state();
    while (!state.pending.empty() && state.pending.front().kind == DecisionKind::BuildNeutral) {
        const auto& decision = state.pending.front();
        const auto choices = neutralChoices(state);
        const bool settlement = owesSettlement(state, decision);
        const int open = settlement ? choices.settlements : choices.roads;
        if (open > 1) return;
        writer.close(DecisionKind::BuildNeutral, decision.player);
        if (open == 1) buildOnly(writer, settlement);
    }
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::BuildNeutral& c) {
    const auto& state = writer.state();
    const auto neutral = neutralSeat(state, c.color);
    if (neutral == kNobody) return refuse(RefusalCode::WrongTarget, "TWO-8");
    const bool settlement = owesSettlement(state, decision);
    if (c.settlement != settlement) return refuse(RefusalCode::WrongTarget, settlement ? "TWO-8" : "TWO-9");
    if (settlement ? !neutralSettlements(state, neutral).contains(c.at)
                   : !neutralRoads(state, neutral).contains(c.path))
        return refuse(RefusalCode::NotConnected, "TWO-11");
    writer.close(DecisionKind::BuildNeutral, player);
    buildFor(writer, neutral, c.at, settlement ? kNoPath : c.path);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::ForcedTrade& c) {
    const auto& state = writer.state();
    if (auto refusal = checkTokens(state, player)) return refusal;
    if (betweenRolls(state)) return refuse(RefusalCode::RollFirst, "TWO-12");
    const auto opponent = opponentOf(state, player);
    const int count = std::min(supply::kForcedTrade, state.player(opponent).hand.total());
    if (count == 0) return refuse(RefusalCode::NotAVictim, "TWO-23");
    if (state.player(player).hand.total() < supply::kForcedTrade)
        return refuse(RefusalCode::WrongNumberOfCards, "TWO-15");
    if (c.stated) {
        if (c.cards.total() != count || !state.player(opponent).hand.covers(c.cards))
            return refuse(RefusalCode::ImpossibleChance, "TWO-14");
    }
    payTokens(writer, player);
    Hand stated = c.cards;
    for (int i = 0; i < count; ++i) {
        const auto& hand = writer.player(opponent).hand;
        const auto card = c.stated ? stated.cardAt(0) : hand.cardAt(writer.draw(hand.total()));
        if (c.stated) stated.add(card, -1);
        writer.emit(event::CardStolen{player, opponent, card, writer.takeDraws()});
    }
    const auto& hand = writer.player(player).hand;
    if (hand.kinds() == 1)
        writer.emit(event::CardsPassed{player, opponent, Hand::of(hand.cardAt(0), supply::kForcedTrade), Cause::Trade});
    else if (hand.total() == supply::kForcedTrade)
        writer.emit(event::CardsPassed{player, opponent, Hand(hand), Cause::Trade});
    else
        writer.open({.kind = DecisionKind::Give, .player = player, .count = supply::kForcedTrade, .other = opponent});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::RobberToDesert&) {
    const auto& state = writer.state();
    if (auto refusal = checkTokens(state, player)) return refusal;
    const auto hex = firstDesert(state.board);
    if (hex == kNoHex) return refuse(RefusalCode::WrongTarget, "TWO-17");
    if (state.board.robber == hex) return refuse(RefusalCode::RobberMustMove, "TWO-23");
    payTokens(writer, player);
    writer.emit(event::RobberMoved{player, hex});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::DiscardKnight&) {
    const auto& state = writer.state();
    if (!state.rules.has(Option::TwoPlayer)) return refuse(RefusalCode::NotInThisGame, "TWO-1");
    if (betweenRolls(state)) return refuse(RefusalCode::RollFirst, "TWO-12");
    if (state.turn.knightDiscarded) return refuse(RefusalCode::CardAlreadyPlayed, "TWO-18");
    if (state.player(player).playedKnights == 0) return refuse(RefusalCode::CardNotHeld, "TWO-18");
    writer.emit(event::KnightCardDiscarded{player});
    gainTokens(writer, player, 2);
    return accepted;
}

} // namespace reeve::rules
