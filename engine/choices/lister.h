// SPDX-License-Identifier: GPL-3.0-or-later
// The legal commands of a player, one place for each: the list, their number, a random one and the sets of options are
// made from these groups.
#pragma once

#include "engine/basics/single_kind_hands.h"
#include "engine/choices/card_combinations.h"
#include "engine/choices/card_targets.h"
#include "engine/decisions/decisions.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/neutrals.h"

namespace reeve::choices {

/// Passes the legal commands of a player on in groups: commands of the same form, each of which can be created by its
/// index. Calls `Groups` with the player, the size of a group and the function that creates an action.
template <typename Groups>
class Lister {
public:
    Lister(const GameState& state, PlayerId player, Groups& groups)
        : s(state), own(state.player(player)), player(player), m_groups(groups) {}

    void list() const {
        if (s.turn.phase == Phase::Over) return;
        if (!s.pending.empty()) return answers();
        if (s.turn.player != player) return;
        if (s.turn.phase == Phase::Setup) return setup();
        if (s.turn.phase == Phase::Roll) return beforeRoll();
        afterRoll();
    }

    /// `make(n)` creates action n.
    template <typename Make>
    void group(int count, const Make& make) const {
        if (count > 0) m_groups(player, count, make);
    }
    template <typename A>
    void one(const A& action) const {
        group(1, [&](int) -> const A& { return action; });
    }
    /// An action for each member of a set.
    template <typename Set, typename Make>
    void each(const Set& set, const Make& make) const {
        group(set.size(), [&](int n) { return make(nthOf(set, n)); });
    }
    template <typename Make>
    void eachCombination(const Hand& from, int count, const Make& make) const {
        const CardCombinations all(from, count);
        group(all.size(), [&](int n) { return make(all.nth(n)); });
    }

    /// Answers to a move of the robber.
    void robberAnswers() const {
        robberMoves(false, [](const RobberMove& move) { return MoveRobber{move}; });
        if (s.rules.seafarers() && !rules::robberLocked(s)) // PIRATE-8: a correction may take the attack back
            seafarers::listPirateMoves(*this, s, player,
                                       [](const RobberMove& move) { return seafarers::MovePirate{move}; });
    }
    /// SIX-21, SIX-22.
    void specialBuilding() const {
        builds();
        if (s.rules.fan.any()) fan::Parts::listSpecialPurchases(*this, s, player);
        if (s.rules.knights()) improvements();
        if (rules::buysDevelopment(s, player)) one(BuyDevelopment{});
    }

    /// All moves of the robber and, with Seafarers, of the pirate (PIRATE-2).
    template <typename Make>
    void bothFigures(const Make& make) const {
        robberMoves(false, make);
        if (s.rules.seafarers()) seafarers::listPirateMoves(*this, s, player, make);
    }

private:
    void setup() const {
        if (!rules::neutralsPlaced(s)) {
            for (std::size_t p = s.playerCount; p < s.seatCount; ++p)
                if (s.players[p].settlements.empty())
                    each(rules::setupSites(s), [&](IntersectionId at) { return PlaceNeutral{s.colors[p], at}; });
            return;
        }
        if (!rules::placesInSetup(s, player)) return;
        const bool city = rules::placesCity(s, player);
        const auto open = rules::openSetupPaths(s);
        for (const auto at : rules::setupSites(s)) {
            each(s.island().intersectionPaths[index(at)] & open, [&](PathId road) { return Place{city, at, road}; });
            if (s.rules.seafarers())
                each(seafarers::setupShips(s, at), [&](PathId ship) { return Place{city, at, ship, true}; });
        }
    }

    void beforeRoll() const {
        one(Roll{});
        if (s.rules.has(Option::KnightErrant) && !s.turn.knightErrant && fan::knightsAct(s))
            chases(rules::readyKnights(s, player));
        cards();
        tokens();
    }

