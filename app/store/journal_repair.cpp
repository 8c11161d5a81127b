// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces a damaged file by a new one with everything that can be verified.
#include "app/store/journal_file.h"

#include "app/store/aside.h"
#include "app/store/checksum.h"
#include "app/store/journal_sql.h"
#include "app/store/schema.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace reeve::app {
namespace {

/// A database connection that is closed and removed by the destructor.
class Database {
public:
    explicit Database(const QString& file) : m_name(freshConnectionName()) {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        m_database.setDatabaseName(file);
        m_good = m_database.open();
    }
    ~Database() {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    [[nodiscard]] bool good() const { return m_good; }
    QSqlDatabase& operator*() { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
    bool m_good = false;
};

/// Writes games to a new file in one transaction.
bool writeGames(QSqlDatabase& database, const Salvaged& found) {
    if (!database.transaction()) return false;
    // The outbox is lost; without a club in this row everything is sent again after enrol().
    QSqlQuery club = prepared(database, "UPDATE club SET tablet = ?");
    if (!found.tablet.isEmpty() && !filled(club, {found.tablet})) return false;
    std::vector<PersonName> people = found.people;
    for (const SalvagedGame& one : found.games)
        for (const QString& name : playerNames(one.game.players))
            if (!name.isEmpty() && personOf(people, name).isEmpty()) people.push_back({freshUuid(), name, true});
    for (const PersonName& person : people)
        if (putPersonName(database, person).isValid()) return false;
    QSqlQuery intoGames = prepared(
        database,
        "INSERT INTO games (id, name, players, start, checksum, summary, started, changed, steps, damaged, last, seal,"
        " uuid) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    QSqlQuery intoHeads = prepared(
        database,
        "INSERT INTO heads (game, name, players, start, started, checksum, uuid) VALUES (?, ?, ?, ?, ?, ?, ?)");
    QSqlQuery intoSteps = prepared(
        database, "INSERT INTO steps (game, number, command, events, checksum, time) VALUES (?, ?, ?, ?, ?, ?)");
    for (const SalvagedGame& one : found.games) {
        const JournalGame& game = one.game;
        const QByteArray start = startChecksum(game.players, game.start);
        const auto count = static_cast<int>(one.steps.size());
        const bool damaged = game.damaged || one.lost > 0;
        const QString uuid = game.uuid.isEmpty() ? freshUuid() : game.uuid;
        if (!filled(intoGames, {game.id, text(game.name), text(game.players), text(game.start), start,
                                text(game.summary), text(one.started), text(one.changed), count, damaged, one.last,
                                gameSeal(start, game.name, game.summary, one.changed, count, one.last), uuid}) ||
            !filled(intoHeads, {game.id, text(game.name), text(game.players), text(game.start), text(one.started),
                                headChecksum(game.id, game.name, game.players, game.start, one.started, uuid), uuid}))
            return false;
        QByteArray before = start;
        int number = 0;
        for (const JournalStep& step : one.steps) {
            const QString events = step.lost ? kLostEvents : step.events;
            before = stepChecksum(before, ++number, step.command, events, step.time);
            if (!filled(intoSteps, {game.id, number, text(step.command), text(events), before, step.time}))
                return false;
        }
    }
    return database.commit();
}

/// Replaces a file atomically.
bool replaceFile(const QString& fresh, const QString& file) {
    return std::rename(QFile::encodeName(fresh).constData(), QFile::encodeName(file).constData()) == 0;
}

} // namespace

/// Rebuilds the games in an in-memory database for reading: another process holds an older file, or it cannot be
/// repaired now.
void JournalFile::lookAtCopy() {
    const Salvaged found = salvageFrom(m_file, false);
    disconnect();
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(QStringLiteral(":memory:"));
    if (!m_database.open() || bringUpToDate(m_database, 0).isValid() || !writeGames(m_database, found)) disconnect();
}

Salvaged JournalFile::salvageFrom(const QString& file, bool withCopy) {
    Salvage salvage;
    QFile damaged(file);
    if (damaged.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = damaged.readAll();
        if (const GamesText text = readGamesText(bytes); text.known)
            salvage.addText(text);
        else
            salvage.addJournal(bytes);
    }
    if (withCopy) salvage.addText(readGamesText(m_copy.content()));
    return salvage.games();
}

bool JournalFile::build(const QString& file, const Salvaged& found) {
    QFile::remove(file);
    QFile::remove(file + QStringLiteral("-journal"));
    bool good = false;
    {
        Database fresh(file);
        QSqlError error;
        if (fresh.good()) error = makeDurable(*fresh);
        if (fresh.good() && !error.isValid()) error = bringUpToDate(*fresh, 1);
        good = fresh.good() && !error.isValid() && writeGames(*fresh, found);
        if (!good) failed(error.isValid() ? error : (*fresh).lastError());
    }
    QFile::remove(file + QStringLiteral("-journal"));
    if (!good) QFile::remove(file);
    return good;
}

void JournalFile::mend() {
    const auto ours = [this] {
        const Found found = examine();
        return found == Found::Ours || found == Found::Older;
    };
    const bool whole = openFile() && ours() && setUp() && wholeText();
    settleDown(whole ? JournalNotice::None : repair() ? JournalNotice::Damaged : JournalNotice::CannotOpen);
}

bool JournalFile::repair() {
    disconnect();
    m_tail = {};
    m_uncertain.reset();
    const QString fresh = m_file + QStringLiteral(".new");
    const Salvaged found = salvageFrom(m_file, true);
    const bool something = QFileInfo(m_file).size() > 0;
    QString kept;
    bool good = build(fresh, found);
    if (good && something) {
        kept = keepAside(m_file);
        good = !kept.isEmpty();
    }
    // The rollback journal belongs to the damaged file.
    if (good) QFile::remove(m_file + QStringLiteral("-journal"));
    good = good && replaceFile(fresh, m_file) && openFile() && setUp();
    if (!good) {
        QFile::remove(fresh);
        if (m_status.trouble == JournalError::None)
            failed(JournalError::ReadOnly, QStringLiteral("the damaged file cannot be kept or replaced"));
        lookAtCopy();
        return false;
    }
    m_status.repair = {kept, static_cast<int>(found.games.size()), found.lost, found.headless};
    m_status.error.clear();
    m_status.trouble = JournalError::None;
    if (const auto whole = wholeText()) m_copy.replace(*whole);
    return true;
}

} // namespace reeve::app
