// SPDX-License-Identifier: GPL-3.0-or-later
// club_soak [SECONDS] [TABLES] [SEED]: tables, each a process of its own, play while the server and tables are killed
// at random (SIGKILL) and the club is restored from an older backup. Afterwards the journal of every table and the
// club's record must be equal, game by game; otherwise the status is 1. At the end each table may take as long as it
// needs, as long as its outbox gets shorter. If it does not get shorter for kStuck, the table is stuck, and its outbox
// is printed.
#include "app/club/database/uplink.h"
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
#include <map>
#include <memory>
#include <optional>
#include <vector>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

QString journalOf(const QString& folder) { return folder + u"/games.sqlite"_s; }

/// Plays at a table until the process is killed: a step every 5 to 50 ms, sometimes an undo, a renaming, a removal or a
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
    int started = 0, ended = 0; ///< number of starts, and of exits that were not caused by kill()

    void start(unsigned seed) {
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"--table"_s, folder.path(), QString::number(login.port), login.user, login.passwordFile,
                       QString::number(seed + static_cast<unsigned>(++started))});
        if (!process.waitForStarted()) qFatal("a table does not start");
    }
    void kill() {
        if (process.waitForFinished(0) || process.state() != QProcess::Running) ++ended;
        process.kill();
        process.waitForFinished();
    }

    // At the end of the run.
    std::optional<Journal> journal;
    std::optional<Uplink> uplink;
    qint64 waiting = 0, least = 0; ///< entries of the outbox: now, and the minimum so far
    QElapsedTimer sinceLess;

    /// If the outbox has not got shorter for this time, the table is stuck. In ms.
    static constexpr qint64 kStuck = 300'000;

    void tellTheRest(const UplinkPace& pace) {
        journal.emplace(journalOf(folder.path()));
        waiting = least = outboxOf();
        sinceLess.start();
        uplink.emplace(*journal, login, pace);
    }
    qint64 outboxOf() {
        return journal->wait([](JournalFile& file) { return file.outboxLength(0); }).entries;
    }
    /// True if there is nothing more to wait for.
    bool settled() {
        waiting = outboxOf();
        if (waiting < least) {
            least = waiting;
            sinceLess.restart();
        }
        return toldAll() || stuck();
    }
    [[nodiscard]] bool toldAll() const { return waiting == 0 && uplink->state().phase == UplinkState::Phase::UpToDate; }
    [[nodiscard]] bool stuck() const { return sinceLess.hasExpired(kStuck); }

    /// The contents of the outbox, to find the cause.
    QString outboxText() {
        static const std::map<OutboxEntry::Kind, const char*> words{
            {OutboxEntry::Kind::Game, "game"},       {OutboxEntry::Kind::Step, "step"},
            {OutboxEntry::Kind::Replace, "replace"}, {OutboxEntry::Kind::Rename, "rename"},
            {OutboxEntry::Kind::Remove, "remove"},   {OutboxEntry::Kind::Person, "person"}};
        const auto entries = journal->wait([](JournalFile& file) { return file.outbox(0, 1 << 30, 1LL << 40); });
        std::map<OutboxEntry::Kind, int> kinds;
        for (const OutboxEntry& entry : entries) ++kinds[entry.kind];
        QStringList parts;
        for (const auto& [kind, count] : kinds) parts << u"%1 %2"_s.arg(count).arg(QLatin1String(words.at(kind)));
        const UplinkState state = uplink->state();
        QString text = u"%1 entries (%2)"_s.arg(waiting).arg(parts.join(u", "_s));
        if (!entries.empty())
            text += u", the first a %1 %2 of %3"_s.arg(QLatin1String(words.at(entries.front().kind)))
                        .arg(entries.front().number)
                        .arg(entries.front().game);
        return text + u"; last fewer %1 s ago; fault %2: %3"_s.arg(sinceLess.elapsed() / 1000)
                          .arg(static_cast<int>(state.trouble.fault))
                          .arg(state.trouble.detail);
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
    int servers = 0, killed = 0, restored = 0;
    club.backUp();
    while (time.elapsed() < seconds * 1000LL) {
        QThread::msleep(300 + chance.bounded(1500U));
        if (chance.bounded(20U) == 0) {
            if (chance.bounded(3U) == 0) {
                club.backUp();
            } else {
                club.restore();
                ++restored;
            }
        } else if (chance.bounded(4U) == 0) {
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

    // Each table sends the rest; then nothing may differ. No process is killed any more, and a busy machine may take
    // its time.
    QElapsedTimer rest;
    rest.start();
    UplinkPace calm = kQuick;
    calm.answer = UplinkPace().answer;
    for (const auto& table : tables) {
        table->tellTheRest(calm);
        std::printf("%s has still to tell %lld entries\n", qUtf8Printable(table->login.user),
                    static_cast<long long>(table->waiting));
    }
    std::fflush(stdout);
    for (bool all = false; !all;) {
        QTest::qWait(200);
        all = true;
        for (const auto& table : tables) all = table->settled() && all;
    }
    const qint64 told = rest.elapsed();

    int games = 0, steps = 0, faults = 0;
    ClubDatabase owner;
    if (const auto trouble = owner.open(club.owner())) qFatal("%s", qPrintable(trouble->detail));
    for (const auto& table : tables) {
        QStringList wrong;
        if (table->ended > 0) wrong << u"came to an end by itself %1 times"_s.arg(table->ended);
        if (!table->toldAll()) wrong << u"does not come to an end: "_s + table->outboxText();
        table->uplink.reset();
        const auto own = table->journal->games();
        games += static_cast<int>(own.size());
        for (const JournalGame& game : own) steps += game.steps;
        if (const QString difference = differenceFrom(*table->journal, owner); !difference.isEmpty())
            wrong << difference;
        // The club has no game that the table does not have: removed games are removed there too.
        const int there = club.ask(u"SELECT count(*) FROM reeve.games g JOIN reeve.tables t ON t.id = g.table_id"
                                   " WHERE t.role = ? AND g.removed IS NULL"_s,
                                   {table->login.user})
                              .toInt();
        if (there != static_cast<int>(own.size()))
            wrong << u"the club has %1 games, the table %2"_s.arg(there).arg(own.size());
        for (const QString& one : wrong)
            std::printf("%s: %s\n", qUtf8Printable(table->login.user), qUtf8Printable(one));
        faults += wrong.isEmpty() ? 0 : 1;
    }
    const int taken = club.ask(u"SELECT count(*) FROM reeve.steps"_s).toInt();
    std::printf(
        "%d s, %d tables: %d times the server was killed or stopped, %d times restored, %d times a table killed; %d games with %d steps"
        " compared (the club has %d steps, those of removed games too), the rest told in %lld ms; %d tables"
        " differ\n",
        seconds, count, servers, restored, killed, games, steps, taken, static_cast<long long>(told), faults);
    return faults == 0 ? 0 : 1;
}
