// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to a club in the settings file, group `club`. Contains only where the password is (keyring.h or a
// file), not the password.
#pragma once

#include "app/club/database/club_connection.h"

namespace reeve::app {

/// The configured club; ClubConnection::any() is false if there is none.
ClubConnection clubConnection();
/// Stores a connection; one with any() false removes the club. False: writing failed, the setting applies until the
/// program ends.
bool setClubConnection(const ClubConnection& connection);

// These block on the disk.

/// Writes a password to a file beside the settings with mode 0600. Returns its path; empty: writing failed.
QString keepClubPassword(const QString& password);
/// Copies a file of trusted certificates to one beside the settings: the chosen one may be on a stick. Returns the path
/// of the copy; empty: reading or writing failed.
QString keepClubAuthorities(const QString& file);
/// The same for a certificate that came with an invitation.
QString keepClubCertificate(const QByteArray& pem);
/// Deletes both files. Returns the path of one that could not be deleted; empty: success.
QString eraseClubFiles();
/// Deletes the file of the password. Returns its path if that failed; empty: success.
QString eraseClubPassword();

} // namespace reeve::app
