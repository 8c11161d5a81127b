// SPDX-License-Identifier: GPL-3.0-or-later
// Hypotheses about the frame, each with its likelihood given the looks.
#pragma once

#include "engine/tables/box.h"
#include "vision/look/read_harbors.h"

#include <array>
#include <cstddef>
#include <vector>

namespace reeve::vision {

/// Likelihood or probability of each kind (none, any, brick, ... as in HarborLook) at one place; and at the places of a
/// frame, in the order of harborPlaces().
using HarborPlace = std::array<double, kHarborLooks>;
using HarborFrame = std::vector<HarborPlace>;
inline constexpr std::size_t kNoHarbor = 0;

/// The likelihood of all looks under one hypothesis, and the posterior of each kind at each place given it.
struct HarborHypothesis {
    double likelihood = 0;
    HarborFrame says;
};

HarborHypothesis noHarbors(const HarborFrame& seen);
/// Harbours exactly on the places marked in `harbor`, their kinds independent with the probabilities `share`.
HarborHypothesis harborsAt(const HarborFrame& seen, const std::vector<bool>& harbor, const HarborPlace& share);
/// Returns the share of each kind among the harbours of a box, 0..1.
HarborPlace sharesOf(const Box& box);

// The next three know the six alike sides of the standard island.
/// Mean over the 720 orders of the six printed frame pieces (COMP-12, SETUP-12).
HarborHypothesis printedPieces(const HarborFrame& seen);
/// The nine harbour tokens of a box (COMP-17, COMP-18) in any places of three sides with one and three with two.
HarborHypothesis looseTokens(const HarborFrame& seen);
/// One or two harbours on each side, of any kind.
HarborHypothesis anyHarbors(const HarborFrame& seen);
/// Harbours on places that no known frame combines (a mirrored picture, another game). Its likelihood competes with the
/// other hypotheses, but it predicts nothing, so that nothing is reported.
HarborHypothesis notUnderstood(const HarborFrame& seen);

} // namespace reeve::vision
