// SPDX-License-Identifier: GPL-3.0-or-later
// JavaScript garbage is collected only while the program is idle.
#include "app/device/idle_gc.h"

#include <QCoreApplication>
#include <QJSEngine>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>

using namespace reeve::app;

namespace {

/// An object that only JavaScript has referenced and that it references no longer.
QPointer<QObject> garbageOf(QJSEngine& engine) {
    auto* object = new QObject;
    QJSEngine::setObjectOwnership(object, QJSEngine::JavaScriptOwnership);
    engine.globalObject().setProperty(QStringLiteral("held"), engine.newQObject(object));
    engine.evaluate(QStringLiteral(
        "held = null; (() => { let other = []; for (let i = 0; i < 50; ++i) other.push(i); return other.length })()"));
    return object;
}

void send(QObject& window, QEvent::Type type) {
    QMouseEvent event(type, {}, {}, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
}

} // namespace

class IdleGcTest : public QObject {
    Q_OBJECT

private slots:
    void garbageGoesAMomentAfterTheLastTap() {
        QJSEngine engine;
        QObject window;
        const IdleGc collector(engine, window);
        const QPointer<QObject> garbage = garbageOf(engine);
        send(window, QEvent::MouseButtonRelease);
        QVERIFY2(garbage, "the tap is answered first");
        QTRY_VERIFY_WITH_TIMEOUT(!garbage, 5000);
    }

    void aFingerThatRestsIsNotKeptWaiting() {
        QJSEngine engine;
        QObject window;
        const IdleGc collector(engine, window);
        const QPointer<QObject> garbage = garbageOf(engine);
        send(window, QEvent::MouseButtonRelease);
        send(window, QEvent::MouseButtonPress);
        QTest::qWait(1500); // a fixed wait: longer than the delay of the collector after a release
        QVERIFY(garbage);
        send(window, QEvent::MouseButtonRelease);
        QTRY_VERIFY_WITH_TIMEOUT(!garbage, 5000);
    }
};

QTEST_GUILESS_MAIN(IdleGcTest)
#include "idle_gc_test.moc"
