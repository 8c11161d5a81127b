// SPDX-License-Identifier: GPL-3.0-or-later
// Handles crashes: writes a report and restarts the program; the next start tells the user. The game needs no saving,
// because each step is on the disk before it is shown.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace reeve::app {

/// Handles uncaught exceptions, failed assertions and memory faults: writes one line with the cause and then the stack
/// to `file`. Then starts `restart` (program and arguments; empty: nothing), unless the program ran for less than ten
/// seconds. Call once, after the folder of `file` exists.
void installCrashHandler(const QString& file, const QByteArray& version, const QStringList& restart);

/// Reads and deletes the report of the last run; empty: it ended normally.
QString takeCrashReport(const QString& file);

} // namespace reeve::app
