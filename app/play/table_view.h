// SPDX-License-Identifier: GPL-3.0-or-later
// What everyone at the table may know of a game. Models for the whole table take a TableView instead of a GameState, so
// that secrets cannot reach the window by mistake.
#pragma once

#include "engine/state/game_state.h"
#include "engine/view/game_view.h"

namespace reeve::app {

/// A position without secrets, in the form of a state for the queries of the engine. Made from viewOf() only: hidden
/// cards (hands, progress and development cards, order of the decks) are replaced by cards that depend on public counts
/// alone, and there is no seed. Once the game is over, victory point cards are included (DEV-10).
class TableView {
public:
    explicit TableView(const GameState& state) : TableView(viewOf(state, Viewer::table())) {}
    explicit TableView(const GameView& view);

    /// Public information in it is true; the kinds of hidden cards are not.
    [[nodiscard]] const GameState& state() const { return m_state; }
    friend bool operator==(const TableView&, const TableView&) = default;

private:
    GameState m_state;
};

/// The state from which the table's choices are listed: the acting player may hold any cards that the public counts
/// allow. Everything legal is listed; a listed command may still be refused because a card is missing. Never play on
/// this state.
GameState askedAtTable(const TableView& table);

} // namespace reeve::app
