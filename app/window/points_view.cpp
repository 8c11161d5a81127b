// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/points_view.h"

#include "app/values/game_values.h"
#include "engine/position/points.h"

namespace reeve::app {

QList<PointPartFacts> pointParts(const GameState& state, PlayerId player) {
    QList<PointPartFacts> list;
    for (const PointPart& part : openPointParts(state, player))
        if (part.count > 0) list.append({.source = wordFor(part.source), .count = part.count, .points = part.points()});
    return list;
}

} // namespace reeve::app
