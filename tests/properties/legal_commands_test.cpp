// SPDX-License-Identifier: GPL-3.0-or-later
// An independent check: of all conceivable commands in many positions, decide() accepts exactly those of
// listLegalCommands(). REEVE_GAMES: games for each pair of modules; REEVE_SEED: the seed.
#include "engine/position/queries.h"
#include "tests/support/conceivable.h"
#include "tests/support/random_game.h"
#include "tests/support/random_modules.h"
#include "tests/support/wish.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace reeve;
using reeve::testing::forEachConceivableCommand;
using reeve::testing::randomCommand;
using reeve::testing::randomStart;
using reeve::testing::randomVoyage;

class LegalCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void decideAcceptsExactlyWhatIsListed_data();
    void decideAcceptsExactlyWhatIsListed();
    void withModulesDecideAcceptsExactlyWhatIsListed_data();
    void withModulesDecideAcceptsExactlyWhatIsListed();
    void withEveryPairOfModulesDecideAcceptsExactlyWhatIsListed();
    void aCommandThatNamesNoPlaceIsRefusedUnlessItNeedsNone_data();
    void aCommandThatNamesNoPlaceIsRefusedUnlessItNeedsNone();

private:
    void compare(const GameState& state, int i);

    std::vector<bool> m_ofModules =
        std::vector<bool>(std::variant_size_v<fan::Action>); ///< kinds of commands that were accepted
};

namespace {

/// Very large hands have too many combinations of cards to try all; smaller ones are subject to the same rules.
bool hasHand(const GameState& state, int above) {
    return std::ranges::any_of(state.players, [&](const PlayerState& p) { return p.hand.total() > above; });
}

/// A game with two modules, and with gold and fish to pay with.
GameState gameOfPair(std::size_t a, std::size_t b, std::uint64_t seed) {
    Rules rules;
    for (const auto module : {a, b}) reeve::testing::switchOn(rules, static_cast<fan::Module>(module));
    rules.fan.numbers.exchange = rules.fan.numbers.anyColor = (a + b + seed) % 2 == 0;
    rules.fan.numbers.noTheftOnChase = (a + b + seed) % 3 == 0;
    GameState state = reeve::testing::randomModuleGame(seed + 5 * a + 3 * b, rules);
    for (std::size_t p = 0; p < state.playerCount; ++p) state.fan.seats[p].gold = state.fan.seats[p].fish = 3;
    return state;
}

/// Whether a kind of command of the modules is legal that is not in `shown`. Adds these kinds to `shown`.
bool showsMore(const GameState& state, std::vector<bool>& shown) {
    bool more = false;
    forEachLegalCommand(state, [&](const Command& c) {
        const auto* own = std::get_if<fan::Action>(&c.action);
        if (own == nullptr || shown[own->index()]) return;
        shown[own->index()] = more = true;
    });
    return more;
}

/// Every kind of command with default values, and every piece without a place.
template <std::size_t... Kind>
std::vector<Command> blanks(std::index_sequence<Kind...>) {
    std::vector<Command> all{Command{kNobody, Action(std::in_place_index<Kind>)}...};
    for (int piece = 0; piece < 6; ++piece)
        all.push_back(Command{kNobody, command::Build{.piece = static_cast<Piece>(piece)}});
    for (int card = 0; card < kProgressCards; ++card)
        all.push_back(Command{kNobody, command::Play{.card = static_cast<ProgressCard>(card)}});
    return all;
}

} // namespace

void LegalCommandsTest::aCommandThatNamesNoPlaceIsRefusedUnlessItNeedsNone_data() {
    QTest::addColumn<bool>("base");
    QTest::newRow("Cities & Knights") << false;
    QTest::newRow("base game") << true;
}

void LegalCommandsTest::aCommandThatNamesNoPlaceIsRefusedUnlessItNeedsNone() {
    QFETCH(const bool, base);
    Rules rules;
    if (base) rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
    const auto all = blanks(std::make_index_sequence<std::variant_size_v<Action>>());
    std::size_t refused = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Chance chance(seed);
        GameState state = randomStart(seed, rules);
        for (int i = 0; i < 1500 && state.turn.phase != Phase::Over; ++i) {
            for (const Command& blank : all) {
                const auto events = decide(state, blank);
                if (!events.ok()) {
                    ++refused;
                    continue;
                }
                GameState after = state;
                for (const auto& event : events.value()) apply(after, event);
                QCOMPARE(allBuildings(after), allBuildings(state));
                QCOMPARE(allKnights(after), allKnights(state));
                QCOMPARE(allRoads(after), allRoads(state));
                QCOMPARE(after.board.robber, state.board.robber);
            }
            state = applied(state, decide(state, *randomCommand(state, chance)).value());
        }
    }
    QVERIFY(refused > 1000);
}

