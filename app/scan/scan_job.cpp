// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/scan_job.h"

#include "vision/read_board.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMetaObject>
#include <QThreadPool>

namespace reeve::app {

ScanResult scanPicture(const QString& file) {
    ScanResult result;
    QElapsedTimer timer;
    timer.start();
    const vision::LoadedImage image = vision::loadImage(std::filesystem::path(QFile::encodeName(file).toStdString()));
    result.loadMilliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    if (image.error) {
        result.error = image.error;
        return result;
    }
    result.size = image.size;
    result.reading = vision::readBoard(image.bgr);
    vision::scalePixels(result.reading, image.scale);
    return result;
}

void startScan(QThreadPool& pool, const QString& file, std::shared_ptr<std::atomic_bool> cancelled,
               std::function<void(ScanResult)> done) {
    pool.start([file, cancelled = std::move(cancelled), done = std::move(done)] {
        if (cancelled->load()) return;
        auto result = std::make_shared<ScanResult>(scanPicture(file));
        if (cancelled->load()) return;
        QMetaObject::invokeMethod(qApp, [result, done, cancelled] {
            if (!cancelled->load()) done(std::move(*result));
        });
    });
}

} // namespace reeve::app
