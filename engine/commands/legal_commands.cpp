// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/commands/legal_commands.h"

#include "engine/cards/card.h"
#include "engine/commands/options.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"

namespace reeve {
namespace {

using namespace command;

/// Calls `take` with each heap of `count` cards out of `from`, starting at a kind.
template <typename F>
void eachHeap(const Hand& from, int count, F&& take, std::size_t kind = 0, Hand heap = {}) {
    if (count == 0) return take(heap);
    if (kind == kCards) return;
    const auto card = static_cast<Card>(kind);
    for (int n = std::min(count, from[card]); n >= 0; --n) {
        Hand more = heap;
        more.set(card, n);
        eachHeap(from, count - n, take, kind + 1, more);
    }
}

HexSet allHexes() {
    HexSet all;
    for (std::size_t h = 0; h < kHexes; ++h) all.insert(static_cast<HexId>(h));
    return all;
}

class Lister {
public:
    Lister(const GameState& state, PlayerId player, const CommandSink& sink)
        : s(state), own(state.player(player)), player(player), m_sink(sink) {}

    void list() const {
        if (s.turn.phase == Phase::Over) return;
        if (!s.pending.empty()) return answers();
        if (s.turn.player != player) return;
        if (s.turn.phase == Phase::Setup) return setup();
        if (s.turn.phase == Phase::Roll) return beforeRoll();
        afterRoll();
    }

private:
    template <typename A>
    void put(const A& action) const { m_sink(Command{player, Action(action)}); }

    void setup() const {
        if (!rules::neutralsPlaced(s)) {
            for (std::size_t p = s.playerCount; p < s.seatCount; ++p)
                if (s.players[p].settlements.empty())
                    for (const auto at : rules::setupSites(s)) put(PlaceNeutral{s.colors[p], at});
            return;
        }
        if (!rules::placesInSetup(s, player)) return;
        const bool city = s.rules.knights() && own.buildings().size() == 1;
        for (const auto at : rules::setupSites(s))
            for (const auto road : setupRoads(s, at)) put(Place{city, at, road});
    }

    void beforeRoll() const {
        put(Roll{});
        if (s.rules.has(Option::KnightErrant) && !s.turn.knightErrant) chases();
        progress();
        development();
        tokens();
    }

    void afterRoll() const {
        put(EndTurn{});
        const auto o = options(s, player);
        for (const auto at : o.roads) put(Build{Piece::Road, kNoIntersection, at});
        for (const auto at : o.settlements) put(Build{Piece::Settlement, at});
        for (const auto at : o.cities) put(Build{Piece::City, at});
        for (const auto at : o.walls) put(Build{Piece::Wall, at});
        for (const auto at : o.recruits) put(Build{Piece::Knight, at});
        for (const auto at : o.activate) put(Activate{at});
        for (const auto at : o.promote) put(Promote{at});
        for (const auto from : o.movable)
            for (const auto to : knightTargets(s, player, from)) put(MoveKnight{from, to});
        if (s.rules.knights()) chases();
        improvements(o);
        if (o.trade) bankTrades(o);
        harborTrades();
        progress();
        development();
        tokens();
    }

    void robberMoves(bool chase, auto&& take) const {
        for (const auto to : rules::robberSites(s, chase)) {
            const auto victims = robberVictims(s, player, to);
            if (victims.empty()) take(RobberMove{.to = to});
            for (const auto victim : victims) take(RobberMove{.to = to, .victim = victim});
            if (rulesOf(s.rules.edition).theftOptional) take(RobberMove{.to = to, .declined = true});
        }
    }

    void chases() const {
        if (rules::robberLocked(s)) return;
        for (const auto knight : rules::readyKnights(s, player) & kTopology.hexCornerSet[index(s.board.robber)])
            robberMoves(true, [&](const RobberMove& move) { put(ChaseRobber{knight, move}); });
    }

    void improvements(const Options& o) const {
        for (const auto track : kAllTracks) {
            if (!o.improve[index(track)]) continue;
            put(Improve{track});
            if (rules::winsMetropolis(s, player, track, own.improvements[index(track)] + 1))
                for (const auto at : cleanCities(s, player)) put(Improve{track, at});
        }
    }

    void bankTrades(const Options& o) const {
        const std::size_t kinds = s.rules.knights() ? kCards : kResources;
        for (std::size_t g = 0; g < kinds; ++g) {
            const auto give = static_cast<Card>(g);
            const int rate = o.bankRate[g];
            if (own.hand[give] < rate) continue;
            for (std::size_t t = 0; t < kinds; ++t)
                if (t != g && bank(s, static_cast<Card>(t)) > 0) put(TradeBank{Hand::of(give, rate), Hand::of(static_cast<Card>(t))});
        }
    }

