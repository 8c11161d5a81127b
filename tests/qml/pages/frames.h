// SPDX-License-Identifier: GPL-3.0-or-later
// Draws frames for a test at once. TestCase.waitForRendering() sleeps for 10 ms however soon the frame is there, and a
// walk through the window draws tens of thousands.
#pragma once

#include <QCoreApplication>
#include <QEventLoop>
#include <QQuickWindow>
#include <QTimer>

namespace reeve::testing {

class Frames : public QObject {
    Q_OBJECT

public:
    explicit Frames(QObject* parent) : QObject(parent) {
        // Qt waits 5 ms for more to come before it draws; read when the first frame is asked for.
        qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    }

    /// Lays out and draws a window, also where nothing changed. What was to be deleted is gone afterwards. False: it
    /// was not drawn within `most` milliseconds.
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
};

} // namespace reeve::testing
