// SPDX-License-Identifier: GPL-3.0-or-later
// The chain that notices a changed, lost or doubled step.
#pragma once

#include <QByteArray>
#include <QString>

namespace reeve::app {

/// SHA-256 over the checksum before it, the number of the step, its two texts and its time (which is left out where it
/// is not known, 0): a step is right only at its own place after the right ones. The first step follows
/// `startChecksum`.
QByteArray stepChecksum(const QByteArray& before, int number, const QString& command, const QString& events,
                        qint64 time);
/// stepChecksum() of texts as the file holds them (UTF-8).
QByteArray stepChecksumOf(const QByteArray& before, int number, const QByteArray& command, const QByteArray& events,
                          qint64 time);
QByteArray startChecksum(const QString& players, const QString& start);
/// Over what may change of a game: its name, what the list tells of it, how many steps it has, and when.
QByteArray gameSeal(const QByteArray& start, const QString& name, const QString& summary, const QString& changed,
                    int steps, qint64 lastWrite);

/// Over the second copy of what a game begins with.
/// `uuid` is left out where it is empty, as before version 4.
QByteArray headChecksum(qint64 game, const QString& name, const QString& players, const QString& start,
                        const QString& started, const QString& uuid);
/// Over a name by which a person is known (version 4).
QByteArray personChecksum(const QString& person, const QString& name, bool current);
/// Over what the file says of itself: its version, and the count of changes in its header.
QByteArray aboutChecksum(int version, qint64 changes);

} // namespace reeve::app
