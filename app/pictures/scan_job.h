// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one photograph on a worker thread.
#pragma once

#include "app/pictures/set_in_use.h"
#include "vision/picture/load_image.h"
#include "vision/reading.h"

#include <QString>

#include <atomic>
#include <functional>
#include <memory>

class QThreadPool;

namespace reeve::app {

struct ScanResult {
    std::optional<vision::ImageError> error; ///< set if the file is not a picture; other members are then unset
    cv::Size size;                           ///< of the picture file, in pixels
    double loadMilliseconds = 0;             ///< time to load and decode the file
    vision::BoardReading reading;            ///< in pixels of the picture file
    QString set;                             ///< name of the learned set that was used; empty: none
};

/// Stage of a scan.
enum class ScanStage { Loading, Locating, Reading };

/// Converts a homography to a copy of the picture that is smaller by the factor `scale`.
cv::Matx33d scaledDown(const cv::Matx33d& boardToImage, double scale);

/// Input of a scan: a file, or a picture in memory (`file` is empty).
struct ScanSource {
    QString file;
    cv::Mat bgr;
    std::optional<cv::Matx33d>
        boardToImage; ///< approximate position of the board in the picture file, if given by a person
    std::vector<vision::Ground> islands{}; ///< possible boards; with boardToImage only the first is used; empty: those
                                           ///< of vision::LocateParams
    SetsInUse sets;                        ///< learned sets to use
    bool scenarios = false;                ///< if `islands` is empty: tries boards of the scenarios of Seafarers, too
};

/// Loads the picture of a source. Error: the file is not a picture.
vision::LoadedImage loadSource(const ScanSource& source);

/// Reads a photograph on this thread. `stage` is called at the start of each stage.
ScanResult scanPicture(const ScanSource& source, const std::function<void(ScanStage)>& stage = {});

/// Runs scanPicture() on `pool`. Calls `stage` and then `done` on the main thread, unless `cancelled` was set before.
void startScan(QThreadPool& pool, const ScanSource& source, std::shared_ptr<std::atomic_bool> cancelled,
               std::function<void(ScanResult)> done, std::function<void(ScanStage)> stage = {});

} // namespace reeve::app
