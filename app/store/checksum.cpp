// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/checksum.h"

#include "app/store/sqlite_text.h"

#include <QCryptographicHash>

namespace reeve::app {
namespace {

/// Prefixes each part with its length, so that different splits give different hashes.
void add(QCryptographicHash& hash, const QByteArray& part) {
    hash.addData(QByteArray::number(part.size()) + ':');
    hash.addData(part);
}

} // namespace

QByteArray stepChecksumOf(const QByteArray& before, int number, const QByteArray& command, const QByteArray& events,
                          qint64 time) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, before);
    add(hash, QByteArray::number(number));
    add(hash, command);
    add(hash, events);
    if (time != 0) add(hash, QByteArray::number(time)); // omitted as in version 1 of the journal
    return hash.result();
}

QByteArray stepChecksum(const QByteArray& before, int number, const QString& command, const QString& events,
                        qint64 time) {
    return stepChecksumOf(before, number, sqliteText(command).toUtf8(), sqliteText(events).toUtf8(), time);
}

QByteArray startChecksum(const QString& players, const QString& start) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, sqliteText(players).toUtf8());
    add(hash, sqliteText(start).toUtf8());
    return hash.result();
}

QByteArray gameSeal(const QByteArray& start, const QString& name, const QString& summary, const QString& changed,
                    int steps, qint64 lastWrite) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, start);
    for (const QString& text : {name, summary, changed}) add(hash, sqliteText(text).toUtf8());
    add(hash, QByteArray::number(steps));
    add(hash, QByteArray::number(lastWrite));
    return hash.result();
}

QByteArray headChecksum(qint64 game, const QString& name, const QString& players, const QString& start,
                        const QString& started, const QString& uuid) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, "head");
    add(hash, QByteArray::number(game));
    for (const QString& text : {name, players, start, started}) add(hash, sqliteText(text).toUtf8());
    if (!uuid.isEmpty()) add(hash, uuid.toUtf8());
    return hash.result();
}

QByteArray personChecksum(const QString& person, const QString& name, bool current) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, "person");
    for (const QString& text : {person, name}) add(hash, sqliteText(text).toUtf8());
    add(hash, current ? "1" : "0");
    return hash.result();
}

QByteArray aboutChecksum(int version, qint64 changes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, "about");
    add(hash, QByteArray::number(version));
    add(hash, QByteArray::number(changes));
    return hash.result();
}

} // namespace reeve::app
