// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_state.h"

#include <QString>

namespace reeve::app {

/// "mountains: 1 settlement, 1 city" for a player's buildings on a producing hex.
QString productionReason(const GameState& state, HexId hex, int settlements, int cities);
/// The Aqueduct in the words of the edition.
QString aqueductReason(Edition edition);

} // namespace reeve::app
