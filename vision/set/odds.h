// SPDX-License-Identifier: GPL-3.0-or-later
// Log-odds of classes, and what an example asks to be added to them.
#pragma once

#include <cstddef>
#include <vector>

namespace reeve::vision {

/// The natural logarithm of a chance, which is taken to be 0.0001 at least: no look is so sure that it could not be
/// wrong.
float logChance(float chance);

/// Chances with sum 1 from log-odds.
std::vector<float> softmax(std::vector<float> odds);

/// What the example asks to be added to the log-odds of the classes: nothing where the general reader is as sure.
/// Requires: `is` is one of the `classes` classes.
std::vector<float> lackingOdds(const float* general, std::size_t classes, int is);

} // namespace reeve::vision
