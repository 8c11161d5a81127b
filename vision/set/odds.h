// SPDX-License-Identifier: GPL-3.0-or-later
// Log-odds of classes, and the residuals that a set learns.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace reeve::vision {

/// Returns the natural logarithm of a probability, bounded below by least_chance::kOfALook (0.0001).
float logChance(float chance);

/// Returns the logChance() of each probability.
std::vector<float> logsOf(std::span<const float> chances);
/// Appends them.
void addLogs(std::vector<float>& out, std::span<const float> chances);
/// Appends the log-odds of "no" and "yes"; `yes`: its probability.
void addPair(std::vector<float>& out, float yes);

/// Returns probabilities with sum 1.
std::vector<float> softmax(std::vector<float> odds);

/// Returns the residual of an example: what must be added to the log-odds `general` to give class `is` a probability of
/// 0.99, with mean 0 over the classes; zeros if it has at least that already. Requires: 0 <= is < classes, and
/// `general` points to `classes` values.
std::vector<float> lackingOdds(const float* general, std::size_t classes, int is);

} // namespace reeve::vision
