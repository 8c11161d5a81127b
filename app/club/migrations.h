// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of a club's database: schema/NNN_name.sql makes version NNN out of the one before.
#pragma once

#include "app/club/club_trouble.h"

#include <optional>
#include <variant>

namespace reeve::app {

class ClubDatabase;

/// The version that this Reeve writes.
int latestClubVersion();
/// The version of a database; 0 where it is no club's.
std::variant<int, ClubTrouble> versionOfClub(ClubDatabase& database);
/// Brings a database to latestClubVersion(), or to `target`, in one transaction. Needs a login that may make roles and
/// schemas. NewerSchema where the database is later.
std::optional<ClubTrouble> migrateClub(ClubDatabase& database, int target = latestClubVersion());

} // namespace reeve::app
