// SPDX-License-Identifier: GPL-3.0-or-later
// Trades between players as a seat judges them: from a view of it, with what is hidden imagined several times.
#pragma once

#include "engine/basics/chance.h"
#include "engine/basics/hand.h"
#include "engine/player/player.h"

#include <optional>
#include <span>

namespace reeve::player {

/// What a seat gives away, and what it gets for it.
struct Bargain {
    Hand gives, gets;
    friend bool operator==(const Bargain&, const Bargain&) = default;
};

/// Whether the viewer of `view` agrees to a bargain with `other`: it holds what it gives, stands better afterwards, and
/// does not help `other` to win. A newcomer asks only for the first two.
bool agrees(const GameView& view, Level level, PlayerId other, const Bargain& bargain, Chance& chance);

/// What the viewer, who is on turn and may trade, would like to exchange with any other player: one card for one, or
/// two for one. Nothing where no such bargain is worth asking for. `without`: bargains that nobody wanted. Levels that
/// never trade (random, builder) offer nothing.
std::optional<Bargain> wished(const GameView& view, Level level, Chance& chance, std::span<const Bargain> without = {});

} // namespace reeve::player
