// SPDX-License-Identifier: GPL-3.0-or-later
// club_soak [SECONDS] [TABLES] [SEED]: tables, each a process of its own, play while server and tables are killed by
// chance (SIGKILL). Afterwards every table's journal and the club's record must be equal, game by game. Status 1: they
// are not.
#include "app/club/uplink.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>
#include <memory>
#include <vector>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

QString journalOf(const QString& folder) { return folder + u"/games.sqlite"_s; }

/// What a table does until it is killed: a step every 5 to 50 ms, now and then an undo, another name, a removal or a
/// new game.
int playTable(const QStringList& words) {
    const QString& folder = words[0];
    Journal journal(journalOf(folder));
    const ClubConnection connection{.host = u"127.0.0.1"_s,
                                    .port = words[1].toInt(),
                                    .database = u"reeve"_s,
                                    .user = words[2],
                                    .passwordFile = words[3],
                                    .patience = 2};
    Uplink uplink(journal, connection, kQuick);
    QRandomGenerator chance(words[4].toUInt());
    qint64 id = 0;
    for (int turn = 0;; ++turn) {
        const quint32 what = chance.bounded(100U);
        if (id == 0 || what == 0)
            id = journal
                     .create(u"Game %1"_s.arg(turn), seatsOf({u"Anna"_s, u"Ben"_s, u"Cleo"_s}),
                             startOf(static_cast<int>(chance.bounded(1 << 30))), runningSummary(0))
                     .value_or(0);
        else if (what == 1)
            journal.rename(id, u"Name %1"_s.arg(turn));
        else if (what == 2 && journal.remove(id))
            id = 0;
        else
            journal.append(id, what < 10 ? wordStep("undo") : rollStep(1 + turn % 6, 1 + turn % 5),
                           runningSummary(turn));
        QThread::msleep(5 + chance.bounded(45U));
    }
}

struct Table {
    QTemporaryDir folder;
    ClubConnection login;
    QProcess process;
    int started = 0;

    void start(unsigned seed) {
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"--table"_s, folder.path(), QString::number(login.port), login.user, login.passwordFile,
                       QString::number(seed + static_cast<unsigned>(++started))});
        if (!process.waitForStarted()) qFatal("a table does not start");
    }
    void kill() {
        process.kill();
        process.waitForFinished();
    }
};

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.value(0) == u"--table"_s) return playTable(words.mid(1));
    const int seconds = words.value(0, u"60"_s).toInt(), count = words.value(1, u"8"_s).toInt();
    const unsigned seed = words.value(2, u"1"_s).toUInt();
    ThrowawayClub club;
    if (!club.missing().isEmpty()) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(club.missing()));
        return 77;
    }
    club.found();
    std::vector<std::unique_ptr<Table>> tables;
    for (int i = 0; i < count; ++i) {
        auto table = std::make_unique<Table>();
        table->login = club.table(i + 1);
        table->start(seed * 1000 + static_cast<unsigned>(i) * 100'000);
        tables.push_back(std::move(table));
    }
    QRandomGenerator chance(seed);
    QElapsedTimer time;
    time.start();
    int servers = 0, killed = 0;
    while (time.elapsed() < seconds * 1000LL) {
        QThread::msleep(300 + chance.bounded(1500U));
        if (chance.bounded(4U) == 0) {
            chance.bounded(2U) == 0 ? club.kill() : club.stop();
            ++servers;
            QThread::msleep(chance.bounded(2000U));
            club.start();
        } else {
            Table& table = *tables[chance.bounded(static_cast<quint32>(tables.size()))];
            table.kill();
            ++killed;
            table.start(seed * 1000);
        }
    }
    for (const auto& table : tables) table->kill();

    // Each tells the rest, and then nothing may differ.
    int games = 0, steps = 0, faults = 0;
    ClubDatabase owner;
    if (const auto trouble = owner.open(club.owner())) qFatal("%s", qPrintable(trouble->detail));
    QElapsedTimer rest;
    rest.start();
    // Nobody kills any more: a machine that is busy may take its time.
    UplinkPace calm = kQuick;
    calm.answer = UplinkPace().answer;
    for (const auto& table : tables) {
        Journal journal(journalOf(table->folder.path()));
        Uplink uplink(journal, table->login, calm);
        if (!upToDate(uplink, journal, 300'000)) {
            const UplinkState state = uplink.state();
            std::printf("%s does not come to an end: %lld entries wait, fault %d, %s\n",
                        qUtf8Printable(table->login.user), static_cast<long long>(state.behind),
                        static_cast<int>(state.trouble.fault), qUtf8Printable(state.trouble.detail));
            ++faults;
        }
        for (const JournalGame& game : journal.games()) {
            ++games;
            steps += game.steps;
        }
        if (const QString difference = differenceFrom(journal, owner); !difference.isEmpty()) {
            std::printf("%s: %s\n", qUtf8Printable(table->login.user), qUtf8Printable(difference));
            ++faults;
        }
    }
    std::printf("%d s, %d tables: %d times the server was killed or stopped, %d times a table; %d games with %d steps,"
                " the rest told in %lld ms; %d tables differ\n",
                seconds, count, servers, killed, games, steps, static_cast<long long>(rest.elapsed()), faults);
    return faults == 0 ? 0 : 1;
}
