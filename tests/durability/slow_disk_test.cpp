// SPDX-License-Identifier: GPL-3.0-or-later
// A slow disk and a locked file: the window stays responsive, shows nothing unsaved, and shows each step once it is
// saved. The test holds the disk, so that a blocking call would never return. REEVE_SLOW_DISK=1 also measures the
// longest call on the window's thread, with syncs of 500 ms and with a locked file.
#include "app/device/device.h"
#include "app/device/language.h"
#include "app/services.h"
#include "app/store/journal.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/people.h"
#include "app/window/settings.h"
#include "app/window/table.h"
#include "app/words/notice_wording.h"
#include "engine/choices/random_player.h"
#include "engine/record/commands.h"
#include "tests/app/evening.h"
#include "tests/durability/disk.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

/// For the start; the same as in the window, in ms.
constexpr int kPatience = 40;

QVariantMap seat(const QString& name, const QString& color) { return {{u"name"_s, name}, {u"color"_s, color}}; }

QVariantMap evening() {
    return {
        {u"name"_s, u"Friday"_s},
        {u"players"_s, QVariantList{seat(u"Anna"_s, u"red"_s), seat(u"Ben"_s, u"blue"_s), seat(u"Cleo"_s, u"white"_s)}},
        {u"seed"_s, 7.0}};
}

/// Another program that holds a lock on the file for the lifetime of this object.
class Locked {
public:
    explicit Locked(const QString& file) {
        m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"another program"_s);
        m_database.setDatabaseName(file);
        if (!m_database.open() || !QSqlQuery(m_database).exec(u"BEGIN EXCLUSIVE"_s)) qFatal("cannot lock");
    }
    ~Locked() {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(u"another program"_s);
    }
    Locked(const Locked&) = delete;
    Locked& operator=(const Locked&) = delete;

private:
    QSqlDatabase m_database;
};

} // namespace

class SlowDiskTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Services> m_services;
    Language m_language;
    Chance m_chance{3};

    Game& game() { return *m_services->game; }
    GameSetup& gameSetup() { return *m_services->setup; }
    Games& games() { return *m_services->games; }
    QString file() const { return m_folder->filePath(u"games.sqlite"_s); }
    QVariant anyCommand() {
        return toVariant(record::commandJson(*randomCommand(*game().state(), m_chance), *game().state()));
    }

    void restart() {
        m_services.reset();
        m_services = std::make_unique<Services>(kPatience);
        QTRY_COMPARE(m_services->journal->notice(), JournalNotice::None);
    }
    void beginGame() {
        QVERIFY(gameSetup().newGame(evening()));
        QTRY_VERIFY(game().active() && !game().saving());
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", m_folder->path().toLocal8Bit());
        m_language.show(u"en"_s);
        restart();
        disk::watch(m_folder->path().toStdString());
    }
    void cleanup() {
        disk::releaseSyncs();
        disk::delaySyncs(0);
        m_services.reset();
        disk::watch({});
        m_folder.reset();
    }

    void aStepIsShownWhenItIsSavedAndNotBefore() {
        beginGame();
        if (disk::operations().empty()) QSKIP("this system's SQLite cannot be watched from here");
        const QVariant before = game().position();
        const int revision = game().revision();
        QSignalSpy carriedOn(&game(), &Game::carriedOn), refused(&game(), &Game::refused);
        disk::holdSyncs();
        QVERIFY(game().perform(anyCommand()));
        QVERIFY(game().saving());
        QTRY_VERIFY(disk::syncWaits());
        QTest::qWait(50); // a fixed wait: a step that is shown too early would appear during it
        // The window responds, and it shows what is on the disk.
        QCOMPARE(game().position(), before);
        QCOMPARE(game().revision(), revision);
        QVERIFY(!game().canUndo());
        QCOMPARE(carriedOn.size(), 0);
        // Further commands are refused and not queued.
        QVERIFY(!game().perform(anyCommand()));
        QVERIFY(!game().undo());
        QCOMPARE(refused.size(), 2);
        QCOMPARE(refused.at(0).at(0).value<RefusalFacts>().text, faultText(u"saving"_s));
        disk::releaseSyncs();
        QTRY_VERIFY(!game().saving());
        QVERIFY(game().position() != before);
        QCOMPARE(carriedOn.size(), 1);
        QVERIFY(game().canUndo());
        const qint64 id = game().id();
        QCOMPARE(m_services->journal->load(id)->steps.size(), std::size_t{1});
    }

    void aGameIsMadeOpenedRenamedCopiedAndRemovedWithoutWaiting() {
        disk::holdSyncs();
        QVERIFY(gameSetup().newGame(evening()));
        QVERIFY(game().saving());
        QVERIFY(!game().active());
        disk::releaseSyncs();
        QTRY_VERIFY(game().active());
        if (disk::operations().empty()) QSKIP("this system's SQLite cannot be watched from here");
        const qint64 id = game().id();
        game().close();
        QSignalSpy failed(&games(), &Games::failed);
        QTRY_COMPARE(games().games().size(), 1); // loads the list, as the first page does
        disk::holdSyncs();
        QVERIFY(games().rename(id, u"Saturday"_s));
        QVERIFY(games().copy(id, u"Sunday"_s));
        QVERIFY(games().exportTo(id, QUrl::fromLocalFile(m_folder->filePath(u"one.jsonl"_s))));
        QVERIFY(games().backUp(QUrl::fromLocalFile(m_folder->filePath(u"all.reeve"_s))));
        QVERIFY(games().open(id)); // waits for the jobs before it
        QVERIFY(!game().active());
        QCOMPARE(games().games().size(), 1);
        disk::releaseSyncs();
        QTRY_VERIFY(game().active());
        QCOMPARE(game().gameName(), u"Saturday"_s);
        game().close();
        QTRY_COMPARE(games().games().size(), 2);
        disk::holdSyncs();
        QVERIFY(games().remove(id));
        disk::releaseSyncs();
        QTRY_COMPARE(games().games().size(), 1);
        QTRY_VERIFY(!games().busy());
        QCOMPARE(failed.size(), 0);
        QVERIFY(QFile::exists(m_folder->filePath(u"all.reeve"_s)));
    }

    void settingsPlayersAndTheChoicesOfATableAreKeptWithoutWaiting() {
        beginGame();
        if (disk::operations().empty()) QSKIP("this system's SQLite cannot be watched from here");
        const qint64 id = game().id();
        disk::holdSyncs();
        m_services->settings->setPanelScale(1.2);
        m_services->settings->setThemeMode(u"dark"_s);
        m_services->table->setDice(u"digital"_s);
        m_services->people->remember({seat(u"Dora"_s, u"red"_s)});
        m_services->people->recolor(u"Dora"_s, u"green"_s);
        QTRY_VERIFY(disk::syncWaits());
        // Reading a setting before it is saved returns the new value.
        QCOMPARE(Settings(nullptr).themeMode(), u"dark"_s);
        QCOMPARE(Table::choicesOf(id).value(u"dice"_s).toString(), u"digital"_s);
        disk::releaseSyncs();
        restart();
        QCOMPARE(m_services->settings->panelScale(), 1.2);
        QCOMPARE(m_services->settings->themeMode(), u"dark"_s);
        QCOMPARE(m_services->people->list().constFirst().color, u"green"_s);
    }

    void aStepThatTheDiskRefusesLateIsSaidAndNotShown() {
        beginGame();
        if (disk::operations().empty()) QSKIP("this system's SQLite cannot be watched from here");
        const QVariant before = game().position();
        QSignalSpy refused(&game(), &Game::refused);
        const Locked other(file());
        QVERIFY(game().perform(anyCommand()));
        QVERIFY(game().saving());
        QCOMPARE(refused.size(), 0);
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(refused.at(0).at(0).value<RefusalFacts>().text, faultText(u"busy"_s));
        QVERIFY(!game().saving());
        QCOMPARE(game().position(), before);
    }

    void aGameThatIsClosedWhileItIsSavedIsSavedAllTheSame() {
        beginGame();
        if (disk::operations().empty()) QSKIP("this system's SQLite cannot be watched from here");
        const qint64 id = game().id();
        disk::holdSyncs();
        QVERIFY(game().perform(anyCommand()));
        game().close();
        QVERIFY(!game().saving());
        QVERIFY(game().open(id));
        disk::releaseSyncs();
        QTRY_VERIFY(game().active());
        QVERIFY(game().canUndo());
        // The same when the program is ended.
        disk::holdSyncs();
        QVERIFY(game().perform(anyCommand()));
        disk::releaseSyncs();
        restart();
        QCOMPARE(m_services->journal->load(id)->steps.size(), std::size_t{2});
    }

    void aStepThatTheDiskRefusesAfterTheGameWasLeftIsTold() {
        beginGame();
        if (disk::operations().empty()) QSKIP("this system's SQLite cannot be watched from here");
        const qint64 id = game().id();
        {
            const Locked other(file());
            QVERIFY(game().perform(anyCommand()));
            game().close();
            QVERIFY(games().notice().isEmpty());
            QTRY_VERIFY(!games().notice().isEmpty());
        }
        QVERIFY(games().notice().contains(u"Friday"_s));
        QVERIFY(games().notice().contains(faultText(u"busy"_s)));
        // It stands until somebody has read it, also in the next game.
        QVERIFY(game().open(id));
        QTRY_VERIFY(game().active());
        QVERIFY(game().notice().contains(u"Friday"_s));
        QVERIFY(!game().canUndo());
        game().dismissNotice();
        QVERIFY(game().notice().isEmpty() && games().notice().isEmpty());
    }

    void whoeverTriesAgainIsToldTheResultWhenItIsThere() {
        beginGame();
        const QString folder = m_folder->path();
        auto first = std::move(m_services->journal);
        m_services.reset();
        m_services = std::make_unique<Services>(kPatience);
        QTRY_COMPARE(m_services->journal->notice(), JournalNotice::OpenElsewhere);
        QSignalSpy tried(&games(), &Games::triedAgain);
        games().tryAgain();
        QCOMPARE(tried.size(), 0);
        QTRY_COMPARE(tried, (QList<QVariantList>{{false}}));
        first.reset();
        disk::watch(folder.toStdString());
        disk::holdSyncs();
        games().tryAgain();
        QCOMPARE(tried.size(), 1);
        disk::releaseSyncs();
        QTRY_COMPARE(tried, (QList<QVariantList>{{false}, {true}}));
        QVERIFY(games().notice().isEmpty());
    }

    // A binding must not be evaluated again while it is evaluated.
    void nothingIsDeliveredInsideACall() {
        beginGame();
        const qint64 id = game().id();
        QVERIFY(game().perform(anyCommand()));
        game().close();
        QVERIFY(game().open(id));
        QVERIFY(games().rename(id, u"Saturday"_s));
        int told = 0;
        const auto count = [&told] { ++told; };
        connect(&game(), &Game::changed, this, count);
        connect(&games(), &Games::changed, this, count);
        connect(m_services->journal.get(), &Journal::changed, this, count);
        // All answers are there; whoever blocks for a later one gets only that.
        m_services->journal->wait([](JournalFile&) { return true; });
        static_cast<void>(games().games());
        static_cast<void>(games().latest());
        static_cast<void>(m_services->people->list());
        static_cast<void>(m_services->people->lastTable());
        static_cast<void>(m_services->device->report());
        games().readBoard(id);
        games().lookForCopies();
        QCOMPARE(told, 0);
        QVERIFY(!game().active() && game().saving());
        QTRY_VERIFY(game().active());
        QCOMPARE(game().gameName(), u"Saturday"_s);
        QTRY_COMPARE(games().games().constFirst().name, u"Saturday"_s);
        disconnect(&game(), nullptr, this, nullptr);
        disconnect(&games(), nullptr, this, nullptr);
    }

    void aFileThatIsLockedAtTheStartIsOpenedWhenItIsFree() {
        beginGame();
        m_services.reset();
        {
            const Locked other(file());
            m_services = std::make_unique<Services>(kPatience);
            QVERIFY(games().readOnly());
            QVERIFY(games().games().isEmpty());
            QTRY_COMPARE(m_services->journal->notice(), JournalNotice::Busy);
            QVERIFY(games().notice().contains(u"Another program"_s));
        }
        QTRY_VERIFY(!games().readOnly());
        QCOMPARE(games().notice(), QString());
        QTRY_COMPARE(games().games().size(), 1);
    }

    void theLongestCallOfTheWindowIsMeasured() {
        if (qEnvironmentVariableIsEmpty("REEVE_SLOW_DISK")) QSKIP("REEVE_SLOW_DISK=1 measures it");
        std::map<QString, double> longest;
        const auto timed = [&](const QString& what, const auto& call) {
            QElapsedTimer timer;
            timer.start();
            call();
            longest[what] = std::max(longest[what], static_cast<double>(timer.nsecsElapsed()) / 1e6);
        };
        const auto settle = [&] { QTRY_VERIFY_WITH_TIMEOUT(!game().saving() && !games().busy(), 20000); };
        const auto everything = [&](const QString& how) {
            const auto name = [&](const char* what) { return how + u": "_s + QLatin1String(what); };
            timed(name("a new game"), [&] { gameSetup().newGame(evening()); });
            settle();
            for (int i = 0; i < 10 && game().active(); ++i) {
                const QVariant command = anyCommand();
                timed(name("a move"), [&] { game().perform(command); });
                settle();
            }
            timed(name("undo"), [&] { game().undo(); });
            settle();
            const qint64 id = game().id();
            timed(name("closing"), [&] { game().close(); });
            timed(name("the list"), [&] { static_cast<void>(games().games()); });
            timed(name("the players"), [&] { static_cast<void>(m_services->people->list()); });
            timed(name("another name"), [&] { games().rename(id, u"x"_s); });
            settle();
            timed(name("a copy"), [&] { games().copy(id, u"y"_s); });
            settle();
            timed(name("a file"), [&] { games().exportTo(id, QUrl::fromLocalFile(m_folder->filePath(u"z.jsonl"_s))); });
            settle();
            timed(name("a backup"), [&] { games().backUp(QUrl::fromLocalFile(m_folder->filePath(u"z.reeve"_s))); });
            settle();
            timed(name("opening"), [&] { games().open(id); });
            settle();
            timed(name("a setting"),
                  [&] { m_services->settings->setPanelScale(m_services->settings->panelScale() == 1.0 ? 1.2 : 1.0); });
            timed(name("a player"), [&] { m_services->people->remember({seat(u"Dora"_s + how, u"red"_s)}); });
            timed(name("removing"), [&] { games().remove(id); });
            settle();
        };
        everything(u"quick disk"_s);
        disk::delaySyncs(500);
        everything(u"syncs of 500 ms"_s);
        disk::delaySyncs(0);
        beginGame();
        {
            const Locked other(file());
            everything(u"file locked"_s);
            timed(u"file locked: the start"_s, [&] {
                m_services.reset();
                m_services = std::make_unique<Services>(kPatience);
            });
        }
        for (const auto& [what, time] : longest) qInfo("%8.1f ms  %s", time, qPrintable(what));
    }
};

QTEST_GUILESS_MAIN(SlowDiskTest)
#include "slow_disk_test.moc"
