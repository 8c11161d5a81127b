// SPDX-License-Identifier: GPL-3.0-or-later
// Checksum chain over the steps of a game; detects changed, lost and duplicated steps.
#pragma once

#include <QByteArray>
#include <QString>

namespace reeve::app {

/// SHA-256 over the previous checksum, the number of the step, its two texts and its time (omitted if 0, unknown). It
/// is valid only at this place after valid steps. The first step follows startChecksum().
QByteArray stepChecksum(const QByteArray& before, int number, const QString& command, const QString& events,
                        qint64 time);
/// As stepChecksum(), for texts in UTF-8 as the file stores them.
QByteArray stepChecksumOf(const QByteArray& before, int number, const QByteArray& command, const QByteArray& events,
                          qint64 time);
QByteArray startChecksum(const QString& players, const QString& start);
/// Checksum of the changeable fields of a game: name, summary, time of the last change, number of steps, count of
/// writes.
QByteArray gameSeal(const QByteArray& start, const QString& name, const QString& summary, const QString& changed,
                    int steps, qint64 lastWrite);

/// Checksum of the second copy of a game's start. An empty `uuid` is omitted, as before version 4.
QByteArray headChecksum(qint64 game, const QString& name, const QString& players, const QString& start,
                        const QString& started, const QString& uuid);
/// Checksum of a row of `people` (version 4).
QByteArray personChecksum(const QString& person, const QString& name, bool current);
/// Checksum of the row that aboutFile() reads: version, and change counter of the header.
QByteArray aboutChecksum(int version, qint64 changes);

} // namespace reeve::app
