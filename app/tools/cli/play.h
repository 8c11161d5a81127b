// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli play FILE [--strict] [--story | --as VIEWER]: replays a script.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

/// `args`: the arguments after `play`. Returns the exit status: 0; 1 with --strict if a command was refused; 2 if the
/// file cannot be read, a line is malformed or an argument is wrong.
int playCommand(std::span<const std::string> args);

/// Replays the script `in` (called `file` in error messages): prints one answer per command, then the position.
/// `viewer` (table, spectator, a colour): prints what that viewer sees, then the view. Returns the exit status.
int play(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints,
         const std::string& viewer = {});

/// Replays a script as a story: prints its comments, a line of English sentences per command, and the final points.
/// Returns the exit status.
int tell(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints);
