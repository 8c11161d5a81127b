// SPDX-License-Identifier: GPL-3.0-or-later
// Games of every earlier version of the journal can be opened; those of a later one are left unchanged.
#include "app/window/game.h"
#include "app/window/prompts.h"
#include "app/words/notice_wording.h"
#include "engine/record/position.h"
#include "engine/record/stored_events.h"
#include "engine/record/words.h"
#include "tests/app/evening.h"
#include "tests/app/settle.h"

#include <QFile>
#include <QLockFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <set>

using namespace reeve;
using namespace reeve::app;
using reeve::testing::madeFrom;
using reeve::testing::playOn;
using reeve::testing::threePlayers;

namespace {

/// Runs statements on a file behind the journal's back. Returns the value of the last one.
QVariant run(const QString& file, const QStringList& statements) {
    QVariant answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("outside"));
        database.setDatabaseName(file);
        if (!database.open()) qFatal("%s", qPrintable(database.lastError().text()));
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement)) qFatal("%s", qPrintable(query.lastError().text()));
            if (query.next()) answer = query.value(0);
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("outside"));
    return answer;
}

qint64 g_wall = 0;

} // namespace

class JournalVersionsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

    /// A journal in the format of version 1: one game of forty steps, 37 of them valid.
    void makeVersion1() { makeVersion(1); }
    void makeVersion(int version) {
        QFile dump(QStringLiteral(REEVE_SOURCE_DIR "/tests/durability/journals/version-%1.sql").arg(version));
        QVERIFY(dump.open(QIODevice::ReadOnly));
        QStringList statements;
        while (!dump.atEnd()) statements.append(QString::fromUtf8(dump.readLine()));
        run(m_file, statements);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("games.sqlite"));
    }

    void aGameOfVersion1IsPlayedOn() {
        makeVersion1();
        qint64 id = 0;
        {
            Journal journal(m_file);
            QCOMPARE(journal.notice(), JournalNotice::None);
            const auto games = journal.games();
            QCOMPARE(games.size(), std::size_t{1});
            QVERIFY(!games.front().damaged);
            id = games.front().id;
            QCOMPARE(journal.load(id)->steps.size(), std::size_t{40});
            auto session = madeFrom(GameSession::open(journal, id));
            QCOMPARE(session.lostSteps(), 0);
            QCOMPARE(session.time(0), 0); // version 1 stores no times
            Chance chance(4);
            const std::size_t before = session.steps().size();
            while (session.steps().size() <= before) playOn(session, 1, chance);
            QVERIFY(session.time(session.steps().size() - 1) > 1'700'000'000'000);
        }
        QCOMPARE(run(m_file, {QStringLiteral("PRAGMA user_version")}).toInt(), 4);
        Journal journal(m_file);
        QVERIFY(journal.load(id)->steps.size() > 40);
        QCOMPARE(journal.load(id)->lost, 0);
    }

    void aChangedStepOfVersion1IsNoticedAsEver() {
        makeVersion1();
        run(m_file, {QStringLiteral("UPDATE steps SET events = events || ' ' WHERE number = 31")});
        Journal journal(m_file);
        const qint64 id = journal.games().front().id;
        const auto loaded = journal.load(id);
        QCOMPARE(loaded->steps.size(), std::size_t{40});
        QCOMPARE(loaded->lost, 1);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        // Its command is readable, so its events are computed again.
        QCOMPARE(madeFrom(GameSession::open(journal, id)).lostSteps(), 0);
        QCOMPARE(journal.load(id)->lost, 0);
    }

    void aFileOfVersion1ThatAnotherReeveHasIsLookedAtWithoutTouchingIt() {
        makeVersion1();
        QLockFile other(m_file + QStringLiteral(".lock"));
        QVERIFY(other.lock());
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::OpenElsewhere);
        QVERIFY(journal.readOnly());
        const auto games = journal.games();
        QCOMPARE(games.size(), std::size_t{1});
        auto session = madeFrom(GameSession::open(journal, games.front().id));
        QVERIFY(session.canUndo());
        QCOMPARE(session.undo()->code, QStringLiteral("looking-on"));
        QVERIFY(!journal.create(QStringLiteral("x"), QStringLiteral("[]"), QStringLiteral("{}"), {}));
        QCOMPARE(run(m_file, {QStringLiteral("PRAGMA user_version")}).toInt(), 1);
    }

    void theWindowOfASecondReeveSaysSoAsLongAsItShowsAGame() {
        Journal first(m_file);
        const qint64 id = madeFrom(GameSession::create(&first, threePlayers())).id();
        Journal second(m_file);
        Game playing(first, nullptr), readOnly(second, nullptr);
        QVERIFY(playing.open(id));
        QVERIFY(readOnly.open(id));
        reeve::testing::settle(first);
        reeve::testing::settle(second);
        QVERIFY(playing.notice().isEmpty());
        QCOMPARE(readOnly.notice(), journalText(second));
        QVERIFY(readOnly.notice().contains(QStringLiteral("already running")));
        QSignalSpy refused(&readOnly, &Game::refused);
        const auto options = readOnly.options().place;
        QVERIFY(!options.isEmpty());
        const QString at = options.front();
        const QVariantMap place{{QStringLiteral("do"), QStringLiteral("place")},
                                {QStringLiteral("settlement"), at},
                                {QStringLiteral("road"), Prompts(readOnly).ask({}, {}, {at}).choices.front()}};
        QVERIFY(readOnly.perform(place)); // asks the disk
        reeve::testing::settle(second);
        QCOMPARE(refused.at(0).at(0).value<RefusalFacts>().code, QStringLiteral("looking-on"));
        QVERIFY(playing.perform(place));
        reeve::testing::settle(first);
        readOnly.close();
        QVERIFY(readOnly.notice().isEmpty());
    }

    void aFileWhoseTablesDoNotFitItsVersionIsRepaired() {
        makeVersion1();
        // A column that exists already would make the upgrade fail.
        run(m_file, {QStringLiteral("ALTER TABLE games ADD COLUMN last INTEGER")});
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QVERIFY(QFile::exists(journal.keptAside()));
        QCOMPARE(journal.load(journal.games().front().id)->steps.size(), std::size_t{40});
        QCOMPARE(journal.load(journal.games().front().id)->lost, 0);
    }

    /// Written with the last version-2 format: Cities & Knights with a correction, the base game, the game for two.
    void theGamesOfVersion2StandAsTheyStoodThen() {
        makeVersion(2);
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::None);
        QFile positions(QStringLiteral(REEVE_SOURCE_DIR "/tests/durability/journals/version-2-positions.jsonl"));
        QVERIFY(positions.open(QIODevice::ReadOnly));
        qint64 id = 0;
        while (!positions.atEnd()) {
            auto session = madeFrom(GameSession::open(journal, ++id));
            QVERIFY(!session.differsFrom());
            QCOMPARE(QByteArray::fromStdString(record::toJson(session.state()).dump()), positions.readLine().trimmed());
            Chance chance(3);
            playOn(session, 60, chance);
            const auto again = madeFrom(GameSession::open(journal, id));
            QVERIFY(again.state() == session.state());
            QVERIFY(!again.differsFrom());
        }
        QCOMPARE(id, 3);
    }

    /// Written with the last version-3 format and continued: games and people get permanent ids, once.
    void theGamesOfVersion3GetIdsThatStay() {
        makeVersion(3);
        std::vector<QString> games;
        std::vector<PersonName> people;
        const auto all = [](JournalFile& file) { return file.people(); };
        {
            Journal journal(m_file);
            QCOMPARE(journal.notice(), JournalNotice::None);
            for (qint64 id = 1; id <= 3; ++id) {
                const auto loaded = journal.load(id);
                QCOMPARE(loaded->lost, 0);
                QVERIFY(!QUuid(loaded->game.uuid).isNull());
                games.push_back(loaded->game.uuid);
                auto session = madeFrom(GameSession::open(journal, id));
                QVERIFY(!session.differsFrom());
                QCOMPARE(session.lostSteps(), 0);
                Chance chance(3);
                playOn(session, 10, chance);
            }
            people = journal.wait(all);
            QCOMPARE(std::set<QString>(games.begin(), games.end()).size(), std::size_t{3});
            QStringList names;
            for (const PersonName& person : people) names << person.name;
            names.sort();
            QCOMPARE(names, QStringList({QStringLiteral("Anna"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                                         QStringLiteral("Jürgen")}));
        }
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::None);
        QCOMPARE(journal.wait(all), people);
        for (qint64 id = 1; id <= 3; ++id)
            QCOMPARE(journal.load(id)->game.uuid, games[static_cast<std::size_t>(id - 1)]);
    }

    void damageInAFileOfVersion3IsNoticedBeforeItIsBroughtUpToDate() {
        makeVersion(3);
        run(m_file, {QStringLiteral("UPDATE heads SET players = '[]' WHERE game = 2")});
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QCOMPARE(journal.load(2)->lost, 0);
        QVERIFY(journal.load(2)->game.players.contains(QStringLiteral("Jürgen")));
    }

    void everyStoredEventIsReadAsItWasWritten() {
        makeVersion(2);
        Journal journal(m_file);
        std::set<std::size_t> kinds;
        for (qint64 id = 1; id <= 3; ++id) {
            auto session = madeFrom(GameSession::open(journal, id));
            Chance chance(17);
            playOn(session, 900, chance);
            GameState state = session.before(0);
            for (const Step& step : session.steps()) {
                if (step.correction) {
                    state = *step.correction;
                    continue;
                }
                const record::Json stored = record::storedEventsJson(step.events, state);
                const auto read = record::readStoredEvents(stored, {}, state);
                const auto* events = std::get_if<record::StoredEvents>(&read);
                QVERIFY2(events != nullptr, std::holds_alternative<record::Fault>(read)
                                                ? record::sentence(std::get<record::Fault>(read)).c_str()
                                                : "");
                const GameState after = applied(state, step.events);
                QVERIFY(events->after == after);
                QCOMPARE(record::storedEventsJson(events->events, state).dump(), stored.dump());
                for (const Event& event : step.events) kinds.insert(event.index());
                state = after;
            }
        }
        qInfo("%zu of %zu kinds of events", kinds.size(), std::variant_size_v<Event>);
        QVERIFY(kinds.size() >= 45);
    }

    void whereTodaysRulesWouldDecideOtherwiseTheGameStandsAsItWasPlayed_data() {
        QTest::addColumn<bool>("form2");
        QTest::newRow("events of form 1") << false;
        QTest::newRow("events of form 2") << true;
    }
    /// A journal written with other rules, which gave one more ore in a roll; its checksums are right.
    void whereTodaysRulesWouldDecideOtherwiseTheGameStandsAsItWasPlayed() {
        QFETCH(bool, form2);
        makeVersion(2);
        Journal journal(m_file);
        const auto loaded = journal.load(1);
        GameState state = madeFrom(GameSession::open(journal, 1)).before(0);
        std::vector<JournalStep> steps;
        std::size_t changed = 0;
        const auto original = madeFrom(GameSession::open(journal, 1));
        Card extra{};
        PlayerId gainer = kNobody;
        for (const JournalStep& stored : loaded->steps) {
            JournalStep step = stored;
            if (changed == 0 && steps.size() > 40 && step.command.contains(QLatin1String("\"roll\"")) &&
                step.events.contains(QLatin1String("cards-gained"))) {
                auto events = record::Json::parse(step.events.toStdString());
                for (auto& event : events)
                    if (event["event"] == "cards-gained" && changed == 0) {
                        auto count = event["cards"].begin();
                        extra = *record::named<Card>(count.key());
                        for (std::size_t seat = 0; seat < 3; ++seat)
                            if (record::wordOf(state.colors[seat]) == event["player"].get<std::string>())
                                gainer = static_cast<PlayerId>(seat);
                        *count = count->get<int>() + 1;
                        changed = steps.size();
                    }
                if (form2) {
                    // Form 1 does not contain this key.
                    for (auto& event : events)
                        if (event["event"] == "dice-rolled") event["draws"] = 3;
                    events = {{"form", 2}, {"events", events}};
                }
                step.events = QString::fromStdString(events.dump());
                steps.push_back(step);
                break;
            }
            steps.push_back(step);
        }
        QVERIFY(changed > 0);
        const auto id =
            journal.create(QStringLiteral("Old rules"), loaded->game.players, loaded->game.start, {}, steps);
        QVERIFY(id);
        auto session = madeFrom(GameSession::open(journal, *id));
        QCOMPARE(session.lostSteps(), 0);
        QVERIFY(session.differsFrom());
        QCOMPARE(*session.differsFrom(), changed);
        // One card more than by the present rules, and the generator as it was.
        const GameState before = session.before(session.steps().size() - 1);
        const Command roll = session.steps().back().command;
        const GameState today = applied(before, decide(before, roll).value());
        QCOMPARE(session.state().player(gainer).hand[extra], today.player(gainer).hand[extra] + 1);
        QVERIFY(session.state().chance == today.chance);
        // The game can be continued, and the difference is reported once.
        Chance chance(5);
        playOn(session, 30, chance);
        const auto again = madeFrom(GameSession::open(journal, *id));
        QVERIFY(again.state() == session.state());
        Game game(journal, nullptr);
        QVERIFY(game.open(*id));
        reeve::testing::settle(journal);
        QCOMPARE(game.notice(), otherRulesText());
        game.dismissNotice();
        QVERIFY(game.notice().isEmpty());
    }

    void aLaterVersionIsRefusedKindlyAndNotTouched() {
        { Journal journal(m_file); }
        run(m_file, {QStringLiteral("PRAGMA user_version = 5")});
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        {
            Journal journal(m_file);
            QCOMPARE(journal.notice(), JournalNotice::NewerVersion);
            QVERIFY(journal.readOnly());
            QVERIFY(journal.games().empty());
            QVERIFY(journalText(journal).contains(QStringLiteral("newer version of Reeve")));
            QVERIFY(std::holds_alternative<QString>(GameSession::create(&journal, threePlayers())));
        }
        file.seek(0);
        QCOMPARE(file.readAll(), before);
    }

    void aNewNameDoesNotHideDamage() {
        Journal journal(m_file);
        const qint64 id = madeFrom(GameSession::create(&journal, threePlayers())).id();
        QVERIFY(journal.rename(id, QStringLiteral("Saturday")));
        QCOMPARE(journal.notice(), JournalNotice::None);
        run(m_file, {QStringLiteral("UPDATE games SET name = 'x'")});
        QVERIFY(journal.rename(id, QStringLiteral("Sunday")));
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QCOMPARE(journal.games().front().name, QStringLiteral("Sunday"));
    }

    void severalStepsAreWrittenAllOrNone() {
        Journal journal(m_file);
        const qint64 id = madeFrom(GameSession::create(&journal, threePlayers())).id();
        const std::vector<JournalStep> steps{{QStringLiteral("a"), QStringLiteral("[]"), 5},
                                             {QStringLiteral("b"), QStringLiteral("[]"), 6}};
        run(m_file, {QStringLiteral("INSERT INTO steps VALUES (1, 2, 'x', 'y', x'00', 0)")});
        QVERIFY(!journal.append(id, steps, {}));
        run(m_file, {QStringLiteral("DELETE FROM steps")});
        QVERIFY2(journal.append(id, steps, {}), qPrintable(journal.error()));
        const auto loaded = journal.load(id);
        QCOMPARE(loaded->steps.size(), std::size_t{2});
        QCOMPARE(loaded->steps[1].time, 6);
        QCOMPARE(loaded->lost, 0);
    }

    void aChangedTimeIsNoticed() {
        qint64 id = 0;
        {
            Journal journal(m_file);
            auto session = madeFrom(GameSession::create(&journal, threePlayers()));
            Chance chance(5);
            playOn(session, 12, chance);
            id = session.id();
        }
        run(m_file, {QStringLiteral("UPDATE steps SET time = 0 WHERE number = 7")});
        QFile::remove(m_file + QStringLiteral(".copy"));
        Journal journal(m_file);
        QCOMPARE(journal.load(id)->steps.size(), std::size_t{12});
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QCOMPARE(madeFrom(GameSession::open(journal, id)).lostSteps(), 0); // its events were computed again
    }

    void aClockThatIsSetBackNeitherTurnsStepsRoundNorTheList() {
        g_wall = 1'000'000;
        StepClock clock([] { return g_wall; });
        QCOMPARE(clock.next(), 1'000'000);
        g_wall = 400'000; // the clock is set back by ten minutes
        const qint64 later = clock.next();
        QVERIFY(later >= 1'000'000 && later < 1'060'000);
        QTest::qWait(20); // a fixed wait: the clock measures real time
        QVERIFY(clock.next() >= later + 19);
        g_wall = 2'000'000;
        QCOMPARE(clock.next(), 2'000'000);

        // The game played last is first in the list, whatever times are stored.
        Journal journal(m_file);
        auto first = madeFrom(GameSession::create(&journal, threePlayers()));
        const auto second = madeFrom(GameSession::create(&journal, threePlayers()));
        run(m_file, {QStringLiteral("UPDATE games SET changed = '2099-01-01T00:00:00.000Z', seal = NULL WHERE id = %1")
                         .arg(second.id())});
        QCOMPARE(journal.games().front().id, second.id());
        first = madeFrom(GameSession::open(journal, first.id()));
        Chance chance(1);
        playOn(first, 1, chance);
        QCOMPARE(journal.games().front().id, first.id());
    }
};

QTEST_GUILESS_MAIN(JournalVersionsTest)
#include "journal_versions_test.moc"
