// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong between a table and its club. app/wording/club_wording.h has a sentence for each.
#pragma once

#include <QString>

namespace reeve::app {

enum class ClubFault {
    None,
    // Before anything is sent: the settings.
    NoDriver,        ///< Qt's driver for PostgreSQL is not installed
    BadConnection,   ///< a field of the connection is empty or holds what libpq would read as several
    PasswordMissing, ///< the password file is not there or cannot be read
    KeyringLocked,   ///< the system's keyring has not given the password (yet)
    PasswordOpen,    ///< others may read the password file: its mode is not 600
    // While connecting.
    Unreachable,   ///< nobody answers there: stopped, no network, a wrong address
    WrongPassword, ///< the server does not know this login, or not this password
    Certificate,   ///< no TLS, or a certificate that is expired, unknown or of another host
    Refused,       ///< the server does not let this login in: no such database, too many connections
    NoSchema,      ///< the database is no club's
    OlderSchema,   ///< an earlier version: to be migrated
    NewerSchema,   ///< a later version: this Reeve is too old
    NotATable,     ///< the login belongs to no table of this club
    OtherTable,    ///< this tablet belongs to another table of the club; `detail` is that table's name
    // While sending.
    Interrupted,  ///< the connection broke, or the server was stopped
    NotAnswering, ///< no answer within the time
    ServerFull,   ///< the disk of the server is full
    TooMuch,      ///< this table has sent what the club takes of a table in a day
    NotAllowed,   ///< the server refused it to this login
    Rejected,     ///< the server cannot take what was sent, however often: a value that its tables do not allow
    // About one game.
    TakenOver, ///< another tablet has the game now
    Held,      ///< the tablet that has the game has shown itself a moment ago
    Diverged,  ///< the club has other steps under the same numbers
    NoSuchGame,
    Other
};

struct ClubTrouble {
    ClubFault fault = ClubFault::None;
    QString detail{}; ///< what the server or the system said, in its own words
    int seconds = 0;  ///< Held: until it can be tried again
    bool operator==(const ClubTrouble&) const = default;
};

} // namespace reeve::app
