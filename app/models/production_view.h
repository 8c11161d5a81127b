// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/recent.h"

#include <QVariant>

namespace reeve::app {

/// `Game.production`: who took what in this roll, and from where, worded.
QVariantList productionView(const std::optional<RecentRoll>& roll);
/// `Game.lastRoll`: the dice, their odds and what came of them; invalid before the first roll.
QVariant lastRollView(const std::optional<RecentRoll>& roll);

} // namespace reeve::app
