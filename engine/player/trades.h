// SPDX-License-Identifier: GPL-3.0-or-later
// Trades between players as judged by a seat, from its view and several samples of the hidden cards.
#pragma once

#include "engine/basics/chance.h"
#include "engine/basics/hand.h"
#include "engine/player/player.h"

#include <optional>
#include <span>

namespace reeve::player {

/// The cards that a seat gives and gets.
struct Bargain {
    Hand gives, gets;
    friend bool operator==(const Bargain&, const Bargain&) = default;
};

/// True if the viewer of `view` accepts a bargain with `other`: it holds the cards that it gives, its position
/// improves, and `other` is not helped to win. A newcomer ignores the last condition.
bool agrees(const GameView& view, Level level, PlayerId other, const Bargain& bargain, Chance& chance);

/// What the viewer would accept instead of a bargain that it declined: it gives the same, and gets as many other cards,
/// or one more. nullopt: nothing like that.
std::optional<Bargain> counter(const GameView& view, Level level, PlayerId other, const Bargain& bargain,
                               Chance& chance);

/// Returns the exchange that the viewer, who must be on turn and able to trade, offers to all players: one card for
/// one, or two for one. nullopt if none is worth offering. `without`: bargains that were declined. The levels Random
/// and Builder offer nothing.
std::optional<Bargain> wished(const GameView& view, Level level, Chance& chance, std::span<const Bargain> without = {});

} // namespace reeve::player
