// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat may choose from, as JSON for a phone: each way to act or to answer with its legal commands as a tree. The
// page leads through it without a rule of its own.
//
// A way: `do` the command without what is chosen, `name`, `hint` a sentence, `page` where the turn offers it ("build",
// "knights", "moves", "trade"; "end": by the button that ends the turn), `glyph` if a module says it, `price` card
// counts, `ask` what is chosen in turn ({`key`, `of`, `text`}; `of` is "place", "places" for any number of them,
// "player", "choice", "kind" of card, "cards" for `count` cards of the kinds that are named; `auto`: the only name that
// fits need not be chosen), `tree` what fits: {"c3":{"A1":…}}. The last level of a tree is a list of names, or an
// object that says what a name costs besides ("grain"). A name is "" where nothing is chosen, "-" where nobody is;
// several places are joined by blanks.
#pragma once

#include "app/values/seat_names.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <nlohmann/json.hpp>

namespace reeve::app {

/// Offers of the turn for `seat` besides building, trading and cards: knights, ships, pieces of modules. A list in the
/// order of PromptKind, in the current language.
record::Json turnWays(const GameState& state, PlayerId seat, const SeatNames& names);

/// Separate for progress and development cards, because both decks have a Road Building.
struct CardWays {
    record::Json progress, development;
};

/// How the cards of `seat` may be played now, by card word: {"smith":{"ask":[…],"tree":{…}}}. Omits cards without
/// choices or with dice only. Two free roads or ships are {"pieces":{…}}: `base` lists the places of the first
/// ("a1-a2", "ship a1-a2"), which are also those of the second, apart from `adds` and `cuts` for each first one. The
/// Inventor also has `yields`: for each hex {"throws": combinations of 36 with its number, "red": cards that such a
/// roll produces for Red, …}.
CardWays cardWays(const GameState& state, PlayerId seat);

/// How `seat` may move the robber or pirate; empty for other decisions.
record::Json robberWays(const GameState& state, PlayerId seat, const SeatNames& names);

} // namespace reeve::app
