// SPDX-License-Identifier: GPL-3.0-or-later
// What may have happened at the table since the last picture: commands that are legal now or after what a picture does
// not show (a turn that ended, a roll, cards that the record lacks), an undo, a correction.
#pragma once

#include "engine/commands/command.h"
#include "engine/record/parsed.h"
#include "vision/watch/change.h"

#include <optional>
#include <vector>

namespace reeve::app {

struct Candidate {
    std::vector<Command> commands;       ///< in order
    std::size_t hidden = 0;              ///< the number of them, from the first, that the picture does not show
    int undone = 0;                      ///< steps to undo instead; 0: none
    record::Json correction;             ///< `set` of a correction instead; null: none
    std::vector<vision::Change> changes; ///< what the picture shows of it, not empty
    double prior = 0;                    ///< natural logarithm of its odds before the picture is seen
};

/// Lists the candidates of a position. Hands and decks are taken as real: whatever the number of cards allows can be
/// paid. `earlier`: the states before each of the last steps, which can be undone, the oldest first. `known`: the
/// next roll; nullopt: it was not seen.
std::vector<Candidate> candidates(const GameState& state, const std::vector<GameState>& earlier,
                                  const std::optional<command::Roll>& known);

/// The next roll of a position, after the end of the turn where there was one; changes nothing on the board. nullopt:
/// no dice are rolled next, or not these.
std::optional<Candidate> nextRoll(const GameState& state, const command::Roll& known);

/// The steps of a candidate as lines of the record, and the states before each of them and after the last.
struct Carried {
    std::vector<record::Json> lines;
    std::vector<GameState> states; ///< one more than `lines`; after an undo the state that it leads to
    std::size_t hidden = 0;        ///< the number of lines, from the first, that the picture does not show
};
/// Carries out a candidate of `state`; corrections precede commands that need other cards. nullopt: the rules refuse
/// it.
std::optional<Carried> carriedOut(const GameState& state, const std::vector<GameState>& earlier,
                                  const Candidate& candidate);

} // namespace reeve::app
