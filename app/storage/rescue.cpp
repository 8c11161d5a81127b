// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/rescue.h"

#include <QDateTime>
#include <QFile>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>

namespace reeve::app {
namespace {

QString asideName(const QString& file) {
    const QString stem = file + QStringLiteral(".damaged-") + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString name = stem;
    for (int n = 2; QFile::exists(name); ++n) name = stem + QLatin1Char('-') + QString::number(n);
    return name;
}

/// Copies the rows that `select` gives into `table` until one cannot be read or written.
int carry(QSqlDatabase& from, QSqlDatabase& to, const QString& table, const QString& columns, int count, const QString& condition) {
    QSqlQuery read(from);
    read.setForwardOnly(true);
    if (!read.exec(QStringLiteral("SELECT %1 FROM %2 %3").arg(columns, table, condition))) return 0;
    QStringList marks;
    for (int i = 0; i < count; ++i) marks << QStringLiteral("?");
    QSqlQuery write(to);
    write.prepare(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)").arg(table, columns, marks.join(QLatin1Char(','))));
    int rows = 0;
    while (read.next()) {
        for (int i = 0; i < count; ++i) write.bindValue(i, read.value(i));
        if (!write.exec()) break;
        ++rows;
    }
    return rows;
}

} // namespace

QString moveAside(const QString& file) {
    const QString name = asideName(file);
    return QFile::rename(file, name) ? name : QString();
}

QString copyAside(const QString& file) {
    const QString name = asideName(file);
    return QFile::copy(file, name) ? name : QString();
}

int carryOver(const QString& file, QSqlDatabase& target) {
    const QString connection = QStringLiteral("reeve-rescue");
    int games = 0;
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        source.setDatabaseName(file);
        source.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (source.open() && target.transaction()) {
            QString ofGames = QStringLiteral("id, name, players, start, checksum, summary, started, changed, steps, damaged");
            QString ofSteps = QStringLiteral("game, number, command, events, checksum");
            // A damaged file may not say its version, or not truly: its tables do.
            const bool sealed = source.record(QStringLiteral("games")).contains(QStringLiteral("seal"));
            if (sealed) {
                ofGames += QStringLiteral(", last, seal");
                ofSteps += QStringLiteral(", time");
            }
            games = carry(source, target, QStringLiteral("games"), ofGames, sealed ? 12 : 10, QStringLiteral("ORDER BY id"));
            carry(source, target, QStringLiteral("steps"), ofSteps, sealed ? 6 : 5, QStringLiteral("ORDER BY game, number"));
            if (!target.commit()) games = 0;
        }
        source.close();
    }
    QSqlDatabase::removeDatabase(connection);
    return games;
}

int rescue(const QString& damagedFile, QSqlDatabase& target) {
    const int games = carryOver(damagedFile, target);
    // A game whose steps break off is simply shorter, so say so. load() sees which are gone.
    QSqlQuery(target).exec(QStringLiteral("UPDATE games SET damaged = 1"));
    return games;
}

} // namespace reeve::app