    void afterRoll() const {
        if (!s.rules.fan.any() || !fan::checkTurnEnd(s, player)) one(EndTurn{});
        if (s.turn.phase == Phase::Movement) return movement();
        if (s.rules.fan.any()) {
            if (fan::hasMovement(s))
                one(fan::StartMovement{});
            else
                fan::Parts::listMoves(*this, s, player);
            fan::Parts::listPurchases(*this, s, player);
            fan::Parts::listAnyPart(*this, s, player);
        }
        const bool pays = !own.hand.empty(); // tested first: many hands are empty
        if (pays) builds();
        if (s.rules.knights()) {
            if (fan::knightsAct(s)) knightActions();
            improvements();
        }
        if (s.rules.seafarers()) seafarers::listShipMoves(*this, s, player);
        if (pays && rules::tradeOpen(s)) bankTrades();
        harborTrades();
        cards();
        tokens();
    }

    /// FAN-RK-2a.
    void movement() const {
        each(rules::buyableActivations(s, player), [](IntersectionId at) { return Activate{at}; });
        fan::Parts::listMoves(*this, s, player);
        fan::Parts::listAnyPart(*this, s, player);
        if (fan::knightsAct(s)) knightActions();
    }

    void knightActions() const {
        const auto ready = rules::readyKnights(s, player);
        if (ready.empty() && !s.rules.fan.any()) return;
        for (const auto from : ready)
            each(rules::knightTargets(s, player, from), [&](IntersectionId to) { return MoveKnight{from, to}; });
        chases(ready);
        if (s.rules.fan.any()) fan::Parts::listKnightActions(*this, s, player, ready);
    }

    /// Paid pieces, and payments for knights.
    void builds() const {
        each(rules::buyableRoads(s, player), [](PathId at) { return Build{Piece::Road, kNoIntersection, at}; });
        if (s.rules.seafarers())
            each(seafarers::payableShips(s, player), [](PathId at) { return Build{Piece::Ship, kNoIntersection, at}; });
        each(rules::buyableSettlements(s, player), [](IntersectionId at) { return Build{Piece::Settlement, at}; });
        each(rules::buyableCities(s, player), [](IntersectionId at) { return Build{Piece::City, at}; });
        if (!s.rules.knights()) return;
        each(rules::buyableWalls(s, player), [](IntersectionId at) { return Build{Piece::Wall, at}; });
        each(rules::buyableKnights(s, player), [](IntersectionId at) { return Build{Piece::Knight, at}; });
        each(rules::buyableActivations(s, player), [](IntersectionId at) { return Activate{at}; });
        each(rules::buyablePromotions(s, player), [](IntersectionId at) { return Promote{at}; });
    }

    /// Calls `make(move)` for each move of the robber with each theft.
    template <typename Make>
    void robberMoves(bool chase, const Make& make) const {
        const auto sites = rules::robberSites(s, chase);
        HexSet robbable;
        for (std::size_t p = 0; p < s.playerCount; ++p) {
            if (p == index(player) || s.players[p].hand.empty() || (chase && fan::chasesWithoutTheft(s))) continue;
            const auto there = sites & hexesBeside(s.island(), s.players[p].buildings());
            each(there, [&](HexId to) { return make(RobberMove{.to = to, .victim = static_cast<PlayerId>(p)}); });
            robbable |= there;
        }
        each(sites - robbable, [&](HexId to) { return make(RobberMove{.to = to}); });
        if (rulesOf(s.rules.edition).theftOptional)
            each(sites, [&](HexId to) { return make(RobberMove{.to = to, .declined = true}); });
    }

    void cards() const {
        const CardTargets targets(*this, s, player);
        targets.progress();
        targets.development();
    }

    void chases(const IntersectionSet& ready) const {
        if (rules::robberLocked(s)) return;
        for (const auto knight : ready& s.island().hexCornerSet[index(s.board.robber)])
            robberMoves(true, [&](const RobberMove& move) { return ChaseRobber{knight, move}; });
        if (s.rules.seafarers()) seafarers::listChases(*this, s, player);
    }

