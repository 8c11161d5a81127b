// SPDX-License-Identifier: GPL-3.0-or-later
// What an Example keeps of a look: the feature rows, and the log-odds of the general reader.
#pragma once

#include "vision/look/features.h"
#include "vision/look/looks.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Returns the feature rows of a subject, one for each place; empty if they were not requested.
cv::Mat rowsOf(Subject subject, const BoardFeatures& features);

/// Converts a look to the log-odds of Example::general.
std::vector<float> generalOdds(const TerrainLook& look);
std::vector<float> generalOdds(const PathLook& look);
std::vector<float> generalOdds(const IntersectionLook& look);
std::vector<float> generalOdds(const HexLook& look);
std::vector<float> generalOdds(const HarborLook& look);

/// Stores `length` features in the example, quantized to 256 steps from 0 to their maximum; negative ones become 0.
void setFeature(Example& example, const float* row, int length);
/// Whether an example has the columns from `from` on: its row is long enough and some of them are not 0.
bool hasColumns(const Example& example, int from, int count);
/// Returns the features of an example.
std::vector<float> featureOf(const Example& example);

} // namespace reeve::vision
