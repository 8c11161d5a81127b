// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of a club's database: schema/NNN_name.sql makes version NNN out of the one before. All tables of a club
// have the same. What an earlier Reeve need not know is no version but an addition (schema/additions/NN_name.sql): a
// table that does not know it goes on as before.
#pragma once

#include "app/club/club_trouble.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace reeve::app {

class ClubDatabase;

/// The version that this Reeve writes.
int latestClubVersion();
/// The version of a database; 0 where it is no club's.
std::variant<int, ClubTrouble> versionOfClub(ClubDatabase& database);
/// The additions of this Reeve that a database lacks, as "01_profiles"; none where it has all.
std::variant<QStringList, ClubTrouble> missingAdditions(ClubDatabase& database);
/// Brings a database to latestClubVersion() with all additions, or to `target` without, in one transaction. Needs a
/// login that may make roles and schemas. NewerSchema where the database is later; NotAnswering where another session
/// holds a lock for more than three seconds.
std::optional<ClubTrouble> migrateClub(ClubDatabase& database, int target = latestClubVersion());

} // namespace reeve::app
