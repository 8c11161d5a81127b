// SPDX-License-Identifier: GPL-3.0-or-later
// Command line of the window program.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace reeve::app {

struct CommandLine {
    QString screenshot;   ///< save a picture of the window to this file and exit; empty: none
    QString page;         ///< page to open
    QString picture;      ///< photograph to read at the start
    QString game;         ///< script (JSON Lines) to replay and show; the journal is not changed
    QStringList names;    ///< player names for that script
    QString language;     ///< for this run only
    QString theme;        ///< for this run only
    QSize size;           ///< of the window; invalid: default of the page
    bool measure = false; ///< measure response times, print them and exit
    int wait = 1200;      ///< ms before the screenshot, for loading and animations
};

/// Parses `arguments`, which start with the program name. nullopt: exit with `exitCode`, after --help, --version or an
/// error, whose output has been printed. Creates an application object only then, because Qt registers only the first
/// one of a process with screen readers.
std::optional<CommandLine> readCommandLine(const QStringList& arguments, int& exitCode);

} // namespace reeve::app
