// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/recent.h"
#include "app/values/attack_facts.h"
#include "app/view/table_view.h"

namespace reeve::app {

/// `Game.attack`: the battle as it stood and what came of it so far; `table` is the position now.
AttackFacts attackView(const RecentAttack& attack, const TableView& table);

} // namespace reeve::app
