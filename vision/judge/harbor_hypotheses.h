// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame may be: hypotheses that each explain the looks at its places more or less well.
#pragma once

#include "engine/tables/box.h"
#include "vision/look/read_harbors.h"

#include <array>
#include <cstddef>
#include <vector>

namespace reeve::vision {

/// The likelihood or the chance of each kind (none, any, brick, ... as in HarborLook) on a place, and on the places of
/// a frame in the order of harborPlaces().
using HarborPlace = std::array<double, kHarborLooks>;
using HarborFrame = std::vector<HarborPlace>;
inline constexpr std::size_t kNoHarbor = 0;

/// One hypothesis: how well it explains everything (a likelihood), and how likely it makes each kind on each place
/// then.
struct HarborHypothesis {
    double likelihood = 0;
    HarborFrame says;
};

HarborHypothesis noHarbors(const HarborFrame& seen);
/// Harbours on the marked places and nowhere else, each of a kind as often as `share` says.
HarborHypothesis harborsAt(const HarborFrame& seen, const std::vector<bool>& harbor, const HarborPlace& share);
/// How often the harbours of a box are of each kind.
HarborPlace sharesOf(const Box& box);

// The next three know the six alike sides of the standard island.
/// The mean over the 720 orders of the six printed frame pieces (COMP-12, SETUP-12).
HarborHypothesis printedPieces(const HarborFrame& seen);
/// The nine harbour tokens of a box (COMP-17, COMP-18) in any places of three sides with one and three with two.
HarborHypothesis looseTokens(const HarborFrame& seen);
/// Each side with one harbour or with two, whatever they give.
HarborHypothesis anyHarbors(const HarborFrame& seen);
/// Harbours where no frame that we know has them together: a mirrored picture, another game. It explains much and says
/// nothing, so that nothing is reported.
HarborHypothesis notUnderstood(const HarborFrame& seen);

} // namespace reeve::vision
