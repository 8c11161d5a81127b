// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/change_map.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/watch/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::change_map;
using thresholds::view::kPlaneScale;

cv::Mat3f logOf(const cv::Mat3b& plane) {
    cv::Mat3f light;
    plane.convertTo(light, CV_32F);
    cv::GaussianBlur(light, light, {}, 0.8);
    light += cv::Scalar::all(kDark);
    cv::log(light, light);
    return light;
}

cv::Mat1f meanOf(const cv::Mat3f& light) {
    cv::Mat1f mean;
    cv::transform(light, mean, cv::Matx13f(1 / 3.0F, 1 / 3.0F, 1 / 3.0F));
    return mean;
}

/// The scale of the noise by the brightness of the ground: dark ground has more.
class Noise {
public:
    Noise(const cv::Mat1f& values, const cv::Mat1f& brightness, const cv::Mat1b& mask) {
        std::array<std::vector<float>, kLevels> levels;
        std::vector<float> all;
        for (int y = 0; y < values.rows; y += 2)
            for (int x = 0; x < values.cols; x += 2) {
                if (!mask(y, x)) continue;
                all.push_back(std::abs(values(y, x)));
                levels[level(brightness(y, x))].push_back(all.back());
            }
        const double common = spread(all);
        for (std::size_t i = 0; i < kLevels; ++i)
            variance_[i] = std::pow(levels[i].size() < kSample ? common : spread(levels[i]), 2);
    }
    /// Of a difference of two pixels of these brightnesses.
    double variance(float a, float b) const { return (variance_[level(a)] + variance_[level(b)]) / 2; }

private:
    static constexpr std::size_t kLevels = 12;
    static constexpr std::size_t kSample = 300;

    static std::size_t level(float brightness) {
        return static_cast<std::size_t>(std::clamp((static_cast<double>(brightness) - std::log(kDark)) * 4, 0.0, 11.0));
    }
    /// Median of the absolute values, as the standard deviation of a normal distribution.
    static double spread(std::vector<float>& values) {
        if (values.empty()) return 1;
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return std::max(kSmallest, 1.4826 * static_cast<double>(*middle));
    }

    std::array<double, kLevels> variance_{};
};

/// What a view would be with the white balance and contrast of another one: the affine map of the logarithms of its
/// colours that fits most pixels.
cv::Mat3f balanced(const cv::Mat3f& view, const cv::Mat3f& as, const cv::Mat1b& board) {
    std::vector<cv::Point> pixels;
    for (int y = 0; y < view.rows; y += 3)
        for (int x = 0; x < view.cols; x += 3)
            if (board(y, x)) pixels.emplace_back(x, y);
    const int count = static_cast<int>(pixels.size());
    if (count < 100) return view;
    cv::Mat1f from(count, 4);
    cv::Mat1f to(count, 3);
    for (int i = 0; i < count; ++i) {
        const cv::Point& p = pixels[static_cast<std::size_t>(i)];
        for (int c = 0; c < 3; ++c) {
            from(i, c) = view(p)[c];
            to(i, c) = as(p)[c];
        }
        from(i, 3) = 1;
    }
    cv::Mat map;
    std::vector<float> errors(pixels.size());
    for (int round = 0; round < 4; ++round) {
        const cv::Mat error = map.empty() ? to - from.colRange(0, 3) : to - from * map;
        for (int i = 0; i < count; ++i)
            errors[static_cast<std::size_t>(i)] = static_cast<float>(cv::norm(error.row(i)));
        std::vector<float> sorted = errors;
        const auto middle = sorted.begin() + count / 2;
        std::nth_element(sorted.begin(), middle, sorted.end());
        const float usual = std::max(*middle, 1e-3F);
        cv::Mat1f weighted = from.clone();
        for (int i = 0; i < count; ++i)
            weighted.row(i) /= 1 + std::pow(errors[static_cast<std::size_t>(i)] / usual, 2.0F);
        cv::solve(weighted.t() * from, weighted.t() * to, map, cv::DECOMP_SVD);
    }
    cv::Mat3f out;
    cv::transform(view, out, map.t());
    return out;
}

