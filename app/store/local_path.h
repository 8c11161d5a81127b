// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace reeve::app {

/// Path of a file that the user has chosen; QML passes it as a file: URL or as a plain path.
inline QString localPath(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString(QUrl::PreferLocalFile);
}

} // namespace reeve::app
