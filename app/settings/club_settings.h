// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to a club in the file of the settings, group `club`. The password is not there: only whether the
// system's keyring (keyring.h) or which file holds it.
#pragma once

#include "app/club/club_connection.h"

namespace reeve::app {

/// The club of this table; ClubConnection::any() is false where it has none.
ClubConnection clubConnection();
/// False where the disk does not take it; it holds until the program ends then. A connection that is none takes the
/// club away.
bool setClubConnection(const ClubConnection& connection);

// These wait for the disk.

/// Writes a password to a file of Reeve's beside the settings, which only its owner may read. The file's name; empty
/// where the disk does not take it.
QString keepClubPassword(const QString& password);
/// Deletes that file. Its path where it is still there; empty as a rule.
QString eraseClubPassword();

} // namespace reeve::app
