// SPDX-License-Identifier: GPL-3.0-or-later
// Paths of all files that Reeve keeps. REEVE_DATA_DIR, if set, contains all of them (for tests and for several tables).
#pragma once

#include <QString>

namespace reeve::app {

/// Folder of the games, without a trailing slash. Created if missing.
QString dataFolder();
/// The journal of all games, in dataFolder().
QString journalFile();
/// List of players, in dataFolder().
QString peopleFile();
/// Saved boards, in dataFolder().
QString boardsFile();
/// Known phones of the games (app/phones/protocol/token_file.h), in dataFolder().
QString phonesFile();
/// Folder of the learned sets, in dataFolder(). Not created here.
QString setsFolder();
/// Report of the crash handler (app/device/crash_handler.h), in dataFolder().
QString crashReportFile();
/// Settings of this device, see app/store/settings_file.h.
QString settingsFile();

} // namespace reeve::app
