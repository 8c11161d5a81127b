// SPDX-License-Identifier: GPL-3.0-or-later
// One overload of apply for each event of Seafarers.
#pragma once

#include "engine/modules/fan/travel/travel.h"
#include "engine/modules/seafarers/events.h"
#include "engine/state/game_state.h"

namespace reeve::seafarers {

struct Apply {
    GameState& s;

    void operator()(const ShipBuilt& e) const {
        s.player(e.player).ships.insert(e.at);
        if (s.turn.phase != Phase::Setup) s.turn.shipsBuilt.insert(e.at);
    }
    void operator()(const ShipRelocated& e) const {
        auto& ships = s.player(e.player).ships;
        ships.erase(e.from);
        ships.insert(e.to);
        s.turn.shipMoved = true;
        if (s.rules.fan.any()) fan::carry(s, e.player, e.from, e.to);
    }
    void operator()(const ShipRemoved& e) const {
        s.player(e.player).ships.erase(e.at);
        s.turn.shipsBuilt.erase(e.at);
    }
    void operator()(const PirateMoved& e) const { s.board.waters.pirate = e.to; }
    void operator()(const AreaSettled& e) const {
        auto& settled = s.player(e.player).settledAreas;
        settled = static_cast<std::uint8_t>(settled | (1U << e.area));
    }
};

} // namespace reeve::seafarers
