// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody at the table may know of a game. Models that show something to the whole table take a TableView and
// never a GameState, so that hidden cards cannot reach the window by an oversight.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::app {

/// A position without its secrets. Hidden cards (hands, hidden progress and development cards, the order of the decks)
/// are replaced with others that depend on public counts alone, and the seed is dropped: two games that differ only in
/// what is hidden give equal views. When the game is over, development cards lie open (DEV-10).
class TableView {
public:
    explicit TableView(const GameState& state);

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
