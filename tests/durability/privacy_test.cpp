// SPDX-License-Identifier: GPL-3.0-or-later
// The running app has no internet socket, whatever it shows; its data is in its folder only, and can be deleted.
#include "app/device/device.h"
#include "app/phones/phones.h"
#include "app/phones/protocol/token_file.h"
#include "app/pictures/scanner.h"
#include "app/pictures/set_lessons.h"
#include "app/services.h"
#include "app/store/data_folder.h"
#include "app/store/private_files.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/kept_boards.h"
#include "app/window/rule_book.h"
#include "app/window/settings.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/app/settle.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <algorithm>
#include <utility>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

QString reeveProgram() { return qEnvironmentVariable("REEVE_PROGRAM"); }

/// Inode numbers of the sockets that a process has open.
QStringList socketsOf(qint64 process) {
    QStringList sockets;
    QDir descriptors(u"/proc/%1/fd"_s.arg(process));
    for (const QString& name : descriptors.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
        const QString target = QFile::symLinkTarget(descriptors.filePath(name));
        const qsizetype at = target.indexOf("socket:["_L1);
        if (at >= 0) sockets.append(target.mid(at + 8).chopped(1));
    }
    return sockets;
}

/// Inode numbers of all internet sockets that the process can see.
QStringList internetSockets(qint64 process) {
    QStringList numbers;
    for (const char* table : {"tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6", "icmp", "icmp6"}) {
        QFile file(u"/proc/%1/net/%2"_s.arg(process).arg(QLatin1String(table)));
        if (!file.open(QIODevice::ReadOnly)) continue;
        for (const QByteArray& line : file.readAll().split('\n').mid(1))
            numbers.append(QString::fromLatin1(line.simplified().split(' ').value(9)));
    }
    return numbers;
}

/// Files in `folder` and below it that contain one of `signs`.
QStringList filesWith(const QString& folder, const QByteArrayList& signs) {
    QStringList found;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QByteArray bytes = file.readAll();
        if (std::any_of(signs.begin(), signs.end(), [&](const QByteArray& sign) { return bytes.contains(sign); }))
            found << file.fileName();
    }
    return found;
}

} // namespace

class PrivacyTest : public QObject {
    Q_OBJECT

private slots:
    void theRunningAppHasNoSocketOfTheInternet_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("first page") << QStringList{};
        QTest::newRow("a game") << QStringList{u"--game"_s,
                                               QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/evening.jsonl")};
        QTest::newRow("a photograph is read")
            << QStringList{u"--picture"_s, QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")};
        QTest::newRow("settings") << QStringList{u"--page"_s, u"settings"_s};
    }
    void theRunningAppHasNoSocketOfTheInternet() {
        if (!QFile::exists(u"/proc/self/net/tcp"_s)) QSKIP("this system does not show the sockets of a process");
        if (reeveProgram().isEmpty()) QSKIP("REEVE_PROGRAM names no app");
        QFETCH(QStringList, words);
        QTemporaryDir home;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"REEVE_DATA_DIR"_s, home.path());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        process.setProcessEnvironment(environment);
        process.start(reeveProgram(), words);
        QVERIFY(process.waitForStarted());
        int looks = 0;
        for (QElapsedTimer timer =
                 [] {
                     QElapsedTimer t;
                     t.start();
                     return t;
                 }();
             timer.elapsed() < 3000; ++looks) {
            QTest::qWait(50);
            QVERIFY2(process.state() == QProcess::Running, process.readAllStandardError().constData());
            const QStringList internet = internetSockets(process.processId());
            for (const QString& socket : socketsOf(process.processId()))
                QVERIFY2(!internet.contains(socket), "a socket of the internet");
        }
        QVERIFY(looks > 10);
        process.kill();
        process.waitForFinished();
    }

    void withPhonesItListensAtOneAddressAndAtNothingElse() {
        if (!QFile::exists(u"/proc/self/net/tcp"_s)) QSKIP("this system does not show the sockets of a process");
        QTemporaryDir home;
        qputenv("REEVE_DATA_DIR", home.path().toUtf8());
        Services services;
        const qint64 own = QCoreApplication::applicationPid();
        const auto internet = [own] {
            QStringList sockets;
            const QStringList all = internetSockets(own);
            for (const QString& socket : socketsOf(own))
                if (all.contains(socket)) sockets.append(socket);
            return sockets;
        };
        QCOMPARE(internet(), QStringList());
        services.phones->open();
        QTRY_VERIFY(services.phones->state() != u"starting"_s);
        if (services.phones->state() == u"no-network"_s) {
            QCOMPARE(internet(), QStringList());
            services.phones->stop();
            QSKIP("this machine has no address in a local network");
        }
        QCOMPARE(services.phones->state(), u"on"_s);
        const QStringList listening = internet();
        QCOMPARE(listening.size(), 1);
        // Its line: the address as a little-endian number, and the state "listen".
        QFile table(u"/proc/self/net/tcp"_s);
        QVERIFY(table.open(QIODevice::ReadOnly));
        QStringList octets = services.phones->network().split(u'.');
        QString hex;
        for (auto octet = octets.crbegin(); octet != octets.crend(); ++octet)
            hex += QString::number(octet->toInt(), 16).rightJustified(2, u'0').toUpper();
        bool found = false;
        for (const QByteArray& line : table.readAll().split('\n')) {
            const auto words = line.simplified().split(' ');
            if (QString::fromLatin1(words.value(9)) != listening[0]) continue;
            found = true;
            QVERIFY(words[1].startsWith(hex.toLatin1() + ":"));
            QCOMPARE(words[3], QByteArray("0A"));
        }
        QVERIFY(found);
        services.phones->stop();
        QCOMPARE(internet(), QStringList());
    }

