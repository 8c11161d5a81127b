// SPDX-License-Identifier: GPL-3.0-or-later
// A game is started in every way, corrected, copied, saved to a file and read again.
#include "app/store/journal.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/history.h"
#include "app/window/people.h"
#include "app/window/prompts.h"
#include "app/window/settings.h"
#include "app/window/table.h"
#include "app/words/notice_wording.h"
#include "engine/record/position.h"
#include "tests/app/own_app.h"
#include "tests/support/given.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <sys/stat.h>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;

namespace {

QVariantMap seat(const QString& name, const QString& color) { return {{u"name"_s, name}, {u"color"_s, color}}; }

QVariantMap roll(int red, int yellow, const QString& event = {}) {
    QVariantMap command{{u"do"_s, u"roll"_s}, {u"red"_s, red}, {u"yellow"_s, yellow}};
    if (!event.isEmpty()) command[u"event"_s] = event;
    return command;
}

} // namespace

class KeptGamesTest : public reeve::testing::OwnApp {
    Q_OBJECT
    GameSetup& gameSetup() { return *m_services->setup; }
    History& history() { return *m_services->history; }
    Games& games() {
        reeve::testing::settle(*m_services->journal);
        return *m_services->games;
    }
    const QList<KeptGameFacts>& list() {
        static_cast<void>(games().games()); // reads it
        return games().games();
    }
    KeptGameFacts kept(int place) { return list().at(place); }
    void showAt(const GameState& state) { game().show(reeve::testing::sessionAt(state)); }
    /// Stores a game of random steps in the journal.
    void playedGame(int steps) {
        auto session =
            reeve::testing::madeFrom(GameSession::create(m_services->journal.get(), reeve::testing::threePlayers()));
        Chance chance(3);
        reeve::testing::playOn(session, steps, chance);
        games().rename(session.id(), u"Friday"_s); // makes the list read the journal again
    }

    /// Imports a file as the page does. True if the game was imported.
    bool wasRead(const QUrl& file) {
        QSignalSpy imported(&games(), &Games::imported), failed(&games(), &Games::failed);
        if (!games().importFrom(file)) return false;
        const bool ended = QTest::qWaitFor([&] { return !imported.isEmpty() || !failed.isEmpty(); }, 60000);
        return ended && !imported.isEmpty();
    }

private slots:
    void init() {
        start();
        connect(&game(), &Game::refused, this, [](const RefusalFacts& why) { qInfo("%s", qPrintable(why.detail)); });
    }
    void cleanup() { m_services.reset(); }

