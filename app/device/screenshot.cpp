// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/screenshot.h"

#include <QCoreApplication>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>

namespace reeve::app {

void takeScreenshot(QQuickWindow& window, const QString& file, int wait) {
    // The delay starts with the first frame, which may be late on a busy machine.
    const auto shoot = [&window, file, wait] {
        QTimer::singleShot(wait, &window, [&window, file] {
            const bool saved = window.grabWindow().save(file);
            if (!saved) std::fprintf(stderr, "reeve: %s cannot be written\n", qUtf8Printable(file));
            QCoreApplication::exit(saved ? 0 : 1);
        });
    };
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, shoot,
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace reeve::app