    void harborTrades() const {
        for (std::size_t p = 0; p < s.playerCount; ++p)
            if (((s.turn.commercialHarbor >> p) & 1U) != 0)
                for (std::size_t c = 0; c < kResources; ++c)
                    if (own.hand[static_cast<Card>(c)] > 0) put(HarborTrade{static_cast<PlayerId>(p), Hand::of(static_cast<Card>(c))});
    }

    void roadPairs(auto&& take) const {
        if (own.roads.size() >= supply::kRoads) return;
        GameState after = s;
        for (const auto first : rules::roadSites(s, player)) {
            take(first, kNoPath);
            after.player(player).roads.insert(first);
            if (own.roads.size() + 1 < supply::kRoads)
                for (const auto second : rules::roadSites(after, player)) take(first, second);
            after.player(player).roads.erase(first);
        }
    }
    static PathList pathList(PathId first, PathId second) {
        PathList list;
        list.push_back(first);
        if (second != kNoPath) list.push_back(second);
        return list;
    }

    void progress() const {
        if (!s.rules.knights()) return;
        for (std::size_t c = 0; c < kProgressCards; ++c) {
            const auto card = static_cast<ProgressCard>(c);
            if (own.progress[c] == 0 || cards::ruleOf(card).rule == nullptr) continue;
            if (cards::ruleOf(card).beforeRoll == (s.turn.phase == Phase::Roll)) plays(card);
        }
    }

    void plays(ProgressCard card) const {
        Play play;
        play.card = card;
        switch (card) {
        case ProgressCard::Alchemist: return alchemist(play);
        case ProgressCard::Crane:
            if (!s.turn.crane) put(play);
            return;
        case ProgressCard::Engineer:
            if (own.walls.size() < supply::kWalls)
                for (const auto at : rules::wallSites(s, player)) put(with(play, at));
            return;
        case ProgressCard::Inventor: return inventor(play);
        case ProgressCard::Medicine:
            if (own.hand.covers(costs::kMedicineCity) && (!own.reduced.empty() || own.cities.size() < supply::kCities))
                for (const auto at : rules::citySites(s, player)) put(with(play, at));
            return;
        case ProgressCard::RoadBuilding:
            roadPairs([&](PathId first, PathId second) {
                play.paths = pathList(first, second);
                put(play);
            });
            return;
        case ProgressCard::Smith: return smith(play);
        case ProgressCard::Bishop:
            if (rules::robberLocked(s)) return;
            for (const auto to : rules::robberSites(s, false)) {
                play.to = to;
                put(play);
            }
            return;
        case ProgressCard::Diplomat: return diplomat(play);
        case ProgressCard::Intrigue:
            for (const auto at : endsOf(own.roads))
                if (const auto owner = knightOwner(s, at); owner != kNobody && owner != player) put(with(play, at));
            return;
        case ProgressCard::Merchant:
            for (const auto hex : allHexes())
                if (kTopology.hexCornerSet[index(hex)].meets(own.buildings())) {
                    play.to = hex;
                    put(play);
                }
            return;
        case ProgressCard::Deserter:
        case ProgressCard::Spy:
        case ProgressCard::MasterMerchant: return victims(play);
        case ProgressCard::MerchantFleet:
            if (rulesOf(s.rules.edition).fleetTradesAllKinds) return put(play);
            return kinds(play, 0, kCards);
        case ProgressCard::ResourceMonopoly: return kinds(play, 0, kResources);
        case ProgressCard::TradeMonopoly: return kinds(play, kResources, kCards);
        default: return put(play);
        }
    }
    static Play with(Play play, IntersectionId at) {
        play.at = at;
        return play;
    }

    void alchemist(Play play) const {
        if (s.turn.alchemistRed != 0) return;
        const bool easy = s.rules.has(Option::EasyStart) && s.turn.number <= 2 * s.playerCount;
        for (play.red = 1; play.red <= 6; ++play.red)
            for (play.yellow = 1; play.yellow <= 6; ++play.yellow)
                if (!easy || play.red + play.yellow != 7) put(play);
    }

    void inventor(Play play) const {
        auto movable = [&](HexId hex) {
            const int n = s.board.number[index(hex)];
            return n != 0 && n != 2 && n != 6 && n != 8 && n != 12;
        };
        for (const auto a : allHexes())
            for (const auto b : allHexes())
                if (a != b && movable(a) && movable(b)) {
                    play.to = a;
                    play.other = b;
                    put(play);
                }
    }

