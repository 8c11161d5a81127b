// SPDX-License-Identifier: GPL-3.0-or-later
// One overload for each event. Nothing is checked or decided here. Inline, so that callers that know the type of the
// event need no dispatch (engine/rules/event_writer.h).
#pragma once

#include "engine/basics/dispatch.h"
#include "engine/events/event.h"
#include "engine/modules/seafarers/apply.h"
#include "engine/position/queries.h"

namespace reeve {
namespace detail {

inline Knight* findKnight(PlayerState& player, IntersectionId at) {
    for (auto& knight : player.knights)
        if (knight.at == at) return &knight;
    return nullptr;
}

inline void putKnight(PlayerState& player, const Knight& knight) {
    std::size_t place = 0;
    while (place < player.knights.size() && player.knights[place].at < knight.at) ++place;
    player.knights.insert(place, knight);
    player.knightPlaces.insert(knight.at);
}

inline void takeKnight(PlayerState& player, IntersectionId at) {
    for (std::size_t i = 0; i < player.knights.size(); ++i)
        if (player.knights[i].at == at) {
            player.knights.erase(i);
            break;
        }
    player.knightPlaces.erase(at);
}

template <typename P, typename C>
void takeFromPile(P& pile, C card) {
    for (std::size_t i = 0; i < pile.size(); ++i)
        if (pile[i] == card) return pile.erase(i);
}

} // namespace detail

struct Apply {
    GameState& s;

