// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that can be observed and can fail: wraps the calls of the C library with which SQLite writes. Requires a
// program that exports its symbols (ENABLE_EXPORTS) and SQLite as a shared library.
#pragma once

#include "engine/basics/chance.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace reeve::testing::disk {

struct Operation {
    enum class Kind { Write, Truncate, Sync, Remove, Mark };
    Kind kind = Kind::Mark;
    std::string file;   ///< file name without the folder
    std::size_t at = 0; ///< offset of the write, the new length, or the number of the mark
    std::string bytes;
};

/// Records all writes to files in this folder from now on. Empty: stops.
void watch(const std::string& folder);
/// The operations since watch().
const std::vector<Operation>& operations();
/// Records a mark of the test: what was promised by then.
void mark(std::size_t number);

/// Makes each operation after the next `after` fail with this error number (ENOSPC, EIO …) until heal(). Opening and
/// removing files count too.
void failAfter(int after, int error);
void heal();
/// True if an operation has failed since failAfter().
bool failed();

/// Delays every sync by this many milliseconds.
void delaySyncs(int milliseconds);
/// Blocks every sync until releaseSyncs().
void holdSyncs();
void releaseSyncs();
/// True if a sync is blocked by holdSyncs().
bool syncWaits();

using Files = std::map<std::string, std::string>;

/// Returns the files after the program is killed after the first `count` operations: all completed writes, and `torn`
/// bytes of the next one.
Files killedAfter(const Files& before, std::size_t count, std::size_t torn);
/// Returns the files after a power failure at that moment: everything synced, and a random subset of the later writes
/// in sectors of 512 bytes.
Files powerLostAfter(const Files& before, std::size_t count, Chance& chance);

} // namespace reeve::testing::disk
