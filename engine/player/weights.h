// SPDX-License-Identifier: GPL-3.0-or-later
// Weights of the features: set by hand, and learned from games (`reeve-cli train`).
#pragma once

#include "engine/player/worth.h"

namespace reeve::player {

/// True for games that the features describe well enough to show chances: the base game and Cities & Knights for three
/// to six players, without Seafarers and fan modules.
bool knows(const Rules& rules);

/// Builds whenever possible and ignores everything else; never trades.
const Weights& builderWeights();
/// Rules of thumb: production and its variety, what the next purchase lacks, knights against the ship.
const Weights& thumbWeights();
/// Learned by self-play from results of games only.
const Weights& learnedWeights(GameKind game);

} // namespace reeve::player
