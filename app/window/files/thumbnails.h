// SPDX-License-Identifier: GPL-3.0-or-later
// Thumbnails of picture files for lists, made in the background.
#pragma once

#include <QImage>
#include <QString>
#include <QUrl>

class QQmlEngine;

namespace reeve::app {

/// Image provider URL for the thumbnail of a file; empty: its extension is not that of a picture.
QUrl thumbnailOf(const QString& file);

/// Upright thumbnail of at most `side` x `side` pixels; null: not a readable picture, or too large.
QImage makeThumbnail(const QString& file, int side);

/// Registers the image provider for thumbnailOf(). May be called repeatedly.
void serveThumbnails(QQmlEngine& engine);

} // namespace reeve::app
