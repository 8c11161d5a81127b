// SPDX-License-Identifier: GPL-3.0-or-later
// Random games with every pair of fan modules: invariants, and writing and reading. REEVE_SEED: the seed; REEVE_GAMES:
// games for each pair.
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/record/stored_events.h"
#include "tests/support/random_modules.h"
#include "tests/support/wish.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace reeve;
using namespace reeve::testing;

namespace {

constexpr int kMostCommands = 1200;
constexpr int kEvery = 40; ///< every so many positions one is written and read

Rules rulesOfPair(std::size_t a, std::size_t b) {
    Rules rules;
    switchOn(rules, static_cast<fan::Module>(a));
    switchOn(rules, static_cast<fan::Module>(b));
    if ((a + b) % 3 == 0) rules.set(Option::Nasty);
    if ((a + b) % 2 == 0) rules.fan.numbers.anyColor = rules.fan.numbers.exchange = true;
    if ((a + b) % 5 == 0) rules.fan.numbers.noTheftOnChase = true;
    return rules;
}

/// Gives all players gold and fish, so that commands are tried that cost them.
void giveGold(GameState& state) {
    for (std::size_t p = 0; p < state.playerCount; ++p) state.fan.seats[p].gold = state.fan.seats[p].fish = 4;
}

QString readBack(const GameState& state) {
    const auto written = record::toJson(state);
    const auto read = record::readPosition(written);
    if (const auto* fault = std::get_if<record::Fault>(&read))
        return QString::fromStdString(fault->path + ": " + fault->message);
    return std::get<GameState>(read) == state ? QString() : QStringLiteral("the position read is another one");
}

} // namespace

class ModulesTest : public QObject {
    Q_OBJECT

private slots:
    void everyPairOfModulesKeepsTheInvariants();
    void everyEventOfAModuleHappensInSomeGame();

private:
    std::vector<bool> m_events = std::vector<bool>(std::variant_size_v<fan::Event>);
    std::vector<bool> m_actions = std::vector<bool>(std::variant_size_v<fan::Action>);
    /// Number and kinds of the games of a pair.
    struct Played {
        int games = 0, atSea = 0, largeIsland = 0, fiveOrSix = 0, commands = 0;
    };
    Played m_pair;

    void playOne(std::uint64_t seed, const Rules& rules);
};

void ModulesTest::playOne(std::uint64_t seed, const Rules& rules) {
    GameState state = randomModuleGame(seed, rules);
    giveGold(state);
    Chance chance(seed * 31);
    ++m_pair.games;
    m_pair.atSea += state.rules.seafarers() ? 1 : 0;
    m_pair.largeIsland += state.board.islandId == IslandId::Extended ? 1 : 0;
    m_pair.fiveOrSix += state.playerCount > 4 ? 1 : 0;
    const auto where = [&](int n) {
        return QStringLiteral("modules %1, seed %2, command %3: ").arg(rules.fan.modules, 0, 2).arg(seed).arg(n);
    };
    for (int n = 0; n < kMostCommands && state.turn.phase != Phase::Over; ++n) {
        const auto command = drawLegalCommand(state, chance);
        QVERIFY2(command.has_value(), qPrintable(where(n) + "there is no legal command"));
        const auto decided = decide(state, *command);
        QVERIFY2(decided.ok(), qPrintable(where(n) + "a listed command was refused"));
        ++m_pair.commands;
        if (const auto* own = std::get_if<fan::Action>(&command->action)) m_actions[own->index()] = true;
        const bool written = n % kEvery == 0 || std::holds_alternative<fan::Action>(command->action) ||
                             std::holds_alternative<seafarers::Action>(command->action);
        if (written) {
            const auto fault = readBack(state);
            QVERIFY2(fault.isEmpty(), qPrintable(where(n) + fault));
            const auto json = record::commandJson(*command, state);
            const auto read = record::parseCommand(json, state);
            QVERIFY2(std::holds_alternative<Command>(read) && std::get<Command>(read) == *command,
                     qPrintable(where(n) + QString::fromStdString(json.dump()) + " is read as another command"));
        }
        const auto stored = written ? record::storedEventsJson(decided.value(), state) : record::Json();
        const GameState before = state;
        for (const auto& event : decided.value()) {
            apply(state, event);
            if (const auto* own = std::get_if<fan::Event>(&event)) m_events[own->index()] = true;
        }
        if (const auto broken = record::checkPosition(state))
            QFAIL(qPrintable(where(n) + QString::fromStdString(record::sentence(*broken))));
        if (!written) continue;
        const auto opened = record::readStoredEvents(stored, {}, before);
        if (const auto* fault = std::get_if<record::Fault>(&opened))
            QFAIL(qPrintable(where(n) + QString::fromStdString(fault->path + ": " + fault->message + stored.dump())));
        QVERIFY2(std::get<record::StoredEvents>(opened).after == state,
                 qPrintable(where(n) + "a saved step opens as another one: " + QString::fromStdString(stored.dump())));
    }
}

void ModulesTest::everyPairOfModulesKeepsTheInvariants() {
    const auto first = static_cast<std::uint64_t>(wish("REEVE_SEED", 1));
    const auto games = static_cast<std::uint64_t>(wish("REEVE_GAMES", 1));
    Played all;
    int pairs = 0, least = kMostCommands;
    for (std::size_t a = 0; a < fan::kModules; ++a)
        for (std::size_t b = a; b < fan::kModules; ++b) {
            const Rules rules = rulesOfPair(a, b);
            QVERIFY(rules.fan.has(static_cast<fan::Module>(a)) && rules.fan.has(static_cast<fan::Module>(b)));
            m_pair = {};
            for (std::uint64_t seed = first; seed < first + games; ++seed) {
                playOne(seed + 7 * a + 3 * b, rules);
                if (QTest::currentTestFailed()) return;
            }
            QCOMPARE(m_pair.games, static_cast<int>(games));
            ++pairs;
            least = std::min(least, m_pair.commands);
            all.games += m_pair.games;
            all.atSea += m_pair.atSea;
            all.largeIsland += m_pair.largeIsland;
            all.fiveOrSix += m_pair.fiveOrSix;
            all.commands += m_pair.commands;
        }
    QCOMPARE(pairs, static_cast<int>(fan::kModules * (fan::kModules + 1) / 2)); // including each module alone
    QVERIFY(all.atSea > 0 && all.largeIsland > 0 && all.fiveOrSix > 0);
    qInfo(
        "%d pairs, %d games: %d at sea, %d on the large island, %d of five or six; %d commands, %d at least in a pair",
        pairs, all.games, all.atSea, all.largeIsland, all.fiveOrSix, all.commands, least);
}

void ModulesTest::everyEventOfAModuleHappensInSomeGame() {
    // All modules at once, until every event has happened.
    Rules all;
    for (std::size_t m = 0; m < fan::kModules; ++m) switchOn(all, static_cast<fan::Module>(m));
    all.fan.numbers.exchange = all.fan.numbers.anyColor = true;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        playOne(seed, all);
        if (QTest::currentTestFailed()) return;
    }
    for (std::size_t e = 0; e < m_events.size(); ++e)
        QVERIFY2(m_events[e], qPrintable(QStringLiteral("no event of kind %1").arg(e)));
    for (std::size_t a = 0; a < m_actions.size(); ++a) {
        const bool stated = a == fan::Action(fan::EndTurn{}).index(); // it only states results
        if (!stated) QVERIFY2(m_actions[a], qPrintable(QStringLiteral("no command of kind %1").arg(a)));
    }
}

QTEST_APPLESS_MAIN(ModulesTest)
#include "modules_test.moc"
