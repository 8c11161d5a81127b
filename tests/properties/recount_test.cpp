// SPDX-License-Identifier: GPL-3.0-or-later
// An independent check of production, rates, hand limits and building sites: recomputed in random games from the
// distances between places by the plain rules, and compared with the engine.
#include "engine/board/standard_island.h"
#include "engine/position/queries.h"
#include "engine/tables/costs.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace reeve;
using namespace reeve::testing;

namespace {

template <typename A, typename B>
bool apart(A a, B b, double distance) {
    const auto p = position(a);
    const auto q = position(b);
    return std::abs(std::hypot(p.x - q.x, p.y - q.y) - distance) < 0.01;
}
template <typename Id>
std::vector<Id> all(int count) {
    std::vector<Id> list;
    for (int i = 0; i < count; ++i) list.push_back(static_cast<Id>(i));
    return list;
}
const auto kAllHexes = all<HexId>(standard::kHexes);
const auto kAllIntersections = all<IntersectionId>(standard::kIntersections);
const auto kAllPaths = all<PathId>(standard::kPaths);

/// For each place of `from`, the places of `to` at this distance, in sides of a hex.
template <typename A, typename B>
std::vector<std::vector<B>> measured(const std::vector<A>& from, const std::vector<B>& to, double distance) {
    std::vector<std::vector<B>> list;
    for (const auto a : from) {
        list.emplace_back();
        for (const auto b : to)
            if (apart(a, b, distance)) list.back().push_back(b);
    }
    return list;
}
const auto kCornersOf = measured(kAllHexes, kAllIntersections, 1);           ///< of each hex
const auto kEndsOf = measured(kAllPaths, kAllIntersections, 0.5);            ///< of each path
const auto kPathsAt = measured(kAllIntersections, kAllPaths, 0.5);           ///< at each intersection
const auto kNeighborsOf = measured(kAllIntersections, kAllIntersections, 1); ///< of each intersection

Card resource(Terrain terrain) {
    switch (terrain) {
    case Terrain::Hills: return Card::Brick;
    case Terrain::Forest: return Card::Lumber;
    case Terrain::Pasture: return Card::Wool;
    case Terrain::Fields: return Card::Grain;
    case Terrain::Mountains: return Card::Ore;
    case Terrain::Desert: break;
    }
    return kNoCard;
}
Card commodity(Terrain terrain) {
    return terrain == Terrain::Forest      ? Card::Paper
           : terrain == Terrain::Pasture   ? Card::Cloth
           : terrain == Terrain::Mountains ? Card::Coin
                                           : kNoCard;
}

/// Cards that a roll gives to each player, considering the stock of the bank.
std::array<Hand, kMaxPlayers> yields(const GameState& state) {
    std::array<Hand, kMaxPlayers> due{};
    for (const auto hex : kAllHexes) {
        const auto terrain = state.board.terrain[index(hex)];
        if (state.board.number[index(hex)] != state.turn.red + state.turn.yellow || state.board.robber == hex) continue;
        if (terrain == Terrain::Desert) continue;
        for (int p = 0; p < state.playerCount; ++p) {
            const auto& player = state.players[static_cast<std::size_t>(p)];
            auto& hand = due[static_cast<std::size_t>(p)];
            for (const auto at : kCornersOf[index(hex)]) {
                if (player.settlements.contains(at) || player.reduced.contains(at)) hand.add(resource(terrain), 1);
                if (!player.cities.contains(at)) continue;
                hand.add(resource(terrain), 1);
                hand.add(
                    state.rules.knights() && commodity(terrain) != kNoCard ? commodity(terrain) : resource(terrain), 1);
            }
        }
    }
    for (const auto card : kAllCards) {
        int wanted = 0;
        int held = 0;
        int claimants = 0;
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            wanted += due[p][card];
            held += state.players[p].hand[card];
            claimants += due[p][card] > 0;
        }
        const int left = (isResource(card) ? 19 : 12) - held;
        if (wanted <= left) continue;
        const bool rest = claimants == 1 && state.rules.has(Option::SingleClaimant);
        for (auto& hand : due) hand.set(card, rest && hand[card] > 0 ? left : 0);
    }
    return due;
}

/// The best rate for a kind, checking all harbours.
int rate(const GameState& state, PlayerId player, Card card) {
    const auto& own = state.player(player);
    int best = 4;
    for (const auto& harbor : state.board.harbors)
        for (const auto at : kEndsOf[index(harbor.at)]) {
            if (!own.settlements.contains(at) && !own.cities.contains(at) && !own.reduced.contains(at)) continue;
            if (harbor.gives == HarborKind::Any)
                best = std::min(best, 3);
            else if (index(harbor.gives) == index(card))
                best = 2;
        }
    if (isCommodity(card) && own.improvements[index(Track::Trade)] >= 3) best = 2;
    const auto& board = state.board;
    if (board.merchantOwner == player && resource(board.terrain[index(board.merchant)]) == card) best = 2;
    if (state.turn.player == player && ((state.turn.merchantFleet >> index(card)) & 1) != 0) best = 2;
    return best;
}

