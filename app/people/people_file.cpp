// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/people/people_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 1;

Person personOf(const QJsonObject& json) {
    Person person{json[u"name"_s].toString().simplified(), json[u"color"_s].toString(), {}, json[u"picture"_s].toString()};
    for (const QJsonValue& name : json[u"earlier"_s].toArray()) person.earlier.append(name.toString());
    return person;
}

QJsonObject jsonOf(const Person& person) {
    QJsonObject json{{u"name"_s, person.name}, {u"color"_s, person.color}, {u"earlier"_s, QJsonArray::fromStringList(person.earlier)}};
    if (!person.picture.isEmpty()) json[u"picture"_s] = person.picture;
    return json;
}

} // namespace

bool Person::isCalled(const QString& player) const {
    const auto same = [&](const QString& own) { return own.compare(player.simplified(), Qt::CaseInsensitive) == 0; };
    return same(name) || std::ranges::any_of(earlier, same);
}

std::optional<std::vector<Person>> readPeople(const QString& file) {
    QFile in(file);
    if (!in.exists()) return std::vector<Person>();
    if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(in.readAll()).object();
    if (json[u"version"_s].toInt() != kVersion || !json[u"people"_s].isArray()) return std::nullopt;
    std::vector<Person> people;
    for (const QJsonValue& entry : json[u"people"_s].toArray()) {
        Person person = personOf(entry.toObject());
        if (!person.name.isEmpty()) people.push_back(std::move(person));
    }
    return people;
}

bool writePeople(const QString& file, const std::vector<Person>& people) {
    QJsonArray list;
    for (const Person& person : people) list.append(jsonOf(person));
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(QJsonDocument({{u"version"_s, kVersion}, {u"people"_s, list}}).toJson()) > 0 && out.commit();
}

} // namespace reeve::app
