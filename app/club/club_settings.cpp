// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/club_settings.h"

#include "app/store/data_folder.h"
#include "app/store/settings_file.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <array>
#include <filesystem>
#include <utility>

namespace reeve::app {
namespace {

const std::array<std::pair<const char*, QString ClubConnection::*>, 5> kTexts{
    {{"club/host", &ClubConnection::host},
     {"club/database", &ClubConnection::database},
     {"club/user", &ClubConnection::user},
     {"club/passwordFile", &ClubConnection::passwordFile},
     {"club/authorities", &ClubConnection::authorities}}};
const QString kPort = QStringLiteral("club/port"), kTls = QStringLiteral("club/tls");
const QString kKeyring = QStringLiteral("club/keyring");
const QString kAlways = QStringLiteral("always"), kPinned = QStringLiteral("pinned");

QString besideSettings(const char* name) {
    return QFileInfo(settingsFile()).absolutePath() + QLatin1Char('/') + QLatin1String(name);
}
QString passwordFile() { return besideSettings("club-password"); }
QString authoritiesFile() { return besideSettings("club-certificates.pem"); }

/// Deletes a file. Returns its path if that failed.
QString erased(const QString& name) { return QFile::exists(name) && !QFile::remove(name) ? name : QString(); }

/// Replaces a file by a new one, which was never readable by others. Returns its path; empty: writing failed.
QString replaced(const QString& name, const QByteArray& content) {
    const QString fresh = name + QStringLiteral(".new");
    QFile::remove(fresh);
    QFile file(fresh);
    const bool written =
        file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
        file.write(content) == content.size() && file.flush();
    file.close();
    std::error_code fault;
    if (written) std::filesystem::rename(fresh.toStdString(), name.toStdString(), fault);
    if (written && !fault) return name;
    QFile::remove(fresh);
    return {};
}

constexpr qint64 kLargestAuthorities = 4 << 20; ///< those of a whole system have 200 kB

} // namespace

// The settings file contains ASCII only, so values are encoded.
ClubConnection clubConnection() {
    const SettingsFile file;
    ClubConnection connection;
    for (const auto& [key, field] : kTexts)
        connection.*field = QUrl::fromPercentEncoding(file.value(QString::fromLatin1(key)).toString().toLatin1());
    connection.port = file.value(kPort, connection.port).toInt();
    connection.inKeyring = file.value(kKeyring).toBool();
    const QString tls = file.value(kTls).toString();
    if (tls == kAlways || tls == kPinned)
        connection.tls = tls == kAlways ? ClubConnection::Tls::Always : ClubConnection::Tls::Pinned;
    return connection;
}

bool setClubConnection(const ClubConnection& connection) {
    SettingsFile file;
    for (const auto& [key, field] : kTexts) {
        const QString& text = connection.*field;
        if (!connection.any() || text.isEmpty())
            file.remove(QString::fromLatin1(key));
        else
            file.set(QString::fromLatin1(key), QString::fromLatin1(QUrl::toPercentEncoding(text, "/")));
    }
    if (connection.any())
        file.set(kPort, connection.port);
    else
        file.remove(kPort);
    if (connection.any() && connection.inKeyring)
        file.set(kKeyring, true);
    else
        file.remove(kKeyring);
    if (connection.any() && connection.tls != ClubConnection::Tls::UnlessLocal)
        file.set(kTls, connection.tls == ClubConnection::Tls::Always ? kAlways : kPinned);
    else
        file.remove(kTls);
    return !file.fault().unsaved;
}

QString keepClubPassword(const QString& password) { return replaced(passwordFile(), password.toUtf8() + '\n'); }

QString keepClubAuthorities(const QString& file) {
    if (file == authoritiesFile()) return file;
    QFile chosen(file);
    if (!QFileInfo(file).isFile() || !chosen.open(QIODevice::ReadOnly)) return {};
    const QByteArray content = chosen.read(kLargestAuthorities);
    return content.isEmpty() ? QString() : replaced(authoritiesFile(), content);
}

QString keepClubCertificate(const QByteArray& pem) { return replaced(authoritiesFile(), pem); }

QString eraseClubPassword() { return erased(passwordFile()); }

QString eraseClubFiles() {
    const QString password = eraseClubPassword(), authorities = erased(authoritiesFile());
    return password.isEmpty() ? authorities : password;
}

} // namespace reeve::app
