// SPDX-License-Identifier: GPL-3.0-or-later
// The names of people at this table. A person's UUID stays when the name changes (table `people`).
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
    bool current = false; ///< present name; each person has one, besides any number of earlier ones
    bool operator==(const PersonName&) const = default;
};

/// A new random UUID, 36 characters.
QString freshUuid();
/// Whether a seat's name is only the word of its colour (record), in any language of Reeve: nobody was named. Older
/// games store these words, and files are exchanged between languages.
bool isColorName(const QString& name, const QString& color);
/// The names of the people in JournalGame::players, in seating order; empty for seats that were not named or that Reeve
/// plays.
QStringList playerNames(const QString& players);
/// Compares names without case, surrounding and repeated spaces.
bool sameName(const QString& one, const QString& other);
/// UUID of the person with this present or earlier name; empty: unknown.
QString personOf(std::span<const PersonName> people, const QString& name);

/// All rows whose checksum is valid.
std::vector<PersonName> readPersonNames(const QSqlDatabase& database);
/// Inserts a row, or assigns the row of this name to another person. Requires a transaction of the caller. Returns an
/// invalid error on success.
QSqlError putPersonName(const QSqlDatabase& database, const PersonName& name);

} // namespace reeve::app
