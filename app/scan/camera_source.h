// SPDX-License-Identifier: GPL-3.0-or-later
// Where a live picture comes from when it is no file: the camera of the machine, or in a test one that can be pulled
// out.
#pragma once

#include <QObject>

#include <memory>

class QVideoSink;

namespace reeve::app {

class CameraSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// There is a camera that could be used now.
    [[nodiscard]] virtual bool available() = 0;
    /// Begins to show frames in `sink`; what was begun before ends. What goes wrong is told by gone() or failed(),
    /// perhaps before this returns.
    virtual void start(QVideoSink* sink) = 0;
    /// No further frame comes, and the camera is free for others.
    virtual void stop() = 0;
    /// The camera that was started has a lamp; it is off at every start.
    [[nodiscard]] virtual bool hasTorch() const { return false; }
    /// Switches the lamp of the camera that was started; nothing happens where there is none.
    virtual void setTorch(bool) {}
    /// There is another camera beside the one that is used: on the front of a tablet, or a second one on a cable.
    [[nodiscard]] virtual bool hasOther() { return false; }
    /// The next start() uses the next camera; nothing happens where there is only one.
    virtual void chooseOther() {}

signals:
    void availableChanged();
    /// hasTorch() may have changed: a camera tells what it can do only after it has begun.
    void torchChanged();
    /// The camera that was started is not there (any more).
    void gone();
    /// The camera cannot go on; `text` is in its own words.
    void failed(const QString& text);
};

/// The machine's cameras, of which the one on the back of a tablet comes first. Nothing is looked for before it is
/// asked.
std::unique_ptr<CameraSource> machineCamera();

} // namespace reeve::app
