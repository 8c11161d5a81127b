// SPDX-License-Identifier: GPL-3.0-or-later
// advance() equals decide() and apply() without events: the same state after each command of random games.
#include "engine/advance.h"
#include "engine/basics/single_kind_hands.h"
#include "engine/position/queries.h"
#include "engine/state/pieces.h"
#include "tests/support/random_game.h"

#include <QTest>

using namespace reeve;
using namespace reeve::testing;

namespace {

constexpr int kMostCommands = 4000; ///< random games may not end

/// Plays a game in both ways. Returns the number of the first command after which the states differ; 0: none.
int firstDifference(const GameState& start, std::uint64_t seed) {
    GameState decided = start;
    GameState advanced = start;
    Chance chance(seed * 31);
    for (int n = 1; n <= kMostCommands && decided.turn.phase != Phase::Over; ++n) {
        const auto command = drawLegalCommand(decided, chance);
        if (!command) return n;
        const auto events = decide(decided, *command);
        if (!events.ok() || !advance(advanced, *command)) return n;
        decided = applied(decided, events.value());
        if (!(decided == advanced)) return n;
    }
    return 0;
}

} // namespace

class AdvanceTest : public QObject {
    Q_OBJECT

private slots:
    void givesTheSameStateAfterEachCommand_data();
    void givesTheSameStateAfterEachCommand();
    void givesTheSameStateInPositionsThatWereCorrectedByHand_data();
    void givesTheSameStateInPositionsThatWereCorrectedByHand();
    void refusesWhatTheRulesRefuseBeforeAnythingHappens();
    void asksTheStandardIslandBySmallSetsAsByWholeOnes();
};

void AdvanceTest::givesTheSameStateAfterEachCommand_data() {
    QTest::addColumn<int>("game");
    QTest::newRow("base game") << 0;
    QTest::newRow("Cities & Knights") << 1;
    QTest::newRow("five and six on the large island") << 2;
    QTest::newRow("Seafarers") << 3;
    QTest::newRow("two players") << 4;
    QTest::newRow("fan modules, by the way of decide and apply") << 5;
}

void AdvanceTest::givesTheSameStateAfterEachCommand() {
    QFETCH(int, game);
    const std::uint64_t games = game < 2 ? 60 : 12;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Rules rules;
        if (game == 0 || game == 4 || (game == 2 && seed % 2 == 0))
            rules =
                Rules{.game = GameKind::Base, .edition = static_cast<Edition>(seed % 4), .options = 0, .target = 10};
        else
            rules.edition = static_cast<Edition>(seed % 3);
        if (game == 1 && seed % 3 == 0) rules.set(Option::Nasty);
        if (game == 1 && seed % 4 == 0) rules.set(Option::KnightErrant);
        if (game == 4) rules.set(Option::TwoPlayer);
        if (game == 5)
            for (std::size_t m = 0; m < fan::kModules; ++m)
                if (!fan::kModuleInfos[m].needsSeafarers) rules.fan.setWithNeeds(static_cast<fan::Module>(m));
        const auto start =
            game == 3 ? randomVoyage(seed, rules, seed % 2 == 0 ? Scenario::NewShores : Scenario::ThroughTheDesert,
                                     3 + static_cast<int>(seed % 4))
                      : randomStart(seed, rules, game == 2 ? IslandId::Extended : IslandId::Standard);
        QVERIFY2(firstDifference(start, seed) == 0,
                 qPrintable(QStringLiteral("seed %1, command %2").arg(seed).arg(firstDifference(start, seed))));
    }
}

void AdvanceTest::givesTheSameStateInPositionsThatWereCorrectedByHand_data() {
    QTest::addColumn<bool>("base");
    QTest::newRow("base game") << true;
    QTest::newRow("Cities & Knights") << false;
}

