// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/person_names.h"

#include "app/store/checksum.h"
#include "app/store/journal_sql.h"
#include "app/values/json_values.h"

#include <QMultiHash>
#include <QUuid>

#include <algorithm>

namespace reeve::app {

QString freshUuid() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

bool isColorName(const QString& name, const QString& color) {
    static const QMultiHash<QString, QString> kNames{
        {QStringLiteral("red"), QStringLiteral("Red")},       {QStringLiteral("red"), QStringLiteral("Rot")},
        {QStringLiteral("blue"), QStringLiteral("Blue")},     {QStringLiteral("blue"), QStringLiteral("Blau")},
        {QStringLiteral("white"), QStringLiteral("White")},   {QStringLiteral("white"), QStringLiteral("Weiß")},
        {QStringLiteral("orange"), QStringLiteral("Orange")}, {QStringLiteral("green"), QStringLiteral("Green")},
        {QStringLiteral("green"), QStringLiteral("Grün")},    {QStringLiteral("brown"), QStringLiteral("Brown")},
        {QStringLiteral("brown"), QStringLiteral("Braun")}};
    return std::ranges::any_of(kNames.values(color), [&](const QString& one) { return sameName(one, name); });
}

QStringList playerNames(const QString& players) {
    QStringList names;
    const auto json = fromText(players);
    if (!json || !json->is_array()) return names;
    for (const auto& seat : *json) {
        const auto textAt = [&](const char* key) {
            return seat.is_object() && seat.contains(key) && seat[key].is_string()
                       ? QString::fromStdString(seat[key].get<std::string>())
                       : QString();
        };
        const QString name = sqliteText(textAt("name").simplified());
        names << (textAt("level").isEmpty() && !isColorName(name, textAt("color")) ? name : QString());
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
