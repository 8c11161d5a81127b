// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/club_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace reeve::app {
namespace {

/// Debian's bundle of trusted certificate authorities.
const char* const kSystemAuthorities = "/etc/ssl/certs/ca-certificates.crt";
constexpr int kLongestPassword = 1024;

/// Quotes a value of a libpq option.
QString quoted(QString value) {
    value.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('\''), QLatin1String("\\'"));
    return QLatin1Char('\'') + value + QLatin1Char('\'');
}

bool plain(const QString& value) {
    return std::ranges::none_of(value, [](QChar c) { return c == QLatin1Char(';') || c.unicode() < 32; });
}

} // namespace

bool isThisMachine(const QString& host) {
    if (host.startsWith(QLatin1Char('/')) || host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0)
        return true;
    const bool dotted = host.startsWith(QLatin1String("127.")) && host.count(QLatin1Char('.')) == 3 &&
                        std::ranges::all_of(host, [](QChar c) { return c.isDigit() || c == QLatin1Char('.'); });
    return dotted || host == QLatin1String("::1");
}

std::variant<QString, ClubTrouble> connectOptions(const ClubConnection& connection) {
    const QString& authorities = connection.authorities;
    for (const QString& field : {connection.host, connection.database, connection.user})
        if (field.isEmpty() || !plain(field)) return ClubTrouble{ClubFault::BadConnection, field};
    if (!plain(authorities) || connection.port < 1 || connection.port > 65535 || connection.patience < 1)
        return ClubTrouble{ClubFault::BadConnection, authorities};
    using Tls = ClubConnection::Tls;
    const bool checked = connection.tls == Tls::Always || !isThisMachine(connection.host);
    const QLatin1String mode(!checked                          ? "prefer"
                             : connection.tls == Tls::Pinned   ? "verify-ca"
                             : connection.tls == Tls::BySecret ? "require"
                                                               : "verify-full");
    QStringList options{QStringLiteral("connect_timeout=%1").arg(std::max(2, connection.patience)),
                        QStringLiteral("tcp_user_timeout=%1").arg(connection.patience * 1000),
                        QStringLiteral("keepalives_idle=%1").arg(connection.patience),
                        QStringLiteral("keepalives_interval=2"),
                        QStringLiteral("keepalives_count=3"),
                        QStringLiteral("gssencmode=disable"),
                        QStringLiteral("application_name=reeve"),
                        QStringLiteral("sslmode=%1").arg(mode)};
    if (checked && connection.tls == Tls::BySecret)
        options << QStringLiteral("channel_binding=require");
    else if (checked)
        options << QStringLiteral("sslrootcert=%1")
                       .arg(quoted(authorities.isEmpty() ? QString::fromLatin1(kSystemAuthorities) : authorities));
    return options.join(QLatin1Char(';'));
}

std::variant<QString, ClubTrouble> readPassword(const ClubConnection& connection) {
    if (!connection.password.isEmpty()) return connection.password;
    if (connection.inKeyring) return ClubTrouble{ClubFault::KeyringLocked};
    const QString& name = connection.passwordFile;
    if (name.isEmpty()) return QString();
    QFile file(name);
    if (!QFileInfo(name).isFile() || !file.open(QIODevice::ReadOnly))
        return ClubTrouble{ClubFault::PasswordMissing, name};
    // Checked on the open file, so that it cannot be replaced in between.
    constexpr QFile::Permissions kOthers =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if ((file.permissions() & kOthers) != QFile::Permissions()) return ClubTrouble{ClubFault::PasswordOpen, name};
    return QString::fromUtf8(file.readLine(kLongestPassword)).remove(QLatin1Char('\n')).remove(QLatin1Char('\r'));
}

} // namespace reeve::app
