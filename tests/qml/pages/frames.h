// SPDX-License-Identifier: GPL-3.0-or-later
// Draws frames at once. TestCase.waitForRendering() sleeps for 10 ms whenever the frame is ready, and a walk through
// the window draws tens of thousands.
#pragma once

#include <QCoreApplication>
#include <QEventLoop>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQuickWindow>
#include <QTimer>

namespace reeve::testing {

class Frames : public QObject {
    Q_OBJECT

public:
    explicit Frames(QObject* parent) : QObject(parent) {
        // Qt waits 5 ms for further changes before drawing; read at the first frame.
        qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    }

    /// Lays out and draws a window, also without changes, and deletes deferred objects. False if it was not drawn
    /// within `most` milliseconds.
    Q_INVOKABLE bool draw(QObject* window, int most) const {
        auto* drawn = qobject_cast<QQuickWindow*>(window);
        if (drawn == nullptr) return false;
        QEventLoop loop;
        bool done = false;
        connect(drawn, &QQuickWindow::frameSwapped, &loop, [&] {
            done = true;
            loop.quit();
        });
        QTimer::singleShot(most, &loop, &QEventLoop::quit);
        drawn->update();
        loop.exec();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return done;
    }

    /// True while items of a window are being created between its frames, as a list creates the items beside its
    /// visible part: one with each frame.
    Q_INVOKABLE bool creating(QObject* window) const {
        const QQmlEngine* engine = qmlEngine(window);
        const auto* controller = engine == nullptr ? nullptr : engine->incubationController();
        return controller != nullptr && controller->incubatingObjectCount() > 0;
    }
};

} // namespace reeve::testing
