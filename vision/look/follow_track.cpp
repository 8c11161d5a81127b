// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/follow_track.h"

#include "vision/least_chance.h"
#include "vision/look/thresholds.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>

namespace reeve::vision {
namespace {

using namespace thresholds::follow_track;
constexpr auto kLeast = static_cast<float>(least_chance::kOfASpace);

constexpr double kNever = -std::numeric_limits<double>::infinity();

/// A detected space.
struct Point {
    cv::Point2d at;
    std::array<double, kTrackSpaces> likes{}; ///< log-ratio of the probability of each number to 1/8
};

cv::Point2d middleOf(std::size_t cell) {
    const auto along = [](std::size_t n) {
        return (static_cast<double>(n) + 0.5) / kTrackCells * 2 * kTrackHalf - kTrackHalf;
    };
    return {along(cell % kTrackCells), along(cell / kTrackCells)};
}

Point pointAt(const TrackLooks& looks, std::size_t cell) {
    Point point{.at = middleOf(cell)};
    std::array<float, kTrackSpaces> chance{};
    const auto row = static_cast<int>(cell / kTrackCells);
    const auto column = static_cast<int>(cell % kTrackCells);
    for (int y = std::max(0, row - 1); y <= std::min(kTrackCells - 1, row + 1); ++y)
        for (int x = std::max(0, column - 1); x <= std::min(kTrackCells - 1, column + 1); ++x)
            for (std::size_t i = 0; i < chance.size(); ++i)
                chance[i] += looks[static_cast<std::size_t>(y * kTrackCells + x)].space[i + 1];
    const float sum = std::max(std::accumulate(chance.begin(), chance.end(), 0.0F), 1e-9F);
    for (std::size_t i = 0; i < chance.size(); ++i)
        point.likes[i] = std::log(static_cast<double>(std::max(chance[i] / sum, kLeast)) * kTrackSpaces);
    return point;
}

/// Returns the ship's position, then other detected spaces, the most certain first.
std::vector<Point> pointsAround(const TrackLooks& looks, std::size_t ship) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < looks.size(); ++cell)
        if (1 - looks[cell].space[0] >= kSeen) cells.push_back(cell);
    std::stable_sort(cells.begin(), cells.end(),
                     [&](std::size_t a, std::size_t b) { return looks[a].space[0] < looks[b].space[0]; });
    std::vector<Point> points{pointAt(looks, ship)};
    for (const std::size_t cell : cells) {
        if (points.size() == kMostPoints) break;
        const bool known = std::any_of(points.begin(), points.end(),
                                       [&](const Point& other) { return cv::norm(other.at - middleOf(cell)) < kSame; });
        if (!known) points.push_back(pointAt(looks, cell));
    }
    return points;
}

/// Returns candidate cells of the ship, the most likely first; a ship printed on the start looks like it.
std::vector<std::size_t> shipsPlaces(const TrackLooks& looks) {
    std::vector<float> chances;
    for (const TrackLook& look : looks) chances.push_back(look.ship * (1 - look.space[0]));
    std::vector<std::size_t> places;
    while (places.size() < kMostShips && !chances.empty()) {
        const auto best = std::max_element(chances.begin(), chances.end());
        const auto place = static_cast<std::size_t>(best - chances.begin());
        if (*best < kLeastShip) break;
        places.push_back(place);
        for (std::size_t cell = 0; cell < chances.size(); ++cell)
            if (cv::norm(middleOf(cell) - middleOf(place)) < kSame) chances[cell] = 0;
    }
    return places;
}

/// Searches all assignments of the eight spaces to points with the ship on one of them: onward from the ship to the
/// landing, then back to the start (depth first, branch and bound).
class Ways {
public:
    explicit Ways(const std::vector<Point>& points) : points_(points) {
        // Upper bounds of the sum over the spaces before each one.
        for (std::size_t space = 0; space < kTrackSpaces; ++space) {
            double most = 0;
            for (const Point& point : points) most = std::max(most, point.likes[space]);
            upTo_[space + 1] = upTo_[space] + most;
        }
    }

    /// Greatest log-likelihood with the ship on space `ships`; kNever if it is not above `least`.
    double best(int ships, double least) {
        best_ = least;
        tries_ = 0;
        Way way;
        way.space = {ships, ships};
        way.likes = points_[0].likes[static_cast<std::size_t>(ships)];
        go(way, Onward);
        return best_ > least ? best_ : kNever;
    }

private:
    enum Direction : std::size_t { Onward, Back };

