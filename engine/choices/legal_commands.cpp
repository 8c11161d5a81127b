// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/choices/legal_commands.h"

#include "engine/basics/single_kind_hands.h"
#include "engine/board/one_word.h"
#include "engine/cards/card.h"
#include "engine/choices/card_combinations.h"
#include "engine/choices/options.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/choices/choices.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/purchases.h"
#include "engine/rules/sites.h"
#include "engine/rules/timing.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"

namespace reeve {
namespace {

using namespace command;

using Kinds = PlaceSet<ProgressCard, static_cast<int>(kProgressCards)>;

/// The kinds that are played before the roll, or after it. Sets, because most hands have none of them.
Kinds playedAt(bool beforeRoll) {
    return Kinds::where([&](std::size_t kind) {
        const auto& rule = cards::ruleOf(static_cast<ProgressCard>(kind));
        return rule.rule != nullptr && rule.beforeRoll == beforeRoll;
    });
}
const Kinds kBeforeRoll = playedAt(true);
const Kinds kAfterRoll = playedAt(false);

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
        progress();
        development();
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
        progress();
        development();
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

    /// SIX-21, SIX-22.
    void specialBuilding() const {
        one(Pass{});
        builds();
        if (s.rules.fan.any()) fan::Parts::listSpecialPurchases(*this, s, player);
        if (s.rules.knights()) improvements();
        if (rules::buysDevelopment(s, player)) one(BuyDevelopment{});
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

    /// All moves of the robber and, with Seafarers, of the pirate (PIRATE-2).
    template <typename Make>
    void bothFigures(const Make& make) const {
        robberMoves(false, make);
        if (s.rules.seafarers()) seafarers::listPirateMoves(*this, s, player, make);
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

    /// Calls `make(paths)` for one or two roads, one after the other.
    template <typename Make>
    void roadPairs(const Make& make) const {
        if (own.roads.size() >= supply::kRoads) return;
        const auto sites = rules::roadSites(s, player);
        each(sites, [&](PathId first) { return make(pathList(first, kNoPath)); });
        if (own.roads.size() + 1 >= supply::kRoads) return;
        const auto taken = allRoads(s);
        const auto foreign = foreignPieces(s, player);
        for (const auto first : sites) {
            auto second = sites; // and the places that the first road reaches
            for (const auto end : s.island().pathEnds[index(first)])
                if (!foreign.contains(end)) second |= s.island().intersectionPaths[index(end)];
            second -= taken;
            second.erase(first);
            each(second, [&](PathId path) { return make(pathList(first, path)); });
        }
    }

    void progress() const {
        if (!s.rules.knights()) return;
        const auto& inTime = s.turn.phase == Phase::Roll ? kBeforeRoll : kAfterRoll;
        for (const auto card : inTime - placesWith<ProgressCard>(0, own.progress)) plays(card);
    }

    void plays(ProgressCard card) const {
        const auto at = [card](IntersectionId place) { return Play{.card = card, .at = place}; };
        const auto to = [card](HexId hex) { return Play{.card = card, .to = hex}; };
        const auto kind = [card](Card of) { return Play{.card = card, .kind = of}; };
        switch (card) {
        case ProgressCard::Alchemist: return alchemist();
        case ProgressCard::Crane:
            if (!s.turn.crane) one(Play{.card = card});
            return;
        case ProgressCard::Engineer:
            if (own.walls.size() < supply::kWalls) each(rules::wallSites(s, player), at);
            return;
        case ProgressCard::Inventor: return inventor();
        case ProgressCard::Medicine:
            if (own.hand.covers(costs::kMedicineCity) && (!own.reduced.empty() || own.cities.size() < supply::kCities))
                each(rules::citySites(s, player), at);
            return;
        case ProgressCard::RoadBuilding:
            if (s.rules.seafarers())
                return seafarers::listFreePieces(*this, s, player, [card](const PathList& paths, std::uint8_t ships) {
                    return Play{.card = card, .paths = paths, .ships = ships};
                });
            return roadPairs([card](const PathList& paths) { return Play{.card = card, .paths = paths}; });
        case ProgressCard::Smith: return smith();
        case ProgressCard::Bishop:
            if (!rules::robberLocked(s)) each(rules::robberSites(s, false), to);
            return;
        case ProgressCard::Diplomat: return diplomat();
        case ProgressCard::Intrigue:
            return each(endsOf(s.island(), own.roads | own.ships) & (allKnights(s) - own.knightPlaces), at);
        case ProgressCard::Merchant: return each(merchantSites(), to);
        case ProgressCard::Deserter:
        case ProgressCard::Spy:
        case ProgressCard::MasterMerchant: return victims(card);
        case ProgressCard::MerchantFleet:
            if (rulesOf(s.rules.edition).fleetTradesAllKinds) return one(Play{.card = card});
            return each(kResourceKinds | kCommodityKinds, kind);
        case ProgressCard::ResourceMonopoly: return each(kResourceKinds, kind);
        case ProgressCard::TradeMonopoly: return each(kCommodityKinds, kind);
        default: return one(Play{.card = card});
        }
    }

    HexSet merchantSites() const {
        auto sites = hexesBeside(s.island(), own.buildings());
        for (const auto hex : HexSet(sites))
            if (!cards::merchantMayStand(s.board.terrain[index(hex)])) sites.erase(hex);
        return sites;
    }

    void alchemist() const {
        if (s.turn.alchemistRed != 0) return;
        const bool easy = rules::easyTurn(s); // no 7
        const int yellows = easy ? 5 : 6;
        group(6 * yellows, [&](int n) {
            const int red = n / yellows + 1;
            int yellow = n % yellows + 1;
            if (easy && red + yellow >= 7) ++yellow;
            return Play{.card = ProgressCard::Alchemist,
                        .red = static_cast<std::uint8_t>(red),
                        .yellow = static_cast<std::uint8_t>(yellow)};
        });
    }

    void inventor() const {
        const auto movable = cards::movableTokens(s.board);
        const int others = movable.size() - 1;
        group(movable.size() * others, [&](int n) {
            const int a = n / others;
            const int b = n % others;
            return Play{.card = ProgressCard::Inventor, .to = movable.nth(a), .other = movable.nth(b < a ? b : b + 1)};
        });
    }

    void smith() const {
        const bool fortress = own.improvements[index(Track::Politics)] >= kAbilityLevel;
        std::array<int, 4> free{0, 0, supply::kKnightsPerLevel - knightsOfLevel(own, 2),
                                supply::kKnightsPerLevel - knightsOfLevel(own, 3)};
        auto may = [&](const Knight& k) { return !k.promotedThisTurn && (k.level == 1 || (k.level == 2 && fortress)); };
        Play play{.card = ProgressCard::Smith};
        for (const auto& a : own.knights) {
            if (!may(a)) continue;
            const auto up = static_cast<std::size_t>(a.level + 1);
            play.knights.clear();
            play.knights.push_back(a.at);
            if (free[up] > 0) one(play);
            for (const auto& b : own.knights) {
                if (a.at == b.at || !may(b)) continue;
                auto left = free; // the stronger one is promoted first and returns its piece
                for (const int level : {std::max(a.level, b.level), std::min(a.level, b.level)}) {
                    --left[static_cast<std::size_t>(level + 1)];
                    if (left[static_cast<std::size_t>(level + 1)] < 0) left[0] = -1;
                    if (level == 2) ++left[2];
                }
                if (left[0] < 0) continue;
                Play both = play;
                both.knights.push_back(b.at);
                one(both);
            }
        }
    }

    void diplomat() const {
        for (std::size_t p = 0; p < s.seatCount; ++p)
            for (const auto piece : s.players[p].roads | s.players[p].ships) {
                if (!cards::isOpen(s.island(), s.players[p], piece)) continue;
                const auto removal = [&](PathId to) {
                    return Play{.card = ProgressCard::Diplomat, .paths = pathList(piece, to)};
                };
                one(removal(kNoPath));
                if (p != index(player)) continue;
                const bool ship = own.ships.contains(piece);
                auto left = ship ? own.ships : own.roads;
                left.erase(piece);
                each((ship ? seafarers::shipSites(s, player, left) : rules::roadSites(s, player, left)) -
                         PathSet{piece},
                     removal);
            }
    }

    void victims(ProgressCard card) const {
        for (const auto opponent : clockwiseFrom(s, player)) {
            if (opponent == player) continue;
            if (card == ProgressCard::Deserter && s.player(opponent).knights.empty()) continue;
            if (card == ProgressCard::MasterMerchant && points(s, opponent) <= points(s, player)) continue;
            one(Play{.card = card, .victim = opponent});
        }
    }

    static bool holdsPlayable(const PlayerState& own) {
        unsigned held = 0;
        for (std::size_t c = 0; c < kDevelopmentCards; ++c)
            if (static_cast<DevelopmentCard>(c) != DevelopmentCard::VictoryPoint) held |= own.development[c];
        return held != 0;
    }

    void development() const {
        if (!s.rules.developmentCards()) return;
        if (s.turn.phase != Phase::Roll && rules::buysDevelopment(s, player)) one(BuyDevelopment{});
        if (s.turn.developmentPlayed || !holdsPlayable(own)) return;
        const bool between = rules::betweenRolls(s);
        const auto held = [&](DevelopmentCard card) {
            return own.development[index(card)] > 0 && (!between || card == DevelopmentCard::Knight);
        };
        if (held(DevelopmentCard::Knight) && !rules::robberLocked(s))
            bothFigures(
                [](const RobberMove& move) { return PlayDevelopment{.card = DevelopmentCard::Knight, .move = move}; });
        if (held(DevelopmentCard::RoadBuilding) && s.rules.seafarers())
            seafarers::listFreePieces(*this, s, player, [](const PathList& paths, std::uint8_t ships) {
                return PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths, .ships = ships};
            });
        else if (held(DevelopmentCard::RoadBuilding))
            roadPairs([](const PathList& paths) {
                return PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths};
            });
        if (held(DevelopmentCard::YearOfPlenty))
            eachCombination(bank(s).only(kResourceKinds), 2, [](const Hand& cards) {
                return PlayDevelopment{.card = DevelopmentCard::YearOfPlenty, .cards = cards};
            });
        if (held(DevelopmentCard::Monopoly))
            each(kResourceKinds,
                 [](Card card) { return PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = card}; });
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
        if (playsFifth) progress();
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
        switch (d.kind) {
        case DecisionKind::Discard:
            return eachCombination(own.hand, d.count, [](const Hand& cards) { return Discard{cards}; });
        case DecisionKind::MoveRobber:
            robberMoves(false, [](const RobberMove& move) { return MoveRobber{move}; });
            if (s.rules.seafarers() && !rules::robberLocked(s)) // PIRATE-8: a correction may take the attack back
                seafarers::listPirateMoves(*this, s, player,
                                           [](const RobberMove& move) { return seafarers::MovePirate{move}; });
            return;
        case DecisionKind::Take:
            one(Take{});
            return each(bank(s).heldKinds() & kResourceKinds, [](Card card) { return Take{card}; });
        case DecisionKind::LoseCity:
            return each(cleanCities(s, player), [](IntersectionId at) { return LoseCity{at}; });
        case DecisionKind::DrawProgress:
            for (const auto track : kAllTracks)
                if (!s.decks[index(track)].empty()) one(DrawProgress{track});
            return;
        case DecisionKind::DiscardProgress:
            for (std::size_t c = 0; c < kProgressCards; ++c)
                if (own.progress[c] > 0) one(DiscardProgress{static_cast<ProgressCard>(c)});
            return;
        case DecisionKind::CommitKnights: return commitments();
        case DecisionKind::RelocateKnight:
            return each(rules::retreatSites(s, player, d.knight.at),
                        [](IntersectionId to) { return RelocateKnight{to}; });
        case DecisionKind::RemoveKnight:
            return each(own.knightPlaces, [](IntersectionId at) { return RemoveKnight{at}; });
        case DecisionKind::PlaceKnight:
            one(PlaceKnight{});
            return each(rules::knightSites(s, player), [](IntersectionId at) { return PlaceKnight{at}; });
        case DecisionKind::Give:
            return eachCombination(d.commodityOnly ? own.hand.only(kCommodityKinds) : own.hand, d.count,
                                   [](const Hand& cards) { return Give{cards}; });
        case DecisionKind::TakeProgress:
            if (!rulesOf(s.rules.edition).spyMustTake) one(TakeProgress{});
            for (std::size_t c = 0; c < kProgressCards; ++c)
                if (s.player(d.other).progress[c] > 0) one(TakeProgress{static_cast<ProgressCard>(c)});
            return;
        case DecisionKind::TakeCards:
            return eachCombination(s.player(d.other).hand, d.count, [](const Hand& cards) { return TakeCards{cards}; });
        case DecisionKind::PlaceMetropolis:
            return each(cleanCities(s, player), [](IntersectionId at) { return PlaceMetropolis{at}; });
        case DecisionKind::BuildNeutral: return neutralBuilds(d);
        case DecisionKind::SpecialBuild: return specialBuilding();
        case DecisionKind::RollPrisoners: return one(fan::RollPrisoners{});
        case DecisionKind::RollLosses: return one(fan::RollLosses{});
        case DecisionKind::TakeGold:
            return eachCombination(bank(s).only(kResourceKinds), d.count,
                                   [](const Hand& cards) { return seafarers::TakeGold{cards}; });
        }
    }

