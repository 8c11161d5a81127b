// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal.h"

#include "app/storage/checksum.h"
#include "app/storage/keepable.h"
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

/// A text without characters is a text, not NULL.
QVariant text(const QString& words) { return words.isNull() ? QStringLiteral("") : keepable(words); }

/// SQLite's own number for what went wrong.
JournalTrouble troubleOf(const QSqlError& error) {
    constexpr int kReadOnly = 8, kInputOutput = 10, kFull = 13, kCannotOpen = 14;
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case kReadOnly:
    case kCannotOpen: return JournalTrouble::ReadOnly;
    case kInputOutput: return JournalTrouble::Gone;
    case kFull: return JournalTrouble::DiskFull;
    default: return JournalTrouble::Other;
    }
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
    open();
}

void Journal::open() {
    m_readOnly = !m_lock.isLocked() && !m_lock.tryLock(0);
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
    if (m_readOnly) {
        if (schemaVersion(m_database) < kSchemaVersion) lookAtCopy();
        return;
    }
    if (!isWhole()) {
        moveAsideAndRescue();
    } else if (!setUp()) {
        m_readOnly = true;
        m_notice = JournalNotice::CannotOpen;
    }
}

Journal::~Journal() { disconnect(); }

void Journal::disconnect() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

bool Journal::tryAgain() {
    if (!m_readOnly) return true;
    disconnect();
    m_notice = JournalNotice::None;
    m_trouble = JournalTrouble::None;
    m_error.clear();
    m_tail = {};
    m_doubt.reset();
    open();
    return !m_readOnly;
}

bool Journal::openFile() {
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(m_file);
    if (m_readOnly) m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    return m_database.open() || failed(m_database.lastError());
}

/// Somebody else keeps the file at an older version, or it cannot be written: what is shown is a copy in memory.
void Journal::lookAtCopy() {
    m_database.close();
    m_database.setDatabaseName(QStringLiteral(":memory:"));
    m_database.setConnectOptions();
    if (m_database.open() && setUp()) carryOver(m_file, m_database);
    else m_notice = JournalNotice::CannotOpen;
}

bool Journal::isWhole() {
    QSqlQuery query(m_database);
    return query.exec(QStringLiteral("PRAGMA quick_check(1)")) && query.next() &&
           query.value(0).toString() == QLatin1String("ok");
}

bool Journal::setUp() {
    if (makeDurable(m_database) && bringUpToDate(m_database) && readLastWrite()) {
        m_identity = FileIdentity::of(m_file);
        return true;
    }
    return failed(m_database.lastError());
}

void Journal::moveAsideAndRescue() {
    disconnect();
    m_notice = JournalNotice::Damaged;
    m_keptAside = moveAside(m_file);
    if (m_keptAside.isEmpty() || !openFile() || !setUp()) {
        m_readOnly = true;
        m_notice = JournalNotice::CannotOpen;
        return;
    }
    rescue(m_keptAside, m_database);
    if (!readLastWrite()) m_readOnly = true;
}

/// Remembers what the disk said; false when the query failed.
bool Journal::did(const QSqlQuery& query) {
    if (query.lastError().isValid()) return failed(query.lastError());
    m_error.clear();
    m_trouble = JournalTrouble::None;
    return true;
}

/// Not Qt's own words for it: they forget SQLite's number of what went wrong.
bool Journal::run(const char* statement) {
    QSqlQuery query(m_database);
    query.exec(QString::fromLatin1(statement));
    return did(query);
}

bool Journal::failed(const QSqlError& why) { return failed(troubleOf(why), why.text()); }

bool Journal::failed(JournalTrouble trouble, const QString& why) {
    m_trouble = trouble;
    m_error = why;
    return false;
}

