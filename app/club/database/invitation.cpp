// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/invitation.h"

#include <QRandomGenerator>
#include <QRegularExpression>

namespace reeve::app {

QString invitationText(const Invitation& invitation) {
    const bool numbers = invitation.host.contains(QLatin1Char(':'));
    QString text = numbers ? QStringLiteral("[%1]").arg(invitation.host) : invitation.host;
    if (invitation.port != ClubConnection().port) text += QStringLiteral(":%1").arg(invitation.port);
    if (invitation.database != Invitation::usualDatabase()) text += QLatin1Char('/') + invitation.database;
    QString secret = invitation.secret;
    for (qsizetype at = 4; at < secret.size(); at += 5) secret.insert(at, QLatin1Char('-'));
    return text + QLatin1Char('/') + invitation.login + QLatin1Char('/') + secret;
}

std::optional<Invitation> readInvitation(const QString& text) {
    static const QRegularExpression kForm(QStringLiteral("^(?:\\[([^\\]/]+)\\]|([^/:\\s]+))(?::([0-9]{1,5}))?"
                                                         "(?:/([^/\\s]+))?/([^/\\s]+)/([0-9A-Za-z -]{12,20})$"));
    const auto match = kForm.match(text.trimmed());
    if (!match.hasMatch()) return std::nullopt;
    Invitation invitation{.host = match.captured(1) + match.captured(2), .login = match.captured(5)};
    if (match.hasCaptured(3)) invitation.port = match.captured(3).toInt();
    if (!match.captured(4).isEmpty()) invitation.database = match.captured(4);
    for (const QChar c : match.captured(6).toUpper())
        if (c.isLetterOrNumber())
            invitation.secret += c == QLatin1Char('O')                            ? QLatin1Char('0')
                                 : c == QLatin1Char('I') || c == QLatin1Char('L') ? QLatin1Char('1')
                                                                                  : c;
    return invitation;
}

QString freshSecret() {
    static const QString kDigits = QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ"); // Crockford's base 32
    QString secret;
    for (int i = 0; i < 12; ++i) secret += kDigits[QRandomGenerator::system()->bounded(32)];
    return secret;
}

ClubConnection connectionOf(const Invitation& invitation) {
    return {.host = invitation.host,
            .port = invitation.port,
            .database = invitation.database,
            .user = invitation.login,
            .password = invitation.secret,
            .tls = ClubConnection::Tls::BySecret};
}

std::variant<Accepted, ClubTrouble> acceptInvitation(ClubDatabase& database, const QString& login) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT reeve.certificate()"))) return *trouble;
    Accepted accepted{freshSecret() + freshSecret(), query.next() ? query.value(0).toByteArray() : QByteArray()};
    const auto done =
        database.call(QStringLiteral("reeve.accept_invitation(?)"), {database.verifier(login, accepted.password)});
    if (const auto* trouble = std::get_if<ClubTrouble>(&done)) return *trouble;
    if (!std::get<QVariant>(done).toBool()) return ClubTrouble{ClubFault::NotATable};
    return accepted;
}

} // namespace reeve::app
