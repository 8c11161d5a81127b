// SPDX-License-Identifier: GPL-3.0-or-later
// The traits of an intersection's piece that look different in every edition, and the columns by which a Blend tells
// them.
#pragma once

#include "vision/set/blend.h"
#include "vision/set/knight_rows.h"
#include "vision/set/learned_set.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace reeve::vision {

/// Returns the blend of a trait; null if there are too few examples. Levels and states of knights are marked
/// differently in every edition (rings of a disc, colour of the foot, a number), walls and metropolises have any shape,
/// so several groups of columns are tried. Kinds and colours are told by a blend together with the regression, once the
/// set has seen pieces of each kind. `examples`: of Subject::Intersection; `knights`: made of them; `classes`:
/// number of classes of the trait; `from`: the first of them in Example::general. `is` receives the class of each
/// example of the blend.
std::unique_ptr<Blend> blendOf(const std::vector<Example>& examples, const KnightRows& knights, std::size_t trait,
                               std::size_t classes, std::size_t from, std::vector<int>& is);

} // namespace reeve::vision
