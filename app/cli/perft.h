// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli perft POSITION DEPTH: how many lines of play lead on from a position.
#pragma once

#include <span>
#include <string>

/// `words` are the words after `perft`. Returns 0, or 2 if the position cannot be read or the words are wrong.
int perftCommand(std::span<const std::string> words);
