// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for prompts: what the players are asked now, and how taps become commands. All of it comes from the list
// of legal commands; no rule is repeated. The words are in the language that is being spoken (app/wording/speaking.h).
#pragma once

#include "app/prompts/prompt.h"
#include "app/table/seat_names.h"
#include "engine/state/game_state.h"

#include <QStringList>

#include <optional>
#include <span>

namespace reeve::app {

/// Everything that `seat` is asked for or offered: what is owed first, then the offers of the turn in the order of
/// PromptKind, a card of each kind by itself. The answers of all together are the legal commands of the seat, each
/// once. Of the other players nothing is told that does not lie open, but what a card or a decision shows to this seat.
std::vector<Prompt> promptsFor(const GameState& state, PlayerId seat, const SeatNames& names);

/// What the table waits for: the first decision, the set-up, the dice, or the end of the turn; without its answers.
/// Nothing when the game is over.
std::optional<Prompt> awaited(const GameState& state, const SeatNames& names);

/// One prompt of `seat` without its answers; `card` is a word of the record, empty for kinds that play no card.
Prompt described(PromptKind kind, const QString& card, const GameState& state, PlayerId seat, const SeatNames& names);

/// The prompt whose commands have this `do` of the record, as far as that tells which.
std::optional<PromptKind> kindNamed(const QString& verb);
/// The inverse.
QString verbOf(PromptKind kind);
/// What carrying out a prompt is called after `chosen` places were tapped: "2 knights defend".
QString doneWords(const Prompt& prompt, int chosen);

/// Lists its answers; none where it is not possible now.
void fillIn(Prompt& prompt, const GameState& state);

/// The command with its holes filled, in the words of the record; `values` in the order of the holes. Holes without a
/// value are left out. It need not be legal: the refusal then says why it is not.
record::Json filled(const Prompt& prompt, std::span<const record::Json> values);
/// Declines what is asked; nothing where that is not allowed.
std::optional<record::Json> declined(const Prompt& prompt, const GameState& state);

/// What a command says of a hole of a `whole` prompt, as it is tapped: the name of a place, or "yes" or "no"; null
/// where nothing.
record::Json saidOf(const record::Json& command, const char* key);

/// What comes after some places of the board were tapped.
struct Tap {
    std::size_t hole = 0;                ///< of the prompt's holes the one that `next` is about, of a `whole` prompt
    std::optional<HoleKind> next;        ///< what is to be chosen; nothing: all is chosen, or nothing fits
    QString ask;                         ///< in a sentence
    std::vector<std::string> choices;    ///< names of places, colours of players, or words of HoleKind::Choice
    std::vector<std::string> dear;       ///< of the choices those that cost more than the others (FAN-MK-2)
    QString badge;                       ///< what the piece that was chosen has left: points of its move; may be empty
    std::string chosen;                  ///< the place of that piece
    std::string extra;                   ///< what the command costs besides: "grain"; empty where nothing
    std::optional<record::Json> command; ///< carries it out, as soon as all is chosen
};

/// `taps` are names of places in the order of the prompt's holes, then perhaps the colour of a player. A hole for the
/// only player who can be meant is not asked for.
Tap nextTap(const Prompt& prompt, const GameState& state, const QStringList& taps);

} // namespace reeve::app
