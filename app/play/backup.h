// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of all games that are known to be good: each is restored and replayed as soon as it is written.
#pragma once

#include "app/store/journal_file.h"

#include <QString>

namespace reeve::app {

struct BackedUp {
    int games = 0;             ///< games in the backup
    bool written = false;      ///< false: see JournalFile::trouble()
    bool readsTheSame = false; ///< every game that was restored from it has the same steps and positions
};

/// Writes all games of `journal` to `file`, restores them into a temporary file and compares them. On the journal's
/// thread.
BackedUp backUp(JournalFile& journal, const QString& file);

} // namespace reeve::app
