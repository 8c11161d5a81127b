// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules in the window: choosing them, and the display of battles.
#include "app/values/json_values.h"
#include "app/values/turn_facts.h"
#include "app/window/game_setup.h"
#include "app/window/modules.h"
#include "app/window/prompts.h"
#include "engine/modules/fan/tables/modules.h"
#include "engine/record/position.h"
#include "tests/app/own_app.h"
#include "tests/support/with_modules.h"

#include <QSignalSpy>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::sessionAt;

namespace {

QString word(fan::Module module) {
    return QString::fromUtf8(fan::kModuleInfos[static_cast<std::size_t>(module)].word.data());
}

QStringList afterSwitching(const QStringList& chosen, fan::Module module) {
    return Modules::switched(chosen, word(module)).modules;
}

/// Red has a mounted knight and a crew at a hex with two barbarians.
GameSession battleGame() {
    reeve::testing::WithModules given(
        {fan::Module::HexBarbarians, fan::Module::Mounted, fan::Module::Crews, fan::Module::Battles});
    given.settlement(reeve::testing::Red, "b4");
    given.barbarians("A1", 2);
    given.mounted(reeve::testing::Red, "a1-a2").crew(reeve::testing::Red, "a1-b2").inPhase(Phase::Main);
    return sessionAt(given.state);
}

} // namespace

class RuleModulesTest : public reeve::testing::OwnApp {
    Q_OBJECT
    GameSetup& gameSetup() { return *m_services->setup; }
    /// Starts a new game with these modules on the island for beginners.
    bool begin(const QStringList& modules, const QVariantMap& table = {}) {
        const QVariantMap rules{{u"game"_s, u"cities-and-knights"_s},
                                {u"edition"_s, u"en-2020"_s},
                                {u"options"_s, modules},
                                {u"target"_s, 13}};
        QVariantList players;
        for (const auto* color : {"red", "blue", "white"})
            players.append(QVariantMap{{u"name"_s, QLatin1String(color)}, {u"color"_s, QLatin1String(color)}});
        QSignalSpy opened(&game(), &Game::opened);
        return gameSetup().newGame(QVariantMap{{u"name"_s, u"test"_s},
                                               {u"players"_s, players},
                                               {u"rules"_s, rules},
                                               {u"board"_s, gameSetup().layOut(u"beginner"_s, 1, 3)},
                                               {u"table"_s, table},
                                               {u"seed"_s, 1}}) &&
               (!opened.isEmpty() || opened.wait(5000));
    }
    const ConflictFacts& conflict() { return game().conflict(); }
    BattleFacts battle() { return conflict().battles.last(); }

private slots:
    void initTestCase() { start(); }
    void cleanupTestCase() { m_services.reset(); }

