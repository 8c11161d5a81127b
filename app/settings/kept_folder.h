// SPDX-License-Identifier: GPL-3.0-or-later
// The folders in which a person chose or saved files last, in the settings: one for each kind of file.
#pragma once

#include <QString>

namespace reeve::app {

/// Records, backups, pictures and pages of a game: what is saved and read again.
inline const QString kRecordFolder = QStringLiteral("records");

/// Under which key the folder of a kind ("pictures", "records") stands.
QString folderKey(const QString& kind);
/// A folder as the settings hold it, whatever letters it has.
QString storedFolder(const QString& path);
/// The folder of a kind; empty where none was chosen.
QString keptFolder(const QString& kind);

} // namespace reeve::app
