// SPDX-License-Identifier: GPL-3.0-or-later
// What may be said about a place of the board.
#pragma once

#include "app/workbench/photo_view.h"

#include <QMenu>

#include <functional>
#include <memory>

namespace reeve::workbench {

/// Does to the label of the window what it is given.
using ChangeLabel = std::function<void(const std::function<void(Label&)>&)>;

/// What a click on a place offers, with what `label` says ticked; each action goes through `change`. A hex: terrain,
/// number, robber, merchant; an intersection: building or knight, wall, metropolis; a path: road, and on the coast the
/// harbour; off the island: where the barbarians' ship stands on its track.
std::unique_ptr<QMenu> placeMenu(const Place& place, const Label& label, ChangeLabel change);

} // namespace reeve::workbench
