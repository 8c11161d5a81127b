// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace reeve::app {

/// The path of a file that a person has chosen, which QML hands over as an address or as a plain path.
inline QString localPath(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString(QUrl::PreferLocalFile);
}

} // namespace reeve::app
