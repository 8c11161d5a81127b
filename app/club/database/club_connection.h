// SPDX-License-Identifier: GPL-3.0-or-later
// Address of a club's database and credentials of this table.
#pragma once

#include "app/club/database/club_trouble.h"

#include <QString>

#include <variant>

namespace reeve::app {

struct ClubConnection {
    enum class Tls {
        UnlessLocal, ///< required, with a verified certificate, unless the host is this device
        Always,
        Pinned,  ///< `authorities` is the server's own certificate: names are not compared
        BySecret ///< any certificate: the server has to prove that it knows the password (an invitation)
    };
    QString host{}; ///< host name, IP address, or folder of a Unix socket
    int port = 5432;
    QString database{};
    QString user{};         ///< login of the table
    QString passwordFile{}; ///< file with the password in its first line, mode 0600; empty: no password
    QString password{};     ///< from the user or the keyring; overrides the file; never written to the settings
    bool inKeyring = false; ///< the password is in the system's keyring; `password` is empty until it was read
    QString authorities{};  ///< file with trusted certificates; empty: those of the system
    Tls tls = Tls::UnlessLocal;
    int patience = 5; ///< connection timeout in seconds
    bool operator==(const ClubConnection&) const = default;

    /// A club is configured.
    [[nodiscard]] bool any() const { return !host.isEmpty(); }
    /// A saved password of `other` may be sent here: same server, login and trusted certificates.
    [[nodiscard]] bool sharesPasswordWith(const ClubConnection& other) const {
        return host == other.host && port == other.port && user == other.user && authorities == other.authorities;
    }
};

/// True for a folder, "localhost" and loopback addresses.
bool isThisMachine(const QString& host);
/// libpq options other than host, database, user and password, separated by ";" (QSqlDatabase::setConnectOptions).
std::variant<QString, ClubTrouble> connectOptions(const ClubConnection& connection);
/// `password` if set, else the first line of the password file, which must be readable only by its owner. Empty: no
/// file is configured.
std::variant<QString, ClubTrouble> readPassword(const ClubConnection& connection);

} // namespace reeve::app