void LegalCommandsTest::decideAcceptsExactlyWhatIsListed_data() {
    QTest::addColumn<int>("variant");
    int voyage = 0;
    for (const auto* name :
         {"Seafarers for three", "Seafarers for three, base game", "Seafarers for four", "Seafarers for six"})
        QTest::newRow(name) << 18 + voyage++;
    for (int v = 0; v < 18; ++v) // on the large island with each way to share a turn, see randomStart()
        QTest::addRow(v < 12 ? "variant %d" : "variant %d on the large island", v) << v;
}

/// Compares the legal commands with all conceivable ones in a position.
void LegalCommandsTest::compare(const GameState& state, int i) {
    std::vector<Command> listed;
    forEachLegalCommand(state, [&](const Command& c) { listed.push_back(c); });
    std::vector<bool> met(listed.size());
    std::size_t accepted = 0;
    forEachConceivableCommand(state, [&](const Command& c) {
        const bool accepts = decide(state, c).ok();
        if (const auto* own = std::get_if<fan::Action>(&c.action); own != nullptr && accepts)
            m_ofModules[own->index()] = true;
        const auto found = std::ranges::find(listed, c);
        if (found != listed.end()) met[static_cast<std::size_t>(found - listed.begin())] = true;
        if (accepts != (found != listed.end()))
            QFAIL(qPrintable(QStringLiteral("step %1: action %2 of player %3 is %4 but %5")
                                 .arg(i)
                                 .arg(c.action.index())
                                 .arg(static_cast<int>(c.player))
                                 .arg(accepts ? "accepted" : "refused", accepts ? "not listed" : "listed")));
        accepted += accepts;
    });
    if (QTest::currentTestFailed()) return;
    const auto unmet = std::ranges::find(met, false);
    QVERIFY2(
        unmet == met.end(),
        qPrintable(
            QStringLiteral("step %1: listed but not conceived: action %2")
                .arg(i)
                .arg(unmet == met.end() ? 0 : listed[static_cast<std::size_t>(unmet - met.begin())].action.index())));
}

void LegalCommandsTest::decideAcceptsExactlyWhatIsListed() {
    QFETCH(int, variant);
    Rules rules;
    rules.edition = static_cast<Edition>(variant % 3);
    if (variant % 4 == 1) rules.set(Option::Nasty);
    if (variant % 4 == 2) rules.set(Option::KnightErrant);
    if ((variant >= 8 && variant < 12) || variant == 13 || variant == 16 || variant == 17 || variant == 19) {
        rules = Rules{.game = GameKind::Base,
                      .edition = variant % 2 == 0 ? Edition::Compact : Edition::Collectors2005,
                      .options = 0,
                      .target = 10};
        if (variant == 10 || variant == 11) rules.set(variant == 10 ? Option::TwoPlayer : Option::CombinedPhase);
    }
    const auto island = variant >= 12 ? IslandId::Extended : IslandId::Standard;
    const auto seed = static_cast<std::uint64_t>(variant) + 1;
    GameState state =
        variant < 18 ? randomStart(seed, rules, island)
                     : randomVoyage(seed, rules, variant % 2 == 0 ? Scenario::NewShores : Scenario::ThroughTheDesert,
                                    variant < 20    ? 3
                                    : variant == 20 ? 4
                                                    : 6);
    // Boards with many paths have many conceivable commands, so fewer positions are compared.
    const int every = variant < 21 ? 1 : 4;
    Chance chance(static_cast<std::uint64_t>(variant));
    int positions = 0;
    for (int i = 0; i < 1500 && state.turn.phase != Phase::Over; ++i) {
        if (!hasHand(state, 16) && (i % (29 * every) == 0 || (!state.pending.empty() && i % (3 * every) == 0))) {
            ++positions;
            compare(state, i);
            if (QTest::currentTestFailed()) return;
        }
        state = applied(state, decide(state, *randomCommand(state, chance)).value());
    }
    QVERIFY(positions > 10);
}

