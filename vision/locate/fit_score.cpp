// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/fit_score.h"

#include "vision/locate/plane.h"
#include "vision/locate/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace reeve::vision {
namespace {

// Histogram bins of Y, Cr and Cb.
constexpr std::array<int, 3> kCells{16, 32, 32};
using namespace thresholds::fit_score;

using Histogram = cv::Mat1f; // rows: Y x Cr, columns: Cb

cv::Point cellOf(const cv::Vec3b& ycc) { return {ycc[2] >> 3, (ycc[0] >> 4) * kCells[1] + (ycc[1] >> 3)}; }

/// Smoothed relative frequencies of the colours at the projected points.
Histogram histogramAt(const cv::Mat3b& ycc, const cv::Matx33d& h, const std::vector<cv::Point2f>& points) {
    Histogram histogram(kCells[0] * kCells[1], kCells[2], 0.0f);
    float count = 0;
    for (const auto& point : points) {
        const cv::Point2d p = project(h, point);
        const int x = cvRound(p.x);
        const int y = cvRound(p.y);
        if (x < 0 || y < 0 || x >= ycc.cols || y >= ycc.rows) continue;
        histogram(cellOf(ycc(y, x))) += 1;
        count += 1;
    }
    // Smooths the histogram, first over Cr and Cb, then over Y.
    for (int l = 0; l < kCells[0]; ++l) {
        cv::Mat slice = histogram.rowRange(l * kCells[1], (l + 1) * kCells[1]);
        cv::GaussianBlur(slice, slice, {3, 3}, 0.7, 0.7, cv::BORDER_CONSTANT);
    }
    Histogram smooth;
    histogram.convertTo(smooth, CV_32F, 0.5);
    const int layer = kCells[1];
    smooth.rowRange(layer, smooth.rows) += 0.25 * histogram.rowRange(0, histogram.rows - layer);
    smooth.rowRange(0, smooth.rows - layer) += 0.25 * histogram.rowRange(layer, histogram.rows);
    smooth /= std::max(count, 1.0f);
    return smooth;
}

} // namespace

double meanAt(const cv::Mat1f& map, const cv::Matx33d& h, const std::vector<cv::Point2f>& points, double* inside) {
    const cv::Matx33f f = h;
    const float* pixels = map[0];
    const auto step = static_cast<int>(map.step1());
    double sum = 0;
    int count = 0;
    // Some points at a time, first projected all at once, since the compiler has instructions for that.
    std::array<int, 64> xs;
    std::array<int, 64> ys;
    std::array<int, 64> at;
    for (std::size_t first = 0; first < points.size(); first += xs.size()) {
        const std::size_t some = std::min(xs.size(), points.size() - first);
        const cv::Point2f* p = &points[first];
        int outside = 0; // 1: at least one point is
        for (std::size_t i = 0; i < some; ++i) {
            const float w = 1.0f / (f(2, 0) * p[i].x + f(2, 1) * p[i].y + f(2, 2));
            const int x = static_cast<int>((f(0, 0) * p[i].x + f(0, 1) * p[i].y + f(0, 2)) * w + 0.5f);
            const int y = static_cast<int>((f(1, 0) * p[i].x + f(1, 1) * p[i].y + f(1, 2)) * w + 0.5f);
            outside |= (x < 0) | (y < 0) | (x >= map.cols) | (y >= map.rows);
            xs[i] = x;
            ys[i] = y;
        }
        if (outside == 0) {
            for (std::size_t i = 0; i < some; ++i) at[i] = ys[i] * step + xs[i];
            for (std::size_t i = 0; i < some; ++i) sum += pixels[at[i]];
            count += static_cast<int>(some);
            continue;
        }
        for (std::size_t i = 0; i < some; ++i) {
            if (xs[i] < 0 || ys[i] < 0 || xs[i] >= map.cols || ys[i] >= map.rows) continue;
            sum += map(ys[i], xs[i]);
            ++count;
        }
    }
    if (inside) *inside = points.empty() ? 0 : static_cast<double>(count) / static_cast<double>(points.size());
    return count ? sum / count : 0;
}

double coastScore(const cv::Mat1f& sea, const cv::Matx33d& h, const Landmarks& marks) {
    double ringInside = 0;
    double landInside = 0;
    const double ring = meanAt(sea, h, marks.ring, &ringInside);
    const double land = meanAt(sea, h, marks.land, &landInside);
    // Water outside the picture counts half: a cut frame is allowed, a cut island is not.
    return ring * (0.5 + 0.5 * ringInside) - land - 2 * (1 - landInside);
}

SandLikeness::SandLikeness(const cv::Mat3b& ycc, const cv::Matx33d& h, const Lattice& lattice) : lattice_(lattice) {
    const Histogram border = histogramAt(ycc, h, lattice.dense.border);
    const Histogram interior = histogramAt(ycc, h, lattice.dense.interior);
    constexpr float kDoubt = 3e-4f; // pulls the ratio of rare colours to 1
    cv::Mat1f table;
    cv::divide(border + kDoubt, interior + kDoubt, table);
    cv::log(table, table);
    cv::max(table, -kMostLog, table);
    cv::min(table, kMostLog, table);
    map_ = cv::Mat1f::zeros(ycc.size());
    const cv::Rect part = aroundIsland(ycc.size(), h, lattice.reach);
    for (int y = part.y; y < part.br().y; ++y)
        for (int x = part.x; x < part.br().x; ++x) map_(y, x) = table(cellOf(ycc(y, x)));
    const double sigma = std::max(0.6, 0.03 * sidePixels(h));
    cv::Mat1f around = map_(part);
    cv::GaussianBlur(around, around, {}, sigma, 0, cv::BORDER_REFLECT_101 | cv::BORDER_ISOLATED);
}

double SandLikeness::score(const cv::Matx33d& h) const {
    return meanAt(map_, h, lattice_.sparse.border) - meanAt(map_, h, lattice_.sparse.interior);
}

} // namespace reeve::vision
