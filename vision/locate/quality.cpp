// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/quality.h"

#include "vision/locate/plane.h"
#include "vision/locate/thresholds.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::quality;

cv::Mat1b smallGray(const cv::Mat& bgr, int side) {
    cv::Mat1b gray;
    cv::cvtColor(shrunk(bgr, side), gray, cv::COLOR_BGR2GRAY);
    return gray;
}

/// The 95th percentile.
uchar brightest(const cv::Mat1b& gray) {
    std::vector<uchar> values(gray.begin(), gray.end());
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(0.95 * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

} // namespace

bool isTooDark(const cv::Mat& bgr, const QualityParams& params) {
    return brightest(smallGray(bgr, kGlance)) < params.darkLevel;
}

cv::Mat1b grayBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage) {
    constexpr double kRadius = 4;
    constexpr int kWidth = static_cast<int>(2 * kRadius * kPixelsPerSide);
    const cv::Matx33d toBoard{1.0 / kPixelsPerSide, 0, -kRadius, 0, 1.0 / kPixelsPerSide, -kRadius, 0, 0, 1};
    cv::Mat board;
    cv::warpPerspective(bgr, board, boardToImage * toBoard, {kWidth, kWidth}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_REPLICATE);
    cv::Mat1b gray;
    cv::cvtColor(board, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

bool isBoardTooDark(const cv::Mat1b& board, const QualityParams& params) { return brightest(board) < params.darkBoard; }

bool isBlurred(const cv::Mat& bgr, const QualityParams& params) {
    const cv::Mat1b gray = smallGray(bgr, kGlance);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(gray, mean, deviation);
    if (deviation[0] < kLeastContrast) return false;
    cv::Mat1f laplacian;
    cv::Laplacian(gray, laplacian, CV_32F);
    std::vector<float> edges(laplacian.begin(), laplacian.end());
    for (float& edge : edges) edge = std::abs(edge);
    // Only the 99.5th percentile counts: pictures of large plain surfaces have few edges, but sharp ones.
    const auto sharpest = edges.begin() + static_cast<std::ptrdiff_t>(0.995 * static_cast<double>(edges.size() - 1));
    std::nth_element(edges.begin(), sharpest, edges.end());
    return *sharpest < params.leastPictureSharpness * deviation[0];
}

double boardSharpness(const cv::Mat1b& board) {
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(board, mean, deviation);
    if (deviation[0] < kLeastContrast) return 1;
    cv::Mat laplacian;
    cv::Laplacian(board, laplacian, CV_32F);
    return cv::mean(cv::abs(laplacian))[0] / deviation[0];
}

double boardEvenDetail(const cv::Mat1b& board) {
    constexpr int kDirections = 8;
    cv::Mat1f across;
    cv::Mat1f down;
    cv::Sobel(board, across, CV_32F, 1, 0);
    cv::Sobel(board, down, CV_32F, 0, 1);
    double least = 1e9;
    double most = 1e-9;
    for (int i = 0; i < kDirections; ++i) {
        const double angle = i * CV_PI / kDirections;
        cv::Mat1f slope;
        cv::addWeighted(across, std::cos(angle), down, std::sin(angle), 0, slope);
        const double detail = cv::mean(cv::abs(slope))[0];
        least = std::min(least, detail);
        most = std::max(most, detail);
    }
    return least / most;
}

bool isCutOff(cv::Size picture, const cv::Matx33d& boardToImage, const Island& island, const LocateParams& params) {
    const double margin = params.cutOffMargin * sidePixels(boardToImage);
    for (const IntersectionId corner : island.intersections) {
        const cv::Point2d p = project(boardToImage, toPoint(island.position(corner)));
        if (p.x < -margin || p.y < -margin || p.x > picture.width + margin || p.y > picture.height + margin)
            return true;
    }
    return false;
}

} // namespace reeve::vision
