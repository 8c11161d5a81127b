// SPDX-License-Identifier: GPL-3.0-or-later
// Games of every version of the journal that there ever was are opened; those of a later one are left alone.
#include "app/models/game.h"
#include "app/wording/notice_wording.h"
#include "tests/app/evening.h"

#include <QFile>
#include <QLockFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using reeve::testing::madeFrom;
using reeve::testing::playOn;
using reeve::testing::threePlayers;

namespace {

/// Runs statements on a file from outside; what the last one selects.
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

    /// A journal as a Reeve of version 1 left it: one game of forty steps, 37 of which stand.
    void makeVersion1() {
        QFile dump(QStringLiteral(REEVE_SOURCE_DIR "/tests/durability/journals/version-1.sql"));
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
            QCOMPARE(session.time(0), 0); // nobody wrote it down
            Chance chance(4);
            const std::size_t before = session.steps().size();
            while (session.steps().size() <= before) playOn(session, 1, chance);
            QVERIFY(session.time(session.steps().size() - 1) > 1'700'000'000'000);
        }
        QCOMPARE(run(m_file, {QStringLiteral("PRAGMA user_version")}).toInt(), 2);
        Journal journal(m_file);
        QVERIFY(journal.load(id)->steps.size() > 40);
        QCOMPARE(journal.load(id)->lost, 0);
    }

    void aChangedStepOfVersion1IsNoticedAsEver() {
        makeVersion1();
        run(m_file, {QStringLiteral("UPDATE steps SET events = events || ' ' WHERE number = 31")});
        Journal journal(m_file);
        const auto loaded = journal.load(journal.games().front().id);
        QCOMPARE(loaded->steps.size(), std::size_t{30});
        QCOMPARE(loaded->lost, 10);
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
        Game playing(first, nullptr), lookingOn(second, nullptr);
        QVERIFY(playing.open(id));
        QVERIFY(playing.notice().isEmpty());
        QVERIFY(lookingOn.open(id));
        QCOMPARE(lookingOn.notice(), journalText(second));
        QVERIFY(lookingOn.notice().contains(QStringLiteral("second time")));
        QSignalSpy refused(&lookingOn, &Game::refused);
        const auto options = lookingOn.options().toMap().value(QStringLiteral("place")).toList();
        QVERIFY(!options.isEmpty());
        const QString at = options.front().toString();
        const QVariantMap place{{QStringLiteral("do"), QStringLiteral("place")}, {QStringLiteral("settlement"), at},
                                {QStringLiteral("road"), lookingOn.setupRoads(at).front()}};
        QVERIFY(!lookingOn.perform(place));
        QCOMPARE(refused.at(0).at(0).toMap().value(QStringLiteral("code")).toString(), QStringLiteral("looking-on"));
        QVERIFY(playing.perform(place));
        lookingOn.close();
        QVERIFY(lookingOn.notice().isEmpty());
    }

    void anUpgradeThatFailsLeavesTheFileAsItWas() {
        makeVersion1();
        // A column that is there already: the second statement of the upgrade fails.
        run(m_file, {QStringLiteral("ALTER TABLE games ADD COLUMN last INTEGER")});
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::CannotOpen);
        QVERIFY(journal.readOnly());
        QCOMPARE(run(m_file, {QStringLiteral("PRAGMA user_version")}).toInt(), 1);
        QCOMPARE(run(m_file, {QStringLiteral("SELECT COUNT(*) FROM pragma_table_info('steps')")}).toInt(), 5);
    }

    void aLaterVersionIsRefusedKindlyAndNotTouched() {
        { Journal journal(m_file); }
        run(m_file, {QStringLiteral("PRAGMA user_version = 3")});
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        {
            Journal journal(m_file);
            QCOMPARE(journal.notice(), JournalNotice::NewerVersion);
            QVERIFY(journal.readOnly());
            QVERIFY(journal.games().empty());
            QVERIFY(journalText(journal).contains(QStringLiteral("newer Reeve")));
            QVERIFY(std::holds_alternative<QString>(GameSession::create(&journal, threePlayers())));
        }
        file.seek(0);
        QCOMPARE(file.readAll(), before);
    }

    void aChangedNameOrListEntryIsNoticed_data() {
        QTest::addColumn<QString>("change");
        QTest::newRow("name") << "name = 'Fridaz'";
        QTest::newRow("summary") << "summary = replace(summary, '2', '3')";
        QTest::newRow("date") << "changed = replace(changed, '2', '3')";
        QTest::newRow("seal") << "seal = zeroblob(32)";
    }
    void aChangedNameOrListEntryIsNoticed() {
        QFETCH(QString, change);
        qint64 id = 0;
        {
            Journal journal(m_file);
            auto session = madeFrom(GameSession::create(&journal, threePlayers()));
            Chance chance(5);
            playOn(session, 12, chance);
            id = session.id();
        }
        run(m_file, {QStringLiteral("UPDATE games SET ") + change});
        Journal journal(m_file);
        QVERIFY(journal.games().front().damaged);
        const auto loaded = journal.load(id);
        QCOMPARE(loaded->steps.size(), std::size_t{12});
        QCOMPARE(loaded->lost, 0);
        QVERIFY2(QFile::exists(loaded->keptAside), "the file as it was is kept");
        // Told once: what is there now is taken as it is.
        QVERIFY(journal.load(id)->keptAside.isEmpty());
        QVERIFY(journal.games().front().damaged);
    }

    void aNewNameDoesNotHideDamage() {
        Journal journal(m_file);
        const qint64 id = madeFrom(GameSession::create(&journal, threePlayers())).id();
        QVERIFY(journal.rename(id, QStringLiteral("Saturday")));
        QVERIFY(!journal.games().front().damaged);
        run(m_file, {QStringLiteral("UPDATE games SET name = 'x'")});
        QVERIFY(journal.rename(id, QStringLiteral("Sunday")));
        QVERIFY(journal.games().front().damaged);
    }

    void severalStepsAreWrittenAllOrNone() {
        Journal journal(m_file);
        const qint64 id = madeFrom(GameSession::create(&journal, threePlayers())).id();
        const std::vector<JournalStep> steps{{QStringLiteral("a"), QStringLiteral("[]"), 5}, {QStringLiteral("b"), QStringLiteral("[]"), 6}};
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
        Journal journal(m_file);
        QCOMPARE(journal.load(id)->lost, 6);
    }

    void aClockThatIsSetBackNeitherTurnsStepsRoundNorTheList() {
        g_wall = 1'000'000;
        StepClock clock([] { return g_wall; });
        QCOMPARE(clock.next(), 1'000'000);
        g_wall = 400'000; // ten minutes back
        const qint64 later = clock.next();
        QVERIFY(later >= 1'000'000 && later < 1'060'000);
        QTest::qWait(20);
        QVERIFY(clock.next() >= later + 19);
        g_wall = 2'000'000;
        QCOMPARE(clock.next(), 2'000'000);

        // The game that was played last stands first, whatever the clock said when.
        Journal journal(m_file);
        auto first = madeFrom(GameSession::create(&journal, threePlayers()));
        const auto second = madeFrom(GameSession::create(&journal, threePlayers()));
        run(m_file, {QStringLiteral("UPDATE games SET changed = '2099-01-01T00:00:00.000Z', seal = NULL WHERE id = %1").arg(second.id())});
        QCOMPARE(journal.games().front().id, second.id());
        first = madeFrom(GameSession::open(journal, first.id()));
        Chance chance(1);
        playOn(first, 1, chance);
        QCOMPARE(journal.games().front().id, first.id());
    }
};

QTEST_GUILESS_MAIN(JournalVersionsTest)
#include "journal_versions_test.moc"
