// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/where_seen.h"

#include "vision/look/place_views.h"

#include <algorithm>
#include <cmath>

namespace reeve::vision {

std::vector<std::optional<cv::Point2f>> whereSeen(const cv::Mat1f& cells, const cv::Mat1f& weights, int yes, int no) {
    const int maps = weights.cols / 2;
    const int area = cells.cols / maps;
    const int side = cvRound(std::sqrt(area));
    const float step = static_cast<float>(kClosePixels) / static_cast<float>(side); // the first cell looks at pixel 0
    const cv::Mat1f against(weights.row(yes) - weights.row(no));
    std::vector<std::optional<cv::Point2f>> out;
    for (int i = 0; i < cells.rows; ++i) {
        const cv::Mat1f seen = cells.row(i).reshape(1, maps);
        cv::Mat1f speaks(against.colRange(0, maps) * seen / area);
        for (int map = 0; map < maps; ++map) {
            const auto most = std::max_element(seen.ptr<float>(map), seen.ptr<float>(map) + area);
            speaks(static_cast<int>(most - seen.ptr<float>(map))) += against(maps + map) * *most;
        }
        float sum = 0;
        cv::Point2f at;
        for (int cell = 0; cell < area; ++cell) {
            const float share = std::max(speaks(cell), 0.0F) * std::max(speaks(cell), 0.0F);
            sum += share;
            at += share * step * cv::Point2f(static_cast<float>(cell % side), static_cast<float>(cell / side));
        }
        out.push_back(sum > 0 ? std::optional(at * (1 / sum)) : std::nullopt);
    }
    return out;
}

} // namespace reeve::vision