bool buildingOf(const GameState& state, std::size_t player, IntersectionId at) {
    const auto& p = state.players[player];
    return p.settlements.contains(at) || p.cities.contains(at) || p.reduced.contains(at);
}
bool foreignPieceAt(const GameState& state, PlayerId player, IntersectionId at) {
    for (std::size_t p = 0; p < state.seatCount; ++p)
        if (p != index(player) && (buildingOf(state, p, at) || state.players[p].knightAt(at) != nullptr)) return true;
    return false;
}
bool ownRoadAt(const GameState& state, PlayerId player, IntersectionId at) {
    for (const auto path : kPathsAt[index(at)])
        if (state.player(player).roads.contains(path)) return true;
    return false;
}

PathSet roadSitesAgain(const GameState& state, PlayerId player) {
    PathSet sites;
    for (const auto path : kAllPaths) {
        bool taken = false;
        for (std::size_t p = 0; p < state.seatCount; ++p) taken = taken || state.players[p].roads.contains(path);
        if (taken) continue;
        for (const auto at : kEndsOf[index(path)]) {
            const bool through = ownRoadAt(state, player, at) && !foreignPieceAt(state, player, at);
            if (buildingOf(state, index(player), at) || through) sites.insert(path);
        }
    }
    return sites;
}

IntersectionSet settlementSitesAgain(const GameState& state, PlayerId player) {
    IntersectionSet sites;
    for (const auto at : kAllIntersections) {
        bool good = ownRoadAt(state, player, at);
        for (std::size_t p = 0; p < state.seatCount; ++p) {
            if (state.players[p].knightAt(at) != nullptr || buildingOf(state, p, at)) good = false;
            for (const auto other : kNeighborsOf[index(at)])
                if (buildingOf(state, p, other)) good = false;
        }
        if (good) sites.insert(at);
    }
    return sites;
}

Rules rulesFor(std::uint64_t seed) {
    Rules rules;
    rules.edition = static_cast<Edition>(seed % 3);
    if (seed % 3 == 0) {
        rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
        if (seed % 6 == 0) rules.set(Option::CombinedPhase);
    }
    if (seed % 4 == 1) rules.set(Option::SingleClaimant);
    return rules;
}

/// Changes hands now and then, so that shortages and hand limits occur.
void stir(GameState& state, Chance& chance) {
    if (chance.draw(40) != 0) return;
    auto& hand = state.players[static_cast<std::size_t>(chance.draw(state.playerCount))].hand;
    const auto card = static_cast<Card>(chance.draw(state.rules.knights() ? kCards : kResources));
    const int left = bank(state, card);
    hand.add(card, left > 1 ? left - chance.draw(2) : left);
}

} // namespace

class RecountTest : public QObject {
    Q_OBJECT

private slots:
    void everyRollBringsWhatTheHexesGive();
    void everyRateIsTheBestOfAllHarboursAndHelpers();
    void everySiteKeepsToTheWordsOfTheRules();
    void everySevenHalvesTheHandsAboveTheLimit();

private:
    /// Plays random games. Calls `look` with each position between two commands, and `rolled` with the position before
    /// each accepted roll and its events.
    template <typename Look, typename Rolled>
    static void games(int count, Look&& look, Rolled&& rolled) {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(count); ++seed) {
            GameState state = randomStart(seed, rulesFor(seed));
            Chance chance(seed * 31);
            for (int step = 0; step < 1500 && state.turn.phase != Phase::Over; ++step) {
                if (state.turn.phase != Phase::Setup && state.pending.empty()) stir(state, chance);
                look(state);
                const auto command = randomCommand(state, chance);
                const auto events = decide(state, *command).value();
                if (std::holds_alternative<command::Roll>(command->action)) rolled(state, events);
                state = applied(state, events);
                if (QTest::currentTestFailed()) {
                    qWarning("seed %d, step %d", int(seed), step);
                    return;
                }
            }
        }
    }
    static void nothing(const GameState&) {}
};

