// SPDX-License-Identifier: GPL-3.0-or-later
// Reeve's own window, in folders of its own.
#pragma once

#include <QDir>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTest>

namespace reeve::testing {

/// From now on everything that Reeve keeps, and everything that it thinks the person's, lies in `home`. Before Services
/// are made.
inline void liveIn(const QString& home) {
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, home.toUtf8());
    qputenv("REEVE_DATA_DIR", QDir(home).filePath(QStringLiteral("games")).toUtf8());
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

/// The window, on the screen; nullptr when it could not be loaded.
inline QQuickWindow* openWindow(QQmlApplicationEngine& engine) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reeve/Main.qml")));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    return window != nullptr && QTest::qWaitForWindowExposed(window) ? window : nullptr;
}

} // namespace reeve::testing
