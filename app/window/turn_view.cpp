// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/turn_view.h"

#include "app/values/game_values.h"
#include "app/words/expected_wording.h"
#include "engine/modules/fan/questions.h"
#include "engine/position/queries.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"
#include "engine/tables/dice.h"

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// The player who has to act: that of the first decision, else the one on turn.
PlayerId waitedFor(const GameState& state) {
    if (!state.pending.empty()) return state.pending.front().player;
    return state.turn.phase == Phase::Over ? state.winner : state.turn.player;
}

QString expectedKind(const GameState& state) {
    if (!state.pending.empty()) return wordFor(state.pending.front().kind);
    switch (state.turn.phase) {
    case Phase::Setup: {
        if (!rules::neutralsPlaced(state)) return u"place-neutral"_s;
        const bool city = rules::placesCity(state, state.turn.player);
        return city ? u"place-city"_s : u"place-settlement"_s;
    }
    case Phase::Roll: return u"roll"_s;
    case Phase::Main:
    case Phase::Paired: return u"actions"_s;
    case Phase::Movement: return u"movement"_s;
    case Phase::Special:
    case Phase::Conflict: break; // there is a decision
    case Phase::Over: return u"over"_s;
    }
    return {};
}

} // namespace

TurnFacts turnView(const TableView& table) {
    const Turn& turn = table.state().turn;
    TurnFacts facts;
    facts.number = turn.number;
    facts.player = seat(turn.player);
    facts.phase = wordFor(turn.phase);
    facts.underway = turn.phase != Phase::Setup && turn.phase != Phase::Over;
    facts.red = dice::totalOnly(turn) ? 0 : turn.red;
    facts.yellow = turn.yellow;
    facts.event = turn.event == EventFace::None ? QString() : wordFor(turn.event);
    facts.total = turn.red + turn.yellow;
    facts.movement = fan::hasMovement(table.state());
    facts.battles = fan::hasBattles(table.state());
    return facts;
}

BarbarianFacts barbariansView(const TableView& table) {
    const GameState& state = table.state();
    BarbarianFacts facts;
    for (int p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        facts.knightStrength += knightStrength(state, player) + fan::cardStrength(state, player);
    }
    facts.spaces = state.shipSpaces;
    facts.attacks = state.attacks;
    facts.barbarianStrength = barbarianStrength(state);
    facts.missing = std::max(0, facts.barbarianStrength - facts.knightStrength);
    if (fan::hasHoard(state)) facts.hoard = state.fan.hoard;
    facts.mostOnHex = fan::mostOnHex(state);
    facts.nextShipAttacks = state.shipSpaces + 1 >= supply::kShipSpaces;
    return facts;
}

bool answerable(const GameState& state, std::size_t decision) {
    return decision == 0 || !answeredInOrder(state.pending[decision].kind);
}

ExpectedFacts expectedView(const TableView& table, const SeatNames& names) {
    const GameState& state = table.state();
    const ExpectedWords words = expectedWords(state, names);
    ExpectedFacts facts;
    facts.player = seat(waitedFor(state));
    facts.kind = expectedKind(state);
    facts.next = seat(afterwards(state));
    facts.text = words.text;
    facts.button = words.button;
    facts.buttonHint = words.hint;
    facts.open = static_cast<int>(state.pending.size());
    if (!state.pending.empty()) {
        const Decision& decision = state.pending.front();
        facts.count = decision.count;
        if (decision.kind == DecisionKind::PlaceMetropolis) facts.track = wordFor(decision.track);
        facts.other = seat(decision.other);
        for (std::size_t i = 0; i < state.pending.size(); ++i)
            if (const int other = seat(state.pending[i].player);
                answerable(state, i) && other != facts.player && !facts.instead.contains(other))
                facts.instead.append(other);
    }
    return facts;
}

} // namespace reeve::app