void LegalCommandsTest::withModulesDecideAcceptsExactlyWhatIsListed_data() {
    QTest::addColumn<int>("module");
    for (std::size_t m = 0; m <= fan::kModules; ++m) {
        const bool all = m == fan::kModules;
        QTest::addRow("%s", all ? "all modules" : std::string(fan::kModuleInfos[m].word).c_str())
            << static_cast<int>(m);
    }
}

void LegalCommandsTest::withModulesDecideAcceptsExactlyWhatIsListed() {
    QFETCH(const int, module);
    Rules rules;
    for (std::size_t m = 0; m < fan::kModules; ++m)
        if (static_cast<int>(m) == module || module == fan::kModules)
            reeve::testing::switchOn(rules, static_cast<fan::Module>(m));
    rules.fan.numbers.exchange = true;
    rules.fan.numbers.anyColor = module % 2 == 0;
    rules.fan.numbers.noTheftOnChase = module % 3 == 0;
    const auto seed = static_cast<std::uint64_t>(module) + 1;
    GameState state = reeve::testing::randomModuleGame(seed, rules);
    for (std::size_t p = 0; p < state.playerCount; ++p) state.fan.seats[p].gold = state.fan.seats[p].fish = 3;
    Chance chance(seed);
    int positions = 0;
    for (int i = 0; i < 1500 && state.turn.phase != Phase::Over; ++i) {
        if (!hasHand(state, 14) && (i % 61 == 0 || (!state.pending.empty() && i % 19 == 0))) {
            ++positions;
            compare(state, i);
            if (QTest::currentTestFailed()) return;
        }
        state = applied(state, decide(state, *randomCommand(state, chance)).value());
    }
    QVERIFY(positions > 5);
}

void LegalCommandsTest::withEveryPairOfModulesDecideAcceptsExactlyWhatIsListed() {
    // commands of a game; commands between two positions without a new kind
    constexpr int kCommands = 1200, kBetween = 160;
    constexpr int kPositions = 6; // positions of a game
    const auto first = static_cast<std::uint64_t>(testing::wish("REEVE_SEED", 1));
    const auto games = static_cast<std::uint64_t>(testing::wish("REEVE_GAMES", 1));
    int pairs = 0, all = 0, atSea = 0;
    m_ofModules.assign(m_ofModules.size(), false);
    for (std::size_t a = 0; a < fan::kModules; ++a)
        for (std::size_t b = a + 1; b < fan::kModules; ++b, ++pairs)
            for (std::uint64_t seed = first; seed < first + games; ++seed) {
                GameState state = gameOfPair(a, b, seed);
                Chance chance(seed + 100 * a + b);
                std::vector<bool> shown(m_ofModules.size()); // kinds of commands of the modules
                int positions = 0, since = 0;
                for (int i = 0; i < kCommands && positions < kPositions && state.turn.phase != Phase::Over; ++i) {
                    if (!hasHand(state, 10) && (++since >= kBetween || showsMore(state, shown))) {
                        showsMore(state, shown);
                        compare(state, i);
                        if (QTest::currentTestFailed())
                            return qWarning("modules %zu and %zu, seed %d", a, b, static_cast<int>(seed));
                        ++positions;
                        since = 0;
                    }
                    state = applied(state, decide(state, *randomCommand(state, chance)).value());
                }
                QVERIFY(positions > 0);
                all += positions;
                atSea += state.rules.seafarers() ? positions : 0;
            }
    QCOMPARE(pairs, static_cast<int>(fan::kModules * (fan::kModules - 1) / 2));
    // All but fan::EndTurn, which only states results, and one or two that need a mighty knight.
    const auto kinds = std::ranges::count(m_ofModules, true);
    QVERIFY2(kinds >= static_cast<int>(m_ofModules.size()) - 3, qPrintable(QString::number(kinds)));
    qInfo("%d pairs, %d positions, %d of them at sea; %d kinds of commands of the modules", pairs, all, atSea,
          static_cast<int>(kinds));
}

QTEST_APPLESS_MAIN(LegalCommandsTest)
#include "legal_commands_test.moc"
