// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures of picture files, made in the background, for lists of files.
#pragma once

#include <QImage>
#include <QString>
#include <QUrl>

class QQmlEngine;

namespace reeve::app {

/// What the window asks for the small picture of a file; empty where its name ends as no picture does.
QUrl thumbnailOf(const QString& file);

/// The file's picture, upright, at most `side` pixels wide and high; null where it is no file or no picture, or too
/// large.
QImage makeThumbnail(const QString& file, int side);

/// Answers for thumbnailOf() in this engine; more than once does no harm.
void serveThumbnails(QQmlEngine& engine);

} // namespace reeve::app
