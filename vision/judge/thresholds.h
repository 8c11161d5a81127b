// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of judging that no caller sets (those are in vision/params.h): by the source that uses them, with
// unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace fit_layout {
inline constexpr double kPlainToken = 0.9; ///< chance from which on a token is surely there
} // namespace fit_layout

} // namespace reeve::vision::thresholds
