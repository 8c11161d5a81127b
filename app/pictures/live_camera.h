// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the camera while a live picture is shown: starts it when a sink is set, stops it in the destructor, restarts
// it when it is plugged in again.
#pragma once

#include "app/pictures/camera_source.h"

#include <QObject>
#include <QPointer>
#include <QVideoSink>

namespace reeve::app {

class Scanner;

class LiveCamera : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/pictures/scanner.h")
    /** Provides the camera; set once. */
    Q_PROPERTY(reeve::app::Scanner* scanner READ scanner WRITE setScanner NOTIFY changed REQUIRED)
    /** Where frames are shown (VideoOutput.videoSink). */
    Q_PROPERTY(QObject* videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged)
    /** There is no camera, or it was removed; false again when one is available. */
    Q_PROPERTY(bool gone READ gone NOTIFY changed)
    /** Error message of the camera; empty: none. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /** The camera has a torch. */
    Q_PROPERTY(bool hasTorch READ hasTorch NOTIFY changed)
    /** The torch is on; off at every start. */
    Q_PROPERTY(bool torch READ torch WRITE setTorch NOTIFY changed)
    /** There is another camera. */
    Q_PROPERTY(bool hasOther READ hasOther NOTIFY changed)

public:
    explicit LiveCamera(QObject* parent = nullptr);
    ~LiveCamera() override;

    [[nodiscard]] Scanner* scanner() const { return m_scanner; }
    void setScanner(Scanner* scanner);
    [[nodiscard]] QObject* videoSink() const { return m_sink; }
    void setVideoSink(QObject* sink);
    [[nodiscard]] bool gone() const { return m_gone; }
    [[nodiscard]] QString fault() const { return m_fault; }
    [[nodiscard]] bool hasTorch() const { return m_source && m_source->hasTorch(); }
    [[nodiscard]] bool torch() const { return m_torch; }
    /// Does nothing without a torch.
    void setTorch(bool on);
    [[nodiscard]] bool hasOther() const { return m_source && m_source->hasOther(); }
    /// Switches to the next camera; does nothing if there is only one.
    Q_INVOKABLE void useOther();

signals:
    void changed();
    void videoSinkChanged();

private:
    void start();

    Scanner* m_scanner = nullptr; ///< outlives every live picture
    QPointer<CameraSource> m_source;
    QPointer<QVideoSink> m_sink;
    bool m_gone = false;
    bool m_torch = false;
    QString m_fault;
};

} // namespace reeve::app
