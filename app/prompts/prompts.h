// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for prompts: what the players are asked, and how taps become commands. Derived from the list of legal
// commands; no rule is repeated. Texts are in the current language (app/wording/speaking.h).
#pragma once

#include "app/prompts/prompt.h"
#include "app/table/seat_names.h"
#include "engine/state/game_state.h"

#include <QStringList>

#include <optional>
#include <span>

namespace reeve::app {

/// All prompts of `seat`: owed ones first, then the offers of the turn in the order of PromptKind, one per kind of
/// card. Their answers together are the legal commands of the seat, each once. About other players they contain only
/// public information and what a card or decision reveals to this seat.
std::vector<Prompt> promptsFor(const GameState& state, PlayerId seat, const SeatNames& names);

/// The prompt that the table waits for: the first decision, the set-up, the dice or the end of the turn. `answers` is
/// not filled. nullopt: the game is over.
std::optional<Prompt> awaited(const GameState& state, const SeatNames& names);

/// One prompt of `seat`; `answers` is not filled. `card`: a word of the record, empty for kinds without a card.
Prompt described(PromptKind kind, const QString& card, const GameState& state, PlayerId seat, const SeatNames& names);

/// The kind whose commands have this verb (`do` of the record), the first of several; nullopt: unknown.
std::optional<PromptKind> kindNamed(const QString& verb);
/// The verb of a kind.
QString verbOf(PromptKind kind);
/// Label for carrying out a prompt after `chosen` places were tapped: "2 knights defend".
QString doneWords(const Prompt& prompt, int chosen);

/// Fills `answers` with the legal commands; none if it is not possible now.
void fillIn(Prompt& prompt, const GameState& state);

/// The command with its holes filled by `values`, in the order of the holes, as JSON of the record. Holes without a
/// value are omitted. May be illegal; performing it then returns a refusal with the reason.
record::Json filled(const Prompt& prompt, std::span<const record::Json> values);
/// The command that declines the prompt; nullopt: it cannot be declined.
std::optional<record::Json> declined(const Prompt& prompt, const GameState& state);

/// The value of a hole in a command of a `whole` prompt, as it is tapped: the name of a place, "yes" or "no"; null:
/// none.
record::Json saidOf(const record::Json& command, const char* key);

/// The state after some places were tapped.
struct Tap {
    std::size_t hole = 0;                ///< of a `whole` prompt: index of the hole that `next` fills
    std::optional<HoleKind> next;        ///< what to choose next; nullopt: everything is chosen, or no command fits
    QString ask;                         ///< instruction, one sentence
    std::vector<std::string> choices;    ///< names of places, colours of players, or words of HoleKind::Choice
    std::vector<std::string> dear;       ///< choices that cost more than the others (FAN-MK-2)
    QString badge;                       ///< movement points that the chosen piece has left; may be empty
    std::string chosen;                  ///< place of that piece
    std::string extra;                   ///< additional cost of the command: "grain"; empty: none
    std::optional<record::Json> command; ///< the command, once everything is chosen
};

/// Follows `taps`: names of places in the order of the holes, then possibly the colour of a player. If only one player
/// is possible, that hole is skipped.
Tap nextTap(const Prompt& prompt, const GameState& state, const QStringList& taps);

} // namespace reeve::app
