// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr_reader.h"

#include <opencv2/core.hpp>

#define ZX_USE_UTF8 // text() is UTF-8 in all versions of the library
#include <ZXing/ReadBarcode.h>

namespace reeve::app {

QString qrTextIn(const cv::Mat& bgr) {
    if (bgr.empty()) return {};
    const auto code =
        ZXing::ReadBarcode({bgr.data, bgr.cols, bgr.rows, ZXing::ImageFormat::BGR, static_cast<int>(bgr.step)});
    return code.isValid() && code.format() == ZXing::BarcodeFormat::QRCode ? QString::fromStdString(code.text())
                                                                           : QString();
}

} // namespace reeve::app
