// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/game_facts.h"

#include "app/guide/guide.h"
#include "app/models/attack_view.h"
#include "app/models/options_view.h"
#include "app/models/players_view.h"
#include "app/models/production_view.h"
#include "app/models/turn_view.h"
#include "app/values/json_values.h"
#include "app/wording/notice_wording.h"
#include "app/wording/step_wording.h"
#include "engine/commands/options.h"
#include "engine/record/position.h"

namespace reeve::app {

/// How many entries of the story a page shows that is not about the story.
constexpr int kNews = 40;

QString stepInWords(const Step& step, const GameSession& session) {
    if (step.correction) return correctionText();
    return stepText(step.command.action, step.command.player, step.events, session.seatNames(), session.state().rules);
}

GameFacts gameFacts(const GameSession& session, const GameState& asked, const Story& story, int acknowledged) {
    const GameState& state = session.state();
    const auto roll = recentRoll(session);
    const auto attack = recentAttack(session);
    GameFacts facts;
    facts.position = toVariant(record::toJson(state));
    facts.players = playersView(session);
    facts.turn = turnView(state);
    facts.barbarians = barbariansView(state);
    facts.expected = expectedView(state, session.seatNames());
    facts.options = optionsView(asked);
    facts.playable = playableCards(asked, actingPlayer(state));
    facts.improvements = improvementsView(state);
    facts.production = productionView(roll);
    facts.lastRoll = lastRollView(roll);
    if (attack && session.serial(attack->step) > acknowledged) facts.attack = attackView(*attack, state);
    facts.story = story.entries();
    facts.news = story.newest(kNews);
    if (session.canUndo()) facts.undoText = stepInWords(session.steps().back(), session);
    if (session.canRedo()) facts.redoText = stepInWords(session.undone(), session);
    return facts;
}

} // namespace reeve::app
