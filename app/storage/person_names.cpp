// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_names.h"

#include "app/storage/checksum.h"
#include "app/storage/journal_sql.h"
#include "app/values/json_values.h"

#include <QUuid>

#include <algorithm>

namespace reeve::app {

QString freshUuid() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

QStringList playerNames(const QString& players) {
    QStringList names;
    const auto json = fromText(players);
    if (!json || !json->is_array()) return names;
    for (const auto& seat : *json) {
        const bool named = seat.is_object() && seat.contains("name") && seat["name"].is_string();
        names << (named ? sqliteText(QString::fromStdString(seat["name"].get<std::string>()).simplified()) : QString());
    }
    return names;
}

bool sameName(const QString& one, const QString& other) {
    return one.simplified().compare(other.simplified(), Qt::CaseInsensitive) == 0;
}

QString personOf(std::span<const PersonName> people, const QString& name) {
    const auto found = std::ranges::find_if(people, [&](const PersonName& one) { return sameName(one.name, name); });
    return found == people.end() ? QString() : found->person;
}

std::vector<PersonName> readPersonNames(const QSqlDatabase& database) {
    std::vector<PersonName> people;
    QSqlQuery query = prepared(database, "SELECT person, name, current, checksum FROM people ORDER BY id");
    query.exec();
    while (query.next()) {
        PersonName one{query.value(0).toString(), query.value(1).toString(), query.value(2).toBool()};
        if (personChecksum(one.person, one.name, one.current) == query.value(3).toByteArray())
            people.push_back(std::move(one));
    }
    return people;
}

QSqlError putPersonName(const QSqlDatabase& database, const PersonName& name) {
    QSqlQuery change = prepared(database, "UPDATE people SET person = ?, current = ?, checksum = ? WHERE name = ?");
    const QByteArray checksum = personChecksum(name.person, name.name, name.current);
    if (!filled(change, {name.person, name.current, checksum, text(name.name)})) return change.lastError();
    if (change.numRowsAffected() > 0) return {};
    QSqlQuery row = prepared(database, "INSERT INTO people (person, name, current, checksum) VALUES (?, ?, ?, ?)");
    filled(row, {name.person, text(name.name), name.current, checksum});
    return row.lastError();
}

} // namespace reeve::app
