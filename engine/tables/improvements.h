// SPDX-License-Identifier: GPL-3.0-or-later
// What the levels of a city improvement bring.
#pragma once

namespace reeve {

inline constexpr int kAbilityLevel = 3; // IMPR-9: from here on Trading House, Fortress and Aqueduct work

} // namespace reeve
