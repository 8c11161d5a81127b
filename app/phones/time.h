// SPDX-License-Identifier: GPL-3.0-or-later
// Times of the phones. The clock is always handed in, so that a test can move it.
#pragma once

#include <chrono>

namespace reeve::phones {

using Duration = std::chrono::milliseconds;
using Time = std::chrono::sys_time<Duration>;

} // namespace reeve::phones