bool Journal::begin() {
    if (m_notice == JournalNotice::OpenElsewhere)
        return failed(JournalTrouble::OpenElsewhere, QStringLiteral("another Reeve has the file"));
    if (m_notice == JournalNotice::NewerVersion)
        return failed(JournalTrouble::NewerVersion, QStringLiteral("the file is of a newer version"));
    if (m_readOnly) return failed(JournalTrouble::ReadOnly, QStringLiteral("the file cannot be written"));
    if (FileIdentity::of(m_file) != m_identity)
        return failed(JournalTrouble::Gone, QStringLiteral("%1 is not there any more").arg(m_file));
    return settle() && run("BEGIN");
}

bool Journal::settle() {
    if (!m_doubt) return true;
    if (!run("BEGIN")) return false;
    QSqlQuery cut = prepared(m_database, m_doubt->number < 0 ? "DELETE FROM games WHERE id = ? AND steps > ?"
                                                            : "DELETE FROM steps WHERE game = ? AND number > ?");
    cut.addBindValue(m_doubt->id);
    cut.addBindValue(m_doubt->number);
    cut.exec();
    const bool there = cut.numRowsAffected() > 0;
    cut.finish();
    const bool good = did(cut) && (!there || m_doubt->number < 0 || seal(*m_doubt, m_doubt->summary, false)) && run("COMMIT");
    if (good) m_doubt.reset();
    else rollBack();
    return good;
}

bool Journal::readLastWrite() {
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT COALESCE(MAX(last), 0) FROM games")) || !query.next()) return did(query);
    m_lastWrite = query.value(0).toLongLong();
    return true;
}

bool Journal::commit() {
    if (run("COMMIT")) return true;
    rollBack();
    return false;
}

/// At once, if the disk lets it; else before the next write. What was said about the failure stays.
void Journal::tryToSettle() {
    const QString why = m_error;
    const JournalTrouble trouble = m_trouble;
    settle();
    m_error = why;
    m_trouble = trouble;
}

/// Keeps what was said about the failure before it.
void Journal::rollBack() {
    const QString why = m_error;
    const JournalTrouble trouble = m_trouble;
    run("ROLLBACK");
    m_error = why;
    m_trouble = trouble;
}

bool Journal::seal(const Tail& game, const QString& summary, bool damaged) {
    const QString time = now();
    QSqlQuery query = prepared(m_database,
                               "UPDATE games SET name = ?, summary = ?, changed = ?, steps = ?, last = ?, seal = ?,"
                               " damaged = damaged OR ? WHERE id = ?");
    for (const QVariant& value :
         {text(game.name), text(summary), QVariant(time), QVariant(game.number), QVariant(m_lastWrite + 1),
          QVariant(gameSeal(game.start, game.name, summary, time, game.number, m_lastWrite + 1)), QVariant(damaged), QVariant(game.id)})
        query.addBindValue(value);
    query.exec();
    // A game that was removed meanwhile takes nothing more.
    if (!did(query) || query.numRowsAffected() != 1) return false;
    ++m_lastWrite;
    return true;
}

std::vector<JournalGame> Journal::games() {
    std::vector<JournalGame> games;
    if (!m_database.isOpen()) return games;
    settle();
    QSqlQuery query = prepared(m_database,
                               "SELECT id, name, players, start, summary, started, changed, damaged, checksum, steps, last, seal FROM games"
                               " ORDER BY last DESC, changed DESC, id DESC");
    query.setForwardOnly(true);
    query.exec();
    if (!did(query)) return games;
    while (query.next()) {
        JournalGame game{query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(),
                         query.value(3).toString(), query.value(4).toString(),
                         QDateTime::fromString(query.value(5).toString(), Qt::ISODateWithMs),
                         QDateTime::fromString(query.value(6).toString(), Qt::ISODateWithMs), query.value(7).toBool()};
        // A game of version 1 that was not written since has no seal.
        const QByteArray seal = query.value(11).toByteArray();
        game.damaged = game.damaged || (!seal.isEmpty() && seal != gameSeal(query.value(8).toByteArray(), game.name, game.summary,
                                                                          query.value(6).toString(), query.value(9).toInt(),
                                                                          query.value(10).toLongLong()));
        games.push_back(std::move(game));
    }
    return games;
}

