// SPDX-License-Identifier: GPL-3.0-or-later
// Trade routes of roads and ships against an exhaustive search (ROUTE-1, ROUTE-2).
#include "engine/basics/chance.h"
#include "engine/modules/seafarers/trade_route.h"
#include "tests/support/chapters.h"

#include <QTest>

#include <algorithm>

using namespace reeve;
using seafarers::Network;

namespace {

constexpr int kNetworks = 4000;
constexpr int kMostPieces = 12;

/// The longest route by exhaustive search: each piece is used once, roads and ships meet only at joints, a barrier ends
/// the route.
int everyWay(const Island& island, const Network& network, IntersectionId at, PathId last, const PathSet& left) {
    if (last != kNoPath && network.barriers.contains(at)) return 0;
    int best = 0;
    for (const auto path : island.intersectionPaths[index(at)] & left) {
        const bool changes = last != kNoPath && network.ships.contains(path) != network.ships.contains(last);
        if (changes && !network.joints.contains(at)) continue;
        auto rest = left;
        rest.erase(path);
        best = std::max(best, 1 + everyWay(island, network, island.otherEnd(path, at), path, rest));
    }
    return best;
}

int longest(const Island& island, const Network& network) {
    int best = 0;
    const auto all = network.roads | network.ships;
    for (const auto path : all)
        for (const auto end : island.pathEnds[index(path)])
            best = std::max(best, everyWay(island, network, end, kNoPath, all));
    return best;
}

/// Random pieces, most of them connected, with random buildings and pieces of other players.
Network randomNetwork(const Island& island, Chance& chance) {
    Network network;
    PathSet all;
    const int pieces = 1 + chance.draw(kMostPieces);
    while (all.size() < pieces) {
        PathSet near;
        for (const auto path : all)
            for (const auto end : island.pathEnds[index(path)]) near |= island.intersectionPaths[index(end)];
        near -= all;
        const auto& from = near.empty() || chance.draw(10) == 0 ? island.paths - all : near;
        const auto path = PathSet(from).nth(chance.draw(PathSet(from).size()));
        all.insert(path);
        (chance.draw(2) == 0 ? network.roads : network.ships).insert(path);
    }
    IntersectionSet ends;
    for (const auto path : all) ends |= island.pathEndSet[index(path)];
    for (const auto at : ends) {
        const int what = chance.draw(6);
        if (what < 2) network.joints.insert(at);
        if (what == 2) network.barriers.insert(at);
    }
    return network;
}

} // namespace

class TradeRouteTest : public QObject {
    Q_OBJECT

private slots:
    void theLongestRouteIsTheLongestOfAllWays();
    void aRouteIsSoughtOnlyBeyondALength();
    void theRouteThatIsShownIsAsLongAndKeepsTheRules();
};

// Rules: ROUTE-1, ROUTE-2
void TradeRouteTest::theLongestRouteIsTheLongestOfAllWays() {
    const auto& island = islandOf(IslandId::Sea37);
    Chance chance(5);
    for (int n = 0; n < kNetworks; ++n) {
        const auto network = randomNetwork(island, chance);
        QCOMPARE(seafarers::longestRouteLength(island, network), longest(island, network));
    }
}

// Rules: ROUTE-1
void TradeRouteTest::aRouteIsSoughtOnlyBeyondALength() {
    const auto& island = islandOf(IslandId::Sea37);
    Chance chance(6);
    for (int n = 0; n < kNetworks; ++n) {
        const auto network = randomNetwork(island, chance);
        const int length = longest(island, network);
        for (const int beyond : {length - 1, length, length + 1})
            QCOMPARE(seafarers::longestRouteLength(island, network, beyond), std::max(length, beyond));
    }
}

// Rules: ROUTE-1
void TradeRouteTest::theRouteThatIsShownIsAsLongAndKeepsTheRules() {
    const auto& island = islandOf(IslandId::Sea37);
    Chance chance(7);
    for (int n = 0; n < kNetworks; ++n) {
        const auto network = randomNetwork(island, chance);
        const auto route = seafarers::longestRoute(island, network);
        QCOMPARE(static_cast<int>(route.size()), longest(island, network));
        PathSet walked;
        for (std::size_t i = 0; i < route.size(); ++i) {
            QVERIFY((network.roads | network.ships).contains(route[i]) && !walked.contains(route[i]));
            walked.insert(route[i]);
            if (i == 0) continue;
            const auto shared = island.pathEndSet[index(route[i])] & island.pathEndSet[index(route[i - 1])];
            QVERIFY(!(shared - network.barriers).empty());
            if (network.ships.contains(route[i]) != network.ships.contains(route[i - 1]))
                QVERIFY(shared.meets(network.joints));
        }
    }
}

REEVE_CHAPTER(TradeRouteTest)
#include "trade_route_test.moc"