    /// Every subset of the active knights.
    void commitments() const {
        KnightList active;
        for (const auto& knight : own.knights)
            if (knight.active) active.push_back(knight.at);
        group(1 << active.size(), [&](int subset) {
            CommitKnights commit;
            for (std::size_t i = 0; i < active.size(); ++i)
                if (((static_cast<unsigned>(subset) >> i) & 1U) != 0) commit.at.push_back(active[i]);
            return commit;
        });
    }

    void neutralBuilds(const Decision& d) const {
        const bool settlement = rules::owesSettlement(s, d);
        for (std::size_t p = s.playerCount; p < s.seatCount; ++p) {
            const auto neutral = static_cast<PlayerId>(p);
            if (settlement)
                each(rules::neutralSettlements(s, neutral), [&](IntersectionId at) {
                    return BuildNeutral{s.colors[p], true, at, kNoPath};
                });
            else
                each(rules::neutralRoads(s, neutral), [&](PathId path) {
                    return BuildNeutral{s.colors[p], false, kNoIntersection, path};
                });
        }
    }

    const GameState& s;
    const PlayerState& own;
    PlayerId player;
    Groups& m_groups;
};

/// Passes the commands of all players who may act now on.
template <typename Groups>
void listAll(const GameState& state, Groups& groups) {
    if (state.pending.empty()) return Lister(state, state.turn.player, groups).list();
    for (std::size_t p = 0; p < state.playerCount; ++p) Lister(state, static_cast<PlayerId>(p), groups).list();
}