std::optional<qint64> Journal::create(const QString& name, const QString& players, const QString& start, const QString& summary,
                                      std::span<const JournalStep> steps) {
    if (!begin()) return std::nullopt;
    const qint64 lastWrite = m_lastWrite;
    QSqlQuery query = prepared(m_database,
                               "INSERT INTO games (name, players, start, checksum, summary, started, changed)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?)");
    const QByteArray checksum = startChecksum(players, start);
    const QString time = now();
    for (const QVariant& value : {text(name), text(players), text(start), QVariant(checksum),
                                  text(summary), QVariant(time), QVariant(time)})
        query.addBindValue(value);
    query.exec();
    Tail tail{query.lastInsertId().toLongLong(), 0, checksum, checksum, name, summary};
    if (!did(query) || !insert(tail, steps) || !seal(tail, summary, false)) {
        rollBack();
        m_lastWrite = lastWrite;
        return std::nullopt;
    }
    if (!commit()) {
        m_lastWrite = lastWrite;
        m_doubt = tail;
        m_doubt->number = -1;
        tryToSettle();
        return std::nullopt;
    }
    m_tail = tail;
    return m_tail.id;
}

std::optional<LoadedGame> Journal::load(qint64 id) {
    LoadedGame loaded;
    for (JournalGame& game : games())
        if (game.id == id) loaded.game = std::move(game);
    if (loaded.game.id == 0) return std::nullopt;

    const QByteArray start = startChecksum(loaded.game.players, loaded.game.start);
    Tail tail{id, 0, start, start, loaded.game.name, loaded.game.summary};
    QSqlQuery first = prepared(m_database, "SELECT checksum, steps, damaged FROM games WHERE id = ?");
    first.addBindValue(id);
    first.exec();
    if (!did(first) || !first.next()) return std::nullopt;
    const bool startIsWhole = first.value(0).toByteArray() == tail.checksum;
    const int written = first.value(1).toInt();
    const bool sealIsWhole = loaded.game.damaged == first.value(2).toBool();
    first.finish();

    QSqlQuery query = prepared(m_database, "SELECT number, command, events, checksum, time FROM steps WHERE game = ? ORDER BY number");
    query.setForwardOnly(true);
    query.addBindValue(id);
    query.exec();
    if (!did(query)) return std::nullopt;
    while (query.next()) {
        JournalStep step{query.value(1).toString(), query.value(2).toString(), query.value(4).toLongLong()};
        const QByteArray checksum = stepChecksum(tail.checksum, tail.number + 1, step.command, step.events, step.time);
        const bool whole = startIsWhole && query.value(0).toInt() == tail.number + 1 && query.value(3).toByteArray() == checksum;
        if (loaded.lost > 0 || !whole) {
            ++loaded.lost;
            continue;
        }
        ++tail.number;
        tail.checksum = checksum;
        loaded.steps.push_back(std::move(step));
    }
    query.finish();
    // Steps that are gone without a trace.
    loaded.lost = std::max(loaded.lost, written - tail.number);
    // A damaged start is the game's end: nothing after it can be trusted.
    if (!startIsWhole) loaded.lost = std::max(loaded.lost, 1);
    if ((loaded.lost > 0 || !sealIsWhole) && !m_readOnly) {
        loaded.keptAside = copyAside(m_file);
        if (loaded.keptAside.isEmpty() || !cutAfter(tail, loaded.game.summary)) return std::nullopt; // without a copy nothing is taken out
        loaded.game.damaged = true;
    }
    if (!startIsWhole) return std::nullopt;
    m_tail = tail;
    return loaded;
}

