// SPDX-License-Identifier: GPL-3.0-or-later
// Engineer (PROG-ENGR): a wall without payment, by the rules of walls.
#include "engine/cards/card.h"
#include "engine/rules/sites.h"

namespace reeve::cards {

Verdict engineer(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& own = writer.player(player);
    if (own.walls.size() >= supply::kWalls) return refuse(RefusalCode::NoPieceLeft, "WALL-4");
    if (!own.cities.contains(play.at)) return refuse(RefusalCode::NotACity, "WALL-2");
    if (own.walls.contains(play.at)) return refuse(RefusalCode::WallAlready, "WALL-3");
    if (!rules::wallSites(writer.state(), player).contains(play.at))
        return refuse(RefusalCode::Conquered, "FAN-BARB-4a");
    writer.emit(event::WallBuilt{player, play.at});
    return accepted;
}

} // namespace reeve::cards