    void operator()(const event::DiceRolled& e) const {
        s.chance.advance(e.draws);
        s.turn.red = e.red;
        s.turn.yellow = e.yellow;
        s.turn.event = e.with;
        if (!s.rules.has(Option::TwoPlayer)) s.turn.phase = Phase::Main;
        s.turn.resolving = Resolving::Event;
    }
    void operator()(const event::ShipMoved& e) const { s.shipSpaces = e.spaces; }
    void operator()(const event::BarbariansLanded&) const { s.turn.resolving = Resolving::Landing; }
    void operator()(const event::BarbariansAttacked&) const {
        const bool onlyCommitted = s.rules.has(Option::Nasty); // VAR-NASTY-3, else BARB-22
        for (std::size_t p = 0; p < s.seatCount; ++p) {
            for (auto& knight : s.players[p].knights)
                if (!onlyCommitted || s.committed[p].contains(knight.at)) knight.active = false;
            s.committed[p] = {};
        }
        s.shipSpaces = 0;
        if (s.attacks < 255) ++s.attacks;
        s.turn.resolving = Resolving::Event;
    }
    void operator()(const event::KnightsCommitted& e) const { s.committed[index(e.player)] = e.at; }
    void operator()(const event::DefenderAwarded& e) const { ++s.player(e.player).defender; }
    void operator()(const event::CityReduced& e) const {
        auto& p = s.player(e.player);
        p.cities.erase(e.at);
        p.walls.erase(e.at);
        (e.onItsSide ? p.reduced : p.settlements).insert(e.at);
    }
    void operator()(const event::ProgressDrawn& e) const {
        detail::takeFromPile(s.decks[index(e.track)], e.card);
        auto& p = s.player(e.player);
        if (supply::isVictoryPoint(e.card))
            p.shown[index(e.card)] = true;
        else
            ++p.progress[index(e.card)];
    }
    void operator()(const event::ProgressReturned& e) const { returnCard(e.player, e.card); }
    void operator()(const event::EventResolved&) const {
        s.turn.resolving = s.turn.red + s.turn.yellow == 7 ? Resolving::Discards : Resolving::Last;
    }
    void operator()(const event::CardsGained& e) const { s.player(e.player).hand += e.cards; }
    void operator()(const event::CardsPaid& e) const {
        s.player(e.player).hand -= e.cards;
        if (e.cause == Cause::Build) s.turn.built = true;
    }
    void operator()(const event::BankShort&) const {}
    void operator()(const event::HexBlocked&) const {}
    void operator()(const event::RobberLocked&) const { s.turn.resolving = Resolving::Last; }
    void operator()(const event::RobberMoved& e) const { s.board.robber = e.to; }
    void operator()(const event::CardStolen& e) const {
        s.chance.advance(e.draws);
        s.player(e.victim).hand.add(e.card, -1);
        s.player(e.thief).hand.add(e.card, 1);
    }
    void operator()(const event::CardsPassed& e) const {
        s.player(e.from).hand -= e.cards;
        s.player(e.to).hand += e.cards;
    }
    void operator()(const event::RollResolved&) const {
        s.turn.resolving = Resolving::Nothing;
        if (s.turn.rolls.full()) s.turn.phase = Phase::Main; // two-player game: both rolls are resolved
    }
    void operator()(const event::BuildingPlaced& e) const {
        auto& p = s.player(e.player);
        (e.city ? p.cities : p.settlements).insert(e.at);
        if (e.road != kNoPath) (e.ship ? p.ships : p.roads).insert(e.road);
    }
    void operator()(const event::SetupPassed& e) const { s.turn.player = e.player; }
    void operator()(const event::RoadBuilt& e) const { s.player(e.player).roads.insert(e.at); }
    void operator()(const event::RoadRemoved& e) const { s.player(e.player).roads.erase(e.at); }
    void operator()(const event::SettlementBuilt& e) const { s.player(e.player).settlements.insert(e.at); }
    void operator()(const event::CityBuilt& e) const {
        auto& p = s.player(e.player);
        (e.restored ? p.reduced : p.settlements).erase(e.at);
        p.cities.insert(e.at);
    }
    void operator()(const event::WallBuilt& e) const { s.player(e.player).walls.insert(e.at); }
    void operator()(const event::KnightRecruited& e) const {
        detail::putKnight(s.player(e.player), Knight{.at = e.at});
    }
    void operator()(const event::KnightPlaced& e) const { detail::putKnight(s.player(e.player), e.knight); }
    void operator()(const event::KnightRemoved& e) const { detail::takeKnight(s.player(e.player), e.at); }
    void operator()(const event::KnightDisplaced& e) const { detail::takeKnight(s.player(e.player), e.knight.at); }
    void operator()(const event::KnightActivated& e) const {
        auto* knight = detail::findKnight(s.player(e.player), e.at);
        knight->active = true;
        knight->activatedThisTurn = true;
    }
    void operator()(const event::KnightPromoted& e) const {
        auto* knight = detail::findKnight(s.player(e.player), e.at);
        knight->level = e.level;
        knight->promotedThisTurn = true;
    }
    void operator()(const event::KnightMoved& e) const {
        auto& p = s.player(e.player);
        Knight knight = *detail::findKnight(p, e.from);
        detail::takeKnight(p, e.from);
        knight.at = e.to;
        knight.active = false;
        detail::putKnight(p, knight);
    }
    void operator()(const event::KnightSpent& e) const {
        detail::findKnight(s.player(e.player), e.at)->active = false;
        if (s.turn.phase == Phase::Roll) s.turn.knightErrant = true;
    }
    void operator()(const event::ImprovementBuilt& e) const {
        s.player(e.player).improvements[index(e.track)] = e.level;
        s.turn.crane = false;
    }
    void operator()(const event::MetropolisPlaced& e) const { s.metropolises[index(e.track)] = {e.player, e.at}; }
    void operator()(const event::ProgressPlayed& e) const { returnCard(e.player, e.card); }
    void operator()(const event::ProgressTaken& e) const {
        --s.player(e.from).progress[index(e.card)];
        ++s.player(e.player).progress[index(e.card)];
    }
    void operator()(const event::TokensSwapped& e) const {
        std::swap(s.board.number[index(e.a)], s.board.number[index(e.b)]);
    }
    void operator()(const event::MerchantMoved& e) const {
        s.board.merchant = e.to;
        s.board.merchantOwner = e.player;
    }
    void operator()(const event::FleetHired& e) const {
        s.turn.merchantFleet = static_cast<std::uint8_t>(s.turn.merchantFleet | e.kinds);
    }
    void operator()(const event::HarborOpened& e) const {
        s.turn.commercialHarbor = e.opponents;
        s.turn.harborOpened = true;
    }
    void operator()(const event::HarborOffered& e) const {
        s.turn.commercialHarbor = static_cast<std::uint8_t>(s.turn.commercialHarbor & ~(1U << index(e.with)));
    }
    void operator()(const event::CraneReady&) const { s.turn.crane = true; }
    void operator()(const event::DiceSet& e) const {
        s.turn.alchemistRed = e.red;
        s.turn.alchemistYellow = e.yellow;
    }
    void operator()(const event::DevelopmentBought& e) const {
        detail::takeFromPile(s.developmentDeck, e.card);
        ++s.player(e.player).newDevelopment[index(e.card)];
    }
    void operator()(const event::DevelopmentPlayed& e) const {
        auto& p = s.player(e.player);
        --p.development[index(e.card)];
        if (e.card == DevelopmentCard::Knight) ++p.playedKnights; // other cards leave the game (DEV-9)
        s.turn.developmentPlayed = true;
    }
    void operator()(const event::LongestRoadChanged& e) const { s.longestRoad = {e.player, e.length}; }
    void operator()(const event::LargestArmyChanged& e) const { s.largestArmy = {e.player, e.knights}; }
    void operator()(const event::DecisionOpened& e) const {
        s.pending.insert(e.first ? 0 : s.pending.size(), e.decision);
        if (e.decision.kind == DecisionKind::MoveRobber) s.turn.resolving = Resolving::Last;
    }
    void operator()(const event::DecisionClosed& e) const {
        for (std::size_t i = 0; i < s.pending.size(); ++i)
            if (s.pending[i].kind == e.kind && s.pending[i].player == e.player) return s.pending.erase(i);
    }
    void operator()(const event::TokensChanged& e) const {
        auto& p = s.player(e.player);
        p.tradeTokens = static_cast<std::uint8_t>(p.tradeTokens + e.by);
    }
    void operator()(const event::KnightCardDiscarded& e) const {
        --s.player(e.player).playedKnights;
        s.turn.knightDiscarded = true;
    }
    void operator()(const event::TurnEnded&) const {
        for (std::size_t i = 0; i < s.playerCount; ++i) endPart(s.players[i]);
        s.turn.crane = false; // the card ends with the turn (SIX-20)
        if (s.rules.fan.any()) s.fan.endTurn();
    }
    void operator()(const event::SpecialBuildingBegan&) const { restOfTurn(Phase::Special, s.turn.player); }
    void operator()(const event::SpecialBuildingPassed& e) const { endPart(s.player(e.player)); }
    void operator()(const event::PartnerBegan& e) const { restOfTurn(Phase::Paired, e.player); }
    void operator()(const event::TurnBegan& e) const {
        s.turn = Turn{};
        s.turn.number = e.number;
        s.turn.player = e.player;
        s.turn.phase = Phase::Roll;
    }
    void operator()(const event::RollRepeated& e) const { s.chance.advance(e.draws); }
    void operator()(const event::RollCounted& e) const { s.turn.rolls.push_back(e.total); }
    void operator()(const event::GameWon& e) const {
        s.winner = e.player;
        // `resolving` stays, for a correction that takes the win back. A written position may have rolled without dice.
        if (s.turn.red == 0 && s.turn.phase != Phase::Roll) s.turn.resolving = Resolving::Last;
        s.turn.player = firstOfTurn(s); // a partner wins in the turn of the player who rolled
        s.turn.partner = false;
        s.turn.phase = Phase::Over;
        s.pending.clear();
    }
    void operator()(const event::PassedOn&) const {}
    void operator()(const seafarers::Event& e) const { dispatch(seafarers::Apply{s}, e); }
    void operator()(const fan::Event& e) const { dispatch(*this, e); }
    /// An event that knows its effect.
    template <typename Kind>
    requires requires(const Kind& e, GameState& state) { e.apply(state); }
    void operator()(const Kind& e) const { e.apply(s); }

