// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/recent.h"
#include "app/values/roll_facts.h"

#include <array>

namespace reeve::app {

/// `Game.production`: who took what in this roll, and from where, worded.
QList<YieldFacts> productionView(const std::optional<RecentRoll>& roll);
/// `Game.lastRoll`: the dice, their odds and what came of them.
LastRollFacts lastRollView(const std::optional<RecentRoll>& roll);
/// How many cards a hex pays each seat for a roll, as the buildings stood then.
std::array<int, kMaxPlayers> cardsPaid(const RecentRoll& roll, HexId hex);

} // namespace reeve::app
