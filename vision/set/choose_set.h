// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the set that belongs to a board.
#pragma once

#include "vision/set/set_model.h"

#include <memory>
#include <span>

namespace reeve::vision {

/// Returns the set with the greatest SetModel::likeness() to the board; null if none exceeds the least likeness
/// (thresholds.h).
std::shared_ptr<const SetModel> fittingSet(std::span<const std::shared_ptr<const SetModel>> sets,
                                           const BoardFeatures& features);

} // namespace reeve::vision
