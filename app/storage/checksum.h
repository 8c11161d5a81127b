// SPDX-License-Identifier: GPL-3.0-or-later
// The chain that notices a changed, lost or doubled step.
#pragma once

#include <QByteArray>
#include <QString>

namespace reeve::app {

/// SHA-256 over the checksum before it, the number of the step and its two texts: a step is right only
/// at its own place after the right ones. The first step follows `startChecksum`.
QByteArray stepChecksum(const QByteArray& before, int number, const QString& command, const QString& events);
QByteArray startChecksum(const QString& players, const QString& start);

} // namespace reeve::app
