// SPDX-License-Identifier: GPL-3.0-or-later
// The person's file of games with something wrong about it, for tests of the window.
#pragma once

#include <QString>

#include <memory>

namespace reeve::app {
class Journal;
}

namespace reeve::testing {

/// Makes `folder` with one game, and what is wrong: "second" (another Reeve has it open, as long as the result lives),
/// "broken" (a page of the file is gone), "newer" (a later version wrote it), "folder" (it may only be read, until
/// healDisk()), "damaged" (nothing yet: see damageGames()). False in `made`: it could not be done here.
std::unique_ptr<app::Journal> makeFaulty(const QString& fault, const QString& folder, bool& made);

/// In games.sqlite of the folder: the oldest game loses its last two steps' checksums, the newest its name.
bool damageGames(const QString& folder);

/// From now on the folder's disk is full.
void fillDisk(const QString& folder);
void healDisk();

} // namespace reeve::testing
