// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/recent.h"
#include "app/play/table_view.h"
#include "app/values/attack_facts.h"

namespace reeve::app {

/// `Game.attack`: the last attack and its consequences so far. `table` is the present position.
AttackFacts attackView(const RecentAttack& attack, const TableView& table);

} // namespace reeve::app
