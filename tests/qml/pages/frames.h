// SPDX-License-Identifier: GPL-3.0-or-later
// Draws frames at once, waits until a window rests, and finds the focus ring. TestCase.waitForRendering() sleeps for 10
// ms whenever the frame is ready, and a walk through the window draws tens of thousands.
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QJSValue>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <cmath>
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

    /// Why the keyboard focus on `item` is not visible in `root`, or "". In C++, because it is asked after each Tab.
    Q_INVOKABLE QString focusFault(QQuickItem* root, QQuickItem* item) const {
        std::vector<Ring> rings;
        collectRings(root, root, QRectF(0, 0, root->width(), root->height()), true, rings);
        const QString name =
            item->objectName().isEmpty() ? QString::fromLatin1(item->metaObject()->className()) : item->objectName();
        const QRectF place = item->mapRectToItem(root, QRectF(0, 0, item->width(), item->height()));
        const auto ring =
            std::find_if(rings.begin(), rings.end(), [&](const Ring& r) { return r.rect.intersects(place); });
        if (ring == rings.end()) return QStringLiteral("has the focus, and no ring is seen: ") + name;
        const auto [rect, seen] = *ring;
        const auto far = [](qreal a, qreal b) { return std::abs(a - b) > 3 ? 1 : 0; };
        const int below = far(rect.bottom(), seen.bottom());
        const int lost = far(rect.x(), seen.x()) + far(rect.y(), seen.y()) + far(rect.right(), seen.right()) + below;
        // Of an item higher than its view only the beginning must be visible: its top and both sides.
        const bool begins = lost == 1 && below == 1 && seen.height() > 96;
        if (!begins && seen.width() * seen.height() < 0.5 * rect.width() * rect.height())
            return QStringLiteral("has the focus, and most of its ring is out of sight: ") + name;
        return lost > 2 ? QStringLiteral("has the focus, and its ring is cut: ") + name : QString();
    }

private:
    struct Ring {
        QRectF rect, seen;
    };

    /// The visible focus rings below an item in paint order. What is painted over most of the window (`covers`) hides
    /// those below it.
    static void collectRings(QQuickItem* root, QQuickItem* item, QRectF clip, bool covers, std::vector<Ring>& rings) {
        if (!item->isVisible() || item->opacity() < 0.05) return;
        const auto has = [item](const char* name) { return item->metaObject()->indexOfProperty(name) >= 0; };
        const QRectF rect = item->mapRectToItem(root, QRectF(0, 0, item->width(), item->height()));
        if (item->objectName() == QLatin1String("focusRing")) {
            if (rect.intersects(clip)) rings.push_back({rect, rect & clip});
            return;
        }
        if (covers && item->inherits("QQuickRectangle") &&
            item->width() * item->height() >= 0.6 * root->width() * root->height() &&
            item->property("color").value<QColor>().alphaF() * item->opacity() >= 0.3 &&
            !item->property("gradient").value<QJSValue>().toBool())
            std::erase_if(rings, [&](const Ring& ring) { return rect.adjusted(-2, -2, 2, 2).contains(ring.seen); });
        const auto above = [item](const char* content, qreal size) {
            return item->property(content).toReal() > size + 1;
        };
        if (item->clip() || (item->inherits("QQuickFlickable") && item->property("interactive").toBool() &&
                             (above("contentHeight", item->height()) || above("contentWidth", item->width()))))
            clip &= rect;
        QList<QQuickItem*> children = item->childItems();
        std::stable_sort(children.begin(), children.end(),
                         [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
        covers = covers && !has("selectableHexes"); // a board is no page
        for (QQuickItem* child : children) collectRings(root, child, clip, covers, rings);
    }

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
