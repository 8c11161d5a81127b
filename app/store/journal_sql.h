// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers shared by the journal's queries: texts, times and SQLite error codes.
#pragma once

#include "app/store/journal_types.h"
#include "app/store/sqlite_text.h"

#include <QAtomicInt>
#include <QDateTime>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <initializer_list>

namespace reeve::app {

/// Stored in place of the events of a lost step.
inline const QString kLostEvents = QStringLiteral("{\"lost\":true}");

/// A game that was removed here, in the table `fenced`.
inline QString removedMark(const QString& uuid) { return QStringLiteral("removed ") + uuid; }

inline QString now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs); }

inline QString freshConnectionName() {
    static QAtomicInt count;
    return QStringLiteral("reeve-journal-%1").arg(count.fetchAndAddRelaxed(1));
}

/// A null QString becomes an empty text, not NULL.
inline QVariant text(const QString& words) { return words.isNull() ? QStringLiteral("") : sqliteText(words); }

inline int sqliteCode(const QSqlError& error) { return error.nativeErrorCode().toInt() & 0xff; }

/// SQLite result codes.
inline constexpr int kBusy = 5, kLocked = 6, kReadOnly = 8, kInputOutput = 10, kCorrupt = 11, kFull = 13,
                     kCannotOpen = 14, kNoDatabase = 26;

inline JournalError troubleOf(const QSqlError& error) {
    switch (sqliteCode(error)) {
    case kBusy:
    case kLocked: return JournalError::Busy;
    case kReadOnly:
    case kCannotOpen: return JournalError::ReadOnly;
    case kInputOutput: return JournalError::Gone;
    case kFull: return JournalError::DiskFull;
    default: return JournalError::Other;
    }
}

inline QSqlQuery prepared(const QSqlDatabase& database, const char* statement) {
    QSqlQuery query(database);
    query.prepare(QString::fromLatin1(statement));
    return query;
}

inline bool filled(QSqlQuery& query, std::initializer_list<QVariant> values) {
    int column = 0;
    for (const QVariant& value : values) query.bindValue(column++, value);
    return query.exec();
}

} // namespace reeve::app
