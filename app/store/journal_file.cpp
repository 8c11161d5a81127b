// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, examination and transactions of the file.
#include "app/store/journal_file.h"

#include "app/store/checksum.h"
#include "app/store/journal_sql.h"
#include "app/store/schema.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

/// Timeout for a lock of another program, and SQLite's part of it per attempt, in ms.
constexpr int kBusyPatience = 2500;
constexpr int kBusySlice = 250;

quint32 bigEndian(const QByteArray& bytes, int at) {
    quint32 value = 0;
    for (int i = 0; i < 4; ++i) value = (value << 8U) | static_cast<quint8>(bytes[at + i]);
    return value;
}

} // namespace

JournalFile::JournalFile(const QString& file)
    : m_file(file), m_connection(freshConnectionName()), m_lock(file + QStringLiteral(".lock")),
      m_copy(file + QStringLiteral(".copy")), m_header(file) {
    open();
}

JournalFile::~JournalFile() { disconnect(); }

void JournalFile::settleDown(JournalNotice notice) {
    m_status.notice = notice;
    m_status.readOnly = notice != JournalNotice::None && notice != JournalNotice::Damaged;
    m_status.readable = m_database.isOpen();
    if (!m_status.readOnly) m_copy.open();
}

void JournalFile::open() {
    m_status.readOnly = true;
    const InstanceLock::Outcome lock = m_lock.take();
    if (lock == InstanceLock::Outcome::Held && m_lock.writable()) {
        if (!openFile())
            return settleDown(faultOf(m_database.lastError()) == Found::Busy ? JournalNotice::Busy
                                                                             : JournalNotice::CannotOpen);
        switch (examine()) {
        case Found::Ours:
        case Found::Older:
            return settleDown(setUp()                                  ? JournalNotice::None
                              : m_status.trouble == JournalError::Busy ? JournalNotice::Busy
                                                                       : JournalNotice::CannotOpen);
        case Found::Damaged: return mend();
        case Found::Newer: disconnect(); return settleDown(JournalNotice::NewerVersion);
        case Found::Busy: disconnect(); return settleDown(JournalNotice::Busy);
        case Found::Unreachable: return settleDown(JournalNotice::CannotOpen);
        }
    }
    // Another process holds the lock, or it cannot be acquired: open read-only.
    const JournalNotice why =
        lock == InstanceLock::Outcome::Elsewhere ? JournalNotice::OpenElsewhere : JournalNotice::CannotOpen;
    if (!QFile::exists(m_file) || !openFile())
        return settleDown(why == JournalNotice::OpenElsewhere ? why : JournalNotice::CannotOpen);
    const int version = schemaVersion(m_database);
    if (version > kSchemaVersion) {
        disconnect();
        return settleDown(JournalNotice::NewerVersion);
    }
    if (version != kSchemaVersion) lookAtCopy();
    settleDown(why);
}

void JournalFile::disconnect() {
    m_copy.close();
    if (m_database.isValid()) {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_connection);
    }
    // Last, because closing it releases SQLite's locks on the file.
    m_header.close();
    m_status.readable = false;
}

bool JournalFile::tryAgain() {
    if (!m_status.readOnly) return true;
    disconnect();
    m_status = {};
    m_tail = {};
    m_uncertain.reset();
    open();
    return !m_status.readOnly;
}

bool JournalFile::openFile() {
    disconnect();
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(m_file);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusySlice);
    if (!m_lock.held()) options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    m_database.setConnectOptions(options);
    if (QFile::exists(m_file)) static_cast<void>(m_header.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    if (!m_database.open()) return failed(m_database.lastError());
    return true;
}

JournalFile::Found JournalFile::faultOf(const QSqlError& error) {
    failed(error);
    switch (sqliteCode(error)) {
    case kBusy:
    case kLocked: return Found::Busy;
    case kCorrupt:
    case kNoDatabase: return Found::Damaged;
    case kReadOnly:
    case kInputOutput:
    case kFull:
    case kCannotOpen: return Found::Unreachable;
    default: return Found::Damaged; // for example an invalid schema
    }
}

qint64 JournalFile::headerChanges() const {
    constexpr int kAt = 24;
    if (!m_header.isOpen() || !m_header.seek(0)) return 0;
    const QByteArray header = m_header.read(100);
    return header.size() < 100 ? 0 : bigEndian(header, kAt);
}