    void smith(Play play) const {
        const bool fortress = own.improvements[index(Track::Politics)] >= 3;
        std::array<int, 4> free{0, 0, supply::kKnightsPerLevel - knightsOfLevel(own, 2), supply::kKnightsPerLevel - knightsOfLevel(own, 3)};
        auto may = [&](const Knight& k) { return !k.promotedThisTurn && (k.level == 1 || (k.level == 2 && fortress)); };
        for (const auto& a : own.knights) {
            if (!may(a)) continue;
            const auto up = static_cast<std::size_t>(a.level + 1);
            if (free[up] > 0) {
                play.knights.clear();
                play.knights.push_back(a.at);
                put(play);
            }
            for (const auto& b : own.knights) {
                if (a.at == b.at || !may(b)) continue;
                auto left = free; // the stronger one rises first and leaves its piece
                for (const int level : {std::max(a.level, b.level), std::min(a.level, b.level)}) {
                    --left[static_cast<std::size_t>(level + 1)];
                    if (left[static_cast<std::size_t>(level + 1)] < 0) left[0] = -1;
                    if (level == 2) ++left[2];
                }
                if (left[0] < 0) continue;
                play.knights.clear();
                play.knights.push_back(a.at);
                play.knights.push_back(b.at);
                put(play);
            }
        }
    }

    void diplomat(Play play) const {
        for (std::size_t p = 0; p < s.seatCount; ++p)
            for (const auto road : s.players[p].roads) {
                if (!cards::isOpen(s.players[p], road)) continue;
                play.paths = pathList(road, kNoPath);
                put(play);
                if (p != index(player)) continue;
                GameState after = s;
                after.players[p].roads.erase(road);
                for (const auto to : rules::roadSites(after, player))
                    if (to != road) {
                        play.paths = pathList(road, to);
                        put(play);
                    }
            }
    }

    void victims(Play play) const {
        for (const auto opponent : clockwiseFrom(s, player)) {
            if (opponent == player) continue;
            if (play.card == ProgressCard::Deserter && s.player(opponent).knights.empty()) continue;
            if (play.card == ProgressCard::MasterMerchant && points(s, opponent) <= points(s, player)) continue;
            play.victim = opponent;
            put(play);
        }
    }

    void kinds(Play play, std::size_t from, std::size_t to) const {
        for (; from < to; ++from) {
            play.kind = static_cast<Card>(from);
            put(play);
        }
    }

    void development() const {
        if (s.rules.knights()) return;
        if (s.turn.phase == Phase::Main && !s.developmentDeck.empty() && own.hand.covers(costs::kDevelopment)) put(BuyDevelopment{});
        if (s.turn.developmentPlayed) return;
        const bool between = s.turn.phase == Phase::Roll && !s.turn.rolls.empty();
        PlayDevelopment play;
        auto held = [&](DevelopmentCard card) {
            play = PlayDevelopment{};
            play.card = card;
            return own.development[index(card)] > 0 && (!between || card == DevelopmentCard::Knight);
        };
        if (held(DevelopmentCard::Knight))
            robberMoves(false, [&](const RobberMove& move) {
                play.move = move;
                put(play);
            });
        if (held(DevelopmentCard::RoadBuilding))
            roadPairs([&](PathId first, PathId second) {
                play.paths = pathList(first, second);
                put(play);
            });
        if (held(DevelopmentCard::YearOfPlenty))
            eachHeap(resourcesOf(bank(s)), 2, [&](const Hand& heap) {
                play.cards = heap;
                put(play);
            });
        if (held(DevelopmentCard::Monopoly))
            for (std::size_t c = 0; c < kResources; ++c) {
                play.resource = static_cast<Card>(c);
                put(play);
            }
    }
    static Hand resourcesOf(Hand hand) {
        for (std::size_t c = kResources; c < kCards; ++c) hand.set(static_cast<Card>(c), 0);
        return hand;
    }

    void tokens() const {
        if (!s.rules.has(Option::TwoPlayer)) return;
        const bool between = s.turn.phase == Phase::Roll && !s.turn.rolls.empty();
        const bool pays = own.tradeTokens >= rules::actionPrice(s, player);
        const auto opponent = s.next(player);
        if (pays && !between && own.hand.total() >= 2 && !s.player(opponent).hand.empty()) put(ForcedTrade{});
        if (pays && s.board.terrain[index(s.board.robber)] != Terrain::Desert && rules::desert(s) != kNoHex) put(RobberToDesert{});
        if (!between && !s.turn.knightDiscarded && own.playedKnights > 0) put(DiscardKnight{});
    }

