// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/basics/refusal.h"

#include <array>

namespace reeve {
namespace {

// clang-format off
constexpr std::array<std::string_view, index(RefusalCode::AlreadyMoved) + 1> kWords{
    "game-over", "not-in-this-game", "not-your-turn", "decision-pending", "no-such-decision", "wrong-phase", "roll-first",
    "already-rolled", "cannot-afford", "bank-empty", "no-piece-left", "place-taken", "too-close",
    "not-connected", "not-your-piece", "not-a-city", "wall-already", "restore-city-first", "no-city", "no-city-for-metropolis",
    "highest-level", "metropolis-not-won", "metropolis-city-missing", "knight-inactive", "knight-just-activated",
    "knight-already-active", "knight-already-promoted", "knight-mighty", "needs-fortress", "knight-not-weaker", "robber-locked",
    "robber-must-move", "robber-not-here", "robber-not-to-desert", "not-a-robber-hex", "victim-needed", "not-a-victim",
    "wrong-number-of-cards", "cards-not-held", "not-a-resource", "same-kind-both-sides", "uneven-trade", "no-gifts",
    "not-a-whole-exchange", "trade-after-building", "impossible-chance", "roll-again", "nothing-to-choose", "card-not-held",
    "card-not-playable", "card-already-played", "bought-this-turn", "wrong-target", "empty-deck", "nothing-to-undo",
    "nothing-to-redo", "invalid-correction", "internal-limit", "not-a-sea-path", "not-a-land-path",
    "needs-land", "ship-closed", "ship-holds-knight", "ship-just-built", "ship-already-moved", "pirate-near",
    "pirate-must-move", "not-a-pirate-hex", "pirate-not-here", "wrong-area", "merchant-not-here",
    "module-missing", "too-far", "not-conquerable", "no-barbarian", "too-weak", "no-gold", "conquered", "hex-controlled",
    "nothing-to-plunder", "not-mighty", "on-castle-path", "path-occupied", "no-room", "no-train", "already-moved"};
// clang-format on
static_assert(!kWords.back().empty(), "every code has its word");

} // namespace

std::string_view word(RefusalCode code) { return kWords[index(code)]; }

} // namespace reeve
