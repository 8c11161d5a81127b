// SPDX-License-Identifier: GPL-3.0-or-later
// The barbarians: BARB-1 to BARB-28, VAR-NASTY.
#include "engine/modules/fan/questions.h"
#include "engine/rules/chapters.h"

#include <algorithm>

namespace reeve::rules {
namespace {

/// BARB-7 to BARB-9: the weakest of the players with a city to lose; empty if there are none.
InlineVector<PlayerId, kMaxPlayers> losers(const GameState& state,
                                           const std::array<std::uint8_t, kMaxPlayers>& strength) {
    InlineVector<PlayerId, kMaxPlayers> weakest;
    for (const auto player : clockwiseFrom(state, state.turn.player)) {
        if (cleanCities(state, player).empty()) continue;
        if (!weakest.empty() && strength[index(player)] > strength[index(weakest.front())]) continue;
        if (!weakest.empty() && strength[index(player)] < strength[index(weakest.front())]) weakest.clear();
        weakest.push_back(player);
    }
    return weakest;
}

/// BARB-13, BARB-14, BARB-27: the strongest players; empty if no knight fought.
InlineVector<PlayerId, kMaxPlayers> heroes(const GameState& state,
                                           const std::array<std::uint8_t, kMaxPlayers>& strength) {
    InlineVector<PlayerId, kMaxPlayers> strongest;
    const auto highest = *std::ranges::max_element(strength);
    if (highest == 0) return strongest;
    for (const auto player : clockwiseFrom(state, state.turn.player))
        if (strength[index(player)] == highest) strongest.push_back(player);
    return strongest;
}

void reduce(EventWriter& writer, PlayerId player, IntersectionId at) {
    const auto& own = writer.player(player);
    const bool onItsSide = own.settlements.size() >= supply::kSettlements; // BARB-18
    writer.emit(event::CityReduced{player, at, onItsSide, own.walls.contains(at)});
}

} // namespace

void land(EventWriter& writer) {
    const auto& state = writer.state();
    writer.emit(event::BarbariansLanded{});
    if (!state.rules.has(Option::Nasty)) return; // the roll continues with the attack
    for (const auto player : clockwiseFrom(state, state.turn.player))
        if (knightStrength(state, player) > 0) writer.open({.kind = DecisionKind::CommitKnights, .player = player});
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::CommitKnights& c) {
    IntersectionSet committed;
    for (const auto at : c.at) {
        const auto* knight = writer.player(player).knightAt(at);
        if (knight == nullptr) return refuse(RefusalCode::NotYourPiece, "VAR-NASTY-1");
        if (!knight->active) return refuse(RefusalCode::KnightInactive, "VAR-NASTY-1");
        if (committed.contains(at)) return refuse(RefusalCode::WrongTarget, "VAR-NASTY-1");
        committed.insert(at);
    }
    if (writer.state().turn.resolving == Resolving::Landing) // else a written position in which no attack follows
        writer.emit(event::KnightsCommitted{player, committed});
    writer.close(DecisionKind::CommitKnights, player);
    return accepted;
}

void attack(EventWriter& writer) {
    const auto& state = writer.state();
    event::BarbariansAttacked battle;
    battle.barbarians = static_cast<std::uint8_t>(barbarianStrength(state));
    for (const auto player : clockwiseFrom(state, state.turn.player)) {
        const int knights =
            state.rules.has(Option::Nasty) ? committedStrength(state, player) : knightStrength(state, player);
        const int strength = knights + (state.rules.fan.any() ? fan::cardStrength(state, player) : 0);
        battle.strength[index(player)] = static_cast<std::uint8_t>(strength);
        battle.knights = static_cast<std::uint8_t>(battle.knights + strength);
    }
    battle.won = battle.knights >= battle.barbarians; // BARB-6
    writer.emit(battle);

    if (!battle.won) {
        for (const auto player : losers(state, battle.strength)) {
            const auto clean = cleanCities(state, player);
            if (clean.size() == 1)
                reduce(writer, player, clean.first());
            else
                writer.open({.kind = DecisionKind::LoseCity, .player = player});
        }
        return;
    }
    const auto strongest = heroes(state, battle.strength);
    if (strongest.size() == 1)
        writer.emit(event::DefenderAwarded{strongest.front()});
    else if (!decksEmpty(state))
        for (const auto player : strongest) writer.open({.kind = DecisionKind::DrawProgress, .player = player});
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::LoseCity& c) {
    if (!cleanCities(writer.state(), player).contains(c.at)) return refuse(RefusalCode::NotACity, "BARB-10");
    reduce(writer, player, c.at);
    writer.close(DecisionKind::LoseCity, player);
    return accepted;
}

} // namespace reeve::rules
