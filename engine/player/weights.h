// SPDX-License-Identifier: GPL-3.0-or-later
// What the features are worth: set by hand as at a table, and learned from games (`reeve-cli train`).
#pragma once

#include "engine/player/worth.h"

namespace reeve::player {

/// Whether the features tell enough of such a game for chances to be shown: the base game and Cities & Knights for
/// three to six, without Seafarers and fan modules.
bool knows(const Rules& rules);

/// Builds whatever it can and looks at nothing else; never trades.
const Weights& builderWeights();
/// Rules of thumb: what yields much and many kinds, what the next purchase lacks, knights against the ship.
const Weights& thumbWeights();
/// Learned by self-play from nothing but results of games.
const Weights& learnedWeights(GameKind game);

} // namespace reeve::player