/// Checks header fields that SQLite never or rarely reads, and that have a fixed value in files of Reeve.
bool JournalFile::headerIsOurs() const {
    if (!m_header.isOpen() || !m_header.seek(0)) return true;
    const QByteArray header = m_header.read(100);
    if (header.size() < 100) return header.isEmpty();
    const auto at = [&](int byte) { return static_cast<quint8>(header[byte]); };
    const auto zero = [&](int from, int to) {
        return std::ranges::all_of(header.mid(from, to - from), [](char c) { return c == 0; });
    };
    constexpr quint32 kUtf8 = 1, kSchemaFormat = 4;
    const quint32 library = bigEndian(header, 96);
    return (at(18) == 1 || at(18) == 2) && at(18) == at(19) && at(20) == 0 && at(21) == 64 && at(22) == 32 &&
           at(23) == 32 && bigEndian(header, 24) == bigEndian(header, 92) && bigEndian(header, 44) >= 1 &&
           bigEndian(header, 44) <= kSchemaFormat && zero(48, 56) && bigEndian(header, 56) == kUtf8 && zero(64, 68) &&
           bigEndian(header, 68) == static_cast<quint32>(kApplicationId) && zero(72, 92) && library > 3'000'000 &&
           library < 4'000'000;
}

JournalFile::Found JournalFile::examine() {
    QSqlQuery query(m_database);
    // Reads header and schema, and rolls back an interrupted transaction.
    if (!query.exec(QStringLiteral("SELECT COUNT(*) FROM sqlite_schema")) || !query.next())
        return faultOf(query.lastError());
    const bool fresh = query.value(0).toInt() == 0;
    query.finish();
    const int version = schemaVersion(m_database);
    if (fresh) {
        const bool empty = QFileInfo(m_file).size() == 0;
        const bool copied = !readGamesText(m_copy.content()).games.empty();
        if (version > kSchemaVersion && version < 256) return Found::Newer;
        return empty && !copied ? Found::Older : empty || version != 0 || copied ? Found::Damaged : Found::Older;
    }
    const int tables = versionOfTables(m_database);
    if (version > kSchemaVersion) {
        // A version that a program wrote was written in a transaction, which is counted; a flipped byte is not.
        const About about = aboutFile(m_database);
        const bool turned = about.version > 0 ? about.version <= kSchemaVersion && about.changes == headerChanges()
                                              : tables > 0 && version > 255;
        return turned ? Found::Damaged : Found::Newer;
    }
    if (version != tables || !headerIsOurs()) return Found::Damaged;
    if (!query.exec(QStringLiteral("PRAGMA integrity_check(1)")) || !query.next()) return faultOf(query.lastError());
    if (query.value(0).toString() != QLatin1String("ok")) return Found::Damaged;
    query.finish();
    if (version < 3) return Found::Older;
    if (version < kSchemaVersion && headsAreWhole(version)) return Found::Older;
    return version == kSchemaVersion && headsAreWhole(version) ? Found::Ours
           : m_status.trouble == JournalError::Busy            ? Found::Busy
                                                               : Found::Damaged;
}

bool JournalFile::headsAreWhole(int version) {
    if (aboutFile(m_database).version == 0) return false;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    const QString uuids = version < 4 ? QStringLiteral("'', ''") : QStringLiteral("g.uuid, h.uuid");
    query.exec(
        QStringLiteral(
            "SELECT g.id, g.name, g.players, g.start, g.checksum, g.summary, g.started, g.changed, g.steps, g.last, g.seal,"
            " h.name, h.players, h.start, h.started, h.checksum, (SELECT COUNT(*) FROM heads) - (SELECT COUNT(*) FROM games),"
            " %1 FROM games g LEFT JOIN heads h ON h.game = g.id")
            .arg(uuids));
    if (!did(query)) return false;
    while (query.next()) {
        const auto word = [&](int column) { return query.value(column).toString(); };
        const QByteArray start = query.value(4).toByteArray(), seal = query.value(10).toByteArray();
        const bool whole = query.value(16).toInt() == 0 && startChecksum(word(2), word(3)) == start &&
                           (seal.isEmpty() || seal == gameSeal(start, word(1), word(5), word(7), query.value(8).toInt(),
                                                               query.value(9).toLongLong())) &&
                           query.value(15).toByteArray() == headChecksum(query.value(0).toLongLong(), word(11),
                                                                         word(12), word(13), word(14), word(18)) &&
                           word(17) == word(18) && (version < 4 || !word(17).isEmpty()) && word(1) == word(11) &&
                           word(2) == word(12) && word(3) == word(13);
        if (!whole) return false;
    }
    return true;
}

