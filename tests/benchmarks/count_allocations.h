// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace reeve::testing {

/// Number of heap allocations of this program so far.
std::uint64_t allocations();

} // namespace reeve::testing
