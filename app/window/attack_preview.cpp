// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/attack_preview.h"

#include "app/window/attack_view.h"
#include "engine/events/apply.h"
#include "engine/game.h"
#include "engine/tables/supply.h"

namespace reeve::app {
namespace {

/// The position before a roll that moves the ship to the island.
GameState atTheGates(GameState state) {
    const Turn now = state.turn;
    state.turn = {};
    state.turn.number = now.number;
    state.turn.player = now.player;
    state.turn.phase = Phase::Roll;
    state.pending.clear();
    state.shipSpaces = supply::kShipSpaces - 1;
    state.rules.options = 0; // no declared knights, no protected first rounds
    return state;
}

} // namespace

AttackFacts attackPreview(const GameState& state) {
    if (!state.rules.knights() || state.turn.phase == Phase::Setup || state.turn.phase == Phase::Over) return {};
    RecentAttack attack;
    attack.before = atTheGates(state);
    const auto events =
        decide(attack.before, {state.turn.player, command::Roll{.red = 1, .yellow = 1, .event = EventFace::Ship}});
    if (!events) return {};
    GameState after = attack.before;
    bool landed = false;
    for (const Event& event : events.value()) {
        apply(after, event);
        if (const auto* battle = std::get_if<event::BarbariansAttacked>(&event)) {
            attack.battle = *battle;
            landed = true;
        } else if (std::holds_alternative<event::EventResolved>(event)) {
            attack.done = true;
            break;
        } else if (landed) {
            attack.events.push_back(event);
        }
    }
    return landed ? attackView(attack, TableView(after)) : AttackFacts();
}

} // namespace reeve::app