/// The change of light: the median of each neighbourhood of this width (hex sides).
cv::Mat3f lightChange(const cv::Mat3f& difference, double wide) {
    const int coarser = wide > 2 ? 8 : 4;
    constexpr double kSteps = 80; // of one unit of the logarithm, in a byte
    cv::Mat3f small;
    cv::resize(difference, small, {}, 1.0 / coarser, 1.0 / coarser, cv::INTER_AREA);
    cv::Mat bytes;
    small.convertTo(bytes, CV_8U, kSteps, 128);
    const int window = cvRound(wide * kPlaneScale / coarser) | 1;
    cv::medianBlur(bytes, bytes, window);
    bytes.convertTo(small, CV_32F, 1 / kSteps, -128 / kSteps);
    cv::GaussianBlur(small, small, {}, 1.5);
    cv::Mat3f large;
    cv::resize(small, large, difference.size(), 0, 0, cv::INTER_LINEAR);
    return large;
}

/// Inside the frame, where the picture shows it.
cv::Mat1b boardMask(const View& view) {
    cv::Mat1b mask(view.plane.size(), 0);
    const cv::Matx33d map = view.toPlane();
    std::vector<cv::Point> rim;
    for (const cv::Point2d& corner : latticeOf(view.ground).frame) rim.emplace_back(project(map, corner));
    cv::fillConvexPoly(mask, rim, 255);
    std::vector<cv::Point> picture;
    const cv::Matx33d toPlane = map * view.boardToImage.inv();
    for (const cv::Point2d& corner : {cv::Point2d(0, 0),
                                      {view.size.width - 1.0, 0},
                                      {view.size.width - 1.0, view.size.height - 1.0},
                                      {0, view.size.height - 1.0}})
        picture.emplace_back(project(toPlane, corner));
    cv::Mat1b seen(mask.size(), 0);
    cv::fillConvexPoly(seen, picture, 255);
    cv::bitwise_and(mask, seen, mask);
    return mask;
}

cv::Mat1f boxed(const cv::Mat1f& values) {
    const int window = cvRound(kTextureWindow * kPlaneScale) | 1;
    cv::Mat1f mean;
    cv::blur(values, mean, {window, window});
    return mean;
}

/// Covariance in the window around each pixel.
cv::Mat1f covariance(const cv::Mat1f& a, const cv::Mat1f& b, const cv::Mat1f& meanA, const cv::Mat1f& meanB) {
    cv::Mat1f product, means;
    cv::multiply(a, b, product);
    cv::multiply(meanA, meanB, means);
    cv::subtract(boxed(product), means, product);
    return product;
}