bool JournalFile::setUp() {
    // SQLite also opens read-only files without an error.
    if (!run("BEGIN IMMEDIATE") || !run("ROLLBACK")) return false;
    if (const QSqlError error = makeDurable(m_database); error.isValid()) return failed(error);
    if (const QSqlError error = bringUpToDate(m_database, headerChanges() + 1); error.isValid()) return failed(error);
    if (!readLastWrite() || !readClub()) return false;
    m_identity = FileIdentity::of(m_file);
    if (!m_header.isOpen()) static_cast<void>(m_header.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    return true;
}

/// Stores the error of the query in the status; false: it failed.
bool JournalFile::did(const QSqlQuery& query) {
    if (query.lastError().isValid()) return failed(query.lastError());
    m_status.error.clear();
    m_status.trouble = JournalError::None;
    return true;
}

/// Not QSqlDatabase::transaction() and commit(): they lose SQLite's error code.
bool JournalFile::run(const char* statement) {
    QElapsedTimer waiting;
    waiting.start();
    for (;;) {
        QSqlQuery query(m_database);
        query.exec(QString::fromLatin1(statement));
        if (did(query)) return true;
        if (m_status.trouble != JournalError::Busy || waiting.elapsed() > kBusyPatience || m_hurry) return false;
    }
}

bool JournalFile::failed(const QSqlError& why) { return failed(troubleOf(why), why.text()); }

bool JournalFile::failed(JournalError trouble, const QString& why) {
    m_status.trouble = trouble;
    m_status.error = why;
    return false;
}

bool JournalFile::begin() {
    switch (m_status.notice) {
    case JournalNotice::OpenElsewhere:
        return failed(JournalError::OpenElsewhere, QStringLiteral("another Reeve has the file"));
    case JournalNotice::NewerVersion:
        return failed(JournalError::NewerVersion, QStringLiteral("the file is of a newer version"));
    case JournalNotice::Busy: return failed(JournalError::Busy, QStringLiteral("another program has locked the file"));
    default: break;
    }
    if (m_status.readOnly) return failed(JournalError::ReadOnly, QStringLiteral("the file cannot be written"));
    if (FileIdentity::of(m_file) != m_identity)
        return failed(JournalError::Gone, QStringLiteral("%1 is not there any more").arg(m_file));
    return resolveCommit() && run("BEGIN IMMEDIATE");
}

bool JournalFile::resolveCommit() {
    if (!m_uncertain) return true;
    if (!run("BEGIN IMMEDIATE")) return false;
    QSqlQuery cut = prepared(m_database, m_uncertain->number < 0 ? "DELETE FROM games WHERE id = ? AND steps > ?"
                                                                 : "DELETE FROM steps WHERE game = ? AND number > ?");
    filled(cut, {m_uncertain->id, m_uncertain->number});
    const bool there = cut.numRowsAffected() > 0;
    cut.finish();
    bool good = did(cut);
    if (good && m_uncertain->number < 0) {
        QSqlQuery head = prepared(m_database, "DELETE FROM heads WHERE game NOT IN (SELECT id FROM games)");
        head.exec();
        good = did(head);
    }
    good = good && (!there || m_uncertain->number < 0 || seal(*m_uncertain, m_uncertain->summary)) &&
           !writeAbout(m_database, headerChanges() + 1).isValid() && run("COMMIT");
    if (good)
        m_uncertain.reset();
    else
        rollBack();
    return good;
}

bool JournalFile::readLastWrite() {
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT COALESCE(MAX(last), 0) FROM games")) || !query.next()) return did(query);
    m_lastWrite = query.value(0).toLongLong();
    return true;
}

bool JournalFile::commit() {
    if (const QSqlError error = writeAbout(m_database, headerChanges() + 1); error.isValid()) {
        failed(error);
        rollBack();
        return false;
    }
    if (run("COMMIT")) {
        if (std::exchange(m_enqueued, false) && m_whenEnqueued) m_whenEnqueued();
        return true;
    }
    rollBack();
    return false;
}

/// Resolves it immediately if possible, else before the next write. Keeps the error of the failed commit.
void JournalFile::tryToSettle() {
    const JournalStatus why = m_status;
    // Locked by another program: the commit did not start.
    if (why.trouble != JournalError::Busy) resolveCommit();
    m_status = why;
}

/// Keeps the error that caused the rollback.
void JournalFile::rollBack() {
    m_enqueued = false;
    const JournalStatus why = m_status;
    run("ROLLBACK");
    m_status = why;
}

bool JournalFile::seal(Tail& game, const QString& summary) {
    m_lastTime = now();
    QSqlQuery query = prepared(
        m_database, "UPDATE games SET name = ?, summary = ?, changed = ?, steps = ?, last = ?, seal = ? WHERE id = ?");
    filled(query, {text(game.name), text(summary), m_lastTime, game.number, m_lastWrite + 1,
                   gameSeal(game.start, game.name, summary, m_lastTime, game.number, m_lastWrite + 1), game.id});
    // The game may have been removed in the meantime.
    if (!did(query)) return false;
    if (query.numRowsAffected() != 1)
        return failed(JournalError::Other, QStringLiteral("the game is not there any more"));
    ++m_lastWrite;
    return true;
}

QByteArray JournalFile::listLineOf(const Tail& tail) const {
    return listLine(tail.id, tail.name, tail.summary, m_lastTime, tail.number, m_lastWrite, tail.damaged);
}

} // namespace reeve::app
