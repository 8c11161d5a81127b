// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in memory for display. They are written to the disk only on request of the user.
#pragma once

#include <QImage>
#include <QUrl>

class QQmlEngine;

namespace reeve::app {

class PictureStore {
public:
    /// Provides a picture under the returned URL, until forget() or a newer picture.
    static QUrl show(const QImage& picture);
    /// The picture of a URL; null: not in the store.
    static QImage picture(const QUrl& url);
    static void forget(const QUrl& url);
    /// Registers the image provider with QML. May be called repeatedly.
    static void serve(QQmlEngine& engine);
};

} // namespace reeve::app
