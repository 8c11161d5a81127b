// SPDX-License-Identifier: GPL-3.0-or-later
// Draws frames at once, and waits until a window rests. TestCase.waitForRendering() sleeps for 10 ms whenever the frame
// is ready, and a walk through the window draws tens of thousands.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <functional>
#include <vector>

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

    /// Waits until nothing moves in a window: frames kStep apart are equal, and no item is being created, as a list
    /// creates the items beside its visible part: one with each frame. False after half a minute.
    Q_INVOKABLE bool settle(QObject* window) const {
        auto* drawn = qobject_cast<QQuickWindow*>(window);
        return drawn != nullptr && rests(drawn, [drawn] {
                   std::vector<qreal> places;
                   const QQmlEngine* engine = qmlEngine(drawn);
                   const auto* controller = engine == nullptr ? nullptr : engine->incubationController();
                   places.push_back(controller == nullptr ? 0 : controller->incubatingObjectCount());
                   outline(drawn->contentItem(), places);
                   return places;
               });
    }

    /// Waits until an item is still, and what a tap on it means has not just changed (`settling`). False after half a
    /// minute.
    Q_INVOKABLE bool still(QQuickItem* item) const {
        return item != nullptr && item->window() != nullptr && rests(item->window(), [item] {
                   const QPointF at = item->mapToScene(QPointF());
                   return std::vector<qreal>{item->property("settling").toBool() ? 1.0 : 0.0, at.x(), at.y(),
                                             item->width(), item->height()};
               });
    }

    /// The topmost visible item below `item` with that objectName, or null.
    Q_INVOKABLE QQuickItem* search(QQuickItem* item, const QString& name) const {
        if (item == nullptr || !item->isVisible()) return nullptr;
        if (item->objectName() == name) return item;
        const QList<QQuickItem*> children = item->childItems();
        for (auto child = children.crbegin(); child != children.crend(); ++child)
            if (QQuickItem* found = search(*child, name)) return found;
        return nullptr;
    }

private:
    /// Milliseconds after which moving items have moved: animations run at 60 Hz, and deferred work has begun.
    static constexpr int kStep = 20;

    /// Waits until the same places are told twice, kStep apart; the first of them must be 0: nothing is at work.
    bool rests(QQuickWindow* window, const std::function<std::vector<qreal>()>& tell) const {
        QElapsedTimer since;
        since.start();
        for (std::vector<qreal> before; since.elapsed() < 30000;) {
            draw(window, 500);
            std::vector<qreal> now = tell();
            if (now == before && now.front() == 0) return true;
            before = std::move(now);
            QEventLoop loop;
            QTimer::singleShot(kStep, Qt::PreciseTimer, &loop, &QEventLoop::quit);
            loop.exec();
        }
        return false;
    }

    /// Appends where everything visible below an item is.
    static void outline(const QQuickItem* item, std::vector<qreal>& places) {
        if (!item->isVisible()) return;
        const QList<QQuickItem*> children = item->childItems();
        places.insert(places.end(), {item->x(), item->y(), item->width(), item->height(), item->opacity(),
                                     item->scale(), static_cast<qreal>(children.size())});
        for (const QQuickItem* child : children) outline(child, places);
    }
};

} // namespace reeve::testing
