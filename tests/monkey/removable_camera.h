// SPDX-License-Identifier: GPL-3.0-or-later
// A test camera: repeats one picture, and can be plugged in, unplugged or made to fail while running.
#pragma once

#include "app/pictures/camera_source.h"

#include <QImage>
#include <QPointer>
#include <QTimer>
#include <QVideoFrame>
#include <QVideoFrameFormat>
#include <QVideoSink>

#include <cstring>

namespace reeve::testing {

class RemovableCamera final : public app::CameraSource {
public:
    /// Shows `picture`, about twenty times a second. Not plugged in yet.
    explicit RemovableCamera(const QImage& picture) : m_picture(picture.convertToFormat(QImage::Format_RGB32)) {
        connect(&m_clock, &QTimer::timeout, this, [this] { show(); });
    }

    [[nodiscard]] bool available() override { return m_plugged; }
    void start(QVideoSink* sink) override {
        stop();
        if (!m_plugged) return emit gone();
        m_sink = sink;
        m_lit = false;
        m_clock.start(50);
        emit torchChanged();
    }
    void stop() override {
        m_clock.stop();
        m_sink = nullptr;
    }

    [[nodiscard]] bool hasTorch() const override { return m_hasTorch && m_sink != nullptr; }
    void setTorch(bool on) override { m_lit = on; }

    [[nodiscard]] bool hasOther() override { return m_plugged && m_hasOther; }
    void chooseOther() override { m_usesOther = !m_usesOther; }

    void plugIn() {
        m_plugged = true;
        emit availableChanged();
    }
    void pullOut() {
        const bool used = m_sink != nullptr;
        m_plugged = false;
        stop();
        if (used) emit gone();
        emit availableChanged();
    }
    /// Stays plugged in and reports an error.
    void jam(const QString& text) {
        m_clock.stop();
        emit failed(text);
    }
    /// Has a lamp from the next start on.
    void giveTorch() { m_hasTorch = true; }
    /// Adds a second camera with the same picture.
    void giveOther() {
        m_hasOther = true;
        emit availableChanged();
    }
    [[nodiscard]] bool usesOther() const { return m_usesOther; }
    [[nodiscard]] bool lit() const { return m_lit; }
    [[nodiscard]] bool running() const { return m_clock.isActive(); }
    [[nodiscard]] int framesShown() const { return m_shown; }

private:
    static QVideoFrame frameOf(const QImage& pixels) {
        QVideoFrame frame(QVideoFrameFormat(pixels.size(), QVideoFrameFormat::Format_BGRX8888));
        if (!frame.map(QVideoFrame::WriteOnly)) return {};
        for (int y = 0; y < pixels.height(); ++y)
            std::memcpy(frame.bits(0) + y * frame.bytesPerLine(0), pixels.constScanLine(y),
                        static_cast<std::size_t>(pixels.width()) * 4);
        frame.unmap();
        return frame;
    }
    void show() {
        if (!m_sink) return stop();
        m_sink->setVideoFrame(frameOf(m_picture)); // a sink does not signal a frame that it already has
        ++m_shown;
    }

    QImage m_picture;
    QPointer<QVideoSink> m_sink;
    QTimer m_clock;
    bool m_plugged = false, m_hasTorch = false, m_lit = false, m_hasOther = false, m_usesOther = false;
    int m_shown = 0;
};

} // namespace reeve::testing
