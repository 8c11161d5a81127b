// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_state.h"

#include <QString>

namespace reeve::app {

/// A player's buildings on a producing hex: "mountains: 1 settlement, 1 city".
QString productionReason(const GameState& state, HexId hex, int settlements, int cities);
/// Name of the Aqueduct in the edition.
QString aqueductReason(Edition edition);

} // namespace reeve::app