    void aModuleBringsWhatItNeedsAndTakesWhatNeedsIt() {
        const QStringList battles = afterSwitching({}, fan::Module::Battles);
        QVERIFY(battles.contains(word(fan::Module::HexBarbarians)));
        QVERIFY(battles.contains(word(fan::Module::Crews)) || battles.contains(word(fan::Module::Mounted)));
        QVERIFY(!Modules::switched({}, word(fan::Module::Battles)).also.isEmpty());
        // Without the barbarians the modules that need them are switched off.
        const QStringList rest = afterSwitching(battles, fan::Module::HexBarbarians);
        QVERIFY(!rest.contains(word(fan::Module::Battles)));
        QVERIFY(rest.contains(word(fan::Module::Crews)));
        // Battles need mounted knights or crews; one of them is enough.
        const QStringList both = afterSwitching(battles, fan::Module::Mounted);
        QVERIFY(afterSwitching(both, fan::Module::Crews).contains(word(fan::Module::Battles)));
    }
    void aModuleThatNeedsSeafarersSaysSoWithoutThem() {
        for (const bool seafarers : {false, true})
            for (const ModuleFacts& module : Modules::list({}, u"cities-and-knights"_s, seafarers, {})) {
                const auto* info = std::ranges::find_if(fan::kModuleInfos, [&](const auto& one) {
                    return module.word == QLatin1String(one.word.data(), static_cast<qsizetype>(one.word.size()));
                });
                QCOMPARE(!module.reason.isEmpty(), info->needsSeafarers && !seafarers);
                QVERIFY(!module.name.isEmpty());
                QVERIFY(!module.sentence.isEmpty());
            }
    }
    void theBaseGameHasTheFriendlyRobberAlone() {
        const QString friendly = word(fan::Module::FriendlyRobber);
        const auto modules = Modules::list({}, u"base"_s, true, {});
        QCOMPARE(modules.size(), 1);
        QCOMPARE(modules.front().word, friendly);
        QCOMPARE(Modules::inGame({word(fan::Module::Arrest), friendly}, u"base"_s), QStringList(friendly));
        QCOMPARE(Modules::inGame({word(fan::Module::Arrest), friendly}, u"cities-and-knights"_s).size(), 2);
    }
    void whatIsInNoBoxIsToldOnceForAllThatIsChosen() {
        QVERIFY(Modules::toLay({}, {}).isEmpty());
        const QStringList gold = Modules::toLay({word(fan::Module::Arrest), word(fan::Module::Battles)}, {});
        QCOMPARE(gold.size(), 1);
        const QStringList more = Modules::toLay(
            {word(fan::Module::HexBarbarians), word(fan::Module::Arrest), word(fan::Module::Banish)}, {});
        QCOMPARE(more.size(), 2);
        QVERIFY(more.contains(gold.front()));
    }
    void theSentencesSayTheNumbersOfTheTable() {
        const QString crews = word(fan::Module::Crews);
        QCOMPARE(Modules::toLay({crews}, {}), QStringList(u"6 crews of each colour: pawns or cubes."_s));
        const QVariantMap numbers{{u"crew_supply"_s, 4}, {u"move_points"_s, 2}};
        QCOMPARE(Modules::toLay({crews}, numbers), QStringList(u"4 crews of each colour: pawns or cubes."_s));
        QVERIFY(std::ranges::any_of(Modules::list({}, u"cities-and-knights"_s, false, numbers),
                                    [](const ModuleFacts& module) {
                                        return module.sentence.contains(u"walk 2 paths a turn, 5 for 1 grain"_s);
                                    }));
    }
    void everySetOfThePageCanBePlayed() {
        QVERIFY(Modules::presets({}, {}).size() >= 3);
        for (const ModulePresetFacts& preset : Modules::presets({}, {})) {
            const QStringList& modules = preset.modules;
            QVERIFY(!modules.isEmpty());
            QVERIFY2(begin(modules), qPrintable(modules.join(u' ')));
            QCOMPARE(game().position().toMap().value(u"rules"_s).toMap().value(u"options"_s).toStringList(), modules);
        }
    }
    void theNumbersAreThoseOfTheChosenModules() {
        QVERIFY(Modules::numbers({}).isEmpty());
        for (const ModuleNumberFacts& number : Modules::numbers({word(fan::Module::Arrest)})) {
            QVERIFY(!number.name.isEmpty());
            QVERIFY(number.usual >= number.least);
            QVERIFY(number.usual <= number.most);
        }
        QCOMPARE(Modules::numbers({word(fan::Module::Control)}).size(), 1);
    }

