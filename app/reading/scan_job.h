// SPDX-License-Identifier: GPL-3.0-or-later
// One photograph, read away from the UI thread.
#pragma once

#include "app/reading/set_in_use.h"
#include "vision/picture/load_image.h"
#include "vision/reading.h"

#include <QString>

#include <atomic>
#include <functional>
#include <memory>

class QThreadPool;

namespace reeve::app {

struct ScanResult {
    std::optional<vision::ImageError> error; ///< the file is no picture: nothing else is set
    cv::Size size;                           ///< of the picture in the file
    double loadMilliseconds = 0;
    vision::BoardReading reading; ///< in pixels of the picture in the file
    QString set;                  ///< the learned set that it was read with; empty for none
};

/// What a scan is doing now.
enum class ScanStage { Loading, Locating, Reading };

/// The homography into the smaller copy of a picture that is `scale` times as large.
cv::Matx33d scaledDown(const cv::Matx33d& boardToImage, double scale);

/// What is to be read: a file, or a picture that is in memory only (then `file` is empty).
struct ScanSource {
    QString file;
    cv::Mat bgr;
    std::optional<cv::Matx33d> boardToImage; ///< about where the board lies in the file's picture, if a person said so
    std::vector<vision::Ground> islands{};   ///< which may lie there, of boardToImage the first; empty: any
    SetsInUse sets;                          ///< what it is read with
};

/// The picture of a source, with its size in the file. An error where the file is no picture.
vision::LoadedImage loadSource(const ScanSource& source);

/// Reads a photograph on this thread. `stage` is told when a stage begins.
ScanResult scanPicture(const ScanSource& source, const std::function<void(ScanStage)>& stage = {});

/// Reads it on `pool` and hands the result to `done`, and before that each stage to `stage`, on the main thread,
/// unless `cancelled` was set before.
void startScan(QThreadPool& pool, const ScanSource& source, std::shared_ptr<std::atomic_bool> cancelled,
               std::function<void(ScanResult)> done, std::function<void(ScanStage)> stage = {});

} // namespace reeve::app
