// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/club_settings.h"

#include "app/settings/settings_file.h"
#include "app/storage/data_folder.h"

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
const QString kAlways = QStringLiteral("always");

QString passwordFile() { return QFileInfo(settingsFile()).absolutePath() + QStringLiteral("/club-password"); }

} // namespace

// The settings file contains ASCII only, so values are encoded.
ClubConnection clubConnection() {
    const SettingsFile file;
    ClubConnection connection;
    for (const auto& [key, field] : kTexts)
        connection.*field = QUrl::fromPercentEncoding(file.value(QString::fromLatin1(key)).toString().toLatin1());
    connection.port = file.value(kPort, connection.port).toInt();
    connection.inKeyring = file.value(kKeyring).toBool();
    if (file.value(kTls).toString() == kAlways) connection.tls = ClubConnection::Tls::Always;
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
    if (connection.any() && connection.tls == ClubConnection::Tls::Always)
        file.set(kTls, kAlways);
    else
        file.remove(kTls);
    return !file.fault().unsaved;
}

// Replaces the file by a new one, which was never readable by others.
QString keepClubPassword(const QString& password) {
    const QString name = passwordFile(), fresh = name + QStringLiteral(".new");
    QFile::remove(fresh);
    QFile file(fresh);
    const QByteArray line = password.toUtf8() + '\n';
    const bool written =
        file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
        file.write(line) == line.size() && file.flush();
    file.close();
    std::error_code fault;
    if (written) std::filesystem::rename(fresh.toStdString(), name.toStdString(), fault);
    if (written && !fault) return name;
    QFile::remove(fresh);
    return {};
}

QString eraseClubPassword() {
    const QString name = passwordFile();
    return QFile::exists(name) && !QFile::remove(name) ? name : QString();
}

} // namespace reeve::app
