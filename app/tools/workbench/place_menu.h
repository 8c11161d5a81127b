// SPDX-License-Identifier: GPL-3.0-or-later
// Context menus of the places of the board.
#pragma once

#include "app/tools/workbench/photo_view.h"

#include <QMenu>

#include <functional>
#include <memory>

namespace reeve::workbench {

/// Applies the given change to the window's label.
using ChangeLabel = std::function<void(const std::function<void(Label&)>&)>;

/// Menu of a place with the values of `label` checked; actions call `change`. Hex: terrain, number, robber, merchant;
/// intersection: building or knight, wall, metropolis; path: road, on the coast also the harbour; outside of the
/// island: space of the barbarian ship.
std::unique_ptr<QMenu> placeMenu(const Place& place, const Label& label, ChangeLabel change);

} // namespace reeve::workbench
