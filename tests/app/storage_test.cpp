// SPDX-License-Identifier: GPL-3.0-or-later
// The journal and its session: storing, detecting damage, undo.
#include "app/words/notice_wording.h"
#include "tests/app/evening.h"

#include <QDir>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace reeve;
using namespace reeve::app;
using reeve::testing::madeFrom;
using reeve::testing::playOn;
using reeve::testing::threePlayers;

namespace {

/// Executes a statement on the file behind the journal's back, to simulate damage.
void tamper(const QString& file, const QString& statement) {
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(statement));
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
}

/// Another program that uses the file. Locks that these statements take are held for the lifetime of this object.
class Outside {
public:
    Outside(const QString& file, const QString& statements) {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("another program"));
        m_database.setDatabaseName(file);
        if (!m_database.open()) qFatal("cannot open");
        for (const QString& statement : statements.split(QStringLiteral("; "))) {
            m_queries.emplace_back(m_database);
            if (!m_queries.back().exec(statement)) qFatal("%s", qPrintable(statement));
            m_queries.back().next();
        }
    }
    ~Outside() {
        m_queries.clear();
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(QStringLiteral("another program"));
    }
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;

private:
    QSqlDatabase m_database;
    std::vector<QSqlQuery> m_queries;
};

} // namespace

class StorageTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

    /// Stores a game of `steps` random steps and closes the journal.
    qint64 playedGame(int steps) {
        Journal journal(m_file);
        auto session = madeFrom(GameSession::create(&journal, threePlayers()));
        Chance chance(3);
        playOn(session, steps, chance);
        return session.id();
    }

    GameState stateOf(qint64 id) {
        Journal journal(m_file);
        return madeFrom(GameSession::open(journal, id)).state();
    }

    void loseTheCopy() const { QFile::remove(m_file + QStringLiteral(".copy")); }

    [[nodiscard]] QStringList keptFiles() const {
        return QDir(m_folder->path()).entryList({QStringLiteral("games.sqlite.damaged-*")});
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("games.sqlite"));
    }

    void aGameIsTheSameAfterItWasClosedAndOpened() {
        GameState before;
        qint64 id = 0;
        {
            Journal journal(m_file);
            auto session = madeFrom(GameSession::create(&journal, threePlayers()));
            Chance chance(5);
            playOn(session, 130, chance);
            before = session.state();
            id = session.id();
        }
        Journal journal(m_file);
        const auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(session.state() == before);
        QCOMPARE(session.gameName(), QStringLiteral("Friday"));
        QCOMPARE(session.players()[1].name, QStringLiteral("Ben"));
        QCOMPARE(session.lostSteps(), 0);
    }

    void whatWasUndoneCanBeRedoneAfterItWasClosed() {
        GameState last;
        GameState undone;
        qint64 id = 0;
        {
            Journal journal(m_file);
            auto session = madeFrom(GameSession::create(&journal, threePlayers()));
            Chance chance(11);
            while (session.steps().size() < 20) playOn(session, 1, chance);
            last = session.state();
            QVERIFY(!session.undo());
            QVERIFY(!session.undo());
            undone = session.state();
            id = session.id();
        }
        Journal journal(m_file);
        auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(session.state() == undone);
        QVERIFY(!session.redo());
        QVERIFY(!session.redo());
        QVERIFY(session.state() == last);
        QCOMPARE(session.redo()->code, QStringLiteral("nothing-to-redo"));
    }

    void aRefusedCommandChangesNothingAndIsNotWritten() {
        const qint64 id = playedGame(0);
        Journal journal(m_file);
        auto session = madeFrom(GameSession::open(journal, id));
        const GameState before = session.state();
        QCOMPARE(session.perform({{"do", "end-turn"}})->code, QStringLiteral("wrong-phase"));
        QCOMPARE(session.perform({{"do", "dance"}})->code, QStringLiteral("malformed"));
        QVERIFY(session.state() == before);
        QVERIFY(journal.load(id)->steps.empty());
    }

    void aGameOnTheLargeIslandIsTheSameAfterItWasClosedAndOpened() {
        const record::Json rows({3, 4, 5, 6, 5, 4, 3});
        const record::Json position{
            {"format", "reeve-position/1"}, {"players", {"red", "blue", "white"}}, {"board", {{"rows", rows}}}};
        Journal journal(m_file);
        auto session = madeFrom(
            GameSession::createAt(&journal, QStringLiteral("Test"), threePlayers().players, {{"position", position}}));
        QVERIFY(!session.perform({{"do", "place"}, {"settlement", "e12"}, {"road", "e12-f11"}}));
        const auto again = madeFrom(GameSession::open(journal, session.id()));
        QVERIFY(again.state() == session.state());
        QCOMPARE(again.state().island().hexCount, 30);
    }

    void aCorrectionIsAStepLikeAnyOther() {
        const qint64 id = playedGame(0);
        Journal journal(m_file);
        auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(!session.perform({{"do", "correct"}, {"set", {{"hands", {{"red", {{"ore", 2}}}}}}}}));
        QCOMPARE(session.state().players[0].hand[Card::Ore], 2);
        const auto again = madeFrom(GameSession::open(journal, id));
        QVERIFY(again.state() == session.state());
        QVERIFY(!session.undo());
        QCOMPARE(session.state().players[0].hand[Card::Ore], 0);
    }

    void aTextWithCharactersThatSqliteDoesNotKeepIsStillAWholeGame_data() {
        QTest::addColumn<QString>("odd");
        QTest::newRow("no character at all") << QStringLiteral("Ann") + QChar(0xFFFE) + QChar(0xFFFF);
        QTest::newRow("a picture cut in half") << QStringLiteral("Ann") + QChar(0xD83D);
        QTest::newRow("the other half before a letter") << QString(QChar(0xDE00)) + QStringLiteral("Ann");
        QTest::newRow("half of one before a letter") << QString(QChar(0xD83D)) + QStringLiteral("Ann");
    }
    void aTextWithCharactersThatSqliteDoesNotKeepIsStillAWholeGame() {
        QFETCH(QString, odd);
        qint64 id = 0;
        {
            Journal journal(m_file);
            NewEvening evening = threePlayers();
            evening.name = odd;
            evening.players[1].name = odd;
            auto session = madeFrom(GameSession::create(&journal, evening));
            Chance chance(5);
            playOn(session, 20, chance);
            id = session.id();
            QVERIFY(journal.rename(id, odd + odd));
        }
        Journal journal(m_file);
        QVERIFY(!journal.games().front().damaged);
        const auto session = madeFrom(GameSession::open(journal, id));
        QCOMPARE(session.lostSteps(), 0);
        QVERIFY(session.players()[1].name.contains(QStringLiteral("Ann")));
        QVERIFY(journal.games().front().name.contains(QStringLiteral("Ann")));
    }

    void aChangedStepIsPutBackFromTheSecondCopy() {
        const qint64 id = playedGame(30);
        const GameState before = stateOf(id);
        tamper(m_file, QStringLiteral("UPDATE steps SET events = events || ' ' WHERE number = 12"));
        {
            Journal journal(m_file);
            const auto loaded = journal.load(id);
            QVERIFY(loaded);
            QCOMPARE(loaded->steps.size(), std::size_t{30});
            QCOMPARE(loaded->lost, 0);
            QVERIFY2(QFile::exists(loaded->keptAside), "the file as it was is kept");
            QCOMPARE(journal.notice(), JournalNotice::Damaged);
            QVERIFY(!journal.games().front().damaged);
        }
        // The game continues from there, and the damage is reported only once.
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::None);
        auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(session.state() == before);
        QVERIFY(session.keptAside().isEmpty());
        Chance chance(9);
        playOn(session, 5, chance);
        QCOMPARE(journal.load(id)->steps.size(), std::size_t{35});
        QCOMPARE(keptFiles().size(), 1);
    }

    void withoutASecondCopyAChangedStepIsDecidedAgain() {
        const qint64 id = playedGame(30);
        const GameState before = stateOf(id);
        loseTheCopy();
        tamper(m_file, QStringLiteral("UPDATE steps SET events = events || ' ' WHERE number = 12"));
        Journal journal(m_file);
        const auto session = madeFrom(GameSession::open(journal, id));
        QCOMPARE(session.lostSteps(), 0);
        QVERIFY(session.state() == before);
        QCOMPARE(journal.load(id)->lost, 0);
        QCOMPARE(keptFiles().size(), 1);
    }

    void stepsThatAreGoneArePutBackFromTheSecondCopy_data() {
        QTest::addColumn<QString>("condition");
        QTest::newRow("one in the middle") << "number = 12";
        QTest::newRow("the last ones") << "number > 25";
        QTest::newRow("all") << "1";
    }
    void stepsThatAreGoneArePutBackFromTheSecondCopy() {
        QFETCH(QString, condition);
        const qint64 id = playedGame(30);
        const GameState before = stateOf(id);
        tamper(m_file, QStringLiteral("DELETE FROM steps WHERE ") + condition);
        Journal journal(m_file);
        const auto session = madeFrom(GameSession::open(journal, id));
        QCOMPARE(session.lostSteps(), 0);
        QVERIFY(session.state() == before);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
    }

    void withoutASecondCopyAStepThatIsGoneCostsNoOther_data() {
        QTest::addColumn<int>("gone");
        for (const int gone : {1, 2, 13, 24, 26, 40}) QTest::newRow(qPrintable(QString::number(gone))) << gone;
    }
    void withoutASecondCopyAStepThatIsGoneCostsNoOther() {
        QFETCH(int, gone);
        const qint64 id = playedGame(60);
        const GameState before = stateOf(id);
        loseTheCopy();
        tamper(m_file, QStringLiteral("DELETE FROM steps WHERE number = %1").arg(gone));
        {
            Journal journal(m_file);
            const auto session = madeFrom(GameSession::open(journal, id));
            QVERIFY2(session.lostSteps() <= 1, qPrintable(QString::number(session.lostSteps())));
            // Every 25th step also stores the position, so the final position is the same.
            QVERIFY(session.state() == before);
            QVERIFY(journal.games().front().damaged);
        }
        Journal journal(m_file);
        const auto again = madeFrom(GameSession::open(journal, id));
        QVERIFY(again.state() == before);
        QCOMPARE(again.lostSteps(), 0);
        QCOMPARE(journal.load(id)->steps.size(), std::size_t{60});
    }

    // A later step stays even if it is paid with cards from the lost step.
    void withoutASecondCopyNoStepThatIsGoneTakesOthersAlong_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("Cities & Knights") << "cities-and-knights";
        QTest::newRow("base game") << "base";
    }
    void withoutASecondCopyNoStepThatIsGoneTakesOthersAlong() {
        QFETCH(QString, game);
        NewEvening evening = threePlayers(3);
        if (game == QLatin1String("base")) evening.rules = {{"game", "base"}};
        qint64 id = 0;
        GameState before;
        {
            Journal journal(m_file);
            auto session = madeFrom(GameSession::create(&journal, evening));
            Chance chance(5);
            playOn(session, 130, chance);
            id = session.id();
            before = session.state();
        }
        const QString whole = m_file + QStringLiteral(".whole");
        QVERIFY(QFile::copy(m_file, whole));
        for (int gone = 30; gone < 75; gone += 7) {
            loseTheCopy();
            QVERIFY(QFile::remove(m_file) && QFile::copy(whole, m_file));
            tamper(m_file, QStringLiteral("DELETE FROM steps WHERE number = %1").arg(gone));
            Journal journal(m_file);
            const auto session = madeFrom(GameSession::open(journal, id));
            QVERIFY2(session.lostSteps() <= 1,
                     qPrintable(QStringLiteral("step %1: %2 are lost").arg(gone).arg(session.lostSteps())));
            QVERIFY2(session.state() == before, qPrintable(QStringLiteral("step %1").arg(gone)));
        }
    }

    void whatAGameBeginsWithIsPutBackAndNoStepIsTakenOut_data() {
        QTest::addColumn<QString>("change");
        QTest::newRow("name") << "name = 'x'";
        QTest::newRow("players") << "players = replace(players, 'Anna', 'Anxa')";
        QTest::newRow("start") << "start = replace(start, 'pasture', 'forest')";
        QTest::newRow("checksum") << "checksum = zeroblob(32)";
        QTest::newRow("summary") << "summary = 'x'";
        QTest::newRow("count of steps") << "steps = 2";
        QTest::newRow("seal") << "seal = zeroblob(32)";
        QTest::newRow("all of it")
            << "name = 'x', players = '[]', start = '', checksum = x'00', summary = '', steps = 0, seal = x'00'";
    }
    void whatAGameBeginsWithIsPutBackAndNoStepIsTakenOut() {
        QFETCH(QString, change);
        for (const bool copied : {true, false}) {
            const qint64 id = playedGame(30);
            const GameState before = stateOf(id);
            if (!copied) loseTheCopy();
            tamper(m_file, QStringLiteral("UPDATE games SET ") + change);
            Journal journal(m_file);
            QCOMPARE(journal.notice(), JournalNotice::Damaged);
            QCOMPARE(journal.repair().lostSteps, 0);
            const auto session = madeFrom(GameSession::open(journal, id));
            QCOMPARE(session.lostSteps(), 0);
            QVERIFY(session.state() == before);
            QCOMPARE(session.gameName(), QStringLiteral("Friday"));
            QCOMPARE(session.players()[0].name, QStringLiteral("Anna"));
            init();
        }
    }

    void aGameThatWasRemovedIsInNoCopy() {
        const qint64 id = playedGame(20);
        {
            Journal journal(m_file);
            QVERIFY(journal.remove(id));
        }
        for (const QString& name : {m_file, m_file + QStringLiteral(".copy")}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("Anna"), qPrintable(name));
        }
        tamper(m_file, QStringLiteral("PRAGMA user_version = 2")); // damage
        Journal journal(m_file);
        QVERIFY(journal.games().empty());
    }

    void whateverLiesInThePlaceOfTheLockFileLocksNobodyOut_data() {
        QTest::addColumn<QString>("what");
        for (const char* what :
             {"empty", "garbage", "another machine", "folder", "full folder", "dangling link", "link", "read-only"})
            QTest::newRow(what) << what;
    }
    void whateverLiesInThePlaceOfTheLockFileLocksNobodyOut() {
        QFETCH(QString, what);
        const qint64 id = playedGame(10);
        const QString lock = m_file + QStringLiteral(".lock");
        QFile file(lock);
        if (what.endsWith(QLatin1String("folder"))) {
            QVERIFY(QDir().mkpath(what == QLatin1String("folder") ? lock : lock + QStringLiteral("/inside")));
        } else if (what == QLatin1String("dangling link")) {
            QVERIFY(QFile::link(QStringLiteral("/nowhere/at/all"), lock));
        } else if (what == QLatin1String("link")) {
            QVERIFY(QFile::link(m_file, lock));
        } else {
            QVERIFY(file.open(QIODevice::WriteOnly));
            if (what == QLatin1String("garbage")) file.write(QByteArray(3000, '\xfe'));
            if (what == QLatin1String("another machine"))
                file.write("4711\nreeve\nanother-machine\n0123456789abcdef\n\n");
            file.close();
            if (what == QLatin1String("read-only")) QVERIFY(file.setPermissions(QFile::ReadOwner));
        }
        {
            Journal first(m_file);
            QCOMPARE(first.notice(), JournalNotice::None);
            QVERIFY(!madeFrom(GameSession::open(first, id)).undo());
            // A second instance never writes, either.
            Journal second(m_file);
            QCOMPARE(second.notice(), JournalNotice::OpenElsewhere);
        }
        Journal again(m_file);
        QCOMPARE(again.notice(), JournalNotice::None);
        QVERIFY(QFile::exists(m_file));
    }

    void aFileThatAnotherProgramReadsOrWritesIsBusyAndNotFull() {
        const qint64 id = playedGame(10);
        Journal journal(m_file);
        auto session = madeFrom(GameSession::open(journal, id));
        const GameState before = session.state();
        {
            const Outside reader(m_file, QStringLiteral("BEGIN; SELECT * FROM games"));
            QCOMPARE(session.undo()->code, QStringLiteral("busy"));
            QVERIFY(session.state() == before);
            QCOMPARE(journal.load(id)->steps.size(), std::size_t{10}); // reading is still possible
        }
        {
            const Outside writer(m_file, QStringLiteral("BEGIN EXCLUSIVE"));
            QCOMPARE(session.undo()->code, QStringLiteral("busy"));
            QVERIFY(faultText(QStringLiteral("busy")).contains(QStringLiteral("Another program")));
        }
        QVERIFY(!session.undo());
        QCOMPARE(journal.load(id)->steps.size(), std::size_t{11});
        QVERIFY(keptFiles().isEmpty());
    }

    void aFileThatIsLockedAtTheStartIsNeitherDamagedNorReadOnly() {
        const qint64 id = playedGame(10);
        {
            const Outside writer(m_file, QStringLiteral("BEGIN EXCLUSIVE"));
            Journal journal(m_file);
            QCOMPARE(journal.notice(), JournalNotice::Busy);
            QVERIFY(journalText(journal).contains(QStringLiteral("Another program")));
            QVERIFY(!journal.tryAgain());
            QCOMPARE(codeOf(journal.trouble()), QStringLiteral("busy"));
        }
        QVERIFY(keptFiles().isEmpty());
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::None);
        QCOMPARE(journal.load(id)->steps.size(), std::size_t{10});
    }

    void aKeptCopyCanBeLookedIntoAndItsGamesTakenBack() {
        const qint64 id = playedGame(30);
        const auto whole = Journal(m_file).load(id);
        loseTheCopy();
        tamper(m_file, QStringLiteral("UPDATE steps SET events = 'x' WHERE number = 12"));
        Journal journal(m_file);
        static_cast<void>(GameSession::open(journal, id));
        const auto copies = journal.wait([](JournalFile& file) { return file.keptCopies(); });
        QCOMPARE(copies.size(), std::size_t{1});
        QVERIFY(copies.front().time.secsTo(QDateTime::currentDateTimeUtc()) < 60);
        // The kept copy has the same games as the journal. After a game was removed it can be restored.
        QVERIFY(journal.remove(id));
        const auto found = journal.wait([&](JournalFile& file) { return file.look(copies.front().file); });
        QVERIFY(found);
        QCOMPARE(found->size(), std::size_t{1});
        QCOMPARE(found->front().game.name, QStringLiteral("Friday"));
        QVERIFY(!found->front().there);
        QCOMPARE(found->front().game.steps, 30);
        const auto taken = journal.wait([&](JournalFile& file) { return file.takeBack(copies.front().file, 0); });
        QVERIFY(taken.done);
        QCOMPARE(taken.games, 1);
        const auto session = madeFrom(GameSession::open(journal, journal.games().front().id));
        QCOMPARE(session.lostSteps(), 0); // its events were computed again
        QCOMPARE(journal.load(session.id())->steps.size(), whole->steps.size());
        QVERIFY(journal.wait([&](JournalFile& file) { return file.removeCopy(copies.front().file); }));
        QVERIFY(keptFiles().isEmpty());
    }

    void aBackupOfAllGamesIsReadBackIntoAnEmptyJournalAndIntoAFullOne() {
        const qint64 id = playedGame(30);
        const QString backup = m_folder->filePath(QStringLiteral("all.reeve"));
        GameState state;
        {
            Journal journal(m_file);
            auto other = threePlayers(8);
            other.name = QStringLiteral("Saturday");
            auto session = madeFrom(GameSession::create(&journal, other));
            Chance chance(2);
            playOn(session, 12, chance);
            state = madeFrom(GameSession::open(journal, id)).state();
            QVERIFY(journal.wait([&](JournalFile& file) { return file.backUp(backup); }));
            // The journal has all games of the backup already.
            const auto again = journal.wait([&](JournalFile& file) { return file.takeBack(backup, 0); });
            QVERIFY(again.done);
            QCOMPARE(again.games, 0);
            QCOMPARE(again.there, 2);
            // A game that was continued after the backup is not restored as another one.
            session = madeFrom(GameSession::open(journal, session.id()));
            playOn(session, 3, chance);
            QCOMPARE(journal.wait([&](JournalFile& file) { return file.takeBack(backup, 0); }).there, 2);
        }
        Journal fresh(m_folder->filePath(QStringLiteral("fresh.sqlite")));
        const auto taken = fresh.wait([&](JournalFile& file) { return file.takeBack(backup, 0); });
        QVERIFY(taken.done);
        QCOMPARE(taken.games, 2);
        const auto games = fresh.games();
        QCOMPARE(games.size(), std::size_t{2});
        const auto friday =
            std::ranges::find_if(games, [](const JournalGame& game) { return game.name == QLatin1String("Friday"); });
        QVERIFY(friday != games.end());
        QVERIFY(madeFrom(GameSession::open(fresh, friday->id)).state() == state);
        // Another kind of file is refused, and a backup into a missing folder fails.
        QVERIFY(
            !fresh.wait([&](JournalFile& file) { return file.look(QStringLiteral(REEVE_SOURCE_DIR "/README.md")); }));
        QVERIFY(!fresh.wait([&](JournalFile& file) {
            return file.backUp(m_folder->filePath(QStringLiteral("no/such/folder.reeve")));
        }));
    }

    void aFlippedByteNeverPassesForAnotherGame() {
        const qint64 id = playedGame(60);
        std::vector<JournalStep> original;
        {
            Journal journal(m_file);
            original = journal.load(id)->steps;
        }
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        Chance chance(77);
        int noticed = 0;
        for (int round = 0; round < 25; ++round) {
            QByteArray bytes = whole;
            const int at = chance.draw(static_cast<int>(bytes.size()));
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << chance.draw(8)));
            QTemporaryDir folder;
            const QString name = folder.filePath(QStringLiteral("games.sqlite"));
            QFile copy(name);
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write(bytes);
            copy.close();

            Journal journal(name);
            const auto loaded = journal.load(id);
            noticed += journal.notice() != JournalNotice::None || !loaded || loaded->lost > 0;
            if (!loaded) continue;
            QVERIFY(loaded->steps.size() <= original.size());
            for (std::size_t i = 0; i < loaded->steps.size(); ++i) {
                if (loaded->steps[i].lost) continue;
                QCOMPARE(loaded->steps[i].command, original[i].command);
                QCOMPARE(loaded->steps[i].events, original[i].events);
            }
            if (loaded->steps.size() < original.size())
                QVERIFY(journal.notice() != JournalNotice::None || loaded->lost > 0);
        }
        QVERIFY2(noticed > 0, "most bytes matter");
    }

    void aFileThatIsNoDatabaseIsKeptAsideAndANewOneBegun() {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QVERIFY(QFile::exists(journal.keptAside()));
        QVERIFY(journal.games().empty());
        QVERIFY(std::holds_alternative<GameSession>(GameSession::create(&journal, threePlayers())));
    }

    void whatAnotherProgramAddedToTheFileIsNotRun_data() {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a view without end in the place of the games") << QStringList{
            QStringLiteral("ALTER TABLE games RENAME TO others"),
            QStringLiteral("CREATE VIEW games AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
                           " SELECT i AS id, 'x' AS name, '[]' AS players, '{}' AS start, '' AS summary FROM n")};
        QTest::newRow("a trigger that deletes games")
            << QStringList{QStringLiteral("CREATE TRIGGER greedy AFTER INSERT ON steps BEGIN DELETE FROM games; END")};
    }
    void whatAnotherProgramAddedToTheFileIsNotRun() {
        QFETCH(QStringList, statements);
        const qint64 id = playedGame(12);
        const GameState before = stateOf(id);
        loseTheCopy();
        for (const QString& statement : statements) tamper(m_file, statement);
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::Damaged);
        QCOMPARE(journal.games().size(), 1U);
        auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(session.state() == before);
        Chance chance(5);
        playOn(session, 3, chance);
        QCOMPARE(journal.games().size(), 1U);
    }

    void aFileOfANewerReeveIsLeftAlone() {
        playedGame(3);
        tamper(m_file, QStringLiteral("PRAGMA user_version = 99"));
        Journal journal(m_file);
        QCOMPARE(journal.notice(), JournalNotice::NewerVersion);
        QVERIFY(journal.readOnly());
        QVERIFY(!journal.create(QStringLiteral("x"), QStringLiteral("[]"), QStringLiteral("{}"), {}));
    }

    void aSecondReeveLooksOnAndWritesNothing() {
        const qint64 id = playedGame(10);
        Journal first(m_file);
        Journal second(m_file);
        QCOMPARE(first.notice(), JournalNotice::None);
        QCOMPARE(second.notice(), JournalNotice::OpenElsewhere);
        auto session = madeFrom(GameSession::open(second, id));
        const GameState before = session.state();
        QCOMPARE(session.undo()->code, QStringLiteral("looking-on"));
        QVERIFY(session.state() == before);
        QVERIFY(!second.remove(id));
    }

    void aGameThatWasRemovedMeanwhileTakesNoMoreSteps() {
        const qint64 id = playedGame(10);
        Journal journal(m_file);
        auto session = madeFrom(GameSession::open(journal, id));
        QVERIFY(journal.remove(id));
        const GameState before = session.state();
        QCOMPARE(session.undo()->code, QStringLiteral("not-saved"));
        QVERIFY(session.state() == before);
    }

    void whoLooksOnPlaysOnWhenTheOtherReeveIsClosed() {
        const qint64 id = playedGame(10);
        auto first = std::make_unique<Journal>(m_file);
        Journal second(m_file);
        QVERIFY(!second.tryAgain());
        QCOMPARE(second.notice(), JournalNotice::OpenElsewhere);
        QCOMPARE(second.games().size(), std::size_t{1});
        {
            auto session = madeFrom(GameSession::open(*first, id));
            QVERIFY(!session.undo());
        }
        first.reset();
        QVERIFY(second.tryAgain());
        QVERIFY(second.tryAgain());
        QCOMPARE(second.notice(), JournalNotice::None);
        auto session = madeFrom(GameSession::open(second, id));
        QCOMPARE(session.steps().size(), std::size_t{9});
        QVERIFY(!session.undo());
        QCOMPARE(Journal(m_file).notice(), JournalNotice::OpenElsewhere);
    }

    /// A binding of the window that reads the list would be notified while it is evaluated.
    void nothingIsToldWhileTheListIsRead() {
        playedGame(3);
        auto first = std::make_unique<Journal>(m_file);
        Journal second(m_file);
        QCOMPARE(second.notice(), JournalNotice::OpenElsewhere);
        int told = 0, toldWhileReading = 0;
        bool reading = false;
        connect(&second, &Journal::changed, &second, [&] {
            ++told;
            toldWhileReading += reading ? 1 : 0;
        });
        first.reset();
        second.ask(
            &second, [](JournalFile& file) { return file.tryAgain(); }, [](bool) {});
        reading = true;
        static_cast<void>(second.list());
        QCOMPARE(second.games().size(), 1U); // the file has answered both
        reading = false;
        QCOMPARE(second.notice(), JournalNotice::None);
        QTRY_VERIFY(told > 0);
        QCOMPARE(toldWhileReading, 0);
    }

    void aFolderThatIsThereLaterIsWrittenThen() {
        Journal journal(m_folder->filePath(QStringLiteral("later/games.sqlite")));
        QVERIFY(!journal.tryAgain());
        QCOMPARE(journal.notice(), JournalNotice::CannotOpen);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("later")));
        QVERIFY(journal.tryAgain());
        QVERIFY(std::holds_alternative<GameSession>(GameSession::create(&journal, threePlayers())));
    }

    void aFolderThatCannotBeWrittenIsSaid() {
        Journal journal(m_folder->filePath(QStringLiteral("not/there/games.sqlite")));
        QCOMPARE(journal.notice(), JournalNotice::CannotOpen);
        QVERIFY(journal.readOnly());
        QVERIFY(journal.games().empty());
        QVERIFY(std::holds_alternative<QString>(GameSession::create(&journal, threePlayers())));
    }

    void aGameThatCannotBeginIsRefusedWithAReason() {
        auto evening = threePlayers();
        evening.players[1].color = QStringLiteral("red");
        const auto made = GameSession::create(nullptr, evening);
        QVERIFY(std::holds_alternative<QString>(made));
        QVERIFY(!std::get<QString>(made).isEmpty());
    }
};

QTEST_GUILESS_MAIN(StorageTest)
#include "storage_test.moc"
