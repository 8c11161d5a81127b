// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/attack_view.h"

#include "app/values/game_values.h"
#include "app/words/place_wording.h"
#include "engine/position/queries.h"

namespace reeve::app {
namespace {

/// The knights that fought: with the nasty option the declared ones, else all active ones.
QList<int> fighters(const GameState& before, PlayerId id) {
    QList<int> levels;
    for (const Knight& knight : before.player(id).knights) {
        const bool fought =
            before.rules.has(Option::Nasty) ? before.committed[index(id)].contains(knight.at) : knight.active;
        if (fought) levels.append(knight.level);
    }
    return levels;
}

/// A player's contribution to the battle.
AttackSideFacts side(const RecentAttack& attack, PlayerId id) {
    return {.player = seat(id),
            .strength = attack.battle.strength[index(id)],
            .cities = static_cast<int>(attack.before.player(id).cities.size()),
            .knights = fighters(attack.before, id),
            .safe = cleanCities(attack.before, id).empty()};
}

} // namespace

AttackFacts attackView(const RecentAttack& attack, const TableView& table) {
    AttackFacts facts{.landed = true,
                      .won = attack.battle.won,
                      .freesRobber = attack.before.attacks == 0, // ROBBER-9
                      .done = attack.done,
                      .barbarians = attack.battle.barbarians,
                      .knights = attack.battle.knights};
    for (int p = 0; p < attack.before.playerCount; ++p) facts.sides.append(side(attack, static_cast<PlayerId>(p)));
    for (const Event& event : attack.events) {
        if (const auto* e = std::get_if<event::DefenderAwarded>(&event)) facts.sides[seat(e->player)].defends = true;
        if (const auto* e = std::get_if<event::CityReduced>(&event)) {
            facts.sides[seat(e->player)].loses = true;
            facts.sides[seat(e->player)].lostAt = besideText(attack.before.board, e->at);
        }
        if (const auto* e = std::get_if<event::ProgressDrawn>(&event)) facts.sides[seat(e->player)].draws = true;
    }
    // Players whose decision is still open.
    if (!attack.done)
        for (const Decision& decision : table.state().pending) {
            if (decision.kind == DecisionKind::LoseCity) facts.sides[seat(decision.player)].loses = true;
            if (decision.kind == DecisionKind::DrawProgress) facts.sides[seat(decision.player)].draws = true;
        }
    return facts;
}

} // namespace reeve::app
