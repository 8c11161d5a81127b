// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/club/throwaway_club.h"

#include "app/club/database/migrations.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QTcpServer>

namespace reeve::testing {

using namespace app;

ThrowawayClub::ThrowawayClub(QStringList settings) : m_settings(std::move(settings)) {
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL"))) {
        m_missing = QStringLiteral("libqt6sql6-psql is not installed");
        return;
    }
    {
        QTcpServer free;
        if (!free.listen(QHostAddress::LocalHost)) qFatal("no free port");
        m_port = free.serverPort();
    }
    constexpr int kNoPostgres = 77;
    const int status = script({QStringLiteral("make"), QString::number(m_port)}, &m_folder);
    if (status == kNoPostgres)
        m_missing = QStringLiteral("postgresql is not installed");
    else if (status != 0)
        qFatal("no server could be made");
    else
        start();
}

ThrowawayClub::~ThrowawayClub() {
    m_owner.close();
    if (!m_folder.isEmpty()) script({QStringLiteral("remove"), m_folder});
}

int ThrowawayClub::script(const QStringList& words, QString* output) const {
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(REEVE_SOURCE_DIR "/app/club/database/throwaway_server.sh"), words);
    if (!process.waitForFinished(120'000)) qFatal("throwaway_server.sh does not end");
    if (output != nullptr) *output = QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    return process.exitCode();
}

void ThrowawayClub::start() {
    if (script(QStringList{QStringLiteral("start"), m_folder} + m_settings) != 0) qFatal("the server does not start");
}

void ThrowawayClub::stop() {
    m_owner.close();
    script({QStringLiteral("stop"), m_folder});
}

void ThrowawayClub::kill() {
    m_owner.close();
    script({QStringLiteral("kill"), m_folder});
}

void ThrowawayClub::backUp() {
    if (script({QStringLiteral("backup"), m_folder, QStringLiteral("reeve"), QStringLiteral("backup")}) != 0)
        qFatal("no backup");
}

void ThrowawayClub::restore() {
    m_owner.close();
    if (script({QStringLiteral("restore"), m_folder, QStringLiteral("reeve"), QStringLiteral("backup")}) != 0)
        qFatal("the backup cannot be restored");
}

ClubConnection ThrowawayClub::owner(const QString& database) const {
    return {.host = m_folder, .port = m_port, .database = database, .user = QStringLiteral("postgres")};
}

void ThrowawayClub::found(int version, const QString& database) {
    ClubDatabase server;
    QSqlQuery query;
    if (const auto trouble = server.open(owner(QStringLiteral("postgres")))) qFatal("%s", qPrintable(trouble->detail));
    if (const auto trouble = server.run(query, QStringLiteral("CREATE DATABASE %1").arg(database)))
        qFatal("%s", qPrintable(trouble->detail));
    ClubDatabase club;
    if (const auto trouble = club.open(owner(database))) qFatal("%s", qPrintable(trouble->detail));
    if (version == 0) return;
    if (const auto trouble = migrateClub(club, version < 0 ? latestClubVersion() : version))
        qFatal("%s", qPrintable(trouble->detail));
}

ClubConnection ThrowawayClub::login(const QString& name, const QString& statement, const QVariantList& values) {
    const QString file = m_passwords.filePath(name), password = QStringLiteral("secret of ") + name;
    if (!QFile::exists(file)) {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || !out.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
            qFatal("cannot write %s", qPrintable(file));
        out.write(password.toUtf8() + '\n');
        ask(statement, values + QVariantList{password});
    }
    return {.host = QStringLiteral("127.0.0.1"),
            .port = m_port,
            .database = QStringLiteral("reeve"),
            .user = name,
            .passwordFile = file};
}

ClubConnection ThrowawayClub::table(int number) {
    const QString name = QStringLiteral("table-%1").arg(number);
    return login(name, QStringLiteral("SELECT reeve.add_table(?, ?, ?)"),
                 {QStringLiteral("Table %1").arg(number), name});
}

ClubConnection ThrowawayClub::reader() {
    return login(QStringLiteral("reader"), QStringLiteral("SELECT reeve.add_reader(?, ?)"), {QStringLiteral("reader")});
}

QVariant ThrowawayClub::ask(const QString& statement, const QVariantList& values) {
    if (!m_owner.isOpen())
        if (const auto trouble = m_owner.open(owner())) qFatal("%s", qPrintable(trouble->detail));
    QSqlQuery query;
    if (const auto trouble = m_owner.run(query, statement, values))
        qFatal("%s: %s", qPrintable(statement), qPrintable(trouble->detail));
    return query.next() ? query.value(0) : QVariant();
}

app::ClubFault faultOf(app::ClubDatabase& database, const QString& statement) {
    QSqlQuery query;
    const auto trouble = database.run(query, statement);
    return trouble ? trouble->fault : app::ClubFault::None;
}

} // namespace reeve::testing
