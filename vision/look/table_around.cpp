// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/table_around.h"

#include "vision/locate/plane.h"
#include "vision/look/thresholds.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace reeve::vision {

Table tableAround(const cv::Mat& bgr, const cv::Matx33d& boardToImage, double reach, double side,
                  const cv::Scalar& gain) {
    const cv::Rect part = aroundIsland(bgr.size(), boardToImage, reach);
    const double factor = std::min(1.0, side / sidePixels(boardToImage));
    const cv::Size size{std::max(1, cvRound(part.width * factor)), std::max(1, cvRound(part.height * factor))};
    const cv::Matx33d toPart{1, 0, -double(part.x), 0, 1, -double(part.y), 0, 0, 1};
    return {shrunk(bgr(part), size), enlargement(part.size(), size) * toPart * boardToImage, gain};
}

cv::Mat cutPlane(const Table& table, cv::Point2d at, double half, int pixels) {
    using namespace thresholds::table_around;
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
    square.setTo(cv::Scalar::all(kBeyond), beyond);
    return square;
}

} // namespace reeve::vision
