// SPDX-License-Identifier: GPL-3.0-or-later
// Faults between a table and its club. app/club/club_wording.h has a sentence for each.
#pragma once

#include <QString>

namespace reeve::app {

enum class ClubFault {
    None,
    // The settings, before connecting.
    NoDriver,        ///< Qt's driver for PostgreSQL is not installed
    BadConnection,   ///< a field is empty or contains characters that libpq would interpret
    PasswordMissing, ///< the password file is missing or unreadable
    KeyringLocked,   ///< the system's keyring has not returned the password (yet)
    PasswordOpen,    ///< the password file is readable by others: its mode is not 0600
    // While connecting.
    Unreachable,    ///< no answer: server stopped, no network, wrong address
    WrongPassword,  ///< the server rejects the login or its password
    Certificate,    ///< no TLS, or a certificate that is expired, untrusted or of another host
    Refused,        ///< the server rejects the connection: no such database, too many connections
    NoSchema,       ///< not the database of a club
    OlderSchema,    ///< earlier version; it must be migrated
    NewerSchema,    ///< later version; this Reeve is too old
    NotATable,      ///< the login belongs to no table of this club
    InvitationUsed, ///< the secret of an invitation was used before, or is too old
    OtherTable,     ///< this installation belongs to another table of the club; `detail`: its name
    // While sending.
    Interrupted,  ///< the connection broke, or the server was stopped
    NotAnswering, ///< no answer within the timeout
    ServerFull,   ///< the server's disk is full
    TooMuch,      ///< the table has used up its daily quota
    NotAllowed,   ///< the login lacks permission
    Rejected,     ///< permanent: the server's tables do not accept a value that was sent
    // About one game.
    TakenOver, ///< another tablet plays the game now
    Held,      ///< the tablet that plays the game was active recently
    Diverged,  ///< the club has different steps with the same numbers
    NoSuchGame,
    Other
};

struct ClubTrouble {
    ClubFault fault = ClubFault::None;
    QString detail{}; ///< message of the server or system
    int seconds = 0;  ///< Held: time until a retry can succeed
    bool operator==(const ClubTrouble&) const = default;
};

} // namespace reeve::app
