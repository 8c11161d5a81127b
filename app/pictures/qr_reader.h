// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a QR code in a live picture on a worker thread. Frames that arrive while one is searched are dropped.
#pragma once

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QVideoFrame>
#include <QVideoSink>

#include <atomic>

namespace cv {
class Mat;
}

namespace reeve::app {

/// Text of the QR code in a picture of 8-bit BGR, in any rotation and size; "" if there is none. Thread-safe.
QString qrTextIn(const cv::Mat& bgr);

class QrReader : public QObject {
    Q_OBJECT
    /** Video sink of the displayed picture (VideoOutput.videoSink). */
    Q_PROPERTY(QObject* videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged)

public:
    explicit QrReader(QObject* parent = nullptr);
    ~QrReader() override;

    [[nodiscard]] QObject* videoSink() const { return m_sink; }
    void setVideoSink(QObject* sink);

signals:
    void videoSinkChanged();
    /// The text of a code; again for each frame that shows one.
    void found(const QString& text);

private:
    void look(const QVideoFrame& frame);

    QPointer<QVideoSink> m_sink;
    QThreadPool m_pool;
    std::atomic_bool m_looking = false;
};

} // namespace reeve::app
