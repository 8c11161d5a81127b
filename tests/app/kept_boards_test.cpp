// SPDX-License-Identifier: GPL-3.0-or-later
// Saved boards survive a restart and fit their players; a damaged file is reported and kept.
#include "app/device/device.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/kept_boards.h"
#include "tests/app/own_app.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace reeve::app;
using namespace Qt::StringLiterals;

class KeptBoardsTest : public reeve::testing::OwnApp {
    Q_OBJECT
    KeptBoards& boards() { return *m_services->boards; }
    QVariant random(int players) { return m_services->setup->layOut(u"random"_s, 7, players); }
    QVariant newShores(int players) { return m_services->setup->layScenario(u"new-shores"_s, 7, players); }
    QStringList names() {
        QStringList names;
        for (const KeptBoardFacts& kept : boards().list()) names.append(kept.name);
        return names;
    }
    KeptBoardFacts board(int place) { return boards().list().value(place); }
    void rewrite(const QByteArray& text) {
        m_services.reset();
        QFile file(boardsFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        m_services = std::make_unique<Services>();
    }
    QByteArray written() {
        finishFileThread();
        QFile file(boardsFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList keptAside() { return QDir(m_folder->path()).entryList({u"boards.json.damaged-*"_s}); }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void aSavedBoardIsTheSameAfterARestart() {
        const QVariant island = random(4), sea = newShores(4);
        QVERIFY(boards().save(u" Attic  board "_s, island, QString()));
        QVERIFY(boards().save(u"Shores"_s, sea, u"new-shores"_s));
        restart();
        QCOMPARE(names(), (QStringList{u"Shores"_s, u"Attic board"_s}));
        QCOMPARE(toJson(board(1).board), toJson(island));
        QCOMPARE(toJson(board(0).board), toJson(sea));
        QCOMPARE(board(0).scenario, u"new-shores"_s);
        QCOMPARE(board(0).sea, true);
        QCOMPARE(board(1).sea, false);
        QCOMPARE(board(0).hexes, 44);
        QCOMPARE(board(0).land, 28);
    }
    void aBoardOfAScenarioIsForTheNumberOfPlayersThatItWasLaidFor() {
        QVERIFY(boards().save(u"three"_s, newShores(3), u"new-shores"_s));
        QVERIFY(boards().save(u"five"_s, newShores(5), u"new-shores"_s));
        QCOMPARE(board(1).players, QList<int>{3});
        QCOMPARE(board(0).players, (QList<int>{5, 6}));
    }
    void aNameIsGivenOnceWhateverItsCaseAndNoBoardIsWithoutOne() {
        QVERIFY(boards().save(u"Attic"_s, random(4), QString()));
        QVERIFY(!boards().save(u"attic"_s, random(4), QString()));
        QVERIFY(!boards().save(u"  "_s, random(4), QString()));
        QVERIFY(boards().save(u"Cellar"_s, random(6), QString()));
        QVERIFY(!boards().rename(u"Cellar"_s, u"ATTIC"_s));
        QVERIFY(boards().rename(u"Cellar"_s, u"Loft"_s));
        QVERIFY(boards().rename(u"Attic"_s, u"attic"_s));
        restart();
        QCOMPARE(names(), (QStringList{u"Loft"_s, u"attic"_s}));
    }
    void aDeletedBoardIsPutBackWhereItWas() {
        for (const QString& name : {u"c"_s, u"b"_s, u"a"_s}) QVERIFY(boards().save(name, random(4), QString()));
        boards().remove(u"b"_s);
        QCOMPARE(boards().removed(), u"b"_s);
        QCOMPARE(names(), (QStringList{u"a"_s, u"c"_s}));
        boards().restore();
        QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(boards().removed(), QString());
        boards().remove(u"b"_s);
        boards().confirmRemoval();
        boards().restore();
        restart();
        QCOMPARE(names(), (QStringList{u"a"_s, u"c"_s}));
    }
    void aBoardOnWhichNoGameCanBeginIsNotSaved() {
        QVariantMap board = random(4).toMap();
        QVariantMap hexes = board[u"hexes"_s].toMap();
        hexes[u"A1"_s] = QVariantMap{{u"terrain"_s, u"sea"_s}}; // without a pirate it is still a board of Seafarers
        board[u"hexes"_s] = hexes;
        board[u"robber"_s] = u"A1"_s; // but the robber is at sea
        QVERIFY(!boards().save(u"wet"_s, board, QString()));
        QVERIFY(!boards().save(u"nothing"_s, QVariantMap(), QString()));
        QVERIFY(names().isEmpty());
    }
    void aDamagedFileIsKeptAsideAndTold() {
        rewrite("{\"version\":1,\"boards\":[{\"na");
        QVERIFY(names().isEmpty());
        QCOMPARE(keptAside().size(), 1);
        QVERIFY2(boards().notice().contains(keptAside().first()), qPrintable(boards().notice()));
        QVERIFY(boards().save(u"Attic"_s, random(4), QString()));
        restart();
        QCOMPARE(names(), QStringList{u"Attic"_s});
        QVERIFY(boards().notice().isEmpty());
    }
    void aDamagedBoardCostsItselfAndIsTold() {
        QVERIFY(boards().save(u"whole"_s, random(4), QString()));
        QVERIFY(boards().save(u"broken"_s, random(4), QString()));
        QByteArray text = written();
        text.replace(text.indexOf("\"terrain\""), 9, "\"terrajn\""); // of the board saved last
        rewrite(text);
        QCOMPARE(names(), QStringList{u"whole"_s});
        QCOMPARE(keptAside().size(), 1);
        QVERIFY2(boards().notice().contains(u"1 saved board"_s), qPrintable(boards().notice()));
    }
    void everythingIsDeletedWithTheRest() {
        QVERIFY(boards().save(u"Attic"_s, random(4), QString()));
        finishFileThread();
        QVERIFY(QFile::exists(boardsFile()));
        QSignalSpy deleted(m_services->device.get(), &Device::deleted);
        m_services->device->deleteEverything();
        QVERIFY(!deleted.isEmpty() || deleted.wait());
        QVERIFY(!QFile::exists(boardsFile()));
    }
};

QTEST_GUILESS_MAIN(KeptBoardsTest)
#include "kept_boards_test.moc"
