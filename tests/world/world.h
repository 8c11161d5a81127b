// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated evening. One seed decides what people, phones, disk, network and clock do. The table, its journal, its
// list of games and its desk are the program's; time is virtual, and nothing waits for it.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace reeve::testing {

struct Evening {
    std::uint64_t seed = 1;
    int actions = 250;
    std::set<int> leftOut{}; ///< actions that are not done; the others are the same as without this
    bool told = false;       ///< prints each action before it is done
};

/// How often each thing happened, by its name.
using Tally = std::map<std::string, int>;

/// Plays an evening and returns what went wrong first; empty: nothing. Adds to `tally`, also the seconds of virtual
/// time. Requires an event loop's application object, and disk.cpp in the program.
std::string playEvening(const Evening& evening, Tally& tally);

} // namespace reeve::testing
