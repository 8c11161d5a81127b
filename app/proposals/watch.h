// SPDX-License-Identifier: GPL-3.0-or-later
// Watches a game: successive pictures of the table become proposals for its record.
#pragma once

#include "app/proposals/candidates.h"
#include "vision/watch/evidence.h"
#include "vision/watch/view.h"

#include <optional>
#include <vector>

namespace reeve::app {

/// One way to explain what was seen.
struct Way {
    std::vector<record::Json> commands; ///< lines of the record, legal in this order
    double chance = 0;                  ///< 0 to 1
};

struct Proposal {
    Way way;
    std::vector<Way> others; ///< the next best at the same places, the likeliest first
};

struct Sighting {
    std::optional<vision::Failure> failure; ///< the board cannot be read on this picture
    bool settled = false;                   ///< false: a hand is in the picture, or the board cannot be read
    std::vector<Proposal> proposals;        ///< legal in this order
    std::vector<vision::Unexplained> unexplained;
};

class Watch {
public:
    Watch(const GameState& state, vision::Params params) : state_(state), params_(std::move(params)) {}

    /// Takes the picture (8-bit BGR) that shows the position as it lies. Returns why it cannot be read; nullopt: it
    /// was.
    std::optional<vision::Failure> begin(const cv::Mat& bgr);
    /// Judges a further picture against the last settled one. The position moves on by the first way of each proposal.
    /// Requires: begin() succeeded.
    Sighting look(const cv::Mat& bgr);

    const GameState& state() const { return state_; }

private:
    std::vector<Proposal> propose(vision::Evidence& evidence);

    GameState state_;
    std::vector<GameState> earlier_; ///< the states before each step that was taken
    vision::Params params_;
    std::optional<vision::View> last_;
};

} // namespace reeve::app
