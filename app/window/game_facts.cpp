// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_facts.h"

#include "app/play/offers.h"
#include "app/values/json_values.h"
#include "app/window/actions_view.h"
#include "app/window/attack_view.h"
#include "app/window/battle_view.h"
#include "app/window/options_view.h"
#include "app/window/players_view.h"
#include "app/window/production_view.h"
#include "app/window/since_view.h"
#include "app/window/turn_view.h"
#include "app/words/notice_wording.h"
#include "app/words/step_wording.h"
#include "engine/choices/options.h"
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/questions.h"
#include "engine/record/position.h"
#include "engine/state/queries.h"

namespace reeve::app {

QString stepInWords(const Step& step, const GameSession& session) {
    if (step.correction) return correctionText();
    const Action& action = step.command.action;
    return stepText(action, step.command.player, seenBy(step.events, action, Viewer::table()), session.seatNames(),
                    session.state().rules);
}

QVariant positionView(const TableView& table) {
    auto position = record::toJson(table.state());
    record::Json sizes = record::Json::object();
    for (const auto& [deck, cards] : position["decks"].items()) sizes[deck] = cards.size();
    for (const char* hidden : {"hands", "seed", "draws", "decks"}) position.erase(hidden);
    for (const char* cards : {"progress", "development"})
        if (position.contains(cards))
            for (auto& [color, own] : position[cards].items())
                for (const char* hidden : {"hand", "new"}) own.erase(hidden);
    position["deck_sizes"] = sizes;
    const GameState& state = table.state();
    if (fan::hasHexBarbarians(state)) {
        auto conquered = record::Json::array();
        for (const HexId hex : fan::conqueredHexes(state)) conquered.push_back(state.island().name(hex));
        position["board"]["conquered"] = conquered;
    }
    return toVariant(position);
}

UncoveredFacts uncoveredFacts(const GameSession& session, const GameState& state, const Looking& looking,
                              const Components& components) {
    const bool seated = index(looking.player) < state.playerCount;
    UncoveredFacts facts =
        uncoveredView(state, looking, seated ? sinceSecrets(session, looking.player) : QStringList());
    if (const auto gift = recentGift(session, components); gift && gift->to == looking.player)
        facts.given = handFacts(gift->cards);
    return facts;
}

GameFacts gameFacts(const GameSession& session, const GameState& state, const Story& story, const Showing& showing) {
    const TableView table(state);
    const auto roll = recentRoll(session);
    const auto attack = recentAttack(session);
    GameFacts facts;
    facts.position = positionView(table);
    facts.players = playersView(session.players(), table);
    facts.turn = turnView(table);
    facts.barbarians = barbariansView(table);
    facts.barbarians.landed = landedOnHexes(session);
    facts.expected = expectedView(table, session.seatNames());
    facts.options = optionsView(table, session.seatNames());
    facts.actions = actionsView(table, !showing.components.realHands, session.seatNames());
    if (showing.components.realDecks) facts.playable = playableCards(askedAtTable(table), actingPlayer(table.state()));
    facts.uncovered = uncoveredFacts(session, state, showing.looking, showing.components);
    facts.since = sinceView(session);
    facts.production = productionView(roll);
    facts.lastRoll = lastRollView(roll);
    if (attack && session.serial(attack->step) > showing.acknowledged) facts.attack = attackView(*attack, table);
    if (const auto conflict = recentConflict(session);
        conflict && (!conflict->view.done || conflict->serial > showing.conflictSeen))
        facts.conflict = conflict->view;
    if (const auto gift = recentGift(session, showing.components);
        gift && session.serial(gift->step) > showing.givenSeen)
        facts.given = {.to = seat(gift->to), .from = seat(gift->from), .count = gift->cards.total()};
    facts.story = story.entries();
    facts.newest = story.newest();
    if (session.canUndo()) facts.undoText = stepInWords(session.steps().back(), session);
    if (session.canRedo()) facts.redoText = stepInWords(session.undone(), session);
    return facts;
}

} // namespace reeve::app
