// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/qr_reader.h"

#include "app/pictures/frame_to_mat.h"

#include <opencv2/core.hpp>

namespace reeve::app {

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

#include "moc_qr_reader.cpp"
