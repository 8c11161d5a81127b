// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/scan_job.h"

#include "vision/live/track_island.h"
#include "vision/read_board.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMetaObject>
#include <QThreadPool>

namespace reeve::app {
namespace {

/// Reports the stage Reading when the reader has located the island, which it tells by the figure "score".
class StageTrace : public vision::Trace {
public:
    explicit StageTrace(const std::function<void(ScanStage)>& stage) : m_stage(stage) {}
    void image(std::string_view, const cv::Mat&) override {}
    void figure(std::string_view what, double) override {
        if (what == "score" && m_stage) m_stage(ScanStage::Reading);
    }

private:
    const std::function<void(ScanStage)>& m_stage;
};

} // namespace

cv::Matx33d scaledDown(const cv::Matx33d& boardToImage, double scale) {
    const double shift = 0.5 / scale - 0.5;
    return cv::Matx33d{1 / scale, 0, shift, 0, 1 / scale, shift, 0, 0, 1} * boardToImage;
}

vision::LoadedImage loadSource(const ScanSource& source) {
    if (!source.file.isEmpty())
        return vision::loadImage(std::filesystem::path(QFile::encodeName(source.file).toStdString()));
    vision::LoadedImage image;
    image.bgr = source.bgr;
    image.size = source.bgr.size();
    return image;
}

ScanResult scanPicture(const ScanSource& source, const std::function<void(ScanStage)>& stage) {
    ScanResult result;
    vision::prepareToRead();
    if (stage) stage(ScanStage::Loading);
    QElapsedTimer timer;
    timer.start();
    const vision::LoadedImage image = loadSource(source);
    result.loadMilliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    if (image.error) {
        result.error = image.error;
        return result;
    }
    result.size = image.size;
    vision::Params params = source.sets.params();
    params.locate.scenarios = source.scenarios && source.islands.empty();
    if (!source.islands.empty()) params.locate.islands = source.islands;
    if (source.boardToImage) {
        if (stage) stage(ScanStage::Reading);
        const cv::Matx33d given = scaledDown(*source.boardToImage, image.scale);
        const auto where = image.bgr.empty() ? given : vision::settled(image.bgr, given, params.locate.islands.front());
        result.reading = vision::readBoardAt(image.bgr, where, params.locate.islands.front(), params);
    } else {
        if (stage) stage(ScanStage::Locating);
        StageTrace trace(stage);
        result.reading = vision::readBoard(image.bgr, params, &trace);
    }
    result.set = source.sets.nameOf(result.reading.set);
    vision::scalePixels(result.reading, image.scale);
    return result;
}

void startScan(QThreadPool& pool, const ScanSource& source, std::shared_ptr<std::atomic_bool> cancelled,
               std::function<void(ScanResult)> done, std::function<void(ScanStage)> stage) {
    pool.start([source, cancelled = std::move(cancelled), done = std::move(done), stage = std::move(stage)] {
        if (cancelled->load()) return;
        const auto told = [&](ScanStage now) {
            if (!stage) return;
            QMetaObject::invokeMethod(qApp, [now, stage, cancelled] {
                if (!cancelled->load()) stage(now);
            });
        };
        auto result = std::make_shared<ScanResult>(scanPicture(source, told));
        if (cancelled->load()) return;
        QMetaObject::invokeMethod(qApp, [result, done, cancelled] {
            if (!cancelled->load()) done(std::move(*result));
        });
    });
}

} // namespace reeve::app
