// SPDX-License-Identifier: GPL-3.0-or-later
// How a difference between the table and the record can be taken over: as the commands that would explain it, where
// they are legal now, else as a correction.
#pragma once

#include "engine/commands/command.h"
#include "engine/record/parsed.h"
#include "vision/judge/compare.h"

#include <string>
#include <vector>

namespace reeve::app {

/// One way to make the record agree.
struct Explanation {
    std::vector<Command> commands; ///< legal one after the other; empty: only `correction` helps
    record::Json correction;       ///< `set` of a correction; null where commands explain it
    std::string fault;             ///< why neither is possible, in English; empty as a rule

    [[nodiscard]] bool possible() const { return fault.empty(); }
};

/// The ways to take over a difference, the likeliest first; never empty. More than one only where a choice is left,
/// such as whom the robber robs. `all`: the differences that were found with it; of several commands the one that
/// explains most of them is taken, and terrains that changed places are corrected together.
std::vector<Explanation> explain(const GameState& state, const vision::Difference& difference,
                                 const std::vector<vision::Difference>& all);

/// Whether a position shows at the place of the difference what the photograph shows.
bool agrees(const GameState& state, const vision::Difference& difference);

} // namespace reeve::app
