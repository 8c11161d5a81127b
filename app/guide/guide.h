// SPDX-License-Identifier: GPL-3.0-or-later
// Leads a person through a command with several choices (a progress card, an offer, a decision), one question
// after the other. The questions come from the legal commands alone: whatever is offered is accepted.
#pragma once

#include "app/values/prompt_facts.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace reeve::app {

/// The legal commands of `player` named `verb` (the record's `do`), of one `card` unless that is empty.
std::vector<record::Json> commandsNamed(const GameState& state, PlayerId player, const QString& verb,
                                        const QString& card);

/// Words of the cards that `player` may play now, each once, in the order of the hand: progress cards in Cities &
/// Knights, development cards in the base game.
QStringList playableCards(const GameState& state, PlayerId player);
/// Words of the development cards that `player` may play now, each once. They may be in play besides progress cards
/// (FAN-KC-2).
QStringList playableDevelopment(const GameState& state, PlayerId player);

/// What to ask next when `answers` ({key: value}, for a key that takes several a list in the order of choosing) stand.
/// A path that was tapped may be followed by "road" or "ship"; it is asked for ("piece") where both fit. Answers that
/// fit no command leave `total` 0 and no question.
GuideFacts nextQuestion(const std::vector<record::Json>& commands, const QVariantMap& answers);

} // namespace reeve::app
