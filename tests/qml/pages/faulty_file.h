// SPDX-License-Identifier: GPL-3.0-or-later
// A faulty games file, for tests of the window.
#pragma once

#include <QString>

#include <memory>

namespace reeve::app {
class Journal;
}

namespace reeve::testing {

/// Creates `folder` with one game and a fault: "second" (open in another Reeve while the result exists), "broken" (a
/// page of the file is lost), "newer" (written by a later version), "folder" (read-only until healDisk()), "damaged"
/// (no fault yet: see damageGames()). `made` is false if this is impossible here.
std::unique_ptr<app::Journal> makeFaulty(const QString& fault, const QString& folder, bool& made);

/// In games.sqlite of the folder: removes the checksums of the oldest game's last two steps, and the newest game's
/// name.
bool damageGames(const QString& folder);

/// Makes the folder's disk full.
void fillDisk(const QString& folder);
void healDisk();

} // namespace reeve::testing
