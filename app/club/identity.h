// SPDX-License-Identifier: GPL-3.0-or-later
// As whom the club knows a login and a tablet.
#pragma once

#include "app/club/club_database.h"

#include <optional>

namespace reeve::app {

/// Whether the login of this connection may speak for a tablet (JournalFile::tablet, empty: any). Nothing where it may;
/// NotATable where the login belongs to no table; OtherTable where the club knows the tablet as another table's: a
/// tablet keeps its table, so that no login can claim the tablet of another table.
std::optional<ClubTrouble> checkIdentity(ClubDatabase& database, const QString& tablet, int limit);

} // namespace reeve::app
