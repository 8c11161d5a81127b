// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli play FILE [--strict] [--story | --as VIEWER]: a game driven by a script.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

/// `args` are the words after `play`. Returns 0; 1 with --strict if a command was refused; 2 if the file cannot
/// be read, a line is malformed or the words are wrong.
int playCommand(std::span<const std::string> args);

/// Plays the script `in`, which is called `file` in complaints: one answer for each command, then the position. With a
/// `viewer` (table, spectator, a colour): what that viewer sees of it, then the view.
int play(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints,
         const std::string& viewer = {});

/// Plays a script and tells it as a story: the script's comments, a line of English sentences for each command, the
/// points at the end.
int tell(std::istream& in, const std::string& file, bool strict, std::ostream& out, std::ostream& complaints);
