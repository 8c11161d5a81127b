// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said on the command line of the window program.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace reeve::app {

struct CommandLine {
    QString screenshot;   ///< save a picture of the window here and leave; empty: stay
    QString page;         ///< open this page
    QString picture;      ///< read this photograph at once
    QString game;         ///< a script (JSON Lines) to play and show; the journal is not touched
    QStringList names;    ///< of the players of that script
    QString language;     ///< for this run only
    QString theme;        ///< for this run only
    QSize size;           ///< of the window; invalid: as the page wants
    bool measure = false; ///< measure how long things take, print it and leave
    int wait = 1200;      ///< milliseconds before the screenshot, for pictures to load and motion to end
};

/// Nothing when the program is to leave at once with `exitCode` (after --help, --version or a mistake,
/// which have been printed). `arguments` begin with the program's own name. Makes no application object unless the
/// program ends: Qt tells a screen reader nothing of a second one in the same process.
std::optional<CommandLine> readCommandLine(const QStringList& arguments, int& exitCode);

} // namespace reeve::app
