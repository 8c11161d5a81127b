// SPDX-License-Identifier: GPL-3.0-or-later
// What a club keeps of a person beside the name, for all its tables: the favourite colour, and a picture. A photograph
// goes by its checksum and is read only where it is not known yet.
#pragma once

#include "app/club/club_database.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace reeve::app {

struct Profile {
    QString color;   ///< word of the record; empty: none
    QString picture; ///< word of an emblem, photoKey() of a photograph, or empty: none
    bool operator==(const Profile&) const = default;
};

/// The largest photograph that a club takes, in bytes of PNG.
inline constexpr qsizetype kLargestPhoto = 300'000;

/// The name under which the profiles know a photograph: "sha256:" and its checksum.
QString photoKey(const QByteArray& png);
/// The checksum of a photoKey(), as hexadecimal digits; empty where it is none.
QString checksumOf(const QString& picture);

/// What holds from now on, field by field: what was changed on one side since both agreed; where both were changed,
/// what this table has. `agreed` is missing for a person whom table and club have not compared yet: then the club's
/// counts where it has something. `there` is missing where the club has no profile.
Profile mergedProfile(const Profile& here, const std::optional<Profile>& agreed, const std::optional<Profile>& there);

/// Whether the database keeps profiles: the addition 01_profiles was applied.
std::variant<bool, ClubTrouble> hasProfiles(ClubDatabase& database);
/// Profiles of these people (UUIDs) by UUID; a person without one is left out. What is no
/// word of small letters counts as empty: what another table sent is not trusted. Requires hasProfiles().
std::variant<QHash<QString, Profile>, ClubTrouble> readProfiles(ClubDatabase& database, const QStringList& people);
/// The photograph of a person, as another table has sent it: at most kLargestPhoto bytes, without trust. Empty where it
/// is another one by now.
std::variant<QByteArray, ClubTrouble> readPhoto(ClubDatabase& database, const QString& person, const QString& key);

/// False where the club does not know the person yet, or this table may not change the profile (reeve.plays_here).
std::variant<bool, ClubTrouble> putColor(ClubDatabase& database, const QString& person, const QString& color);
/// `photo`: the PNG where `picture` is a photoKey().
std::variant<bool, ClubTrouble> putPicture(ClubDatabase& database, const QString& person, const QString& picture,
                                           const QByteArray& photo);

} // namespace reeve::app