    // Rules: FAN-BARB-3
    void whereBarbariansLandIsToldUntilTheNextStep() {
        reeve::testing::WithModules given({fan::Module::HexBarbarians});
        given.settlement(reeve::testing::Red, "b4");
        given.hand(reeve::testing::Red, {{Card::Ore, 3}, {Card::Grain, 2}});
        given.inPhase(Phase::Main);
        game().show(sessionAt(given.state));
        const auto landed = [&] { return game().property("barbarians").value<BarbarianFacts>().landed.hexes; };
        QVERIFY(landed().isEmpty());
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"city"_s}, {u"at"_s, u"b4"_s}}));
        QCOMPARE(landed().size(), 3);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QVERIFY(landed().isEmpty());
    }

    // Rules: FAN-BARB-3
    void aLandingStaysWhereItWasWhenAnEarlierOneIsCorrected() {
        reeve::testing::WithModules given({fan::Module::HexBarbarians});
        given.settlement(reeve::testing::Red, "b4").settlement(reeve::testing::Red, "d6");
        given.hand(reeve::testing::Red, {{Card::Ore, 6}, {Card::Grain, 4}});
        given.inPhase(Phase::Main);
        GameSession session = sessionAt(given.state);
        const auto city = [](const char* at) { return record::Json{{"do", "build"}, {"piece", "city"}, {"at", at}}; };
        QVERIFY(!session.perform(city("b4")));
        const auto first = session.state().fan.barbarians;
        QVERIFY(!session.perform(city("d6")));
        auto expected = session.state().fan.barbarians;
        for (std::size_t hex = 0; hex < expected.size(); ++hex) expected[hex] -= first[hex];
        // Reeve drew the first landing; the table corrects it to these hexes.
        record::Json stated = city("b4");
        stated["landing"] = {"A1", "A2", "A3"};
        const auto revised = session.revise(0, stated, {}, false);
        QVERIFY(!revised.refused);
        for (const char* name : {"A1", "A2", "A3"}) ++expected[index(*given.state.island().hexNamed(name))];
        QVERIFY(revised.after && revised.after->fan.barbarians == expected);
    }
    // Rules: FAN-BARB-3, FAN-BAT-2
    void theTableIsAskedWhatItDrewAndWhichBattleComesFirst() {
        const auto open = [&](const QVariantMap& command) { return m_services->prompts->open(command); };
        const QVariantMap endTurn{{u"do"_s, u"end-turn"_s}};
        game().show(battleGame());
        QVERIFY(open(endTurn).key.isEmpty()); // a single battle needs no order
        QCOMPARE(game().property("expected").value<ExpectedFacts>().buttonHint, u"1 battle, then Ben"_s);
        reeve::testing::WithModules given({fan::Module::HexBarbarians, fan::Module::Mounted, fan::Module::Battles});
        given.settlement(reeve::testing::Red, "b4");
        given.hand(reeve::testing::Red, {{Card::Ore, 3}, {Card::Grain, 2}});
        given.barbarians("A1", 1).barbarians("C1", 1);
        given.mounted(reeve::testing::Red, "a1-a2").mounted(reeve::testing::Red, "c1-d1").inPhase(Phase::Main);
        game().show(sessionAt(given.state));
        QCOMPARE(open(endTurn).key, u"first"_s);
        QCOMPARE(open(endTurn).hexes, (QStringList{u"A1"_s, u"C1"_s}));
        const QVariantMap settled = m_services->prompts->completed(endTurn, QVariantList{u"C1"_s}).toMap();
        QCOMPARE(settled.value(u"first"_s).toString(), u"C1"_s);
        const QVariantMap city{{u"do"_s, u"build"_s}, {u"piece"_s, u"city"_s}, {u"at"_s, u"b4"_s}};
        const auto landing = open(city);
        QCOMPARE(landing.key, u"landing"_s);
        QCOMPARE(landing.count, 3);
        QVERIFY(landing.hexes.size() > 3);
        const QVariantList three{landing.hexes[0], landing.hexes[1], landing.hexes[2]};
        QVERIFY(open(m_services->prompts->completed(city, three).toMap()).key.isEmpty());
        // An illegal command has no open question.
        QVERIFY(open(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"city"_s}, {u"at"_s, u"d6"_s}}).key.isEmpty());
    }
    // Rules: FAN-GOLD-10, FAN-GOLD-14
    void aBoardThatWasChosenGetsItsGoldFieldsToo() {
        const QStringList modules{word(fan::Module::Mounted), word(fan::Module::GoldFields)};
        QVERIFY(begin(modules));
        const auto fields = game().state()->fan.goldFields;
        QVERIFY(fields.size() >= 5); // six if the castle is in the middle
        for (const auto& field : fields) QVERIFY(field.nuggets > 0);
        QVERIFY(begin(modules, {{u"decks"_s, u"real"_s}}));
        QCOMPARE(game().state()->fan.goldFields.size(), fields.size());
        for (const auto& field : game().state()->fan.goldFields) QCOMPARE(static_cast<int>(field.nuggets), 0);
    }

    // Rules: FAN-BAT-3, FAN-PRIS-2, FAN-LOSS-1
    void aBattleIsToldFromItsStartToItsLosses() {
        game().show(battleGame());
        QVERIFY(!conflict().begun);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QCOMPARE(battle().figures, 2);
        QCOMPARE(battle().strength, 3);
        QCOMPARE(battle().asks, u"losses"_s);
        const BattleSideFacts red = battle().sides.first();
        QCOMPARE(red.mounted, 1);
        QCOMPARE(red.crews, 1);
        QCOMPARE(red.prisoners, 2);
        // Possible losses by the faces of the die: with 2 and 5 the crew in the west, with 3 and 6 the mounted knight.
        const QList<LossDirectionFacts> directions = battle().directions;
        QCOMPARE(directions.size(), 3);
        const std::array<std::pair<int, int>, 3> lost{{{0, 0}, {0, 1}, {1, 0}}}; // mounted knights, crews
        for (qsizetype i = 0; i < 3; ++i) {
            const LossDirectionFacts& direction = directions[i];
            const int face = static_cast<int>(i) + 1;
            QCOMPARE(direction.faces, (QList<int>{face, face + 3}));
            QCOMPARE(direction.turn, static_cast<int>(60 * i));
            const auto [mounted, crews] = lost[static_cast<std::size_t>(i)];
            QCOMPARE(direction.sides.size(), static_cast<qsizetype>(mounted + crews));
            for (const BattleSideFacts& side : direction.sides) {
                QCOMPARE(side.mounted, mounted);
                QCOMPARE(side.crews, crews);
            }
        }
        // The answer of the page for a die of 3: sides south-east and north-west, where the mounted knight is.
        QVERIFY(game().perform(m_services->prompts->answer(3)));
        QVERIFY(conflict().done);
        QCOMPARE(battle().die, 3);
        QVERIFY(battle().asks.isEmpty());
        QVERIFY(!battle().fallen.isEmpty());
        const BattleSideFacts after = battle().sides.first();
        QCOMPARE(after.lost, 1);
        QCOMPARE(after.gold, 3);
        game().acknowledgeConflict();
        QVERIFY(!conflict().begun);
        // Undo restores the decision about the die and shows the page again.
        QVERIFY(game().undo());
        QCOMPARE(battle().asks, u"losses"_s);
    }
};

QTEST_GUILESS_MAIN(RuleModulesTest)
#include "rule_modules_test.moc"
