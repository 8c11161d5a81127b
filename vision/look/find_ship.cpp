// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training/train_ship.py; its ship_scenes.py cuts the same squares.
#include "vision/look/find_ship.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::find_ship;
const cv::Scalar kBeyond{128, 128, 128}; // colour outside of the picture

float sigmoid(float logit) { return 1 / (1 + std::exp(-logit)); }

/// The part of the picture around the board, shrunk, from which all squares are cut.
struct Table {
    cv::Mat picture;
    cv::Matx33d boardToPicture;
    cv::Scalar gain;
    std::vector<cv::Point2f> board; ///< outline of the part of the plane that has no track; empty: not excluded

    /// The networks know the standard board in the middle of the square. The sea of another board, with ships and a
    /// pirate, looks more like a track.
    bool mayShowTrack(cv::Point2d at) const {
        return board.empty() || cv::pointPolygonTest(board, cv::Point2f(at), true) < kUponFrame;
    }
};

Table tableAround(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground, const cv::Scalar& gain) {
    double farthest = 0;
    for (const cv::Point2d& square : squaresAround(ground)) farthest = std::max(farthest, cv::norm(square));
    const cv::Rect part = aroundIsland(bgr.size(), boardToImage, farthest + kTableHalf + kTrackHalf);
    const double factor = std::min(1.0, kShipWorkSide / sidePixels(boardToImage));
    const cv::Size size{std::max(1, cvRound(part.width * factor)), std::max(1, cvRound(part.height * factor))};
    const cv::Matx33d toPart{1, 0, -double(part.x), 0, 1, -double(part.y), 0, 0, 1};
    const std::vector<cv::Point2d>& frame = latticeOf(ground).frame;
    return {shrunk(bgr(part), size), enlargement(part.size(), size) * toPart * boardToImage, gain,
            ground.atSea() ? std::vector<cv::Point2f>(frame.begin(), frame.end()) : std::vector<cv::Point2f>()};
}

/// Returns a crop of the board plane around `at`; kBeyond outside of the picture.
cv::Mat cutPlane(const Table& table, cv::Point2d at, double half, int pixels) {
    const cv::Matx33d& h = table.boardToPicture;
    cv::Mat2f from(pixels, pixels);
    cv::Mat1b beyond(pixels, pixels, uchar{0});
    const double right = table.picture.cols - 1, bottom = table.picture.rows - 1;
    cv::parallel_for_({0, pixels}, [&](const cv::Range& rows) {
        for (int row = rows.start; row < rows.end; ++row)
            for (int column = 0; column < pixels; ++column) {
                const double x = at.x + (column + 0.5) / pixels * 2 * half - half;
                const double y = at.y + (row + 0.5) / pixels * 2 * half - half;
                const double w = h(2, 0) * x + h(2, 1) * y + h(2, 2);
                cv::Point2d p{-1, -1};
                if (w * h(2, 2) > kHorizon * h(2, 2) * h(2, 2)) p = project(h, {x, y});
                if (p.x >= 0 && p.y >= 0 && p.x <= right && p.y <= bottom)
                    from(row, column) = {static_cast<float>(p.x), static_cast<float>(p.y)};
                else
                    beyond(row, column) = 255;
            }
    });
    cv::Mat square;
    cv::remap(table.picture, square, from, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::multiply(square, table.gain, square);
    square.setTo(kBeyond, beyond);
    return square;
}

cv::Point2d middleOf(int cell, int cells, double half) {
    return {(cell % cells + 0.5) / cells * 2 * half - half, (cell / cells + 0.5) / cells * 2 * half - half};
}

/// Returns the probability of a track for each cell of a square.
std::vector<float> tracksOn(const Table& table, cv::Point2d square) {
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
void addPlaces(const Table& table, cv::Point2d square, std::vector<Worth>& places) {
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
std::vector<cv::Point2d> likelyPlaces(const Table& table, const std::vector<cv::Point2d>& squares) {
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

TrackLooks lookNear(const Table& table, cv::Point2d at) {
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
    const Table table = tableAround(bgr, boardToImage, ground, gain);
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
