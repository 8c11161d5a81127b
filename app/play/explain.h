// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to take over a difference between table and record: as commands that explain it, if they are legal now, else as
// a correction.
#pragma once

#include "engine/commands/command.h"
#include "engine/record/parsed.h"
#include "vision/judge/compare.h"

#include <optional>
#include <string>
#include <vector>

namespace reeve::app {

/// One way to take over a difference.
struct Explanation {
    std::vector<Command> commands; ///< legal in this order; empty: only `correction` is possible
    record::Json correction;       ///< `set` of a correction; null if commands explain it
    std::string fault;             ///< why neither is possible, in English; empty: possible

    [[nodiscard]] bool possible() const { return fault.empty(); }
};

/// The ways to take over a difference, the most likely first; never empty. Several only if a choice is left, such as
/// the player to steal from. `all`: all differences found; among several commands the one that explains most of them is
/// chosen, and swapped terrains are corrected together.
std::vector<Explanation> explain(const GameState& state, const vision::Difference& difference,
                                 const std::vector<vision::Difference>& all);

/// The position after a command; nullopt: the command is illegal.
std::optional<GameState> after(const GameState& state, const Command& command);

/// Whether a position agrees with the photograph at the place of the difference.
bool agrees(const GameState& state, const vision::Difference& difference);

} // namespace reeve::app
