// SPDX-License-Identifier: GPL-3.0-or-later
// Source of live pictures other than files: the device's camera, or a mock in tests.
#pragma once

#include <QObject>

#include <memory>

class QVideoSink;

namespace reeve::app {

class CameraSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// A camera is usable now.
    [[nodiscard]] virtual bool available() = 0;
    /// Starts showing frames in `sink`; stops an earlier start(). Errors are reported by gone() or failed(), possibly
    /// before this returns.
    virtual void start(QVideoSink* sink) = 0;
    /// Stops the frames and releases the camera.
    virtual void stop() = 0;
    /// The started camera has a torch. It is off after every start.
    [[nodiscard]] virtual bool hasTorch() const { return false; }
    /// Switches the torch of the started camera; does nothing without one.
    virtual void setTorch(bool) {}
    /// There is another camera, such as the front camera of a tablet or an external one.
    [[nodiscard]] virtual bool hasOther() { return false; }
    /// The next start() uses the next camera; does nothing if there is only one.
    virtual void chooseOther() {}

signals:
    void availableChanged();
    /// hasTorch() may have changed: cameras report their features only after the start.
    void torchChanged();
    /// The started camera was removed or does not exist.
    void gone();
    /// The camera has failed; `text`: its error message.
    void failed(const QString& text);
};

/// The device's cameras; the back camera of a tablet has priority. Does not enumerate cameras before it is used.
std::unique_ptr<CameraSource> machineCamera();

} // namespace reeve::app
