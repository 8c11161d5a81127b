// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody at the table may know of a game. Models that show something to the whole table take a TableView and
// never a GameState, so that hidden cards cannot reach the window by an oversight.
#pragma once

#include "engine/state/game_state.h"
#include "engine/view/game_view.h"

namespace reeve::app {

/// A position without its secrets, in the form of a state, so that the queries of the engine can be asked. It is made
/// from what the table may know (viewOf()) and nothing else: hidden cards (hands, hidden progress and development
/// cards, the order of the decks) are others that depend on public counts alone, and there is no seed. When the game is
/// over, victory point cards lie open (DEV-10).
class TableView {
public:
    explicit TableView(const GameState& state) : TableView(viewOf(state, Viewer::table())) {}
    explicit TableView(const GameView& view);

    /// Everything public in it is true; the kinds of hidden cards are not.
    [[nodiscard]] const GameState& state() const { return m_state; }
    friend bool operator==(const TableView&, const TableView&) = default;

private:
    GameState m_state;
};

/// The state of which the table asks what may be done: the player who acts may hold any card that the public counts
/// allow. Whatever the rules accept is offered; what is offered may still be refused for a card that is not held. It is
/// never played.
GameState askedAtTable(const TableView& table);

} // namespace reeve::app
