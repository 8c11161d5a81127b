// SPDX-License-Identifier: GPL-3.0-or-later
// Games for the tests of the app.
#pragma once

#include "app/play/game_session.h"
#include "app/values/seat_names.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "tests/support/random_game.h"

namespace reeve::testing {

inline app::NewEvening threePlayers(std::uint64_t seed = 7) {
    app::NewEvening evening;
    evening.name = QStringLiteral("Friday");
    evening.players = {{QStringLiteral("Anna"), QStringLiteral("red")},
                       {QStringLiteral("Ben"), QStringLiteral("blue")},
                       {QStringLiteral("Cleo"), QStringLiteral("white")}};
    evening.seed = seed;
    return evening;
}

/// Their names.
inline app::SeatNames threeNames() {
    app::SeatNames names;
    const auto players = threePlayers().players;
    for (std::size_t p = 0; p < players.size(); ++p) names.set(static_cast<PlayerId>(p), players[p].name);
    return names;
}

/// A legal command as a command object, sometimes an undo or a redo; undo at the end of a game.
inline record::Json randomCommandJson(const app::GameSession& session, Chance& chance) {
    const int whim = chance.draw(20);
    if (session.canRedo() && whim == 0) return {{"do", "redo"}};
    const auto command = randomCommand(session.state(), chance);
    if (!command || (session.canUndo() && whim == 1)) return {{"do", "undo"}};
    return record::commandJson(*command, session.state());
}

/// Plays `count` accepted steps.
inline void playOn(app::GameSession& session, int count, Chance& chance) {
    for (int i = 0; i < count; ++i) {
        const auto refused = session.perform(randomCommandJson(session, chance));
        if (refused)
            qFatal("a legal command was refused: %s %s", qPrintable(refused->code), qPrintable(refused->detail));
    }
}

inline app::GameSession madeFrom(std::variant<app::GameSession, QString> made) {
    if (const auto* fault = std::get_if<QString>(&made)) qFatal("no game: %s", qPrintable(*fault));
    return std::move(std::get<app::GameSession>(made));
}

/// A game of Anna, Ben and Cleo at a position; it is not stored.
inline app::GameSession sessionAt(const GameState& state) {
    return madeFrom(app::GameSession::createAt(nullptr, QStringLiteral("Test"), threePlayers().players,
                                               {{"position", record::toJson(state)}}));
}

} // namespace reeve::testing
