// SPDX-License-Identifier: GPL-3.0-or-later
// Control of hexes by knights (FAN-CTRL). Computed from the pieces, never stored. Without the module no hex is
// controlled.
#pragma once

#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

// clang-format off
struct ControlChanged { PlayerId player = kNobody; HexId hex = kNoHex; ///< FAN-CTRL-4; kNobody: no player controls it any more
    static constexpr Public kEvent{"control-changed"}; constexpr void fields(auto& f) { f("player", player, kOptional)("hex", hex); }
    void apply(GameState&) const {}
    std::string told(const auto& tell) const { return player == kNobody ? "Nobody controls " + tell.name(hex) + " any more." : tell.does(player, "controls " + tell.name(hex)); } };
// clang-format on

/// Emits the changes of control since `before`, after all other events of a command (FAN-CTRL-4).
void tellControl(EventWriter&, const GameState& before);

/// The controlling player by HexId; kNobody if there is none (FAN-CTRL-5).
using Control = std::array<PlayerId, kMaxHexes>;
Control controlOf(const GameState&);
/// Places of hexes that other players control: the player may not build there (FAN-CTRL-2).
PathSet closedPaths(const GameState&, PlayerId);
IntersectionSet closedIntersections(const GameState&, PlayerId);
/// Those of `hexes` that are neither controlled nor next to a controlled hex; all of `hexes` if there are none
/// (FAN-CTRL-6).
HexSet keptClear(const GameState&, const HexSet& hexes);

struct ControlRules : Part {
    static HexSet openToRobber(const GameState& state, const HexSet& hexes) { return keptClear(state, hexes); }
    static constexpr Refusal kClosed{.code = RefusalCode::HexControlled, .rule = "FAN-CTRL-6"};
};

} // namespace reeve::fan
