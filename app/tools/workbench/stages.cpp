// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/stages.h"

#include "app/pictures/frame_to_mat.h"
#include "app/tools/workbench/words.h"
#include "vision/look/normal_view.h"
#include "vision/look/place_views.h"
#include "vision/read_board.h"
#include "vision/trace.h"

#include <opencv2/imgproc.hpp>

namespace reeve::workbench {
namespace {

cv::Mat inColour(const cv::Mat& picture) {
    cv::Mat bgr = picture;
    if (picture.channels() == 1) cv::cvtColor(picture, bgr, cv::COLOR_GRAY2BGR);
    return bgr;
}

class Sink : public vision::Trace {
public:
    explicit Sink(std::vector<Stage>& stages) : stages_(stages) {}
    void image(std::string_view stage, const cv::Mat& picture) override {
        stages_.push_back({words::stage(stage), app::imageOf(inColour(picture)), {}});
    }
    void figure(std::string_view what, double value) override {
        stages_.push_back({words::stage(what), {}, QString::number(value, 'f', 3)});
    }

private:
    std::vector<Stage>& stages_;
};

/// Arranges crops in rows of ten.
cv::Mat sheet(const std::vector<cv::Mat>& crops) {
    constexpr int kPerRow = 10;
    if (crops.empty()) return {};
    const int side = crops.front().cols;
    const int rows = (static_cast<int>(crops.size()) + kPerRow - 1) / kPerRow;
    cv::Mat all(rows * side, kPerRow * side, CV_8UC3, cv::Scalar::all(0));
    for (int i = 0; i < static_cast<int>(crops.size()); ++i)
        crops[static_cast<std::size_t>(i)].copyTo(
            all(cv::Rect((i % kPerRow) * side, (i / kPerRow) * side, side, side)));
    return all;
}

cv::Mat fromAbove(const cv::Mat& bgr, const cv::Matx33d& boardToImage) {
    constexpr double kScale = 60; // pixels per side of a hex
    constexpr double kReach = 6;
    const cv::Matx33d toBoard{1 / kScale, 0, -kReach, 0, 1 / kScale, -kReach, 0, 0, 1};
    cv::Mat above;
    const int size = static_cast<int>(2 * kReach * kScale);
    cv::warpPerspective(bgr, above, boardToImage * toBoard, {size, size}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    return above;
}

} // namespace

Inspected inspect(const cv::Mat& bgr) {
    Inspected result;
    Sink sink(result.stages);
    result.reading = vision::readBoard(bgr, {}, &sink);
    if (!result.reading.found()) {
        result.stages.push_back({words::stage("why not"), {}, words::stage(vision::word(*result.reading.failure))});
        return result;
    }
    const cv::Matx33d& h = result.reading.boardToImage;
    const vision::WorkingPicture working = vision::workingSize(bgr, h);
    const cv::Point3d camera = vision::cameraPosition(h, bgr.size());
    sink.image("from above", fromAbove(bgr, h));
    sink.image("hexes", sheet(vision::normalView(bgr, h).hexes));
    const vision::NormalView view{.ground = {}, .working = working, .hexes = {}, .gain = {}, .bleached = {}};
    sink.image("paths", sheet(vision::cutPaths(view, camera)));
    sink.image("intersections", sheet(vision::cutIntersections(view, camera)));
    sink.image("figures", sheet(vision::cutHexes(view, camera)));
    sink.figure("milliseconds to locate", result.reading.locateMilliseconds);
    sink.figure("milliseconds to read", result.reading.readMilliseconds);
    return result;
}

} // namespace reeve::workbench
