// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/recent.h"
#include "app/values/roll_facts.h"

#include <array>

namespace reeve::app {

/// `Game.production`: which player received what from which hexes for this roll, with texts.
QList<YieldFacts> productionView(const std::optional<RecentRoll>& roll);
/// `Game.lastRoll`: the dice, their probability and their effects.
LastRollFacts lastRollView(const std::optional<RecentRoll>& roll);
/// How many cards a hex produced for each seat, with the buildings at the time of the roll.
std::array<int, kMaxPlayers> cardsPaid(const RecentRoll& roll, HexId hex);

} // namespace reeve::app
