// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for prompts: what the players are asked, derived from the list of legal commands; no rule is repeated.
// next_choice.h leads through their choices. Texts are in the current language (app/words/speaking.h).
#pragma once

#include "app/play/prompt.h"
#include "app/values/seat_names.h"
#include "engine/state/game_state.h"

#include <QStringList>

#include <optional>
#include <span>

namespace reeve::app {

/// All prompts of `seat`: owed ones first, then the offers of the turn in the order of PromptKind, one per kind of
/// card. Their answers together are the legal commands of the seat, each once. About other players they contain only
/// public information and what a card or decision reveals to this seat.
/// `wanted`: only of these kinds; null: of all.
std::vector<Prompt> promptsFor(const GameState& state, PlayerId seat, const SeatNames& names,
                               bool (*wanted)(PromptKind) = nullptr);

/// The prompt that the table waits for: the first decision, the set-up, the dice or the end of the turn. `answers` is
/// not filled. nullopt: the game is over.
std::optional<Prompt> awaited(const GameState& state, const SeatNames& names);

/// One prompt of `seat`; `answers` is not filled. `card`: a word of the record, empty for kinds without a card.
Prompt described(PromptKind kind, const QString& card, const GameState& state, PlayerId seat, const SeatNames& names);

/// Label for carrying out a prompt after `chosen` places were tapped: "2 knights defend".
QString doneWords(const Prompt& prompt, int chosen);

/// Fills `answers` with the legal commands; none if it is not possible now. At sea those of the pirate answer the
/// prompt of the robber, too (PIRATE-2).
void fillIn(Prompt& prompt, const GameState& state);

/// The command with its holes filled by `values`, in the order of the holes, as JSON of the record. Holes without a
/// value are omitted. May be illegal; performing it then returns a refusal with the reason.
record::Json filled(const Prompt& prompt, std::span<const record::Json> values);

} // namespace reeve::app
