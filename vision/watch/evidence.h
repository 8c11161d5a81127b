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

/// What a change is for the weights of its signs.
enum class Sort { Road, Building, Knight, RoadGone, PieceGone, Rebuilt, Upon, State, Figure, FigureGone, Other };
inline constexpr std::size_t kSorts = 11;
inline constexpr std::size_t kSigns = 6;

class Evidence {
public:
    /// `tracked`: the position that `before` shows. The views are referred to, not copied.
    Evidence(const View& before, const View& after, const GameState& tracked);

    /// A hand or another thing that is larger than pieces lies over the board.
    bool covered() const { return map_.covered; }
    /// Natural logarithm of the likelihood of both views if these changes happened, over that if nothing changed at
    /// their places.
    double of(const std::vector<Change>& changes) const;
    /// Leaves the place and the pixels of a change that is accepted out of all further evidence.
    void explain(const Change& change);
    /// The places whose pixels changed and are not explained, the most certain first. At most one of neighbours.
    std::vector<Unexplained> left() const;

    /// What of() weighs for a change.
    struct Signs {
        Sort sort;
        std::array<double, kSigns> value{};
    };
    Signs signs(const Change& change) const;

private:
    /// Logarithm of how much changed, against places of its sort where nothing did, in units of their spread.
    struct Usual {
        double middle = 0;
        double spread = 1;
        Usual() = default;
        explicit Usual(std::vector<double> values);
        double over(double value) const;
    };
    double deviation(const std::vector<cv::Point2f>& points) const;
    double roadAt(PathId at) const;
    double buildingAt(IntersectionId at) const;
    double figureAt(HexId at, cv::Point2d* where = nullptr) const;
    /// Of the neighbourhood of an intersection: the deviation of its pixels, and the change of their colours wherever
    /// they lie.
    double discAt(IntersectionId at) const;
    double tonesAt(IntersectionId at) const;
    /// Of the parts that changed most of a piece, whatever its light.
    double peakAt(IntersectionId at) const;
    double color(const Change& change) const;

    const View& before_;
    const View& after_;
    ChangeMap map_;
    std::array<std::vector<cv::Vec3f>, kColors> samples_; ///< colours of the pieces of each player
    std::vector<Color> colors_;                           ///< that play
    std::vector<Place> explained_;
    Usual barePath_, bareSpot_, road_, disc_, tones_, knightTones_, knightPeak_, figure_;
    // How well the looks tell the recorded knights, 0 to 1.
    double levelTrust_ = 0;
    double activeTrust_ = 0;
};

} // namespace reeve::vision
