// SPDX-License-Identifier: GPL-3.0-or-later
// Versions of a club's database. schema/NNN_name.sql migrates to version NNN from the one before; all tables of a club
// must support the same version. Additions (schema/additions/NN_name.sql) do not change the version: a Reeve that does
// not know them works as before.
#pragma once

#include "app/club/database/club_trouble.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace reeve::app {

class ClubDatabase;

/// The version that this Reeve supports.
int latestClubVersion();
/// Version of a database; 0: it is not a club's.
std::variant<int, ClubTrouble> versionOfClub(ClubDatabase& database);
/// Additions of this Reeve that the database lacks, for example "01_profiles"; empty: none.
std::variant<QStringList, ClubTrouble> missingAdditions(ClubDatabase& database);
/// Privileges and limits that the database lacks although its version has them, as sentences: a dump does not keep
/// them.
std::variant<QStringList, ClubTrouble> missingGuards(ClubDatabase& database);
/// Migrates a database to latestClubVersion() with all additions, or to an earlier `target` without additions, in one
/// transaction. The login must be allowed to create roles and schemas. Faults: NewerSchema; NotAnswering, another
/// session holds a lock for more than three seconds.
std::optional<ClubTrouble> migrateClub(ClubDatabase& database, int target = latestClubVersion());

} // namespace reeve::app
