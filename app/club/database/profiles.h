// SPDX-License-Identifier: GPL-3.0-or-later
// Data that a club stores about a person besides the name: favourite colour and picture. A photograph is identified by
// its checksum and downloaded only if unknown.
#pragma once

#include "app/club/database/club_database.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace reeve::app {

struct Profile {
    QString color;   ///< word of the record; empty: none
    QString picture; ///< word of an emblem, photoKey() of a photograph; empty: none
    bool operator==(const Profile&) const = default;
};

/// Largest photograph that a club accepts, in bytes of PNG.
inline constexpr qsizetype kLargestPhoto = 300'000;

/// Key of a photograph in profiles: "sha256:" and its checksum.
QString photoKey(const QByteArray& png);
/// Checksum in a photoKey() as hexadecimal digits; empty: `picture` is no such key.
QString checksumOf(const QString& picture);

/// Three-way merge, field by field: takes the side that changed since `agreed`; if both changed, this table's. `agreed`
/// nullopt: never compared before; the club's value is used unless empty. `there` nullopt: the club has no profile.
Profile mergedProfile(const Profile& here, const std::optional<Profile>& agreed, const std::optional<Profile>& there);

/// Whether the database has the addition 01_profiles.
std::variant<bool, ClubTrouble> hasProfiles(ClubDatabase& database);
/// Profiles of these people, by UUID; people without a profile are omitted. Malformed values become empty, because
/// other tables are not trusted. Requires hasProfiles().
std::variant<QHash<QString, Profile>, ClubTrouble> readProfiles(ClubDatabase& database, const QStringList& people);
/// Photograph of a person: at most kLargestPhoto untrusted bytes. Empty: the person has a different picture by now.
std::variant<QByteArray, ClubTrouble> readPhoto(ClubDatabase& database, const QString& person, const QString& key);

/// False: the club does not know the person yet, or this table may not change the profile (reeve.plays_here).
std::variant<bool, ClubTrouble> putColor(ClubDatabase& database, const QString& person, const QString& color);
/// `photo`: the PNG, if `picture` is a photoKey(). Result as for putColor().
std::variant<bool, ClubTrouble> putPicture(ClubDatabase& database, const QString& person, const QString& picture,
                                           const QByteArray& photo);

} // namespace reeve::app