    void theProgramItselfCallsNothingThatCouldSpeakToOthers() {
        if (reeveProgram().isEmpty()) QSKIP("REEVE_PROGRAM names no app");
        QProcess nm;
        nm.start(u"nm"_s, {u"-D"_s, u"-u"_s, u"-C"_s, reeveProgram()});
        if (!nm.waitForFinished() || nm.exitCode() != 0) QSKIP("nm is not there to look into the program");
        const QByteArray symbols = nm.readAllStandardOutput();
        QVERIFY(symbols.contains("QString"));
        // It listens for phones if asked to, but never connects.
        for (const char* name : {"connectToHost", "QWebSocket::open", "QUdpSocket", "QNetworkAccessManager",
                                 "QSslSocket", "QLocalServer", " getaddrinfo", " connect@", " bind@"})
            QVERIFY2(!symbols.contains(name), name);
    }

    void whatReeveKeepsIsForItsOwnerAloneAlsoWhatAnEarlierVersionMade() {
        if (reeveProgram().isEmpty()) QSKIP("REEVE_PROGRAM names no app");
        const QTemporaryDir home;
        const QString folder = home.filePath(u"reeve"_s);
        QVERIFY(QDir().mkpath(folder));
        const auto made = [&](const char* name) {
            QFile file(folder + u'/' + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.close();
            QCOMPARE(chmod(QFile::encodeName(file.fileName()).constData(), 0644), 0);
        };
        for (const char* name : {"games.sqlite.damaged-20260101-120000", "people.json.damaged-20260101-120000",
                                 "people-1.png", "notes.txt"})
            made(name);
        QCOMPARE(chmod(QFile::encodeName(folder).constData(), 0755), 0);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"REEVE_DATA_DIR"_s, folder);
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(reeveProgram(), {u"--screenshot"_s, home.filePath(u"page.png"_s), u"--theme"_s, u"dark"_s});
        QVERIFY(process.waitForFinished(60000));
        const auto modeOf = [](const QString& path) {
            struct stat found {};
            return stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777U : 0U;
        };
        QCOMPARE(modeOf(folder), 0700U);
        QVERIFY(QFile::exists(folder + u"/games.sqlite"_s));
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden))
            QCOMPARE(std::pair(file.fileName(), modeOf(file.filePath())),
                     std::pair(file.fileName(), file.fileName() == u"notes.txt"_s ? 0644U : 0600U));
    }

    void whatIsSavedForOthersHasTheUsualMode() {
        const QTemporaryDir home;
        umask(022);
        keepFilesPrivate();
        const auto modeOf = [](const QString& path) {
            struct stat found {};
            return stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777U : 0U;
        };
        const auto write = [&](const QString& name) {
            QFile file(home.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write("x") == 1;
        };
        QVERIFY(write(u"own"_s));
        QCOMPARE(modeOf(home.filePath(u"own"_s)), 0600U);
        {
            const UsualMode forOthers;
            QVERIFY(write(u"shared"_s));
        }
        QCOMPARE(modeOf(home.filePath(u"shared"_s)), 0644U);
        QVERIFY(write(u"later"_s));
        QCOMPARE(modeOf(home.filePath(u"later"_s)), 0600U);
    }

    void whatAPhotographShowsIsKeptAndThePhotographIsNot() {
        const QTemporaryDir home;
        qputenv("REEVE_DATA_DIR", home.path().toUtf8());
        qputenv("TMPDIR", home.path().toUtf8());
        {
            Services services;
            services.scanner->read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")));
            QTRY_COMPARE_WITH_TIMEOUT(services.scanner->state(), u"found"_s, 60000);
            services.scanner->offerLesson();
            services.lessons->learn();
            QTRY_COMPARE_WITH_TIMEOUT(services.lessons->state(), u"learned"_s, 60000);
            QVERIFY(services.boards->save(u"Friday's board"_s, services.scanner->board(), {}));
            QVERIFY(services.setup->newGame(
                QVariantMap{{u"name"_s, u"Friday"_s},
                            {u"players"_s, QVariantList{QVariantMap{{u"name"_s, u"Anna"_s}, {u"color"_s, u"red"_s}},
                                                        QVariantMap{{u"name"_s, u"Ben"_s}, {u"color"_s, u"blue"_s}},
                                                        QVariantMap{{u"name"_s, u"Cleo"_s}, {u"color"_s, u"white"_s}}}},
                            {u"board"_s, services.scanner->board()}}));
            reeve::testing::settle(*services.journal);
            QVERIFY(!services.journal->games().empty());
        }
        qunsetenv("TMPDIR");
        QVERIFY(QFile::exists(boardsFile()));
        QVERIFY(!QDir(setsFolder()).isEmpty());
        QCOMPARE(filesWith(home.path(), {"\xff\xd8\xff", "\x89PNG", "WEBP"}), QStringList());
    }

    void theWiFiOfTheCodeIsForgottenWhenReeveIsClosed() {
        const QTemporaryDir home;
        qputenv("REEVE_DATA_DIR", home.path().toUtf8());
        {
            Services services;
            services.phones->nameWifi(u"Attic of Anna"_s, u"twelve sheep"_s);
            QVERIFY(!services.phones->wifiQr().isEmpty());
            services.settings->setThemeMode(u"dark"_s);
            reeve::testing::settle(*services.journal);
        }
        const Services services;
        QCOMPARE(services.phones->wifiName(), QString());
        QCOMPARE(filesWith(home.path(), {"Attic of Anna", "twelve sheep"}), QStringList());
        QVERIFY(!filesWith(home.path(), {"dark"}).isEmpty());
    }

    void aBugReportPlaysAgainAndNamesNobody() {
        QTemporaryDir home;
        qputenv("REEVE_DATA_DIR", home.path().toUtf8());
        {
            QFile words(crashReportFile());
            QVERIFY(words.open(QIODevice::WriteOnly));
            words.write("an exception that nobody caught: no room\nReeve 0.1.0\n");
        }
        Services services;
        QVERIFY(services.device->stopped());
        QVERIFY(!QFile::exists(crashReportFile()));
        auto evening = testing::threePlayers();
        evening.name = u"Secret evening"_s;
        evening.players[0].name = u"Wilhelmine"_s;
        auto session = testing::madeFrom(GameSession::create(services.journal.get(), evening));
        Chance chance(3);
        testing::playOn(session, 30, chance);
        const QByteArray report = services.device->report();
        for (const char* told : {"no room", "settings: language", "Qt 6", "\"position\""})
            QVERIFY2(report.contains(told), told);
        for (const char* secret : {"Wilhelmine", "Secret evening", "Ben"}) QVERIFY2(!report.contains(secret), secret);
        services.device->dismissStop();
        QVERIFY(!services.device->stopped());

        const QString file = home.filePath(u"report.jsonl"_s);
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(report);
        out.close();
        if (qEnvironmentVariable("REEVE_CLI").isEmpty()) QSKIP("REEVE_CLI names no reeve-cli");
        QProcess play;
        play.start(qEnvironmentVariable("REEVE_CLI"), {u"play"_s, u"--strict"_s, file});
        QVERIFY(play.waitForFinished());
        QVERIFY2(play.exitCode() == 0, play.readAllStandardError().constData());
        const QByteArray last = play.readAllStandardOutput().trimmed().split('\n').constLast();
        QCOMPARE(QString::fromUtf8(last),
                 u"{\"position\":%1}"_s.arg(QString::fromStdString(record::positionText(session.state()))));
    }

    void everythingIsGoneWhenThePersonDeletesIt() {
        QTemporaryDir home;
        qputenv("REEVE_DATA_DIR", home.path().toUtf8());
        QFile kept(home.filePath(u"holiday.txt"_s));
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.close();
        {
            Services services;
            services.settings->setThemeMode(u"dark"_s);
            QVERIFY(services.setup->newGame(
                QVariantMap{{u"name"_s, u"Friday"_s},
                            {u"players"_s, QVariantList{QVariantMap{{u"name"_s, u"Anna"_s}, {u"color"_s, u"red"_s}},
                                                        QVariantMap{{u"name"_s, u"Ben"_s}, {u"color"_s, u"blue"_s}},
                                                        QVariantMap{{u"name"_s, u"Cleo"_s}, {u"color"_s, u"white"_s}}}},
                            {u"seed"_s, 4}}));
            reeve::testing::settle(*services.journal);
            for (const QString& file : {journalFile(), settingsFile(), peopleFile()}) {
                QFile aside(file + u".damaged-20260101-000000"_s);
                QVERIFY(aside.open(QIODevice::WriteOnly));
            }
            // Otherwise its phone would hold a seat of the next first game, without being asked for.
            QVERIFY(phones::writeKnownPhones(home.filePath(u"phones.json"_s), "1",
                                             {{.token = {}, .seat = Color::Red, .used = Desk::usual().clock()}},
                                             Desk::usual().clock()));
            QSignalSpy deleted(services.device.get(), &Device::deleted);
            services.device->deleteEverything();
            QTRY_COMPARE(deleted.size(), 1);
            QVERIFY(!services.game->active());
        }
        QStringList left = QDir(home.path()).entryList(QDir::Files);
        left.removeAll(u"holiday.txt"_s); // not a file of Reeve
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
        QVERIFY(kept.exists());
        Services services;
        QVERIFY(services.journal->games().empty());
        QCOMPARE(services.settings->themeMode(), u"light"_s);
    }
};

QTEST_MAIN(PrivacyTest)
#include "privacy_test.moc"
