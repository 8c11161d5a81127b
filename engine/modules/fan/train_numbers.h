// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/hand.h"

namespace reeve::fan {

/// The next level of a baggage train, and the highest one (FAN-BAG-6).
inline constexpr Hand kTrainPromotion{{Card::Lumber, 1}, {Card::Grain, 1}};
inline constexpr int kHighestTrain = 5;

} // namespace reeve::fan
