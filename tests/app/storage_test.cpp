// SPDX-License-Identifier: GPL-3.0-or-later
// The journal and the session on it: what is kept, what is noticed, what is taken back.
#include "tests/app/evening.h"

#include <QDir>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace reeve;
using namespace reeve::app;
using reeve::testing::madeFrom;
using reeve::testing::playOn;
using reeve::testing::threePlayers;

namespace {

/// A statement from outside, as a slip of the disk would do it.
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

} // namespace

class StorageTest : public QObject {
Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

    /// A game of `steps` steps, closed again.
    qint64 playedGame(int steps) {
        Journal journal(m_file);
        auto session = madeFrom(GameSession::create(&journal, threePlayers()));
        Chance chance(3);
        playOn(session, steps, chance);
        return session.id();
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
            playOn(session, 200, chance);
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

    void aChangedStepIsNoticedAndAllBeforeItIsSafe() {
        const qint64 id = playedGame(30);
        tamper(m_file, QStringLiteral("UPDATE steps SET events = events || ' ' WHERE number = 12"));
        Journal journal(m_file);
        const auto loaded = journal.load(id);
        QVERIFY(loaded);
        QCOMPARE(loaded->steps.size(), std::size_t{11});
        QCOMPARE(loaded->lost, 19);
        QVERIFY2(QFile::exists(loaded->keptAside), "the file as it was is kept");
        QVERIFY(journal.games().front().damaged);
        // The game goes on from there.
        auto session = madeFrom(GameSession::open(journal, id));
        Chance chance(9);
        playOn(session, 5, chance);
        QCOMPARE(journal.load(id)->steps.size(), std::size_t{16});
    }

    void stepsThatAreGoneAreNoticed_data() {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<int>("left");
        QTest::newRow("one in the middle") << "number = 12" << 11;
        QTest::newRow("the last ones") << "number > 25" << 25;
        QTest::newRow("all") << "1" << 0;
    }
    void stepsThatAreGoneAreNoticed() {
        QFETCH(QString, condition);
        QFETCH(int, left);
        const qint64 id = playedGame(30);
        tamper(m_file, QStringLiteral("DELETE FROM steps WHERE ") + condition);
        Journal journal(m_file);
        const auto loaded = journal.load(id);
        QVERIFY(loaded);
        QCOMPARE(static_cast<int>(loaded->steps.size()), left);
        QVERIFY(loaded->lost > 0);
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
                QCOMPARE(loaded->steps[i].command, original[i].command);
                QCOMPARE(loaded->steps[i].events, original[i].events);
            }
            if (loaded->steps.size() < original.size()) QVERIFY(journal.notice() != JournalNotice::None || loaded->lost > 0);
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
