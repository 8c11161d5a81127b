// SPDX-License-Identifier: GPL-3.0-or-later
// Where a club's database is and how a table proves who it is.
#pragma once

#include "app/club/club_trouble.h"

#include <QString>

#include <variant>

namespace reeve::app {

struct ClubConnection {
    enum class Tls {
        UnlessLocal, ///< required, with a checked certificate, unless the host is this machine
        Always
    };
    QString host{}; ///< a name, an address, or the folder of a Unix socket
    int port = 5432;
    QString database{};
    QString user{};         ///< the login of the table
    QString passwordFile{}; ///< its first line is the password; mode 600; empty: the server asks for none
    QString password{};     ///< as typed or as the system's keyring gave it, instead of the file; never in the settings
    bool inKeyring = false; ///< the password is in the system's keyring; `password` is empty until it gives it
    QString authorities{};  ///< file with the certificates that are believed; empty: those of the system
    Tls tls = Tls::UnlessLocal;
    int patience = 5; ///< seconds until a server that does not answer is given up
    bool operator==(const ClubConnection&) const = default;

    /// There is a club.
    [[nodiscard]] bool any() const { return !host.isEmpty(); }
};

/// Whether a host is this machine: a folder, "localhost", or a loopback address.
bool isThisMachine(const QString& host);
/// The options of libpq besides host, database, user and password, parted by ";" (QSqlDatabase::setConnectOptions).
std::variant<QString, ClubTrouble> connectOptions(const ClubConnection& connection);
/// What was typed, else the first line of the password file, where only its owner may read it. Empty where no file is
/// named.
std::variant<QString, ClubTrouble> readPassword(const ClubConnection& connection);

} // namespace reeve::app
