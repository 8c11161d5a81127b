// SPDX-License-Identifier: GPL-3.0-or-later
// A full, read-only, broken or removed disk: the step is refused with a message, the game is unchanged, and it
// continues when the disk works again.
#include "app/words/notice_wording.h"
#include "tests/app/evening.h"
#include "tests/durability/disk.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

class DiskFaultsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

    /// Creates a game of ten steps.
    GameSession played(Journal& journal) {
        auto session = madeFrom(GameSession::create(&journal, threePlayers()));
        Chance chance(2);
        playOn(session, 10, chance);
        return session;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("games.sqlite"));
    }
    void cleanup() {
        disk::watch({});
        m_folder.reset();
    }

    void whereverTheDiskFailsTheStepIsRefusedAndTheGameGoesOnAfterwards_data() {
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("code");
        QTest::newRow("full") << ENOSPC << "disk-full";
        QTest::newRow("broken or pulled out") << EIO << "disk-gone";
        QTest::newRow("turned read-only") << EROFS << "disk-gone";
        QTest::newRow("no permission any more") << EACCES << "disk-gone";
        QTest::newRow("no quota left") << EDQUOT << "disk-gone";
    }
    void whereverTheDiskFailsTheStepIsRefusedAndTheGameGoesOnAfterwards() {
        QFETCH(int, error);
        QFETCH(QString, code);
        Journal journal(m_file);
        auto session = played(journal);
        disk::watch(m_folder->path().toStdString());
        Chance chance(5);
        int refusals = 0;
        std::size_t accepted = 10;
        QStringList codes;
        // Fails at the first operation of a step, then at the second, and so on, until a step has fewer operations.
        for (int after = 0; after < 60; ++after) {
            const auto command = randomCommandJson(session, chance);
            const GameState before = session.state();
            disk::failAfter(after, error);
            const auto refused = session.perform(command);
            const bool failed = disk::failed();
            disk::heal();
            if (!failed) {
                QVERIFY(!refused);
                ++accepted;
                if (after == 0) QSKIP("this system's SQLite cannot be made to fail from here");
                break;
            }
            QVERIFY2(refused, "a step that may not be on the disk is not accepted");
            QVERIFY(session.state() == before);
            QVERIFY(!refused->detail.isEmpty());
            QVERIFY2(!faultText(refused->code).isEmpty() &&
                         faultText(refused->code) != faultText(QStringLiteral("malformed")),
                     "it is said in a sentence");
            codes.append(refused->code);
            ++refusals;
            // After the fault the step can be stored. In every other round without reading the journal first.
            if (after % 2 == 0) QCOMPARE(journal.load(session.id())->steps.size(), accepted);
            const auto again = session.perform(command);
            QVERIFY2(!again,
                     qPrintable(QStringLiteral("the same step is done now: ") + (again ? again->detail : QString())));
            QCOMPARE(journal.load(session.id())->steps.size(), ++accepted);
        }
        QVERIFY(refusals > 3);
        codes.removeDuplicates();
        qInfo("%d places to fail: %s", refusals, qPrintable(codes.join(QLatin1String(", "))));
        // A full disk is reported by the write or only by the sync.
        QVERIFY2(codes.contains(code) && codes.size() <= 2, qPrintable(codes.join(QLatin1Char(' '))));
        const auto again = journal.load(session.id());
        QCOMPARE(again->lost, 0);
        QCOMPARE(again->steps.size(), accepted);
        QVERIFY(madeFrom(GameSession::open(journal, session.id())).state() == session.state());
    }

    void aGameThatCannotBeBegunOnAFullDiskLeavesNothing() {
        Journal journal(m_file);
        disk::watch(m_folder->path().toStdString());
        disk::failAfter(0, ENOSPC);
        auto made = GameSession::create(&journal, threePlayers());
        const bool failed = disk::failed();
        disk::heal();
        if (!failed) QSKIP("this system's SQLite cannot be made to fail from here");
        QVERIFY(std::holds_alternative<QString>(made));
        QVERIFY(journal.games().empty());
        QVERIFY(std::holds_alternative<GameSession>(GameSession::create(&journal, threePlayers())));
        // If creating a game fails at any operation, the game is not in the list.
        for (int after = 1; failed && after < 60; ++after) {
            const std::size_t before = journal.games().size();
            disk::failAfter(after, EIO);
            made = GameSession::create(&journal, threePlayers());
            if (!disk::failed()) break;
            disk::heal();
            QVERIFY(std::holds_alternative<QString>(made));
            QCOMPARE(journal.games().size(), before);
        }
    }

    void aGameThatIsCopiedIsThereWholeOrNotAtAllAndSyncedOnce() {
        Journal journal(m_file);
        const auto session = played(journal);
        const auto original = journal.load(session.id());
        QVERIFY(original);
        const auto& game = original->game;
        const auto syncs = [&] {
            const auto& all = disk::operations();
            return std::count_if(all.begin(), all.end(),
                                 [](const auto& done) { return done.kind == disk::Operation::Kind::Sync; });
        };
        disk::watch(m_folder->path().toStdString());
        QVERIFY(journal.create(game.name, game.players, game.start, game.summary));
        const auto once = syncs();
        if (once == 0) QSKIP("this system's SQLite cannot be watched from here");
        disk::watch(m_folder->path().toStdString());
        const auto copy = journal.create(game.name, game.players, game.start, game.summary, original->steps);
        QVERIFY(copy);
        QCOMPARE(syncs(), once);
        const auto copied = journal.load(*copy);
        QVERIFY(copied);
        QCOMPARE(copied->lost, 0);
        QCOMPARE(copied->steps.size(), std::size_t{10});
        for (const int error : {ENOSPC, EIO})
            for (int after = 0;; ++after) {
                const std::size_t before = journal.games().size();
                disk::failAfter(after, error);
                const auto made = journal.create(game.name, game.players, game.start, game.summary, original->steps);
                const bool failed = disk::failed();
                disk::heal();
                if (!failed) break;
                QVERIFY(!made);
                QCOMPARE(journal.games().size(), before);
            }
    }

    void aRollThatIsChangedLaterIsChangedWithAllThatFollowedOrNotAtAll() {
        Journal journal(m_file);
        auto session = madeFrom(GameSession::create(&journal, threePlayers()));
        Chance chance(2);
        playOn(session, 60, chance);
        std::size_t roll = 0;
        while (roll < session.steps().size() && session.given(roll).value("do", "") != "roll") ++roll;
        QVERIFY(roll + 5 < session.steps().size());
        const auto before = session.script();
        const auto written = journal.load(session.id())->steps.size();
        disk::watch(m_folder->path().toStdString());
        int refusals = 0;
        for (int after = 0; after < 200; ++after) {
            const auto revision = session.revise(roll, session.given(roll), {}, false);
            disk::failAfter(after, ENOSPC);
            const auto refused = session.carryOut(roll, revision);
            const bool failed = disk::failed();
            disk::heal();
            if (after == 0 && !failed) QSKIP("this system's SQLite cannot be made to fail from here");
            if (!failed) break;
            ++refusals;
            QVERIFY(refused);
            QVERIFY2(refused->code.startsWith(QLatin1String("disk-")), qPrintable(refused->code));
            QCOMPARE(session.script(), before);
            QCOMPARE(journal.load(session.id())->steps.size(), written);
        }
        QVERIFY(refusals > 2);
        QVERIFY(refusals < 200);
        QVERIFY(journal.load(session.id())->steps.size() > written); // undone and redone steps
        const auto opened = GameSession::open(journal, session.id());
        QVERIFY(std::holds_alternative<GameSession>(opened));
        QVERIFY(std::get<GameSession>(opened).state() == session.state());
    }

    void aFileThatWasTakenAwayIsNoticedBeforeAnythingIsPromised() {
        Journal journal(m_file);
        auto session = played(journal);
        const GameState before = session.state();
        QVERIFY(QFile::rename(m_file, m_file + QStringLiteral(".away")));
        auto refused = session.undo();
        QVERIFY(refused);
        QCOMPARE(refused->code, QStringLiteral("disk-gone"));
        QVERIFY(session.state() == before);
        QVERIFY(faultText(refused->code).contains(QStringLiteral("can no longer be reached")));
        // Another file with its name is not accepted.
        QVERIFY(QFile::copy(m_file + QStringLiteral(".away"), m_file));
        QCOMPARE(session.undo()->code, QStringLiteral("disk-gone"));
        // With the original file the game continues.
        QVERIFY(QFile::remove(m_file) && QFile::rename(m_file + QStringLiteral(".away"), m_file));
        QVERIFY(!session.undo());
    }

    void aFolderThatMayOnlyBeReadLetsGamesBeLookedAt() {
        qint64 id = 0;
        {
            Journal journal(m_file);
            id = played(journal).id();
        }
        disk::watch(m_folder->path().toStdString());
        disk::failAfter(0, EROFS);
        Journal journal(m_file);
        const bool failed = disk::failed();
        if (!failed) QSKIP("this system's SQLite cannot be made to fail from here");
        QCOMPARE(journal.notice(), JournalNotice::CannotOpen);
        QVERIFY(journal.readOnly());
        QVERIFY(journalText(journal).contains(QStringLiteral("no permission to write")));
        QCOMPARE(journal.games().size(), std::size_t{1});
        auto session = madeFrom(GameSession::open(journal, id));
        QCOMPARE(session.steps().size() > 0, true);
        QCOMPARE(session.undo()->code, QStringLiteral("disk-read-only"));
        QVERIFY(!journal.tryAgain());
        disk::heal();
        QVERIFY(journal.tryAgain());
        QVERIFY(journalText(journal).isEmpty());
        QVERIFY(!madeFrom(GameSession::open(journal, id)).undo());
    }

    /// A disk of 256 KiB that is really full; needs permission to mount.
    void aSmallDiskThatReallyFillsUpKeepsWhatItPromised() {
        if (QProcess::execute(
                QStringLiteral("sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("test \"$(id -u)\" = 0 && mount -t tmpfs -o size=256k reeve-full '%1' 2>/dev/null")
                     .arg(m_folder->path())}) != 0)
            QSKIP("a disk of its own can only be mounted as root");
        const auto unmount =
            qScopeGuard([path = m_folder->path()] { QProcess::execute(QStringLiteral("umount"), {path}); });
        GameState last;
        qint64 id = 0;
        int accepted = 0;
        {
            Journal journal(m_file);
            auto session = madeFrom(GameSession::create(&journal, threePlayers()));
            id = session.id();
            Chance chance(2);
            std::optional<Refused> refused;
            while (!refused && accepted < 5000) {
                refused = session.perform(randomCommandJson(session, chance));
                accepted += refused ? 0 : 1;
            }
            last = session.state();
            if (refused)
                QCOMPARE(refused->code, QStringLiteral("disk-full"));
            else
                qWarning("the disk did not fill up");
        }
        {
            Journal journal(m_file);
            const auto loaded = journal.load(id);
            QVERIFY(loaded);
            QCOMPARE(static_cast<int>(loaded->steps.size()), accepted);
            QVERIFY(madeFrom(GameSession::open(journal, id)).state() == last);
        }
        qInfo("full after %d steps", accepted);
    }
};

QTEST_GUILESS_MAIN(DiskFaultsTest)
#include "disk_faults_test.moc"
