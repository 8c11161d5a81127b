// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/people_file.h"

#include "app/store/aside.h"
#include "app/store/file_thread.h"
#include "app/values/json_values.h"
#include "engine/record/parsed.h"
#include "engine/record/text_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 1;
/// About ten thousand people; pictures are separate files.
constexpr record::Limits kMost{
    .bytes = std::size_t{4} << 20, .depth = 8, .keys = 64, .values = 200'000, .string = 4096};

Person personOf(const QVariantMap& json) {
    Person person{
        json[u"name"_s].toString().simplified(), json[u"color"_s].toString(), {}, json[u"picture"_s].toString()};
    for (const QVariant& name : json[u"earlier"_s].toList()) person.earlier.append(name.toString());
    if (const QVariantMap shared = json[u"shared"_s].toMap(); !shared.isEmpty())
        person.shared = {shared[u"color"_s].toString(), shared[u"picture"_s].toString()};
    // An earlier version sent every photograph; the club has it until it is taken back.
    person.photoInClub = json.value(u"photoInClub"_s, person.shared && person.shared->picture.contains(u':')).toBool();
    return person;
}

QVariantMap jsonOf(const Person& person) {
    QVariantMap json{{u"name"_s, person.name}, {u"color"_s, person.color}, {u"earlier"_s, person.earlier}};
    if (!person.picture.isEmpty()) json[u"picture"_s] = person.picture;
    json[u"photoInClub"_s] = person.photoInClub;
    if (person.shared)
        json[u"shared"_s] = QVariantMap{{u"color"_s, person.shared->color}, {u"picture"_s, person.shared->picture}};
    return json;
}

/// Content of the file; nullopt: not a file, unreadable, or too long.
std::optional<std::string> textOf(const QString& file) {
    auto opened = record::openTextFile(QFile::encodeName(file).toStdString());
    auto* stream = std::get_if<std::ifstream>(&opened);
    return stream == nullptr ? std::nullopt : record::readAll(*stream, kMost.bytes);
}

} // namespace

bool Person::isCalled(const QString& player) const {
    const auto same = [&](const QString& own) { return own.compare(player.simplified(), Qt::CaseInsensitive) == 0; };
    return same(name) || std::ranges::any_of(earlier, same);
}

std::optional<std::vector<Person>> readPeople(const QString& file) {
    if (!QFile::exists(file)) return std::vector<Person>();
    const auto text = textOf(file);
    if (!text) return std::nullopt;
    const auto parsed = record::parseJson(record::withoutMark(*text), kMost);
    if (parsed.fault) return std::nullopt;
    const QVariantMap json = toVariant(parsed.value).toMap();
    if (json[u"version"_s].toInt() != kVersion || json[u"people"_s].typeId() != QMetaType::QVariantList)
        return std::nullopt;
    std::vector<Person> people;
    for (const QVariant& entry : json[u"people"_s].toList()) {
        Person person = personOf(entry.toMap());
        if (!person.name.isEmpty()) people.push_back(std::move(person));
    }
    return people;
}

bool writePeople(const QString& file, const std::vector<Person>& people) {
    QVariantList list;
    for (const Person& person : people) list.append(jsonOf(person));
    QSaveFile out(file);
    const QByteArray text = toText(toJson(QVariantMap{{u"version"_s, kVersion}, {u"people"_s, list}})).toUtf8() + '\n';
    return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit();
}

QString erasePeople(const QString& file) {
    finishFileThread();
    const QFileInfo list(file);
    eraseAside(file);
    QStringList names = keptAside(file);
    for (const QString& name : list.dir().entryList({list.fileName() + u'*', u"people-*.png"_s}, QDir::Files))
        names << list.dir().filePath(name);
    for (const QString& name : names)
        if (QFile::exists(name) && !QFile::remove(name)) return name;
    return {};
}

} // namespace reeve::app
