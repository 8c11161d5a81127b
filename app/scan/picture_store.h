// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that exist in memory only: they are shown and forgotten, and never touch the disk unless a person asks.
#pragma once

#include <QImage>
#include <QUrl>

class QQmlEngine;

namespace reeve::app {

class PictureStore {
public:
    /// Shows the picture under the URL that is returned, until forget() or a newer one.
    static QUrl show(const QImage& picture);
    /// The picture behind a URL; null for any other.
    static QImage picture(const QUrl& url);
    static void forget(const QUrl& url);
    /// Lets QML show what is in the store. May be called more than once.
    static void serve(QQmlEngine& engine);
};

} // namespace reeve::app
