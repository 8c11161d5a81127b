// SPDX-License-Identifier: GPL-3.0-or-later
// An invitation of a table into a club (`reeve-club invite`): one line that is typed or read from a QR code. Its secret
// is valid once and for an hour: the tablet replaces it by a password of its own. The secret also proves who the server
// is (SCRAM with channel binding), so no certificate has to be compared.
#pragma once

#include "app/club/database/club_database.h"

#include <QString>

#include <optional>
#include <variant>

namespace reeve::app {

struct Invitation {
    QString host{};
    int port = ClubConnection().port;
    QString database = usualDatabase();
    QString login{};
    QString secret{}; ///< as a password: without hyphens, in capitals
    bool operator==(const Invitation&) const = default;

    static QString usualDatabase() { return QStringLiteral("reeve"); }
};

/// "192.168.1.20/table-1/K7QM-3PXD-92FA"; with ":PORT" and "/DATABASE" before the login where they are not the usual
/// ones.
QString invitationText(const Invitation& invitation);
/// nullopt: it is none. Small letters, missing hyphens and letters that look like digits are understood.
std::optional<Invitation> readInvitation(const QString& text);
/// A new secret or password: 12 letters and digits, 60 random bits.
QString freshSecret();

/// The connection that uses an invitation.
ClubConnection connectionOf(const Invitation& invitation);
/// What a tablet trusts from then on.
struct Accepted {
    QString password;
    QByteArray certificate; ///< of the server, PEM; empty: the connection has no TLS
};
/// Replaces the secret of the invitation by a new password. `database` is connected by connectionOf().
std::variant<Accepted, ClubTrouble> acceptInvitation(ClubDatabase& database, const QString& login);

} // namespace reeve::app