// Rules: PROD-1, PROD-2, PROD-3, PROD-4, PROD-5, PROD-6, PROD-8, PROD-9a, PROD-9b, PROD-10, PROD-12, BOARD-4, BOARD-8
void RecountTest::everyRollBringsWhatTheHexesGive() {
    int cards = 0;
    int shortages = 0;
    games(200, nothing, [&](GameState state, const Events& events) {
        std::array<Hand, kMaxPlayers> due{};
        std::array<Hand, kMaxPlayers> got{};
        for (const auto& e : events) {
            apply(state, e);
            if (std::holds_alternative<event::EventResolved>(e) && state.turn.red + state.turn.yellow != 7)
                due = yields(state);
            if (const auto* gained = std::get_if<event::CardsGained>(&e);
                gained != nullptr && gained->cause == Cause::Production)
                got[index(gained->player)] += gained->cards;
            shortages += std::holds_alternative<event::BankShort>(e);
        }
        // If the roll waits for a decision (a lost city, a fifth card), production comes later.
        if (state.turn.resolving == Resolving::Landing || state.turn.resolving == Resolving::Event) return;
        for (std::size_t p = 0; p < kMaxPlayers; ++p) {
            QCOMPARE(got[p], due[p]);
            cards += got[p].total();
        }
    });
    QVERIFY(cards > 1000);
    QVERIFY(shortages > 20);
}

// Rules: TRADE-4, TRADE-5, TRADE-6, TRADE-7, TRADE-14, TRADE-15, TRADE-16, TRADE-18, TRADE-19, TRADE-20, TRADE-21,
// BOARD-7
void RecountTest::everyRateIsTheBestOfAllHarboursAndHelpers() {
    std::array<int, 5> seen{};
    games(
        60,
        [&](const GameState& state) {
            for (int p = 0; p < state.playerCount; ++p)
                for (const auto card : kAllCards) {
                    if (!state.rules.knights() && isCommodity(card)) continue;
                    const auto player = static_cast<PlayerId>(p);
                    const int best = rate(state, player, card);
                    QCOMPARE(bankRates(state, player)[card], best);
                    ++seen[static_cast<std::size_t>(best)];
                }
        },
        [](const GameState&, const Events&) {});
    QVERIFY(seen[2] > 100 && seen[3] > 100 && seen[4] > 100);
}

// Rules: ROAD-1, ROAD-2, ROAD-3, ROAD-4, SETT-1, SETT-2, SETT-4, SETT-5, BUILD-1, BUILD-5, BOARD-5, BOARD-6
void RecountTest::everySiteKeepsToTheWordsOfTheRules() {
    int roads = 0;
    int settlements = 0;
    games(
        40,
        [&](const GameState& state) {
            const auto player = state.turn.player;
            if (state.turn.phase != Phase::Main || !state.pending.empty()) return;
            const auto& own = state.player(player);
            const auto offered = options(state, player);
            const bool road = own.hand[Card::Brick] >= 1 && own.hand[Card::Lumber] >= 1;
            const bool settlement = road && own.hand[Card::Grain] >= 1 && own.hand[Card::Wool] >= 1;
            QCOMPARE(offered.roads, road && own.roads.size() < 15 ? roadSitesAgain(state, player) : PathSet{});
            QCOMPARE(offered.settlements, settlement && own.settlements.size() < 5 ? settlementSitesAgain(state, player)
                                                                                   : IntersectionSet{});
            roads += offered.roads.size();
            settlements += offered.settlements.size();
        },
        [](const GameState&, const Events&) {});
    QVERIFY(roads > 1000 && settlements > 20);
}

// Rules: SEVEN-2, SEVEN-3, SEVEN-4, SEVEN-5, WALL-5
void RecountTest::everySevenHalvesTheHandsAboveTheLimit() {
    int discards = 0;
    games(200, nothing, [&](GameState state, const Events& events) {
        std::array<int, kMaxPlayers> due{};
        std::array<int, kMaxPlayers> asked{};
        for (const auto& e : events) {
            apply(state, e);
            if (std::holds_alternative<event::EventResolved>(e) && state.turn.red + state.turn.yellow == 7)
                for (std::size_t p = 0; p < state.playerCount; ++p) {
                    const auto& player = state.players[p];
                    int held = 0;
                    for (const auto card : kAllCards) held += player.hand[card];
                    due[p] = held > 7 + 2 * player.walls.size() ? held / 2 : 0;
                }
            if (const auto* paid = std::get_if<event::CardsPaid>(&e); paid != nullptr && paid->cause == Cause::Discard)
                asked[index(paid->player)] += paid->cards.total();
        }
        if (state.turn.resolving == Resolving::Landing || state.turn.resolving == Resolving::Event) return;
        if (state.turn.phase == Phase::Over) return; // this roll has won the game, so nobody discards
        for (const auto& decision : state.pending)
            if (decision.kind == DecisionKind::Discard) asked[index(decision.player)] += decision.count;
        for (std::size_t p = 0; p < kMaxPlayers; ++p) {
            QCOMPARE(asked[p], due[p]);
            discards += asked[p] > 0;
        }
    });
    QVERIFY(discards > 50);
}

QTEST_APPLESS_MAIN(RecountTest)
#include "recount_test.moc"
