// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that can be watched and that can fail: calls of the C library with which SQLite writes are answered here
// first. It takes a program that exports its symbols (ENABLE_EXPORTS) and a system whose SQLite is a shared library.
#pragma once

#include "engine/basics/chance.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace reeve::testing::disk {

struct Operation {
    enum class Kind { Write, Truncate, Sync, Remove, Mark };
    Kind kind = Kind::Mark;
    std::string file;   ///< its name without the folder
    std::size_t at = 0; ///< where it is written, the new length, or the number of the mark
    std::string bytes;
};

/// From now on everything that is written to files in this folder is noted. Empty: no longer.
void watch(const std::string& folder);
/// What was noted since watch().
const std::vector<Operation>& operations();
/// Notes a moment of the test's own: what was promised by then.
void mark(std::size_t number);

/// Each operation from the one after `after` more on fails with this error number (ENOSPC, EIO …), until heal().
/// Opening and removing files count too.
void failAfter(int after, int error);
void heal();
/// Whether a failure was handed out since failAfter().
bool failed();

/// From now on every sync takes as many milliseconds more.
void delaySyncs(int milliseconds);
/// No sync ends before releaseSyncs().
void holdSyncs();
void releaseSyncs();
/// Whether a sync has begun that holdSyncs() does not let end.
bool syncWaits();

using Files = std::map<std::string, std::string>;

/// What lies on the disk when the program is killed after the first `count` operations: everything that was handed
/// over, and `torn` bytes of the next write.
Files killedAfter(const Files& before, std::size_t count, std::size_t torn);
/// What lies there when the power fails at that moment: all that was synced, and of what came later any sectors of 512
/// bytes, as chance wants.
Files powerLostAfter(const Files& before, std::size_t count, Chance& chance);

} // namespace reeve::testing::disk
