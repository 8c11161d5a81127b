// SPDX-License-Identifier: GPL-3.0-or-later
// How well two successive views of the table agree with a change at a place.
#pragma once

#include "vision/watch/change.h"
#include "vision/watch/change_map.h"
#include "vision/watch/view.h"

#include <array>
#include <vector>

namespace reeve::vision {

/// A place that looks otherwise than before, and that no change explains.
struct Unexplained {
    Place at;
    double chance = 0; ///< 0 to 1
};

class Evidence {
public:
    /// `tracked`: the position that `before` shows. The views are referred to, not copied.
    Evidence(const View& before, const View& after, const GameState& tracked);

    /// A hand or another thing that is larger than pieces lies over the board.
    bool covered() const { return map_.covered; }
    /// Natural logarithm of the likelihood of both views if this change happened, over that if nothing changed there.
    double of(const Change& change) const;
    /// Leaves the pixels of a change that is accepted out of all further evidence.
    void explain(const Change& change);
    /// The places whose pixels changed and are not explained, the most certain first. At most one of neighbours.
    std::vector<Unexplained> left() const;

    /// What of() weighs.
    struct Signs {
        double share = 0;  ///< of the pixels of the thing that changed, 0 to 1
        double now = 0;    ///< logarithm of the odds of `after` against `before` by the looks at the second view
        double before = 0; ///< the same at the first view
        double color = 0;  ///< logarithm of the odds of its colour against a usual one of those that play
    };
    Signs signs(const Change& change) const;

private:
    double share(const Thing& thing, const Place& at, const View& view) const;
    /// The greatest share of a small disc on a piece or beside it.
    double blob(IntersectionId place) const;
    double shareOf(const Change& change) const;
    double byPixels(const Change& change, double share) const;
    double color(const Change& change) const;

    const View& before_;
    const View& after_;
    ChangeMap map_;
    std::array<std::vector<cv::Vec3f>, kColors> samples_; ///< colours of the pieces of each player
    std::vector<Color> colors_;                           ///< that play
    // Shares of changed pixels that most places do not exceed in this pair of views.
    std::array<double, 2> usual_{}; ///< of pieces on paths and on intersections
    double usualBlob_ = 0;          ///< blob() of pieces
    double usualBare_ = 0;          ///< of bare intersections
    double usualOnHex_ = 0;
};

} // namespace reeve::vision