    void answers() const {
        const bool playsFifth = s.pending.size() == 1 && s.pending.front().kind == DecisionKind::DiscardProgress &&
                                s.pending.front().player == player && s.turn.player == player;
        if (playsFifth) progress();
        // One decision of each kind: the first that this player owes; those in order only at the front.
        std::uint32_t done = 0;
        for (std::size_t i = 0; i < s.pending.size(); ++i) {
            const auto& decision = s.pending[i];
            const auto kind = 1U << index(decision.kind);
            const bool inOrder = decision.kind == DecisionKind::CommitKnights || decision.kind == DecisionKind::DrawProgress;
            if (decision.player != player || (done & kind) != 0 || (inOrder && i != 0)) continue;
            done |= kind;
            answer(decision);
        }
    }

    void answer(const Decision& d) const {
        switch (d.kind) {
        case DecisionKind::Discard: return eachHeap(own.hand, d.count, [&](const Hand& heap) { put(Discard{heap}); });
        case DecisionKind::MoveRobber: return robberMoves(false, [&](const RobberMove& move) { put(MoveRobber{move}); });
        case DecisionKind::Take:
            put(Take{});
            for (std::size_t c = 0; c < kResources; ++c)
                if (bank(s, static_cast<Card>(c)) > 0) put(Take{static_cast<Card>(c)});
            return;
        case DecisionKind::LoseCity:
            for (const auto at : cleanCities(s, player)) put(LoseCity{at});
            return;
        case DecisionKind::DrawProgress:
            for (const auto track : kAllTracks)
                if (!s.decks[index(track)].empty()) put(DrawProgress{track});
            return;
        case DecisionKind::DiscardProgress:
            for (std::size_t c = 0; c < kProgressCards; ++c)
                if (own.progress[c] > 0) put(DiscardProgress{static_cast<ProgressCard>(c)});
            return;
        case DecisionKind::CommitKnights: return commitments();
        case DecisionKind::RelocateKnight:
            for (const auto to : rules::retreatSites(s, player, d.knight.at)) put(RelocateKnight{to});
            return;
        case DecisionKind::RemoveKnight:
            for (const auto& knight : own.knights) put(RemoveKnight{knight.at});
            return;
        case DecisionKind::PlaceKnight:
            put(PlaceKnight{});
            for (const auto at : rules::knightSites(s, player)) put(PlaceKnight{at});
            return;
        case DecisionKind::Give: {
            Hand from = own.hand;
            for (std::size_t c = 0; c < kResources; ++c)
                if (d.commodityOnly) from.set(static_cast<Card>(c), 0);
            return eachHeap(from, d.count, [&](const Hand& heap) { put(Give{heap}); });
        }
        case DecisionKind::TakeProgress:
            if (!rulesOf(s.rules.edition).spyMustTake) put(TakeProgress{});
            for (std::size_t c = 0; c < kProgressCards; ++c)
                if (s.player(d.other).progress[c] > 0) put(TakeProgress{static_cast<ProgressCard>(c)});
            return;
        case DecisionKind::TakeCards: return eachHeap(s.player(d.other).hand, d.count, [&](const Hand& heap) { put(TakeCards{heap}); });
        case DecisionKind::PlaceMetropolis:
            for (const auto at : cleanCities(s, player)) put(PlaceMetropolis{at});
            return;
        case DecisionKind::BuildNeutral: return neutralBuilds(d);
        }
    }

    void commitments() const {
        InlineVector<IntersectionId, supply::kKnights> active;
        for (const auto& knight : own.knights)
            if (knight.active) active.push_back(knight.at);
        for (unsigned subset = 0; subset < (1U << active.size()); ++subset) {
            CommitKnights commit;
            for (std::size_t i = 0; i < active.size(); ++i)
                if (((subset >> i) & 1U) != 0) commit.at.push_back(active[i]);
            put(commit);
        }
    }

    void neutralBuilds(const Decision& d) const {
        const bool settlement = rules::owesSettlement(s, d);
        for (std::size_t p = s.playerCount; p < s.seatCount; ++p) {
            const auto neutral = static_cast<PlayerId>(p);
            if (settlement)
                for (const auto at : rules::neutralSettlements(s, neutral)) put(BuildNeutral{s.colors[p], true, at, kNoPath});
            else
                for (const auto path : rules::neutralRoads(s, neutral)) put(BuildNeutral{s.colors[p], false, kNoIntersection, path});
        }
    }

    const GameState& s;
    const PlayerState& own;
    PlayerId player;
    const CommandSink& m_sink;
};

} // namespace

void listLegalCommands(const GameState& state, PlayerId player, const CommandSink& sink) { Lister(state, player, sink).list(); }

} // namespace reeve
