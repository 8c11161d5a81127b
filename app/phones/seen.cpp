// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/seen.h"

#include "app/phones/ways.h"
#include "app/play/choices.h"
#include "app/play/dice_facts.h"
#include "app/play/prompts.h"
#include "app/play/real_cards.h"
#include "app/words/event_wording.h"
#include "app/words/expected_wording.h"
#include "app/words/names.h"
#include "app/words/notice_wording.h"
#include "app/words/refusal_wording.h"
#include "engine/due.h"
#include "engine/events/apply.h"
#include "engine/record/words.h"
#include "engine/state/queries.h"

#include <algorithm>

namespace reeve::app {
namespace {

using record::Json;

/// Legal places for a piece of each neutral colour: {"white": ["a1-a2"]}.
Json neutralPlaces(const GameState& state, PlayerId player, const SeatNames& names) {
    Prompt prompt = described(PromptKind::BuildNeutral, {}, state, player, names);
    fillIn(prompt, state);
    Json places = Json::object();
    for (const Command& answer : prompt.answers) {
        const Choices choices = choicesOf(answer, state);
        const auto colors = wordsOf(choices, "color"), at = wordsOf(choices, "at");
        if (!colors.empty() && !at.empty()) places[colors.front()].push_back(at.front());
    }
    return places;
}

/// The dice to enter for the next roll.
std::vector<std::string> namedDice(const GameState& state) {
    const DiceFacts facts = diceFacts(state);
    std::vector<std::string> dice;
    if (facts.red == 0) dice = {"red", "yellow"}; // otherwise set by the Alchemist
    if (facts.withEvent) dice.push_back("event");
    return dice;
}

/// Number of seen events of a step that have a sentence.
std::size_t toldOf(const Step& step, const Viewer& viewer) {
    if (step.correction) return 0; // it may have none
    std::size_t told = 0;
    for (const Event& event : step.events) {
        const auto seen = seenBy(event, step.command.action, viewer);
        told += seen && !eventKind(*seen).isEmpty();
    }
    return told;
}

/// Sentences from a step on, oldest first.
std::vector<SeenLine> linesFrom(const GameSession& session, std::size_t first, const Viewer& viewer,
                                const Components& components) {
    const auto steps = session.steps();
    const SeatNames names = namesForPhones(session.seatNames());
    std::vector<SeenLine> lines;
    GameState state = session.before(first);
    for (std::size_t number = first; number < steps.size(); ++number) {
        const Step& step = steps[number];
        if (step.correction) {
            if (number + 1 == steps.size() ||
                !onlyAssumed(state, *step.correction, steps[number + 1].command, components))
                lines.push_back({.text = correctionText()});
            state = *step.correction;
            continue;
        }
        for (const Event& event : step.events) {
            apply(state, event);
            const auto seen = seenBy(event, step.command.action, viewer);
            if (!seen) continue;
            if (const QString text = eventText(*seen, names, state.board, state.rules); !text.isEmpty())
                lines.push_back({eventPlayer(*seen), text, eventKind(*seen) == u"dice"});
        }
    }
    return lines;
}

} // namespace

SeatNames namesForPhones(const SeatNames& names) {
    SeatNames clean;
    for (int p = 0; p < kMaxPlayers; ++p) {
        const auto player = static_cast<PlayerId>(p);
        clean.set(player, QString::fromStdString(phones::cleanName(names.of(player).toStdString())));
    }
    return clean;
}

Seen seen(const GameState& state, const SeatNames& names, const Viewer& viewer, Around around) {
    Seen all{.view = viewOf(state, viewer),
             .components = around.components,
             .seats = std::move(around.seats),
             .decisions = {},
             .ways = {},
             .roller = firstOfTurn(state),
             .dice = {},
             .progress = {},
             .development = {},
             .offers = std::move(around.offers),
             .news = std::move(around.news),
             .story = std::move(around.story)};
    // With real cards the acting player may hold any card that is possible.
    const bool acts = viewer.holds(actingPlayer(state));
    const bool guessed = all.components.unseen() && acts;
    const GameState asked = guessed ? withPossibleCards(state, all.components) : state;
    if (guessed) all.view.can = viewOf(asked, viewer).can;
    for (std::size_t i = 0; i < state.pending.size(); ++i) {
        const Decision& decision = state.pending[i];
        SeenDecision owed{.key = i < around.keys.size() ? around.keys[i] : std::string(),
                          .text = expectedWords(decision, state, names).text,
                          .choices = {},
                          .ways = {},
                          .after = i > 0 && answeredInOrder(decision.kind) ? state.pending.front().player : kNobody};
        if (viewer.holds(decision.player) && decision.kind == DecisionKind::BuildNeutral)
            owed.choices = neutralPlaces(state, decision.player, names);
        if (viewer.holds(decision.player) && decision.kind == DecisionKind::MoveRobber)
            owed.ways = robberWays(state, decision.player, names);
        all.decisions.push_back(std::move(owed));
    }
    if (state.rules.knights())
        for (std::size_t c = 0; c < kProgressCards; ++c)
            all.progress.names.push_back(names::progressCard(static_cast<ProgressCard>(c), state.rules.edition));
    if (!all.view.own) return all;
    if (acts) {
        if (state.pending.empty()) all.ways = turnWays(asked, viewer.player(), names);
        all.dice = namedDice(state);
        CardWays ways = cardWays(asked, viewer.player());
        all.progress.ways = std::move(ways.progress);
        all.development.ways = std::move(ways.development);
    }
    const auto why = [&](auto card, int held) {
        const auto refusal = held > 0 ? cardRefusal(state, viewer.player(), card) : std::nullopt;
        return refusal ? cardReason(refusal, viewer.player(), state, names) : QString();
    };
    if (state.rules.knights())
        for (std::size_t c = 0; c < kProgressCards; ++c)
            all.progress.why.push_back(why(static_cast<ProgressCard>(c), all.view.own->progress[c]));
    if (state.rules.developmentCards())
        for (std::size_t c = 0; c < kDevelopmentCards; ++c) {
            const auto card = static_cast<DevelopmentCard>(c);
            all.development.names.push_back(names::developmentCard(card));
            all.development.why.push_back(why(card, all.view.own->development[c]));
        }
    return all;
}

std::vector<SeenLine> newsFor(const GameSession& session, const Viewer& viewer, const Components& components) {
    const auto steps = session.steps();
    std::vector<SeenLine> lines;
    // Not all events have a sentence: goes back until there are enough.
    for (std::size_t wanted = kNewsOfPhones, first = steps.size(); first > 0 && lines.size() < kNewsOfPhones;
         wanted *= 2) {
        std::size_t told = 0;
        for (first = steps.size(); first > 0 && told < wanted;) told += toldOf(steps[--first], viewer);
        lines = linesFrom(session, first, viewer, components);
    }
    std::ranges::reverse(lines);
    if (lines.size() > kNewsOfPhones) lines.resize(kNewsOfPhones);
    return lines;
}

} // namespace reeve::app
