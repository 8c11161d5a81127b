// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/qr_reader.h"

#include "app/reading/frame_to_mat.h"

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

QrReader::QrReader(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

QrReader::~QrReader() {
    if (m_sink) m_sink->disconnect(this);
    m_pool.waitForDone();
}

void QrReader::setVideoSink(QObject* object) {
    auto* sink = qobject_cast<QVideoSink*>(object);
    if (sink == m_sink) return;
    if (m_sink) m_sink->disconnect(this);
    m_sink = sink;
    if (m_sink) connect(m_sink, &QVideoSink::videoFrameChanged, this, &QrReader::look);
    emit videoSinkChanged();
}

void QrReader::look(const QVideoFrame& frame) {
    if (!frame.isValid() || m_looking.exchange(true)) return;
    m_pool.start([this, pixels = FramePixels(frame)] {
        const QString text = qrTextIn(bgrOf(pixels));
        m_looking = false;
        if (!text.isEmpty()) QMetaObject::invokeMethod(this, [this, text] { emit found(text); });
    });
}

} // namespace reeve::app