    struct Way {                                     // arrays of two: onward, back
        std::array<std::size_t, 2> end{};            ///< the last point
        std::array<int, 2> space{};                  ///< the number of its space
        std::array<std::optional<double>, 2> step{}; ///< length of the last step for each space
        int missing = 0;
        std::uint32_t been = 1; ///< bit set of the points used; the first is the ship
        double likes = 0;
    };

    void go(const Way& way, Direction direction) {
        const double more = upTo_[kTrackSpaces] - upTo_[static_cast<std::size_t>(way.space[Onward]) + 1] +
                            upTo_[static_cast<std::size_t>(way.space[Back])];
        if (++tries_ > kMostTries || way.likes - kMissing * way.missing + more <= best_) return;
        const int left = direction == Onward ? kTrackSpaces - 1 - way.space[Onward] : way.space[Back];
        if (way.missing + left <= kMostMissing) {
            Way ended = way;
            ended.missing += left;
            if (direction == Onward)
                go(ended, Back);
            else
                best_ = std::max(best_, ended.likes - kMissing * ended.missing);
        }
        for (int ahead = 1; ahead <= left && way.missing + ahead - 1 <= kMostMissing; ++ahead)
            for (std::size_t next = 1; next < points_.size(); ++next)
                if ((way.been >> next & 1U) == 0) step(way, direction, next, ahead);
    }

    void step(Way way, Direction direction, std::size_t next, int ahead) {
        const double step = cv::norm(points_[next].at - points_[way.end[direction]].at) / ahead;
        if (step > kMostStep) return;
        const auto& before = way.step[direction] ? way.step[direction] : way.step[Onward];
        if (before) {
            const double change = std::log(step / *before);
            if (std::abs(change) > kMostChange) return;
            way.likes -= change * change / (2 * kUsualChange * kUsualChange);
        }
        way.end[direction] = next;
        way.space[direction] += direction == Onward ? ahead : -ahead;
        way.step[direction] = step;
        way.missing += ahead - 1;
        way.been |= 1U << next;
        way.likes += points_[next].likes[static_cast<std::size_t>(way.space[direction])];
        go(way, direction);
    }

    const std::vector<Point>& points_;
    std::array<double, kTrackSpaces + 1> upTo_{};
    double best_ = kNever;
    int tries_ = 0;
};

/// A candidate cell of the ship.
struct Candidate {
    std::size_t cell = 0;
    double odds = 0;                         ///< odds of the ship against an empty track
    std::array<double, kTrackSpaces> ways{}; ///< greatest log-likelihood with the ship on each space
};

std::vector<Candidate> candidatesIn(const TrackLooks& looks) {
    std::vector<Candidate> candidates;
    double most = kHardlyATrack + kFarBehind;
    for (const std::size_t cell : shipsPlaces(looks)) {
        const float ship = looks[cell].ship;
        Candidate one{.cell = cell, .odds = std::pow(ship / std::max(1 - ship, kLeast), kShipWeight), .ways = {}};
        const std::vector<Point> points = pointsAround(looks, cell);
        for (int space = 0; space < kTrackSpaces; ++space) {
            double& way = one.ways[static_cast<std::size_t>(space)];
            way = Ways(points).best(space, most - kFarBehind);
            most = std::max(most, way);
        }
        candidates.push_back(one);
    }
    return candidates;
}

} // namespace

ShipLook shipAmong(const TrackLooks& looks) {
    const std::vector<Candidate> candidates = candidatesIn(looks);
    double most = kNever;
    for (const Candidate& one : candidates) most = std::max(most, *std::max_element(one.ways.begin(), one.ways.end()));
    if (most == kNever) return {};
    ShipLook look;
    double best = 0;
    double sum = 1; // weight of an empty track
    for (const Candidate& one : candidates)
        for (std::size_t i = 0; i < one.ways.size(); ++i) {
            const double chance = one.odds * std::exp(kWeight * (one.ways[i] - most));
            look.space[i + 1] += static_cast<float>(chance);
            sum += chance;
            if (chance > best) look.at = middleOf(one.cell);
            best = std::max(best, chance);
        }
    const double track = 1 / (1 + std::exp(kTrack - most));
    for (std::size_t i = 1; i < look.space.size(); ++i) {
        look.space[i] *= static_cast<float>(track / sum);
        look.space[0] -= look.space[i];
    }
    return look;
}

} // namespace reeve::vision