    void whoeverIsChosenBegins() {
        const QVariantList players{seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"blue"_s), seat(u"Cleo"_s, u"green"_s)};
        QVERIFY(gameSetup().newGame(QVariantMap{
            {u"name"_s, u"Friday"_s}, {u"players"_s, players}, {u"seed"_s, 5.0}, {u"start"_s, u"green"_s}}));
        QCOMPARE(game().expected().player, 2);
        QVERIFY(gameSetup().newGame(QVariantMap{{u"name"_s, u"Friday"_s},
                                                {u"players"_s, players},
                                                {u"board"_s, gameSetup().layOut(u"beginner"_s, 1, 4)},
                                                {u"start"_s, u"blue"_s}}));
        QCOMPARE(game().expected().player, 1);
    }

    void everyLayoutIsAWholeBoard() {
        for (const QString& layout : {u"random"_s, u"letters"_s, u"beginner"_s}) {
            const QVariantMap board = gameSetup().layOut(layout, 9, 4).toMap();
            QCOMPARE(board.value(u"hexes"_s).toMap().size(), 19);
            QCOMPARE(board.value(u"harbors"_s).toList().size(), 9);
        }
        QCOMPARE(gameSetup().layOut(u"beginner"_s, 1, 4), gameSetup().layOut(u"beginner"_s, 2, 4));
        QVERIFY(gameSetup().layOut(u"letters"_s, 1, 4) != gameSetup().layOut(u"letters"_s, 2, 4));
        QVERIFY(gameSetup().layOut(u"sideways"_s, 1, 4).isNull());
    }

    void twoPlayersPlaceTheNeutralSettlementsFirst() {
        const QVariantMap rules{{u"game"_s, u"base"_s},
                                {u"edition"_s, u"compact"_s},
                                {u"options"_s, QVariantList{u"two-player"_s}},
                                {u"target"_s, 10}};
        QVERIFY(gameSetup().newGame(
            QVariantMap{{u"name"_s, u"Friday"_s},
                        {u"players"_s, QVariantList{seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"brown"_s)}},
                        {u"rules"_s, rules},
                        {u"seed"_s, 5.0}}));
        QCOMPARE(game().expected().kind, u"place-neutral"_s);
        QCOMPARE(player(0).tradeTokens, 4);
        const ChoiceFacts next = m_services->prompts->ask({}, {}, {});
        QCOMPARE(next.kind, u"color"_s);
        for (const QString& color : next.choices) {
            const QString at = color == next.choices.first() ? u"b3"_s : u"d4"_s;
            QVERIFY(game().perform(QVariantMap{{u"do"_s, u"place-neutral"_s}, {u"color"_s, color}, {u"at"_s, at}}));
        }
        QCOMPARE(game().expected().kind, u"place-settlement"_s);
        QVERIFY(!game().story().isEmpty());
        for (const StoryEntryFacts& entry : game().story()) QVERIFY(!entry.text.startsWith(u' '));
    }

    void aBaseGameHasNoStrengthButCardsToBuy() {
        Given given = Given::base();
        given.settlement(Red, "b3").hand(Red, {{Card::Ore, 1}, {Card::Grain, 1}, {Card::Wool, 1}});
        showAt(given.state);
        QCOMPARE(player(0).strength, -1);
        QVERIFY(!player(0).hasImprovements);
        QCOMPARE(offer(u"development"_s).cost, (HandFacts{.wool = 1, .grain = 1, .ore = 1}));
        QVERIFY(offer(u"development"_s).possible);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"buy-development"_s}}));
        QCOMPARE(player(0).progressCount, 1);
        QVERIFY(!offer(u"development"_s).possible);
    }

    void anOldRollIsChangedAndWhatFollowsFollows() {
        Given given(3); // B1 and C4 are mountains with number 9
        given.city(Red, "b1").settlement(Blue, "c8").beforeTheRoll();
        showAt(given.state);
        QVERIFY(game().perform(roll(4, 5, u"ship"_s)));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QVERIFY(game().perform(roll(1, 1, u"ship"_s)));
        const QList<RollFacts> rolls = history().rolls();
        QCOMPARE(rolls.size(), 2);
        QCOMPARE(rolls.at(1).red, 4);
        const QVariantMap dice{{u"red"_s, 6}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}};
        const TriedRollFacts outcome = history().tryRoll(rolls.at(1).step, dice, false);
        QVERIFY(outcome.possible);
        QCOMPARE(outcome.follow, 2);
        QVERIFY(outcome.gone.isEmpty());
        QCOMPARE(player(0).handCount, 2); // tryRoll() changes nothing
        QVERIFY(history().changeRoll(0, dice, false));
        QCOMPARE(player(0).handCount, 0);
        QCOMPARE(player(1).handCount, 0);
        QCOMPARE(game().turn().red, 1); // the later roll is unchanged
        QCOMPARE(history().rolls().size(), 2);
    }

    void aStepThatCannotFollowIsNamedAndEverythingStopsThere() {
        Given given(3);
        given.city(Red, "b1").roads(Red, {"b1-b2"}).hand(Red, {{Card::Grain, 1}}).beforeTheRoll();
        showAt(given.state);
        QVERIFY(game().perform(roll(4, 5, u"ship"_s))); // gives 1 ore and 1 coin
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"improve"_s}, {u"track"_s, u"politics"_s}}));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        const QVariantMap dice{{u"red"_s, 6}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}};
        const TriedRollFacts outcome = history().tryRoll(0, dice, false);
        QVERIFY(outcome.possible);
        QCOMPARE(outcome.gone.size(), 2);
        QVERIFY2(outcome.gone.front().startsWith(u"Anna builds "_s), qPrintable(outcome.gone.front()));
        QCOMPARE(outcome.gone.back(), u"Anna ends the turn"_s);
        QCOMPARE(outcome.follow, 0);
        QCOMPARE(outcome.stop, outcome.gone.front());
        QVERIFY(outcome.reason.contains(u"coin"_s));
        // The reason is that of the position then: the level after it costs more.
        const TriedRollFacts kept = history().tryRoll(0, dice, true);
        QCOMPARE(kept.corrected, QStringList{outcome.stop});
        QVERIFY(kept.gone.isEmpty());
        QVERIFY(history().changeRoll(0, dice, false));
        QCOMPARE(game().turn().player, 0); // the turn has not ended
        QCOMPARE(player(0).improvements.politics, 0);
    }

    void everythingStaysIfTheCardsAreCorrected() {
        Given given(3);
        given.city(Red, "b1").hand(Red, {{Card::Coin, 2}}).beforeTheRoll();
        showAt(given.state);
        QVERIFY(game().perform(roll(4, 5, u"ship"_s))); // gives 1 ore and 1 coin
        const QVariantMap improve{{u"do"_s, u"improve"_s}, {u"track"_s, u"politics"_s}};
        QVERIFY(game().perform(improve));
        QVERIFY(game().perform(improve));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        const QVariantMap dice{{u"red"_s, 6}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}};
        const TriedRollFacts lost = history().tryRoll(0, dice, false);
        QCOMPARE(lost.follow, 1);
        QCOMPARE(lost.gone.size(), 2);
        QVERIFY2(lost.reason.contains(u"2 coin"_s) && lost.reason.contains(lost.stop.section(u' ', -1)),
                 qPrintable(lost.stop + u" / "_s + lost.reason)); // not the level that would come next now
        const TriedRollFacts kept = history().tryRoll(0, dice, true);
        QCOMPARE(kept.follow, 3);
        QCOMPARE(kept.corrected, QStringList{lost.stop});
        QVERIFY(history().changeRoll(0, dice, true));
        QCOMPARE(player(0).improvements.politics, 2);
        QCOMPARE(game().turn().player, 1);
    }

    void anImpossibleRollChangesNothing() {
        Given given(3);
        given.city(Red, "b1").beforeTheRoll();
        showAt(given.state);
        QVERIFY(game().perform(roll(4, 5, u"ship"_s)));
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!history().changeRoll(0, {{u"red"_s, 9}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}}, false));
        QVERIFY(!history().tryRoll(0, {{u"red"_s, 9}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}}, false).possible);
        QVERIFY(!history().changeRoll(7, {{u"red"_s, 1}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}}, false));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(player(0).handCount, 2);
    }

    void aCorrectionTakesAMetropolisAway() {
        Given given(3);
        given.city(Red, "b1").metropolis(Red, Track::Trade, "d3").level(Red, Track::Trade, 4);
        showAt(given.state);
        const QVariantMap set{{u"metropolises"_s, QVariantMap{{u"trade"_s, QVariant::fromValue(nullptr)}}},
                              {u"improvements"_s, QVariantMap{{u"red"_s, QVariantMap{{u"trade"_s, 3}}}}}};
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"correct"_s}, {u"set"_s, set}}));
        QVERIFY(!game().position().toMap().value(u"metropolises"_s).toMap().contains(u"trade"_s));
        QCOMPARE(player(0).points, 4);
    }

    /// What the page of corrections sends for "What comes next" (tst_correction.qml).
    void whatComesNextAfterAWinFollowsThePoints() {
        Given given(3);
        given.metropolis(Red, Track::Trade, "a2").metropolis(Red, Track::Science, "a4").city(Red, "a6").city(Red, "c1");
        showAt(given.state);
        const auto correct = [this](QVariantMap set) {
            return game().perform(QVariantMap{{u"do"_s, u"correct"_s}, {u"set"_s, set}});
        };
        const auto phase = [this] {
            return game().position().toMap().value(u"turn"_s).toMap().value(u"phase"_s).toString();
        };
        const QVariantMap point{{u"red"_s, 1}}, none{{u"red"_s, 0}};
        const QVariantMap actions{{u"player"_s, u"red"_s}, {u"phase"_s, u"main"_s}};
        const QVariantMap dice{
            {u"player"_s, u"red"_s}, {u"phase"_s, u"roll"_s}, {u"dice"_s, QVariant::fromValue(nullptr)}};
        for (const auto& next : {actions, dice}) {
            QVERIFY(correct({{u"defender"_s, point}}));
            QCOMPARE(phase(), u"over"_s);
            QVERIFY(correct({{u"turn"_s, next}})); // the points win at once
            QCOMPARE(phase(), u"over"_s);
            QVERIFY(correct({{u"defender"_s, none}, {u"turn"_s, next}}));
            QCOMPARE(phase(), next.value(u"phase"_s).toString());
        }
    }

    void aCopyIsPlayedOnByItself() {
        playedGame(40);
        QVERIFY(games().copy(kept(0).id, u"Friday again"_s));
        QCOMPARE(list().size(), 2);
        QCOMPARE(kept(0).name, u"Friday again"_s);
        QVERIFY(games().open(kept(0).id));
        const QVariant copied = game().position();
        QVERIFY(game().undo());
        game().close();
        QVERIFY(games().open(kept(1).id));
        QCOMPARE(game().position(), copied);
    }

    void aRecordIsWrittenAndReadAgain() {
        playedGame(60);
        const auto id = kept(0).id;
        QVERIFY(games().open(id));
        const QVariant before = game().position();
        game().close();
        const QUrl file = QUrl::fromLocalFile(m_folder->filePath(u"friday.jsonl"_s));
        QSignalSpy exported(&games(), &Games::exported), imported(&games(), &Games::imported);
        QVERIFY(games().exportTo(id, file));
        QTRY_COMPARE(exported.size(), 1);
        QCOMPARE(exported.at(0).at(0).toString(), u"friday.jsonl"_s);
        QCOMPARE(exported.at(0).at(1).toString(), QFileInfo(m_folder->path()).fileName());
        QCOMPARE(QFileInfo(Games::suggestedFile(u"Saturday"_s).toLocalFile()).absolutePath(),
                 QFileInfo(m_folder->path()).absoluteFilePath());
        QVERIFY(wasRead(file));
        QCOMPARE(list().size(), 2);
        QCOMPARE(imported.at(0).at(0).toLongLong(), kept(0).id);
        QCOMPARE(kept(0).name, u"Friday"_s);
        QVERIFY(games().open(kept(0).id));
        QCOMPARE(game().position(), before);
        QCOMPARE(player(0).name, u"Anna"_s);
    }

    void theGamesSinceTheLastBackupAreCounted() {
        playedGame(5);
        playedGame(5);
        QCOMPARE(list().size(), 2);
        QCOMPARE(games().notBackedUp(), 2);
        QSignalSpy backedUp(&games(), &Games::backedUp);
        games().backUp(QUrl::fromLocalFile(m_folder->filePath(u"all.reeve"_s)));
        QTRY_COMPARE(backedUp.size(), 1);
        QCOMPARE(backedUp.at(0).at(2).toInt(), 2);
        QCOMPARE(games().notBackedUp(), 0);
        playedGame(5);
        QCOMPARE(list().size(), 3);
        QCOMPARE(games().notBackedUp(), 1);
    }

    void aGameAndItsCopyAreBothReadBackFromABackup() {
        playedGame(5);
        QVERIFY(games().copy(kept(0).id, u"Sunday"_s));
        QTRY_COMPARE(list().size(), 2);
        QSignalSpy backedUp(&games(), &Games::backedUp);
        games().backUp(QUrl::fromLocalFile(m_folder->filePath(u"all.reeve"_s)));
        QTRY_COMPARE(backedUp.size(), 1);
        QCOMPARE(backedUp.at(0).at(2).toInt(), 2);
    }

    void aGameThatLostStepsIsReadBackAsItIs() {
        playedGame(30);
        m_services.reset();
        {
            auto file = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"damage"_s);
            file.setDatabaseName(m_folder->filePath(u"games.sqlite"_s));
            QVERIFY(file.open());
            QSqlQuery query(file);
            QVERIFY(query.exec(u"UPDATE steps SET checksum = x'00' WHERE number BETWEEN 10 AND 12"_s));
        }
        QSqlDatabase::removeDatabase(u"damage"_s);
        QVERIFY(QFile::remove(m_folder->filePath(u"games.sqlite.copy"_s)));
        m_services = std::make_unique<Services>();
        QVERIFY(games().open(kept(0).id));
        QTRY_VERIFY(game().active());
        QVERIFY(game().session()->lostSteps() > 0);
        game().close();
        QSignalSpy backedUp(&games(), &Games::backedUp), failed(&games(), &Games::failed);
        games().backUp(QUrl::fromLocalFile(m_folder->filePath(u"all.reeve"_s)));
        QTRY_COMPARE(backedUp.size() + failed.size(), 1);
        QCOMPARE(backedUp.size(), 1);
    }

    void whoLooksOnMakesABackupToo() {
        playedGame(5);
        const Services second;
        reeve::testing::settle(*second.journal);
        QVERIFY(second.games->readOnly());
        QSignalSpy backedUp(second.games.get(), &Games::backedUp), failed(second.games.get(), &Games::failed);
        second.games->backUp(QUrl::fromLocalFile(m_folder->filePath(u"all.reeve"_s)));
        QTRY_COMPARE(backedUp.size() + failed.size(), 1);
        QVERIFY2(failed.isEmpty(),
                 qPrintable(failed.value(0).value(0).toString() + failed.value(0).value(1).toString()));
    }

    void aBackupThatCannotBeReadBackIsNotCalledOne() {
        playedGame(5);
        const auto usual = qgetenv("TMPDIR");
        qputenv("TMPDIR", REEVE_SOURCE_DIR "/README.md"); // nothing can be restored there
        QSignalSpy backedUp(&games(), &Games::backedUp), failed(&games(), &Games::failed);
        games().backUp(QUrl::fromLocalFile(m_folder->filePath(u"all.reeve"_s)));
        QTRY_COMPARE(failed.size(), 1);
        usual.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", usual);
        QVERIFY(failed.at(0).at(0).toString().contains(u"cannot read all your games back"_s));
        QVERIFY(backedUp.isEmpty());
        QCOMPARE(list().size(), 1);
        QCOMPARE(games().notBackedUp(), 1);
    }

    void theNextThingIsOfferedInTheFolderThatWasChosenLastAsLongAsItIsThere() {
        playedGame(10);
        const auto id = kept(0).id;
        for (const QString& name : {u"Spiele am Freitag"_s, u"@Variant(é)"_s}) {
            QVERIFY(QDir(m_folder->path()).mkdir(name));
            const QString folder = m_folder->filePath(name);
            QSignalSpy exported(&games(), &Games::exported);
            QVERIFY(games().exportTo(id, QUrl::fromLocalFile(folder + u"/a.jsonl"_s)));
            QTRY_COMPARE(exported.size(), 1);
            QCOMPARE(exported.at(0).at(1).toString(), name);
            QCOMPARE(QFileInfo(Games::suggestedFile(u"b"_s).toLocalFile()).absolutePath(), folder);
            QVERIFY(Settings(nullptr).notice().isEmpty()); // for any name of the folder
            QVERIFY(QDir(folder).removeRecursively());
            QVERIFY(QFileInfo(Games::suggestedFile(u"b"_s).toLocalFile()).absolutePath() != folder);
        }
    }

    void aKeptGameShowsItsBoardAndNothingThatIsHidden() {
        playedGame(60);
        const auto id = kept(0).id;
        QSignalSpy read(&games(), &Games::boardRead);
        games().readBoard(id);
        QTRY_COMPARE(read.size(), 1);
        const QVariantMap board = read.at(0).at(1).toMap();
        QVERIFY(games().open(id));
        QCOMPARE(QVariant(board), game().position());
        QVERIFY(!board.contains(u"hands"_s) && !board.contains(u"decks"_s) && !board.contains(u"seed"_s));
        game().close();
        games().readBoard(id + 1000);
        QTRY_COMPARE(read.size(), 2);
        QVERIFY(read.at(1).at(1).isNull());
    }

    void howTheTableIsSetGoesAlongWithTheRecord() {
        const QString agreed = u"No robber before the third round.\nWho spills the tea, washes up."_s;
        playedGame(10);
        const auto id = kept(0).id;
        QVERIFY(games().open(id));
        QVERIFY(game().active());
        Table& table = *m_services->table;
        table.take(
            {{u"dice"_s, u"digital"_s}, {u"hands"_s, u"real"_s}, {u"decks"_s, u"real"_s}, {u"houseRules"_s, agreed}});
        table.setSide(1, u"top"_s);
        const QStringList sides = table.sides();
        game().close();
        const QUrl file = QUrl::fromLocalFile(m_folder->filePath(u"friday.jsonl"_s));
        QVERIFY(games().exportTo(id, file));
        QVERIFY(games().remove(id));
        QVERIFY(wasRead(file));
        QVERIFY(games().open(kept(0).id));
        QVERIFY(game().active());
        QCOMPARE(table.dice(), u"digital"_s);
        QCOMPARE(table.hands(), u"real"_s);
        QCOMPARE(table.decks(), u"real"_s);
        QCOMPARE(table.houseRules(), agreed);
        QCOMPARE(table.sides(), sides);
    }

    void aFileThatIsWrongAboutTheTableIsStillAGame() {
        for (const QByteArray said :
             {"# Table: {\"hands\":", "# Table: []", "# Table: {\"hands\":7,\"sides\":\"top\",\"dice\":\"thrown\"}"}) {
            const QString path = m_folder->filePath(u"odd.jsonl"_s);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(said + "\n{\"setup\":{\"players\":[\"red\",\"blue\",\"white\"]}}\n");
            file.close();
            QVERIFY(wasRead(QUrl::fromLocalFile(path)));
            QVERIFY(games().open(kept(0).id));
            QVERIFY(game().active());
            QCOMPARE(m_services->table->components(), Components());
            QCOMPARE(m_services->table->sides(), QStringList(3, u"bottom"_s));
            game().close();
            QVERIFY(games().remove(kept(0).id)); // the next game is now the only one
        }
    }

    void aFileThatIsNoRecordLeavesNothingBehind() {
        const QString path = m_folder->filePath(u"bad.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"setup\":{\"players\":[\"red\",\"blue\",\"white\"]}}\n{\"do\":\"fly\"}\n");
        file.close();
        QSignalSpy failed(&games(), &Games::failed);
        QVERIFY(!wasRead(QUrl::fromLocalFile(path)));
        QVERIFY(!wasRead(QUrl::fromLocalFile(m_folder->filePath(u"nowhere.jsonl"_s))));
        QCOMPARE(failed.size(), 2);
        QVERIFY(failed.at(0).at(1).toString().contains(u"bad.jsonl:2"_s));
        QVERIFY(list().isEmpty());
    }

    void aDamagedRecordSaysLineAndReasonAndIsOpenedUpToThere() {
        const QString path = m_folder->filePath(u"torn.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray step = "{\"do\":\"correct\",\"set\":{\"barbarians\":{\"spaces\":2}}}\n";
        file.write("{\"setup\":{\"players\":[\"red\",\"blue\",\"white\"],\"seed\":7}}\n" + step + "{\"do\":\"fl\n" +
                   step);
        file.close();
        QSignalSpy damaged(&games(), &Games::damaged), failed(&games(), &Games::failed),
            imported(&games(), &Games::imported);
        QVERIFY(games().importFrom(QUrl::fromLocalFile(path)));
        QTRY_COMPARE_WITH_TIMEOUT(damaged.size(), 1, 60000);
        QCOMPARE(damaged.at(0).at(0).toInt(), 3);
        QVERIFY(damaged.at(0).at(1).toString().contains(u"torn.jsonl:3: "_s));
        QCOMPARE(damaged.at(0).at(2).toInt(), 1);
        QVERIFY(failed.isEmpty() && list().isEmpty()); // nothing is kept before somebody wants it
        games().keepReadPart();
        QTRY_COMPARE(imported.size(), 1);
        QCOMPARE(list().size(), 1);
        QVERIFY(games().open(kept(0).id));
        QCOMPARE(game().barbarians().spaces, 2);
        games().keepReadPart(); // only once
        QCOMPARE(list().size(), 1);
    }

    void aRecordMadeToBreakTheProgramIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("game");
        const QByteArray setup = "{\"setup\":{\"players\":[\"red\",\"blue\",\"white\"],\"seed\":7}}\n";
        const QByteArray deep = QByteArray("{\"a\":").repeated(30000);
        QByteArray keys = "{\"k\":0";
        for (int i = 0; i < 300000; ++i) keys += ",\"k" + QByteArray::number(i) + "\":0";
        QTest::newRow("30,000 objects in each other in a comment") << "# Table: " + deep + "\n" + setup << true;
        QTest::newRow("30,000 lists in each other in the names")
            << "# Players: " + QByteArray(30000, '[') + "\n" + setup << true;
        QTest::newRow("a name that is a number") << "# Game: \x01\n# Players: [7,null,{}]\n" + setup << true;
        QTest::newRow("30,000 objects in each other in a command") << setup + deep << false;
        QTest::newRow("a flood of keys") << setup + keys + "}\n" << false;
        QTest::newRow("a NUL in a comment") << QByteArray("# a\0b\n", 6) + setup << false;
        QTest::newRow("a NUL behind a command") << setup + QByteArray("{\"do\":\"undo\"}\0{}\n", 17) << false;
        QTest::newRow("a mark at the start") << "\xef\xbb\xbf" + setup << true;
        QTest::newRow("a mark in the second line") << setup + "\xef\xbb\xbf{\"do\":\"undo\"}\n" << false;
        QTest::newRow("a line without end") << setup + "# " + QByteArray(3000000, 'x') << false;
    }
    void aRecordMadeToBreakTheProgramIsRefused() {
        QFETCH(QByteArray, text);
        QFETCH(bool, game);
        const QString path = m_folder->filePath(u"made.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QSignalSpy failed(&games(), &Games::failed);
        QCOMPARE(wasRead(QUrl::fromLocalFile(path)), game);
        QCOMPARE(list().size(), game ? 1 : 0);
        if (!game)
            QVERIFY(failed.at(0).at(1).toString().size() < 500);
        else
            QVERIFY(!kept(0).players.at(0).name.isEmpty());
    }

    void aPipeOrAFolderIsNoRecord() {
        const QString pipe = m_folder->filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QSignalSpy failed(&games(), &Games::failed);
        for (const QString& path : {pipe, m_folder->path(), u"/dev/zero"_s})
            QVERIFY(!wasRead(QUrl::fromLocalFile(path)));
        QCOMPARE(failed.size(), 3);
        for (const auto& said : failed) QCOMPARE(said.at(0).toString(), faultText(u"no-file"_s));
    }

    void aLongRecordIsReadBesideTheWindowAndCanBeStopped() {
        // A record with nearly the maximum number of lines: undo and redo of one step.
        const QString path = m_folder->filePath(u"long.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "{\"setup\":{\"players\":[\"red\",\"blue\",\"white\"],\"seed\":7}}\n{\"do\":\"correct\",\"set\":{\"barbarians\":{\"spaces\":1}}}\n");
        const QByteArray pair = "{\"do\":\"undo\"}\n{\"do\":\"redo\"}\n";
        for (int i = 0; i < 40; ++i) file.write(pair.repeated(5000));
        file.close();
        QSignalSpy failed(&games(), &Games::failed), imported(&games(), &Games::imported),
            told(&games(), &Games::importChanged);
        QVERIFY(games().importFrom(QUrl::fromLocalFile(path)));
        QVERIFY(games().importing());
        QVERIFY(!games().importFrom(QUrl::fromLocalFile(path))); // only one import at a time
        QTRY_VERIFY_WITH_TIMEOUT(games().importProgress() > 0, 60000);
        QVERIFY(games().importing() && games().importProgress() <= 1);
        QVERIFY(told.size() >= 2);
        games().cancelImport();
        QVERIFY(!games().importing());
        QTest::qWait(300); // a fixed wait: a result of the cancelled import would arrive during it
        QVERIFY(failed.isEmpty() && imported.isEmpty());
        QVERIFY(list().isEmpty());
        // Another record can be read afterwards.
        QVERIFY(wasRead(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/evening.jsonl"))));
    }

    void theListOfGamesIsShownWhateverIsWrittenInIt_data() {
        QTest::addColumn<QString>("players");
        QTest::addColumn<QString>("summary");
        const QString good = u"[{\"name\":\"Anna\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}]"_s;
        const QString deep = u"{\"a\":"_s.repeated(30000);
        QTest::newRow("a name that is a number") << u"[{\"name\":7,\"color\":\"red\"},{\"name\":null}]"_s << u"{}"_s;
        QTest::newRow("players that are none") << u"[3,null,\"x\",[]]"_s << u"[]"_s;
        QTest::newRow("deep players") << deep << u"{}"_s;
        QTest::newRow("a deep summary") << good << deep;
        QTest::newRow("odd values")
            << good << u"{\"turn\":{},\"points\":[1e99,\"x\",-7],\"over\":7,\"winner\":18446744073709551615}"_s;
        QTest::newRow("no JSON") << u"x"_s << u"x"_s;
    }
    void theListOfGamesIsShownWhateverIsWrittenInIt() {
        QFETCH(QString, players);
        QFETCH(QString, summary);
        const QString start = u"{\"position\":{\"format\":\"reeve-position/1\",\"players\":[\"red\",\"blue\"]}}"_s;
        const auto id = m_services->journal->create(u"odd"_s, players, start, summary);
        QVERIFY(id);
        const KeptGameFacts shown = kept(0);
        QVERIFY(shown.turn >= 0);
        QVERIFY(shown.winner >= -1);
        for (const KeptSeatFacts& seat : shown.players) QVERIFY(seat.points >= 0);
        QVERIFY(m_services->people->list().isEmpty());
        QVERIFY(games().open(*id)); // the steps can be read
        QCOMPARE(game().players().size(), 2);
        game().close();
    }

    void whatTheDiskRefusesIsSaidInItsOwnWords() {
        playedGame(10);
        const auto id = kept(0).id;
        const QUrl file = QUrl::fromLocalFile(m_folder->filePath(u"friday.jsonl"_s));
        QVERIFY(games().exportTo(id, file));
        QVERIFY(games().games().size() == 1); // written
        // Two instances: the first has locked the file.
        auto first = std::move(m_services->journal);
        restart();
        QVERIFY(games().readOnly());
        QSignalSpy failed(&games(), &Games::failed), refused(&game(), &Game::refused);
        const QString why = faultText(u"looking-on"_s);
        QVERIFY(games().rename(id, u"Saturday"_s));
        QVERIFY(games().copy(id, u"Saturday"_s));
        QVERIFY(games().remove(id));
        QVERIFY(!wasRead(file));
        QCOMPARE(failed.size(), 4);
        for (const auto& said : failed) QCOMPARE(said.at(0).toString(), why);
        const QVariantList players{seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"blue"_s), seat(u"Cleo"_s, u"green"_s)};
        QVERIFY(gameSetup().newGame(QVariantMap{{u"name"_s, u"Friday"_s}, {u"players"_s, players}, {u"seed"_s, 5.0}}));
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(refused.at(0).at(0).value<RefusalFacts>().text, why);
        QVERIFY(games().exportTo(id, file));
        // An invalid setup is reported as invalid, not as read-only.
        QVERIFY(!gameSetup().newGame(QVariantMap{{u"name"_s, u"Friday"_s}, {u"players"_s, QVariantList{}}}));
        QCOMPARE(refused.at(1).at(0).value<RefusalFacts>().code, u"bad-setup"_s);
    }

    void whoLooksOnSeesTheGameAsTheOtherReeveLeftItAndPlaysOn() {
        playedGame(10);
        const auto id = kept(0).id;
        auto first = std::move(m_services->journal);
        restart();
        QVERIFY(games().open(id));
        const QVariant before = game().position();
        QVERIFY(!game().notice().isEmpty());
        auto played = reeve::testing::madeFrom(GameSession::open(*first, id));
        QVERIFY(!played.undo());
        QSignalSpy tried(&games(), &Games::triedAgain);
        games().tryAgain();
        QTRY_COMPARE(tried, (QList<QVariantList>{{false}}));
        QVERIFY(game().position() != before);
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(game().undo());
        QTRY_COMPARE(refused.size(), 1);
        first.reset();
        games().tryAgain();
        QTRY_COMPARE(tried, (QList<QVariantList>{{false}, {true}}));
        QVERIFY(game().notice().isEmpty() && games().notice().isEmpty());
        QVERIFY(game().undo());
    }

    void aNameIsSuggestedThatNoFileHasYet() {
        const auto home = qgetenv("HOME");
        qputenv("HOME", m_folder->path().toLocal8Bit());
        const auto suggested = [] { return Games::suggestedFile(u"Friday"_s, u"pdf"_s).toLocalFile(); };
        QCOMPARE(suggested(), m_folder->filePath(u"Friday.pdf"_s));
        for (const QString& next : {u"Friday (2).pdf"_s, u"Friday (3).pdf"_s}) {
            QFile file(suggested());
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(suggested(), m_folder->filePath(next));
        }
        qputenv("HOME", home);
    }

    void aFileNameHasOnlyWhatEveryFileSystemAllows() {
        QCOMPARE(Games::suggestedFile(u"Anna, Ben & Cleo Jr."_s, u"pdf"_s).fileName(), u"Anna, Ben & Cleo Jr.pdf"_s);
        QCOMPARE(Games::suggestedFile(u"Anna/Ben: Friday"_s).fileName(), u"Anna Ben Friday.jsonl"_s);
        QCOMPARE(Games::suggestedFile({}).fileName(), u"reeve.jsonl"_s);
    }
};

QTEST_GUILESS_MAIN(KeptGamesTest)
#include "kept_games_test.moc"
