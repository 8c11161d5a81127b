// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/recent.h"
#include "app/view/table_view.h"

#include <QVariant>

namespace reeve::app {

/// `Game.attack`: {barbarians, knights, won, strengths, defender, losers, lost ({"0": "mountains (8) and hills (3)"}:
/// where the city of a seat stood that was lost), drawers, freesRobber, done}: the battle as it stood and what came of
/// it so far; `table` is the position now.
QVariant attackView(const RecentAttack& attack, const TableView& table);

} // namespace reeve::app
