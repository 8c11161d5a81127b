// SPDX-License-Identifier: GPL-3.0-or-later
// Time types of the phones. The clock is always a parameter, so that tests can control it.
#pragma once

#include <chrono>

namespace reeve::phones {

using Duration = std::chrono::milliseconds;
using Time = std::chrono::sys_time<Duration>;

} // namespace reeve::phones
