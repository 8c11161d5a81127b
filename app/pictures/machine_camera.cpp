// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/camera_source.h"

#include <QCamera>
#include <QCameraDevice>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoSink>

namespace reeve::app {
namespace {

class MachineCamera final : public CameraSource {
public:
    ~MachineCamera() override { stop(); }

    bool available() override {
        watch();
        return !QMediaDevices::videoInputs().isEmpty();
    }

    void start(QVideoSink* sink) override {
        stop();
        if (!available()) return emit gone();
        m_session = std::make_unique<QMediaCaptureSession>();
        m_camera = std::make_unique<QCamera>(chosen());
        connect(m_camera.get(), &QCamera::errorOccurred, this, [this](QCamera::Error error, const QString& text) {
            if (error != QCamera::NoError) emit failed(text);
        });
        connect(m_camera.get(), &QCamera::activeChanged, this, &CameraSource::torchChanged);
        m_session->setCamera(m_camera.get());
        m_session->setVideoSink(sink);
        m_camera->start();
    }

    void stop() override {
        // The displayed frame must be released first, because its memory belongs to the camera.
        QVideoSink* sink = m_session ? m_session->videoSink() : nullptr;
        if (m_session) m_session->setVideoSink(nullptr);
        if (sink) sink->setVideoFrame({});
        // A camera kept without a viewer stays switched on and may return blank frames. Deleted later, because it may
        // be emitting an error just now.
        if (m_camera) {
            m_camera->disconnect(this);
            m_camera->stop();
        }
        if (m_session) m_session.release()->deleteLater();
        if (m_camera) m_camera.release()->deleteLater();
    }

    [[nodiscard]] bool hasTorch() const override {
        return m_camera && m_camera->isTorchModeSupported(QCamera::TorchOn);
    }
    void setTorch(bool on) override {
        if (m_camera) m_camera->setTorchMode(on ? QCamera::TorchOn : QCamera::TorchOff);
    }

    [[nodiscard]] bool hasOther() override {
        watch();
        return QMediaDevices::videoInputs().size() > 1;
    }
    void chooseOther() override {
        const QList<QCameraDevice> cameras = QMediaDevices::videoInputs();
        if (cameras.size() > 1) m_chosen = cameras[(cameras.indexOf(chosen()) + 1) % cameras.size()].id();
    }

private:
    /// The user's choice while available, else the back camera.
    [[nodiscard]] QCameraDevice chosen() const {
        const QList<QCameraDevice> cameras = QMediaDevices::videoInputs();
        for (const QCameraDevice& camera : cameras)
            if (!m_chosen.isEmpty() && camera.id() == m_chosen) return camera;
        for (const QCameraDevice& camera : cameras)
            if (camera.position() == QCameraDevice::BackFace) return camera;
        return QMediaDevices::defaultVideoInput();
    }

    // Enumerating cameras loads the system's media library, so it is not done at program start.
    void watch() {
        if (m_devices) return;
        m_devices = std::make_unique<QMediaDevices>();
        // Queued, because some media libraries emit this during the enumeration.
        connect(
            m_devices.get(), &QMediaDevices::videoInputsChanged, this,
            [this] {
                if (m_camera && !QMediaDevices::videoInputs().contains(m_camera->cameraDevice())) {
                    stop();
                    emit gone();
                }
                emit availableChanged();
            },
            Qt::QueuedConnection);
    }

    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QMediaCaptureSession> m_session;
    std::unique_ptr<QCamera> m_camera;
    QByteArray m_chosen; ///< id; empty: not chosen
};

} // namespace

std::unique_ptr<CameraSource> machineCamera() { return std::make_unique<MachineCamera>(); }

} // namespace reeve::app
