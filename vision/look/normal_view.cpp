// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/normal_view.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/crop_geometry.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

const cv::Scalar kMeanBgr{kMeanBlue, kMeanGreen, kMeanRed};

cv::Mat discMask(int pixels, double half, double radius) {
    cv::Mat mask{pixels, pixels, CV_8U, cv::Scalar{0}};
    for (int row = 0; row < pixels; ++row)
        for (int col = 0; col < pixels; ++col) {
            const double x = (col + 0.5) / pixels * 2 * half - half;
            const double y = (row + 0.5) / pixels * 2 * half - half;
            if (x * x + y * y < radius * radius) mask.at<uchar>(row, col) = 255;
        }
    return mask;
}

} // namespace

WorkingPicture workingSize(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Island& island) {
    std::vector<double> sides;
    for (const HexId hex : island.hexes)
        sides.push_back(std::sqrt(std::abs(areaScale(boardToImage, toPoint(island.position(hex))))));
    const auto middle = sides.begin() + island.hexCount / 2;
    std::nth_element(sides.begin(), middle, sides.end());
    const double factor = kWorkSide / *middle;
    if (!(factor < kLeastShrinking)) return {bgr, boardToImage};
    const cv::Rect part = aroundIsland(bgr.size(), boardToImage, reachOf(island));
    const cv::Size size{std::max(1, cvRound(part.width * factor)), std::max(1, cvRound(part.height * factor))};
    const cv::Mat small = shrunk(bgr(part), size);
    const double across = static_cast<double>(size.width) / part.width;
    const double down = static_cast<double>(size.height) / part.height;
    const cv::Matx33d toSmall{across, 0, -part.x * across, 0, down, -part.y * down, 0, 0, 1};
    return {small, toSmall * boardToImage};
}

cv::Mat cutSquare(const WorkingPicture& from, const cv::Matx33d& toBoard, double half, int pixels, int oversample) {
    const int n = pixels * oversample;
    const double scale = 2 * half / n;
    const cv::Matx33d inside{scale, 0, -half + scale / 2, 0, scale, -half + scale / 2, 0, 0, 1};
    cv::Mat crop;
    cv::warpPerspective(from.picture, crop, from.boardToImage * toBoard * inside, {n, n},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    if (oversample > 1) cv::resize(crop, crop, {pixels, pixels}, 0, 0, cv::INTER_AREA);
    return crop;
}

std::vector<cv::Mat> cutTerrain(const WorkingPicture& from, const Island& island) {
    std::vector<cv::Mat> hexes(static_cast<std::size_t>(island.hexCount));
    cv::parallel_for_({0, island.hexCount}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const BoardPoint at = island.position(static_cast<HexId>(i));
            const cv::Matx33d toBoard{1, 0, at.x, 0, 1, at.y, 0, 0, 1};
            hexes[static_cast<std::size_t>(i)] = cutSquare(from, toBoard, kTerrainHalf, kTerrainPixels, 2);
        }
    });
    return hexes;
}

cv::Scalar boardGain(const std::vector<cv::Mat>& hexes) {
    const cv::Mat mask = discMask(kTerrainPixels, kTerrainHalf, kMeanDisc);
    cv::Scalar sum;
    for (const cv::Mat& hex : hexes) sum += cv::mean(hex, mask);
    cv::Scalar gain;
    for (int c = 0; c < 3; ++c)
        gain[c] =
            std::clamp(kMeanBgr[c] / std::max(sum[c] / static_cast<double>(hexes.size()), 1.0), kLeastGain, kMostGain);
    return gain;
}

void applyGain(std::vector<cv::Mat>& crops, const cv::Scalar& gain) {
    for (cv::Mat& crop : crops) cv::multiply(crop, gain, crop);
}

std::vector<float> bleachedShares(const std::vector<cv::Mat>& hexes) {
    const cv::Mat mask = discMask(kTerrainPixels, kTerrainHalf, kMeanDisc);
    const double whole = cv::countNonZero(mask);
    std::vector<float> shares;
    for (const cv::Mat& hex : hexes) {
        cv::Mat white;
        cv::inRange(hex, cv::Scalar::all(kGlareWhite), cv::Scalar::all(255), white);
        shares.push_back(static_cast<float>(cv::countNonZero(white & mask) / whole));
    }
    return shares;
}

std::vector<cv::Mat> landOf(const std::vector<cv::Mat>& hexes, const Ground& ground) {
    if (!ground.atSea()) return hexes;
    std::vector<cv::Mat> land;
    for (const HexId hex : ground.land()) land.push_back(hexes[index(hex)]);
    return land;
}

NormalView normalView(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground) {
    const Island& island = ground.places();
    NormalView view{
        .ground = ground, .working = workingSize(bgr, boardToImage, island), .hexes = {}, .gain = {}, .bleached = {}};
    view.hexes = cutTerrain(view.working, island);
    view.bleached = bleachedShares(view.hexes);
    view.gain = boardGain(landOf(view.hexes, ground)); // the networks were trained on land
    applyGain(view.hexes, view.gain);
    return view;
}

} // namespace reeve::vision
