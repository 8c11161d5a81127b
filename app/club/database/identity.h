// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the identity of a login and an installation.
#pragma once

#include "app/club/database/club_database.h"

#include <optional>

namespace reeve::app {

/// Whether the login of this connection may act for the installation `tablet` (JournalFile::tablet; empty: any).
/// nullopt: it may. NotATable: the login belongs to no table. OtherTable: the installation belongs to another table;
/// this assignment never changes, so that no login can claim another table's installation. `limit`: timeout in ms.
std::optional<ClubTrouble> checkIdentity(ClubDatabase& database, const QString& tablet, int limit);

} // namespace reeve::app
