// SPDX-License-Identifier: GPL-3.0-or-later
// The folders used last for opening or saving files, by kind of file, in the settings.
#pragma once

#include <QString>

namespace reeve::app {

/// Kind of records, backups, pictures and printed pages of games.
inline const QString kRecordFolder = QStringLiteral("records");

/// Key of the folder of a kind ("pictures", "records").
QString folderKey(const QString& kind);
/// Encodes a path for the settings file; any characters are allowed.
QString storedFolder(const QString& path);
/// Folder of a kind; empty: none used yet.
QString keptFolder(const QString& kind);

} // namespace reeve::app
