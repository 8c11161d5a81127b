// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/turn_view.h"

#include "app/values/game_values.h"
#include "app/wording/expected_wording.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"
#include "engine/state/queries.h"
#include "engine/tables/dice.h"

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Who is waited for: the first decision's player, else the player on turn.
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
    case Phase::Conflict: break; // somebody is asked
    case Phase::Over: return u"over"_s;
    }
    return {};
}

} // namespace

QVariantMap turnView(const TableView& table) {
    const Turn& turn = table.state().turn;
    return {{u"number"_s, turn.number},
            {u"player"_s, seat(turn.player)},
            {u"phase"_s, wordFor(turn.phase)},
            {u"underway"_s, turn.phase != Phase::Setup && turn.phase != Phase::Over},
            {u"red"_s, dice::totalOnly(turn) ? 0 : turn.red},
            {u"yellow"_s, turn.yellow},
            {u"event"_s, turn.event == EventFace::None ? QString() : wordFor(turn.event)},
            {u"total"_s, turn.red + turn.yellow},
            {u"movement"_s, fan::hasMovement(table.state())},
            {u"battles"_s, fan::hasBattles(table.state())}};
}

QVariantMap barbariansView(const TableView& table) {
    const GameState& state = table.state();
    int knights = 0;
    for (int p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        knights += knightStrength(state, player) + fan::cardStrength(state, player);
    }
    const int strength = barbarianStrength(state);
    return {{u"spaces"_s, state.shipSpaces},
            {u"attacks"_s, state.attacks},
            {u"barbarianStrength"_s, strength},
            {u"knightStrength"_s, knights},
            {u"missing"_s, std::max(0, strength - knights)},
            {u"hoard"_s, fan::hasHoard(state) ? static_cast<int>(state.fan.hoard) : -1},
            {u"mostOnHex"_s, fan::mostOnHex(state)},
            {u"nextShipAttacks"_s, state.shipSpaces + 1 >= supply::kShipSpaces}};
}

QVariantMap expectedView(const TableView& table, const SeatNames& names) {
    const GameState& state = table.state();
    const ExpectedWords words = expectedWords(state, names);
    QVariantMap map{{u"player"_s, seat(waitedFor(state))},
                    {u"kind"_s, expectedKind(state)},
                    {u"next"_s, seat(afterwards(state))},
                    {u"count"_s, 0},
                    {u"track"_s, QString()},
                    {u"text"_s, words.text},
                    {u"button"_s, words.button},
                    {u"buttonHint"_s, words.hint},
                    {u"open"_s, static_cast<int>(state.pending.size())}};
    if (!state.pending.empty()) {
        const Decision& decision = state.pending.front();
        map[u"count"_s] = decision.count;
        if (decision.kind == DecisionKind::PlaceMetropolis) map[u"track"_s] = wordFor(decision.track);
        map[u"other"_s] = seat(decision.other);
    }
    return map;
}

} // namespace reeve::app
