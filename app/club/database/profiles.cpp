// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/profiles.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QVariant>

namespace reeve::app {
namespace {

const QString kPhoto = QStringLiteral("sha256:");

QString word(const QVariant& value) {
    static const QRegularExpression kWord(QStringLiteral("^[a-z-]{1,40}$"));
    const QString text = value.toString();
    return kWord.match(text).hasMatch() ? text : QString();
}

QString merged(const QString& here, const QString* agreed, const QString* there) {
    if (there == nullptr) return here;
    if (agreed == nullptr) return there->isEmpty() ? here : *there;
    return here == *agreed ? *there : here;
}

std::variant<bool, ClubTrouble> answered(ClubDatabase& database, const QString& function, const QVariantList& values) {
    const auto done = database.call(function, values);
    if (const auto* trouble = std::get_if<ClubTrouble>(&done)) return *trouble;
    return std::get<QVariant>(done).toBool();
}

} // namespace

QString photoKey(const QByteArray& png) {
    return kPhoto + QString::fromLatin1(QCryptographicHash::hash(png, QCryptographicHash::Sha256).toHex());
}

QString checksumOf(const QString& picture) {
    return picture.startsWith(kPhoto) ? picture.mid(kPhoto.size()) : QString();
}

Profile mergedProfile(const Profile& here, const std::optional<Profile>& agreed, const std::optional<Profile>& there) {
    const auto field = [&](QString Profile::*one) {
        return merged(here.*one, agreed ? &((*agreed).*one) : nullptr, there ? &((*there).*one) : nullptr);
    };
    return {field(&Profile::color), field(&Profile::picture)};
}

std::variant<bool, ClubTrouble> hasProfiles(ClubDatabase& database) {
    return answered(database, QStringLiteral("to_regclass('reeve.profiles') IS NOT NULL"), {});
}

std::variant<QHash<QString, Profile>, ClubTrouble> readProfiles(ClubDatabase& database, const QStringList& people) {
    QHash<QString, Profile> profiles;
    QSqlQuery query;
    if (people.isEmpty()) return profiles;
    if (auto trouble = database.run(
            query,
            QStringLiteral(
                "SELECT p.id::text, r.color, r.emblem, coalesce(encode(r.checksum, 'hex'), '') FROM reeve.profiles r"
                " JOIN reeve.people p ON coalesce(p.same_as, p.id) = r.person WHERE p.id = ANY (CAST(? AS uuid[]))"),
            {QLatin1Char('{') + people.join(QLatin1Char(',')) + QLatin1Char('}')}))
        return *trouble;
    while (query.next()) {
        const QString checksum = query.value(3).toString();
        profiles.insert(query.value(0).toString(),
                        {word(query.value(1)), checksum.isEmpty() ? word(query.value(2)) : kPhoto + checksum});
    }
    return profiles;
}

std::variant<QByteArray, ClubTrouble> readPhoto(ClubDatabase& database, const QString& person, const QString& key) {
    QSqlQuery query;
    if (auto trouble = database.run(
            query,
            QStringLiteral("SELECT r.image FROM reeve.profiles r JOIN reeve.people p ON coalesce(p.same_as, p.id) ="
                           " r.person WHERE p.id = CAST(? AS uuid) AND length(r.image) <= ?"),
            {person, kLargestPhoto}))
        return *trouble;
    QByteArray photo = query.next() ? query.value(0).toByteArray() : QByteArray();
    return photoKey(photo) == key ? photo : QByteArray();
}

std::variant<bool, ClubTrouble> putColor(ClubDatabase& database, const QString& person, const QString& color) {
    return answered(database, QStringLiteral("reeve.put_color(CAST(? AS uuid), ?)"),
                    {person, color.isNull() ? QStringLiteral("") : color});
}

std::variant<bool, ClubTrouble> putPicture(ClubDatabase& database, const QString& person, const QString& picture,
                                           const QByteArray& photo) {
    const bool isPhoto = !checksumOf(picture).isEmpty();
    return answered(database, QStringLiteral("reeve.put_picture(CAST(? AS uuid), ?, decode(nullif(?, ''), 'hex'))"),
                    {person, isPhoto || picture.isNull() ? QStringLiteral("") : picture,
                     isPhoto ? QString::fromLatin1(photo.toHex()) : QStringLiteral("")});
}

} // namespace reeve::app
