// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in memory for display. They are written to the disk only at the user's request. Thread-safe.
#pragma once

#include <QImage>
#include <QUrl>

class QQmlEngine;

namespace reeve::app {

class PictureStore {
public:
    /// Keeps a picture and provides it to QML under the returned URL, until forget().
    static QUrl show(const QImage& picture);
    /// The picture of a URL; null: not in the store.
    static QImage picture(const QUrl& url);
    /// Releases the picture of a URL; does nothing if it is not in the store.
    static void forget(const QUrl& url);
    /// Registers the image provider with `engine`, which owns it. May be called repeatedly.
    static void serve(QQmlEngine& engine);
};

} // namespace reeve::app
