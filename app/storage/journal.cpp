// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal.h"

#include "app/storage/checksum.h"
#include "app/storage/rescue.h"
#include "app/storage/schema.h"

#include <QAtomicInt>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace reeve::app {
namespace {

QString now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs); }

QString freshConnectionName() {
    static QAtomicInt count;
    return QStringLiteral("reeve-journal-%1").arg(count.fetchAndAddRelaxed(1));
}

QSqlQuery prepared(const QSqlDatabase& database, const char* statement) {
    QSqlQuery query(database);
    query.prepare(QString::fromLatin1(statement));
    return query;
}

} // namespace

Journal::Journal(const QString& file)
    : m_file(file), m_connection(freshConnectionName()), m_lock(file + QStringLiteral(".lock")) {
    m_lock.setStaleLockTime(0); // held for a whole evening; a dead owner is noticed by its process number
    m_readOnly = !m_lock.tryLock(0);
    if (m_readOnly)
        m_notice = m_lock.error() == QLockFile::LockFailedError ? JournalNotice::OpenElsewhere : JournalNotice::CannotOpen;
    if (!openFile()) {
        m_readOnly = true;
        m_notice = JournalNotice::CannotOpen;
        return;
    }
    if (schemaVersion(m_database) > kSchemaVersion) {
        m_database.close();
        m_readOnly = true;
        m_notice = JournalNotice::NewerVersion;
        return;
    }
    if (m_readOnly) return;
    if (!isWhole()) {
        moveAsideAndRescue();
    } else if (!setUp()) {
        m_readOnly = true;
        m_notice = JournalNotice::CannotOpen;
    }
}

Journal::~Journal() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

bool Journal::openFile() {
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(m_file);
    if (m_readOnly) m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (m_database.open()) return true;
    m_error = m_database.lastError().text();
    return false;
}

bool Journal::isWhole() {
    QSqlQuery query(m_database);
    return query.exec(QStringLiteral("PRAGMA quick_check(1)")) && query.next() &&
           query.value(0).toString() == QLatin1String("ok");
}

bool Journal::setUp() {
    if (makeDurable(m_database) && bringUpToDate(m_database)) return true;
    m_error = m_database.lastError().text();
    return false;
}

void Journal::moveAsideAndRescue() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
    m_notice = JournalNotice::Damaged;
    m_keptAside = moveAside(m_file);
    if (m_keptAside.isEmpty() || !openFile() || !setUp()) {
        m_readOnly = true;
        m_notice = JournalNotice::CannotOpen;
        return;
    }
    rescue(m_keptAside, m_database);
}

/// Remembers what the disk said; false when the query failed.
bool Journal::did(const QSqlQuery& query) {
    const bool good = !query.lastError().isValid();
    m_error = good ? QString() : query.lastError().text();
    return good;
}

bool Journal::commit() {
    if (m_database.commit()) return true;
    m_error = m_database.lastError().text();
    m_database.rollback();
    return false;
}

std::vector<JournalGame> Journal::games() {
    std::vector<JournalGame> games;
    QSqlQuery query = prepared(m_database,
                               "SELECT id, name, players, start, summary, started, changed, damaged FROM games"
                               " ORDER BY changed DESC, id DESC");
    query.setForwardOnly(true);
    query.exec();
    if (!did(query)) return games;
    while (query.next())
        games.push_back({query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(),
                         query.value(3).toString(), query.value(4).toString(),
                         QDateTime::fromString(query.value(5).toString(), Qt::ISODateWithMs),
                         QDateTime::fromString(query.value(6).toString(), Qt::ISODateWithMs), query.value(7).toBool()});
    return games;
}

std::optional<qint64> Journal::create(const QString& name, const QString& players, const QString& start, const QString& summary) {
    QSqlQuery query = prepared(m_database,
                               "INSERT INTO games (name, players, start, checksum, summary, started, changed)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?)");
    const QByteArray checksum = startChecksum(players, start);
    const QString time = now();
    for (const QVariant& value : {QVariant(name), QVariant(players), QVariant(start), QVariant(checksum),
                                  QVariant(summary), QVariant(time), QVariant(time)})
        query.addBindValue(value);
    query.exec();
    if (!did(query)) return std::nullopt;
    m_tail = {query.lastInsertId().toLongLong(), 0, checksum};
    return m_tail.id;
}

