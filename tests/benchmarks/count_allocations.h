// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace reeve::testing {

/// How often this program has asked the heap for memory so far.
std::uint64_t allocations();

} // namespace reeve::testing
