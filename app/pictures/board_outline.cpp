// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/board_outline.h"

#include "vision/locate/plane.h"

#include <vector>

namespace reeve::app {
namespace {

/// The corners along the rim of the board, in order.
std::vector<BoardPoint> rimOf(const Island& island) {
    std::vector<BoardPoint> points;
    PathSet left = island.coast;
    IntersectionId at = island.pathEnds[index(left.first())][0];
    for (auto next = left; !next.empty(); next = island.intersectionPaths[index(at)] & left) {
        points.push_back(island.position(at));
        at = island.otherEnd(next.first(), at);
        left.erase(next.first());
    }
    return points;
}

} // namespace

QList<double> boardOutline(const cv::Matx33d& boardToImage, const Island& island) {
    QList<double> list;
    for (const BoardPoint& p : rimOf(island)) {
        const cv::Point2d at = vision::project(boardToImage, {p.x, p.y});
        list.append(at.x);
        list.append(at.y);
    }
    return list;
}

} // namespace reeve::app
