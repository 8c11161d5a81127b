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

int rescue(const QString& damagedFile, QSqlDatabase& target) {
    const QString connection = QStringLiteral("reeve-rescue");
    int games = 0;
    {
        QSqlDatabase damaged = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        damaged.setDatabaseName(damagedFile);
        damaged.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (damaged.open() && target.transaction()) {
            games = carry(damaged, target, QStringLiteral("games"),
                          QStringLiteral("id, name, players, start, checksum, summary, started, changed, steps, damaged"), 10,
                          QStringLiteral("ORDER BY id"));
            carry(damaged, target, QStringLiteral("steps"), QStringLiteral("game, number, command, events, checksum"), 5,
                  QStringLiteral("ORDER BY game, number"));
            // What follows is seen by load(): a game whose steps break off is simply shorter, so say so.
            QSqlQuery(target).exec(QStringLiteral("UPDATE games SET damaged = 1"));
            if (!target.commit()) games = 0;
        }
        damaged.close();
    }
    QSqlDatabase::removeDatabase(connection);
    return games;
}

} // namespace reeve::app
