// SPDX-License-Identifier: GPL-3.0-or-later
// Watches a game: successive pictures of the table become proposals for its record.
#pragma once

#include "app/play/candidates.h"
#include "vision/watch/evidence.h"
#include "vision/watch/view.h"

#include <optional>
#include <vector>

namespace reeve::app {

/// One way to explain what was seen.
struct Way {
    std::vector<record::Json> commands; ///< lines of the record, legal in this order
    double chance = 0;                  ///< 0 to 1
    std::size_t hidden = 0;             ///< the number of lines, from the first, that the picture does not show
    std::vector<GameState> states;      ///< before each line, and after the last
};

struct Proposal {
    Way way;
    std::vector<Way> others;             ///< the next best at the same places, the likeliest first
    std::vector<vision::Change> changes; ///< what the picture shows of `way`, not empty
};

/// The record, and the states before each of its last steps, the oldest first.
struct Recorded {
    GameState state;
    std::vector<GameState> earlier{};
};

/// A roll of the dice that the record does not have.
struct SeenRoll {
    vision::DiceRoll dice;
    bool now = false; ///< this picture is the first that shows it
    Way way{};        ///< the roll, after the end of the turn where one had begun; no lines: no dice are rolled next
};

struct Sighting {
    std::optional<vision::Failure> failure; ///< the board cannot be read on this picture
    bool settled = false;                   ///< false: a hand is in the picture, or the board cannot be read
    std::vector<Proposal> proposals;        ///< legal in this order
    std::vector<vision::Unexplained> unexplained;
    std::optional<SeenRoll> roll; ///< not in the record
    double doubt = 0;             ///< chance (0 to 0.5) that something changed beside these
    std::optional<Recorded> then; ///< the record after the first way of each proposal; set if settled
};

class Watch {
public:
    Watch(Recorded record, vision::Params params)
        : record_(std::move(record)), shown_(record_.state), params_(std::move(params)) {}

    /// Takes the picture (8-bit BGR) that shows the position as it lies. Returns why it cannot be read; nullopt: it
    /// was.
    std::optional<vision::Failure> begin(const cv::Mat& bgr);
    /// Judges a further picture against the picture that settle() or begin() took last. Requires: begin() succeeded.
    Sighting look(const cv::Mat& bgr);
    /// The record has moved on: by what was proposed, or by other commands, which the table may follow later.
    void follow(Recorded record);
    /// Judges the last settled picture again. Requires: settled() is false.
    Sighting judge() { return judge(*now_); }
    /// Takes the last settled picture: further ones are judged against it. Requires: it was judged after follow().
    void settle();
    /// Takes it and the first way of each proposal that was seen on it.
    void take(const Sighting& seen);

    /// No picture was judged since one was taken.
    bool settled() const { return !now_; }
    /// The picture that was taken last, and the last settled one after it. Require: begin() succeeded; not settled().
    const vision::View& before() const { return *last_; }
    const vision::View& after() const { return *now_; }

private:
    Sighting judge(const vision::View& view);
    /// Fills the proposals, and what follows from them.
    void propose(vision::Evidence& evidence, Sighting& seen);
    std::optional<SeenRoll> rollOn(const vision::View& view);

    Recorded record_;
    GameState shown_;                        ///< the record when `last_` was taken
    std::vector<vision::Change> owed_;       ///< changes of the record that `last_` does not show
    std::vector<vision::Change> due_;        ///< of these, those that the picture judged last does not show either
    std::optional<vision::DiceRoll> lying_;  ///< the last dice that are no news
    std::optional<vision::DiceRoll> rolled_; ///< seen, and not in the record
    bool unseenRoll_ = false;                ///< the record's last roll was not seen yet
    vision::Params params_;
    std::optional<vision::View> last_;
    std::optional<vision::View> now_;
};

} // namespace reeve::app
