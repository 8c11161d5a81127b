// SPDX-License-Identifier: GPL-3.0-or-later
// One photograph, read away from the UI thread.
#pragma once

#include "vision/load_image.h"
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
    vision::BoardReading reading;            ///< in pixels of the picture in the file
};

/// Reads a photograph on this thread.
ScanResult scanPicture(const QString& file);

/// Reads it on `pool` and hands the result to `done` on the main thread, unless `cancelled` was set before.
void startScan(QThreadPool& pool, const QString& file, std::shared_ptr<std::atomic_bool> cancelled,
               std::function<void(ScanResult)> done);

} // namespace reeve::app