    /// Resets the marks of this turn: KNIGHT-7, KNIGHT-13, DEV-3.
    void endPart(PlayerState& p) const {
        if (s.rules.knights()) {
            for (std::size_t k = 0; k < supply::kKnights; ++k) // unused slots too: a fixed count avoids a branch
                p.knights[k].activatedThisTurn = p.knights[k].promotedThisTurn = false;
        }
        if (!s.rules.developmentCards()) return;
        std::uint8_t bought = 0;
        for (const auto count : p.newDevelopment) bought |= count;
        if (bought == 0) return;
        for (std::size_t c = 0; c < kDevelopmentCards; ++c)
            p.development[c] = static_cast<std::uint8_t>(p.development[c] + p.newDevelopment[c]);
        p.newDevelopment = {};
    }
    /// Continues the turn with another player: keeps its number and dice, ends its effects (SIX-33).
    void restOfTurn(Phase phase, PlayerId player) const {
        Turn rest;
        rest.number = s.turn.number;
        rest.player = player;
        rest.phase = phase;
        rest.red = s.turn.red;
        rest.yellow = s.turn.yellow;
        rest.event = s.turn.event;
        s.turn = rest;
    }
    void returnCard(PlayerId player, ProgressCard card) const {
        --s.player(player).progress[index(card)];
        s.decks[index(supply::deckOf(card))].push_back(card);
    }
};

} // namespace reeve