std::optional<LoadedGame> Journal::load(qint64 id) {
    LoadedGame loaded;
    for (JournalGame& game : games())
        if (game.id == id) loaded.game = std::move(game);
    if (loaded.game.id == 0) return std::nullopt;

    Tail tail{id, 0, startChecksum(loaded.game.players, loaded.game.start)};
    QSqlQuery first = prepared(m_database, "SELECT checksum, steps FROM games WHERE id = ?");
    first.addBindValue(id);
    first.exec();
    if (!did(first) || !first.next()) return std::nullopt;
    const bool startIsWhole = first.value(0).toByteArray() == tail.checksum;
    const int written = first.value(1).toInt();
    first.finish();

    QSqlQuery query = prepared(m_database, "SELECT number, command, events, checksum FROM steps WHERE game = ? ORDER BY number");
    query.setForwardOnly(true);
    query.addBindValue(id);
    query.exec();
    if (!did(query)) return std::nullopt;
    while (query.next()) {
        JournalStep step{query.value(1).toString(), query.value(2).toString()};
        const QByteArray checksum = stepChecksum(tail.checksum, tail.number + 1, step.command, step.events);
        const bool whole = startIsWhole && query.value(0).toInt() == tail.number + 1 && query.value(3).toByteArray() == checksum;
        if (loaded.lost > 0 || !whole) {
            ++loaded.lost;
            continue;
        }
        tail = {id, tail.number + 1, checksum};
        loaded.steps.push_back(std::move(step));
    }
    query.finish();
    // Steps that are gone without a trace.
    loaded.lost = std::max(loaded.lost, written - tail.number);
    // A damaged start is the game's end: nothing after it can be trusted.
    if (!startIsWhole) loaded.lost = std::max(loaded.lost, 1);
    if (loaded.lost > 0 && !m_readOnly) {
        loaded.keptAside = copyAside(m_file);
        if (loaded.keptAside.isEmpty()) return std::nullopt; // without a copy nothing is taken out
        m_database.transaction();
        QSqlQuery cut = prepared(m_database, "DELETE FROM steps WHERE game = ? AND number > ?");
        cut.addBindValue(id);
        cut.addBindValue(tail.number);
        cut.exec();
        QSqlQuery mark = prepared(m_database, "UPDATE games SET damaged = 1, steps = ? WHERE id = ?");
        mark.addBindValue(tail.number);
        mark.addBindValue(id);
        mark.exec();
        if (!commit()) return std::nullopt;
        loaded.game.damaged = true;
    }
    if (!startIsWhole) return std::nullopt;
    m_tail = tail;
    return loaded;
}

bool Journal::append(qint64 id, const JournalStep& step, const QString& summary) {
    Q_ASSERT(id == m_tail.id);
    if (m_readOnly || !m_database.transaction()) {
        m_error = m_database.lastError().text();
        return false;
    }
    const Tail tail{id, m_tail.number + 1, stepChecksum(m_tail.checksum, m_tail.number + 1, step.command, step.events)};
    QSqlQuery insert = prepared(m_database, "INSERT INTO steps (game, number, command, events, checksum) VALUES (?, ?, ?, ?, ?)");
    for (const QVariant& value : {QVariant(id), QVariant(tail.number), QVariant(step.command), QVariant(step.events), QVariant(tail.checksum)})
        insert.addBindValue(value);
    insert.exec();
    bool good = did(insert);
    if (good) {
        QSqlQuery update = prepared(m_database, "UPDATE games SET changed = ?, summary = ?, steps = ? WHERE id = ?");
        for (const QVariant& value : {QVariant(now()), QVariant(summary), QVariant(tail.number), QVariant(id)}) update.addBindValue(value);
        update.exec();
        // A game that was removed meanwhile must not get steps.
        good = did(update) && update.numRowsAffected() == 1;
    }
    if (!good) {
        const QString why = m_error;
        m_database.rollback();
        m_error = why;
        return false;
    }
    if (!commit()) return false;
    m_tail = tail;
    return true;
}

bool Journal::rename(qint64 id, const QString& name) {
    QSqlQuery query = prepared(m_database, "UPDATE games SET name = ? WHERE id = ?");
    query.addBindValue(name);
    query.addBindValue(id);
    query.exec();
    return did(query) && query.numRowsAffected() == 1;
}

bool Journal::remove(qint64 id) {
    QSqlQuery query = prepared(m_database, "DELETE FROM games WHERE id = ?");
    query.addBindValue(id);
    query.exec();
    return did(query) && query.numRowsAffected() == 1;
}

} // namespace reeve::app
