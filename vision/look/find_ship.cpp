// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training/train_ship.py; its ship_scenes.py cuts the same squares.
#include "vision/look/find_ship.h"

#include "vision/locate/lattice.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/table_around.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::find_ship;

float sigmoid(float logit) { return 1 / (1 + std::exp(-logit)); }

/// The table around the board, where a track may lie.
struct ShipTable : Table {
    std::vector<cv::Point2f> board{}; ///< outline of the part of the plane that has no track; empty: not excluded

    /// The networks know the standard board in the middle of the square. The sea of another board, with ships and a
    /// pirate, looks more like a track.
    bool mayShowTrack(cv::Point2d at) const {
        return board.empty() || cv::pointPolygonTest(board, cv::Point2f(at), true) < kUponFrame;
    }
};

ShipTable shipTable(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground, const cv::Scalar& gain) {
    double farthest = 0;
    for (const cv::Point2d& square : squaresAround(ground)) farthest = std::max(farthest, cv::norm(square));
    const std::vector<cv::Point2d>& frame = latticeOf(ground).frame;
    return {tableAround(bgr, boardToImage, farthest + kTableHalf + kTrackHalf, kShipWorkSide, gain),
            ground.atSea() ? std::vector<cv::Point2f>(frame.begin(), frame.end()) : std::vector<cv::Point2f>()};
}

cv::Point2d middleOf(int cell, int cells, double half) {
    return {(cell % cells + 0.5) / cells * 2 * half - half, (cell / cells + 0.5) / cells * 2 * half - half};
}

/// Returns the probability of a track for each cell of a square.
std::vector<float> tracksOn(const ShipTable& table, cv::Point2d square) {
    const cv::Mat seen = lookAt(Model::Table, {cutPlane(table, square, kTableHalf, kTablePixels)}, "track");
    std::vector<float> chances(kTableCells * kTableCells);
    for (std::size_t cell = 0; cell < chances.size(); ++cell)
        if (table.mayShowTrack(square + middleOf(static_cast<int>(cell), kTableCells, kTableHalf)))
            chances[cell] = sigmoid(seen.at<float>(0, static_cast<int>(cell)));
    return chances;
}

/// Returns the mean of the cells within kTrackReach of `around`, weighted by the squared probability of a track.
cv::Point2d middleOfTrack(const std::vector<float>& chances, cv::Point2d around) {
    cv::Point2d sum;
    double weight = 1e-9;
    for (std::size_t cell = 0; cell < chances.size(); ++cell) {
        const cv::Point2d at = middleOf(static_cast<int>(cell), kTableCells, kTableHalf);
        if (cv::norm(at - around) > kTrackReach) continue;
        const double chance = std::pow(static_cast<double>(chances[cell]), 2);
        sum += chance * at;
        weight += chance;
    }
    return sum / weight;
}

/// A position on the board plane for a nearer look.
struct Worth {
    cv::Point2d at;
    float chance = 0; ///< of a track
};

/// Adds the positions in one square, the most likely first.
void addPlaces(const ShipTable& table, cv::Point2d square, std::vector<Worth>& places) {
    std::vector<float> chances = tracksOn(table, square);
    for (std::size_t looks = 0; looks < kMostLooks; ++looks) {
        const auto best = std::max_element(chances.begin(), chances.end());
        if (*best < kWorthALook) return;
        const cv::Point2d first = middleOf(static_cast<int>(best - chances.begin()), kTableCells, kTableHalf);
        const cv::Point2d place = middleOfTrack(chances, middleOfTrack(chances, first));
        places.push_back({square + place, *best});
        for (std::size_t cell = 0; cell < chances.size(); ++cell) {
            const cv::Point2d at = middleOf(static_cast<int>(cell), kTableCells, kTableHalf);
            if (std::min(cv::norm(at - place), cv::norm(at - first)) < kTrackReach) chances[cell] = 0;
        }
    }
}

/// Returns the positions on the board plane for nearer looks, the most likely first.
std::vector<cv::Point2d> likelyPlaces(const ShipTable& table, const std::vector<cv::Point2d>& squares) {
    std::vector<Worth> worth;
    for (const cv::Point2d& square : squares) addPlaces(table, square, worth);
    std::stable_sort(worth.begin(), worth.end(), [](const Worth& a, const Worth& b) { return a.chance > b.chance; });
    std::vector<cv::Point2d> places;
    for (const Worth& one : worth) {
        if (places.size() == kMostLooks) break;
        // Squares overlap; within one square the places are apart.
        const bool known = squares.size() > 1 && std::any_of(places.begin(), places.end(), [&](cv::Point2d place) {
                               return cv::norm(place - one.at) < kTrackReach;
                           });
        if (!known) places.push_back(one.at);
    }
    return places;
}

TrackLooks lookNear(const ShipTable& table, cv::Point2d at) {
    constexpr int kCells = kTrackCells * kTrackCells;
    const cv::Mat seen = lookAt(Model::Spaces, {cutPlane(table, at, kTrackHalf, kTrackPixels)}, "spaces");
    const float* maps = seen.ptr<float>(0);
    TrackLooks looks(kCells);
    for (int cell = 0; cell < kCells; ++cell) {
        TrackLook& look = looks[static_cast<std::size_t>(cell)];
        float sum = 0;
        for (std::size_t i = 0; i < look.space.size(); ++i)
            sum += look.space[i] = std::exp(std::min(maps[static_cast<int>(i) * kCells + cell], 40.0F));
        for (float& chance : look.space) chance /= sum;
        look.ship = sigmoid(maps[(kTrackSpaces + 1) * kCells + cell]);
        if (!table.mayShowTrack(at + middleOf(cell, kTrackCells, kTrackHalf))) look = {};
    }
    return looks;
}

/// Returns the look with a doubt about the direction of the track.
ShipLook perhapsBackwards(const ShipLook& look) {
    ShipLook doubted = look;
    for (std::size_t i = 0; i < kTrackSpaces; ++i)
        doubted.space[1 + i] = (1 - kBackwards) * look.space[1 + i] + kBackwards * look.space[kTrackSpaces - i];
    return doubted;
}

} // namespace

std::vector<cv::Point2d> squaresAround(const Ground& ground) {
    if (!ground.atSea()) return {{0, 0}};
    const std::vector<cv::Point2d>& frame = latticeOf(ground).frame;
    const std::vector<cv::Point2d>& standard = standardLattice().frame;
    const double away = cv::norm((standard[0] + standard[1]) / 2);
    std::vector<cv::Point2d> squares;
    for (std::size_t side = 0; side < frame.size(); ++side) {
        const cv::Point2d along = frame[(side + 1) % frame.size()] - frame[side];
        const cv::Point2d out = cv::Point2d{along.y, -along.x} / cv::norm(along); // the corners run clockwise
        squares.push_back((frame[side] + frame[(side + 1) % frame.size()]) / 2 - out * away);
    }
    return squares;
}

ShipLook findShip(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground, const cv::Scalar& gain) {
    const ShipTable table = shipTable(bgr, boardToImage, ground, gain);
    ShipLook best;
    for (const cv::Point2d& place : likelyPlaces(table, squaresAround(ground))) {
        ShipLook ship = shipAmong(lookNear(table, place));
        if (ship.there() <= best.there()) continue;
        ship.at += place;
        best = ship;
        if (best.there() > 0.5F) break; // there is only one track
    }
    return ground.atSea() ? perhapsBackwards(best) : best;
}

} // namespace reeve::vision
