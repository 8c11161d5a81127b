// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with folders of its own.
#pragma once

#include <QDir>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTest>

namespace reeve::testing {

/// Redirects all data of Reeve and all folders of the user to `home`. Must be called before Services are created.
inline void liveIn(const QString& home) {
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, home.toUtf8());
    qputenv("REEVE_DATA_DIR", QDir(home).filePath(QStringLiteral("games")).toUtf8());
}

/// Opens the window on the screen; nullptr if it could not be loaded.
inline QQuickWindow* openWindow(QQmlApplicationEngine& engine) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reeve/Main.qml")));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    return window != nullptr && QTest::qWaitForWindowExposed(window) ? window : nullptr;
}

} // namespace reeve::testing