    void improvements() const {
        if ((own.hand.heldKinds() & kCommodityKinds).empty() && !s.turn.crane) return;
        for (const auto track : kAllTracks) {
            if (!rules::buysImprovement(s, player, track)) continue;
            one(Improve{track});
            if (rules::winsMetropolis(s, player, track, own.improvements[index(track)] + 1))
                each(cleanCities(s, player), [&](IntersectionId at) { return Improve{track, at}; });
        }
    }

    void bankTrades() const {
        constexpr Hand kPairs{{Card::Brick, 2}, {Card::Lumber, 2}, {Card::Wool, 2}, {Card::Grain, 2},
                              {Card::Ore, 2},   {Card::Cloth, 2},  {Card::Coin, 2}, {Card::Paper, 2}};
        if (own.hand.kindsCovering(kPairs).empty()) return; // no rate is better than 2:1
        const auto rates = bankRates(s, player);
        const auto gives = own.hand.kindsCovering(rates);
        if (gives.empty()) return;
        auto takes = bank(s).heldKinds();
        if (!s.rules.knights()) takes &= kResourceKinds;
        for (const Card give : gives)
            each(takes - CardSet{give}, [&](Card take) {
                return TradeBank{singleKind(give, rates[give]), singleKind(take)};
            });
    }

    void harborTrades() const {
        if (s.turn.commercialHarbor == 0) return;
        for (std::size_t p = 0; p < s.playerCount; ++p)
            if (((s.turn.commercialHarbor >> p) & 1U) != 0)
                each(own.hand.heldKinds() & kResourceKinds, [&](Card card) {
                    return HarborTrade{static_cast<PlayerId>(p), singleKind(card)};
                });
    }

    void tokens() const {
        if (!s.rules.has(Option::TwoPlayer)) return;
        const bool between = rules::betweenRolls(s);
        const bool pays = own.tradeTokens >= rules::actionPrice(s, player);
        const auto opponent = s.next(player);
        if (pays && !between && own.hand.total() >= supply::kForcedTrade && !s.player(opponent).hand.empty())
            one(ForcedTrade{});
        if (pays && s.board.terrain[index(s.board.robber)] != Terrain::Desert && firstDesert(s.board) != kNoHex)
            one(RobberToDesert{});
        if (!between && !s.turn.knightDiscarded && own.playedKnights > 0) one(DiscardKnight{});
    }

    void answers() const {
        const bool playsFifth = s.pending.size() == 1 && s.pending.front().kind == DecisionKind::DiscardProgress &&
                                s.pending.front().player == player && s.turn.player == player;
        if (playsFifth) CardTargets(*this, s, player).progress();
        // One decision of each kind: this player's first; ordered ones only at the front.
        std::uint32_t done = 0;
        for (std::size_t i = 0; i < s.pending.size(); ++i) {
            const auto& decision = s.pending[i];
            const auto kind = 1U << index(decision.kind);
            if (decision.player != player || (done & kind) != 0 || (answeredInOrder(decision.kind) && i != 0)) continue;
            done |= kind;
            answer(decision);
        }
    }

    void answer(const Decision& d) const {
        decision::with(d.kind, [&]<typename Kind>(Kind) {
            using Answer = typename Kind::Answer;
            if constexpr (requires { Answer::kPass; })
                if (Kind::mayPass(s, d)) one(Answer{});
            if constexpr (requires { Kind::sites(s, d); })
                each(Kind::sites(s, d), [](IntersectionId at) { return Answer{at}; });
            else if constexpr (requires { Kind::cards(s, d); })
                eachCombination(Kind::cards(s, d), d.count, [](const Hand& cards) { return Answer{cards}; });
            else if constexpr (requires { Kind::progress(s, d); }) {
                for (std::size_t c = 0; c < kProgressCards; ++c)
                    if (Kind::progress(s, d)[c] > 0) one(Answer{static_cast<ProgressCard>(c)});
            } else
                Kind::list(*this, s, d);
        });
    }

    const GameState& s;
    const PlayerState& own;
    PlayerId player;
    Groups& m_groups;
};

} // namespace reeve::choices
