// SPDX-License-Identifier: GPL-3.0-or-later
// The names by which people are known at this table, and the id that stays when a name changes (table `people`).
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace reeve::app {

struct PersonName {
    QString person;       ///< UUID
    QString name;         ///< as it is written
    bool current = false; ///< the name of today; a person has one, and any number of earlier ones
    bool operator==(const PersonName&) const = default;
};

/// A UUID that nobody has had, as 36 characters.
QString freshUuid();
/// The names in JournalGame::players, in seating order; empty where a seat has none.
QStringList playerNames(const QString& players);
/// Whether two names are the same person's: case and spaces do not count.
bool sameName(const QString& one, const QString& other);
/// The id of whoever has or had this name; empty where nobody has.
QString personOf(std::span<const PersonName> people, const QString& name);

/// All rows of the table whose checksum is right.
std::vector<PersonName> readPersonNames(const QSqlDatabase& database);
/// Adds a row, or gives the row of this name another person. Within a transaction of the caller.
QSqlError putPersonName(const QSqlDatabase& database, const PersonName& name);

} // namespace reeve::app
