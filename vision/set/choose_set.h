// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several sets lies on the table.
#pragma once

#include "vision/set/set_model.h"

#include <memory>
#include <span>

namespace reeve::vision {

/// The set whose tiles look most like those of the board; null where none of them does.
std::shared_ptr<const SetModel> fittingSet(std::span<const std::shared_ptr<const SetModel>> sets,
                                           const BoardFeatures& features);

} // namespace reeve::vision
