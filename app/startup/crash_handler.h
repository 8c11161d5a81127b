// SPDX-License-Identifier: GPL-3.0-or-later
// When the program has to stop because of a fault in itself: it writes why, starts itself again, and the next start
// tells the person. The game needs no saving then: each step was on the disk before it was shown.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace reeve::app {

/// From now on an exception that nobody catches, a failed assertion and a fault of memory end in `file`: one line with
/// what it was, then where. Afterwards `restart` (a program and its words; empty: nothing) is started, but not when
/// this program ran for less than ten seconds: it would only stop again. Call once, when the folder of `file` exists.
void installCrashHandler(const QString& file, const QByteArray& version, const QStringList& restart);

/// What the last run wrote, which is taken away by this; empty when it ended as it should.
QString takeCrashReport(const QString& file);

} // namespace reeve::app
