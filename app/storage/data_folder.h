// SPDX-License-Identifier: GPL-3.0-or-later
// Where things lie on the disk. REEVE_DATA_DIR, when set, holds everything (tests, several tables).
#pragma once

#include <QString>

namespace reeve::app {

/// The folder of the games; made when it is not there. Ends without a slash.
QString dataFolder();
/// The journal of all games, in dataFolder().
QString journalFile();
/// The people who play here, in dataFolder().
QString peopleFile();
/// The boards that were saved under a name, in dataFolder().
QString boardsFile();
/// The folder of the learned sets, in dataFolder(); made when the first one is kept.
QString setsFolder();
/// What the program wrote when it had to stop (app/startup/crash_handler.h), in dataFolder().
QString crashReportFile();
/// The settings of this device; app/settings/settings_file.h reads and writes it.
QString settingsFile();

} // namespace reeve::app