/// In corrected positions something may happen before the command: a victory, a transferred award, a fifth card.
void AdvanceTest::givesTheSameStateInPositionsThatWereCorrectedByHand() {
    QFETCH(bool, base);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        Rules rules;
        if (base) rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
        GameState state = randomStart(seed, rules);
        Chance chance(seed * 17);
        for (int n = 0; n < 600 && state.turn.phase != Phase::Over; ++n) {
            const auto command = drawLegalCommand(state, chance);
            QVERIFY(command.has_value());
            GameState corrected = state;
            auto& own = corrected.player(corrected.turn.player);
            auto& next = corrected.player(corrected.next(corrected.turn.player));
            switch (chance.draw(5)) {
            case 0: corrected.rules.target = static_cast<std::uint8_t>(points(corrected, corrected.turn.player)); break;
            case 1:
                corrected.rules.target =
                    static_cast<std::uint8_t>(points(corrected, corrected.next(corrected.turn.player)));
                break;
            case 2: next.hand += bank(corrected).only(kResourceKinds); break; // the bank is empty
            case 3: (chance.draw(2) == 0 ? own : next).playedKnights = 5; break;
            default: own.progress[index(ProgressCard::Spy)] = 5; break;
            }
            if (base && corrected.player(corrected.turn.player).progressCards() > 0) continue;
            const auto events = decide(corrected, *command);
            if (GameState advanced = corrected; events.ok()) {
                QVERIFY(advance(advanced, *command));
                QVERIFY2(advanced == applied(corrected, events.value()), qPrintable(QString::number(n)));
                ++compared;
            } else {
                QVERIFY(!advance(advanced, *command));
            }
            QVERIFY(advance(state, *command));
        }
    }
    QVERIFY(compared > 3000);
}

void AdvanceTest::refusesWhatTheRulesRefuseBeforeAnythingHappens() {
    const auto start = randomStart(3, Rules{});
    auto state = start;
    QVERIFY(!advance(state, {PlayerId{0}, command::Roll{}})); // SETUP-33: all players must place first
    QVERIFY(!advance(state, {PlayerId{1}, command::EndTurn{}}));
    QVERIFY(state == start);
}

void AdvanceTest::asksTheStandardIslandBySmallSetsAsByWholeOnes() {
    constexpr WholeSets whole;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto state = randomStart(seed, Rules{});
        Chance chance(seed * 7);
        for (int n = 0; n < 1000 && state.turn.phase != Phase::Over; ++n, ++compared) {
            const auto& island = state.island();
            const auto buildings = pieces::allBuildings(state, whole);
            const auto roads = pieces::allRoads(state, whole);
            QVERIFY(allBuildings(state) == buildings);
            QVERIFY(allKnights(state) == pieces::allKnights(state, whole));
            QVERIFY(foreignPieces(state, state.turn.player) == pieces::foreignPieces(state, state.turn.player, whole));
            QVERIFY(allRoads(state) == roads);
            QVERIFY(endsOf(island, roads) == pieces::endsOf(island, roads, whole));
            QVERIFY(withNeighbors(island, buildings) == pieces::withNeighbors(island, buildings, whole));
            QVERIFY(hexesBeside(island, buildings) == pieces::hexesBeside(island, buildings, whole));
            for (int number = 2; number <= 12; ++number)
                QVERIFY(pieces::numbered(state.board, number) ==
                        HexSet::having(static_cast<std::uint8_t>(number), state.board.number));
            QVERIFY((island.hexes & pieces::numbered(state.board, 0)) ==
                    (island.hexes & HexSet::having(0, state.board.number)));
            for (int i = 0; i < roads.size(); ++i) QVERIFY(nthOf(roads, i) == roads.nth(i));
            for (const auto& player : state.players)
                QVERIFY(placesWith<ProgressCard>(0, player.progress) ==
                        (PlaceSet<ProgressCard, static_cast<int>(kProgressCards)>::having(0, player.progress)));
            QVERIFY(advance(state, *drawLegalCommand(state, chance)));
        }
    }
    QVERIFY(compared > 5000);
    for (const Card card : kAllCards)
        for (int n = 0; n <= kMostOfOneKind; ++n) QVERIFY(singleKind(card, n) == Hand::of(card, n));
}

QTEST_APPLESS_MAIN(AdvanceTest)
#include "advance_test.moc"
