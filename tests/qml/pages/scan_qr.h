// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a QR code from a picture, as the camera of a phone does.
#pragma once

#include "tests/phones/read_qr.h"

#include <opencv2/imgproc.hpp>
#include <opencv2/objdetect.hpp>

#include <QImage>
#include <QPolygonF>
#include <QStringList>
#include <QTransform>

#include <array>
#include <vector>

namespace reeve::phones {

/// How a camera sees the picture: turned by `degrees` about its centre, and enlarged.
struct CameraView {
    double degrees;
    double scale;
};

/// The modules of the code in a grey picture that lies flat, `count` rows of `count`; [] if OpenCV finds no code.
inline QStringList modulesOf(const cv::Mat& picture, int count) {
    std::vector<cv::Point2f> corners;
    if (!cv::QRCodeDetector().detect(picture, corners) || corners.size() != 4) return {};
    const QPolygonF found{QPointF(corners[0].x, corners[0].y), QPointF(corners[1].x, corners[1].y),
                          QPointF(corners[2].x, corners[2].y), QPointF(corners[3].x, corners[3].y)};
    const double side = count;
    QTransform lies; // maps modules to pixels
    if (!QTransform::quadToQuad(QPolygonF{QPointF(0, 0), QPointF(side, 0), QPointF(side, side), QPointF(0, side)},
                                found, lies))
        return {};
    QStringList rows;
    for (int y = 0; y < count; ++y) {
        rows.append(QString());
        for (int x = 0; x < count; ++x) {
            const QPoint at = lies.map(QPointF(x + 0.5, y + 0.5)).toPoint();
            const bool inside = at.x() >= 0 && at.y() >= 0 && at.x() < picture.cols && at.y() < picture.rows;
            rows.last() += inside && picture.at<uchar>(at.y(), at.x()) < 128 ? u'1' : u'0';
        }
    }
    return rows;
}

/// The content of the code of `count` modules in `image`; "" if there is none.
/// OpenCV 4.6 misses about one code of a hundred that lies straight at one size. A camera in a hand never holds still:
/// so further views are tried, turned and enlarged.
inline QByteArray scanQr(const QImage& image, int count) {
    constexpr std::array<CameraView, 6> kViews{{{0, 1}, {7, 1.2}, {-11, 0.9}, {15, 1.5}, {0, 0.7}, {30, 1.3}}};
    QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const cv::Mat flat(grey.height(), grey.width(), CV_8U, grey.bits(), static_cast<std::size_t>(grey.bytesPerLine()));
    const cv::Point2f centre(static_cast<float>(flat.cols) / 2, static_cast<float>(flat.rows) / 2);
    for (const CameraView& view : kViews) {
        // Room for the corners of the turned picture.
        const double room = view.degrees == 0 ? 1 : 1.4;
        const cv::Size size(static_cast<int>(flat.cols * view.scale * room),
                            static_cast<int>(flat.rows * view.scale * room));
        cv::Mat turn = cv::getRotationMatrix2D(centre, view.degrees, view.scale);
        turn.at<double>(0, 2) += (size.width - flat.cols) / 2.;
        turn.at<double>(1, 2) += (size.height - flat.rows) / 2.;
        cv::Mat seen;
        cv::warpAffine(flat, seen, turn, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar(255));
        const QStringList rows = modulesOf(seen, count);
        if (rows.isEmpty()) continue;
        if (const QByteArray text = QrReader(rows).text(); !text.isEmpty()) return text;
    }
    return {};
}

} // namespace reeve::phones