/// Constructs an action in place: copying a value just written would stall.
template <typename A>
void put(const A& made, Action& kept) {
    if constexpr (requires { kept.emplace<A>(made); })
        kept.emplace<A>(made);
    else
        kept = Action(made);
}

} // namespace

void listLegalCommands(const GameState& state, PlayerId player, const CommandSink& sink) {
    auto spell = [&](PlayerId by, int count, const auto& make) {
        for (int n = 0; n < count; ++n) sink(Command{by, Action(make(n))});
    };
    Lister(state, player, spell).list();
}

int countLegalCommands(const GameState& state) {
    int all = 0;
    auto add = [&](PlayerId, int count, const auto&) { all += count; };
    listAll(state, add);
    return all;
}

bool drawLegalCommand(const GameState& state, Chance& chance, Command& drawn) {
    int met = 0;
    // Reservoir sampling over groups: a group replaces the drawn command with the probability of its share of all
    // commands so far. All commands are equally likely, and only a few are created.
    auto draw = [&](PlayerId player, int count, const auto& make) {
        met += count;
        const int n = chance.draw(met);
        if (n >= count) return;
        drawn.player = player;
        put(make(n), drawn.action);
    };
    listAll(state, draw);
    return met > 0;
}

std::optional<Command> drawLegalCommand(const GameState& state, Chance& chance) {
    Command drawn;
    return drawLegalCommand(state, chance, drawn) ? std::optional(drawn) : std::nullopt;
}

} // namespace reeve