/// Whether a connected part of the board that is thicker and larger than pieces shows another texture.
bool isCovered(const cv::Mat1f& deviation, const cv::Mat1f& before, const cv::Mat1f& after, const cv::Mat3f& difference,
               const cv::Mat1b& board, const Noise& noise) {
    const cv::Mat1f meanBefore = boxed(before);
    const cv::Mat1f meanAfter = boxed(after);
    const cv::Mat1f varBefore = covariance(before, before, meanBefore, meanBefore);
    const cv::Mat1f varAfter = covariance(after, after, meanAfter, meanAfter);
    const cv::Mat1f shared = covariance(before, after, meanBefore, meanAfter);
    // Under a light whose neighbourhood is larger than a hand.
    cv::Mat3f tint;
    cv::subtract(difference, lightChange(difference, kWide), tint);
    cv::Mat1b other(before.size(), 0);
    for (int y = 0; y < other.rows; ++y)
        for (int x = 0; x < other.cols; ++x) {
            if (!board(y, x)) continue;
            const float a = std::max(varBefore(y, x), 0.0F);
            const float b = std::max(varAfter(y, x), 0.0F);
            const bool textured = std::max(a, b) > 9 * noise.variance(before(y, x), after(y, x));
            const float correlation = shared(y, x) / std::sqrt(std::max(a * b, 1e-9F));
            const cv::Vec3f& d = tint(y, x);
            // Only light turns every colour alike, and only a thing turns the texture and the colour.
            const bool recoloured = std::hypot(d[0] - d[1], d[2] - d[1]) > static_cast<float>(kOtherLight);
            const bool another = correlation < static_cast<float>(kOtherTexture) && cv::norm(d) > kOtherTone;
            if (textured ? another : recoloured) other(y, x) = 255;
        }
    for (int y = 0; y < other.rows; ++y)
        for (int x = 0; x < other.cols; ++x)
            if (deviation(y, x) > static_cast<float>(kClear)) other(y, x) = 255;
    const auto disc = [](double wide) {
        const int pixels = cvRound(wide * kPlaneScale) | 1;
        return cv::getStructuringElement(cv::MORPH_ELLIPSE, {pixels, pixels});
    };
    cv::medianBlur(other, other, cvRound(kSpeck * kPlaneScale) | 1);
    cv::morphologyEx(other, other, cv::MORPH_CLOSE, disc(kGap));
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(other, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    cv::drawContours(other, outlines, -1, 255, cv::FILLED);
    cv::morphologyEx(other, other, cv::MORPH_OPEN, disc(kThick));
    cv::Mat labels, stats, centres;
    const int count = cv::connectedComponentsWithStats(other, labels, stats, centres);
    for (int i = 1; i < count; ++i)
        if (stats.at<int>(i, cv::CC_STAT_AREA) > kLarge * kPlaneScale * kPlaneScale) return true;
    return false;
}

} // namespace

ChangeMap::ChangeMap(const View& before, const View& after) {
    const cv::Mat3f later = logOf(after.plane);
    cv::Mat1b board = boardMask(before);
    cv::bitwise_and(board, boardMask(after), board);
    first = balanced(logOf(before.plane), later, board);
    cv::Mat3f raw, difference;
    cv::subtract(later, first, raw);
    cv::subtract(raw, lightChange(raw, kWindow), difference);
    cv::add(first, difference, second);
    const cv::Mat1f bright = meanOf(difference);
    cv::Mat1f blue, red;
    cv::transform(difference, blue, cv::Matx13f(1, -1, 0));
    cv::transform(difference, red, cv::Matx13f(0, -1, 1));

    const cv::Mat1f a = meanOf(first);
    const cv::Mat1f b = meanOf(later);
    const auto slope = [](const cv::Mat1f& light) {
        cv::Mat1f x, y, both;
        cv::Sobel(light, x, CV_32F, 1, 0, 3, 0.125);
        cv::Sobel(light, y, CV_32F, 0, 1, 3, 0.125);
        cv::magnitude(x, y, both);
        return both;
    };
    const cv::Mat1f slopeBefore = slope(a);
    const cv::Mat1f slopeAfter = slope(b);
    const Noise common(bright, b, board);
    const Noise blueNoise(blue, b, board);
    const Noise redNoise(red, b, board);
    deviation = cv::Mat1f(raw.size(), 0.0F);
    noise = cv::Mat1f(raw.size(), 1.0F);
    for (int y = 0; y < raw.rows; ++y)
        for (int x = 0; x < raw.cols; ++x) {
            if (!board(y, x)) continue;
            const double e = kEdge * static_cast<double>(std::max(slopeBefore(y, x), slopeAfter(y, x)));
            const auto weighed = [&](float value, const Noise& noisy) {
                return std::pow(static_cast<double>(value), 2) / (noisy.variance(a(y, x), b(y, x)) + e * e);
            };
            const double hue = weighed(blue(y, x), blueNoise) + weighed(red(y, x), redNoise);
            double light = weighed(bright(y, x), common);
            noise(y, x) = static_cast<float>(std::sqrt(common.variance(a(y, x), b(y, x)) + e * e));
            if (bright(y, x) < 0) light *= kShadow * kShadow;
            deviation(y, x) = static_cast<float>(std::min(std::sqrt(hue + light), kMost));
        }
    cv::GaussianBlur(deviation, deviation, {}, 0.8);
    covered = isCovered(deviation, a, b, raw, board, common);
}

} // namespace reeve::vision
