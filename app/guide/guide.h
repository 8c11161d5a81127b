// SPDX-License-Identifier: GPL-3.0-or-later
// Leads through a command with several choices (a progress card, an offer, a decision), one question at a time.
// Questions come from the legal commands, so every offered answer is accepted.
#pragma once

#include "app/values/prompt_facts.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace reeve::app {

/// The legal commands of `player` with this verb (`do` of the record); `card` not empty: only those that play it.
std::vector<record::Json> commandsNamed(const GameState& state, PlayerId player, const QString& verb,
                                        const QString& card);

/// Words of the cards that `player` can play now, each once, in the order of the hand: progress cards in Cities &
/// Knights, development cards in the base game.
QStringList playableCards(const GameState& state, PlayerId player);
/// Words of the development cards that `player` can play now, each once. Games may have them besides progress cards
/// (FAN-KC-2).
QStringList playableDevelopment(const GameState& state, PlayerId player);

/// The next question after `answers` ({key: value}; for a key with several values a list in the order of choosing). A
/// tapped path may be followed by "road" or "ship", which is asked for ("piece") if both are possible. If no command
/// fits, `total` is 0 and there is no question.
GuideFacts nextQuestion(const std::vector<record::Json>& commands, const QVariantMap& answers);

} // namespace reeve::app