bool Journal::cutAfter(const Tail& tail, const QString& summary) {
    if (!begin()) return false;
    QSqlQuery cut = prepared(m_database, "DELETE FROM steps WHERE game = ? AND number > ?");
    cut.addBindValue(tail.id);
    cut.addBindValue(tail.number);
    cut.exec();
    if (did(cut) && seal(tail, summary, true)) return commit();
    rollBack();
    return false;
}

bool Journal::insert(Tail& tail, std::span<const JournalStep> steps) {
    QSqlQuery query = prepared(m_database, "INSERT INTO steps (game, number, command, events, checksum, time) VALUES (?, ?, ?, ?, ?, ?)");
    for (const JournalStep& step : steps) {
        ++tail.number;
        tail.checksum = stepChecksum(tail.checksum, tail.number, step.command, step.events, step.time);
        int column = 0;
        for (const QVariant& value : {QVariant(tail.id), QVariant(tail.number), text(step.command), text(step.events),
                                      QVariant(tail.checksum), QVariant(step.time)})
            query.bindValue(column++, value);
        query.exec();
        if (!did(query)) return false;
    }
    return true;
}

bool Journal::append(qint64 id, const JournalStep& step, const QString& summary) {
    return append(id, std::span(&step, 1), summary);
}

bool Journal::append(qint64 id, std::span<const JournalStep> steps, const QString& summary) {
    Q_ASSERT(id == m_tail.id);
    if (!begin()) return false;
    Tail tail = m_tail;
    const qint64 lastWrite = m_lastWrite;
    if (insert(tail, steps) && seal(tail, summary, false)) {
        if (commit()) {
            m_tail = tail;
            m_tail.summary = summary;
            return true;
        }
        m_lastWrite = lastWrite;
        m_doubt = m_tail;
        tryToSettle();
        return false;
    }
    rollBack();
    m_lastWrite = lastWrite;
    return false;
}

bool Journal::rename(qint64 id, const QString& name) {
    // The new seal would hide that the old one was broken.
    bool damaged = false;
    for (const JournalGame& game : games()) damaged = damaged || (game.id == id && game.damaged);
    if (!begin()) return false;
    QSqlQuery query = prepared(m_database, "SELECT checksum, summary, changed, steps, last FROM games WHERE id = ?");
    query.addBindValue(id);
    query.exec();
    bool good = did(query) && query.next();
    if (good) {
        const QByteArray seal = gameSeal(query.value(0).toByteArray(), name, query.value(1).toString(), query.value(2).toString(),
                                         query.value(3).toInt(), query.value(4).toLongLong());
        query.finish();
        QSqlQuery update = prepared(m_database, "UPDATE games SET name = ?, seal = ?, damaged = ? WHERE id = ?");
        for (const QVariant& value : {text(name), QVariant(seal), QVariant(damaged), QVariant(id)}) update.addBindValue(value);
        update.exec();
        good = did(update);
    }
    query.finish();
    if (!good) {
        rollBack();
        return false;
    }
    if (!commit()) return false;
    if (m_tail.id == id) m_tail.name = name;
    return true;
}

bool Journal::remove(qint64 id) {
    if (!begin()) return false;
    QSqlQuery query = prepared(m_database, "DELETE FROM games WHERE id = ?");
    query.addBindValue(id);
    query.exec();
    if (did(query) && query.numRowsAffected() == 1) return commit();
    rollBack();
    return false;
}

bool Journal::erase() {
    if (m_readOnly && m_notice == JournalNotice::OpenElsewhere) return failed(JournalTrouble::OpenElsewhere, QStringLiteral("another Reeve has the file"));
    m_database.close();
    m_readOnly = true;
    for (const QString& file : {m_file, m_file + QStringLiteral("-journal")})
        if (QFile::exists(file) && !QFile::remove(file)) return failed(JournalTrouble::ReadOnly, QStringLiteral("%1 cannot be deleted").arg(file));
    return true;
}

} // namespace reeve::app
