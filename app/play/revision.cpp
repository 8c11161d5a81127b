// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces an accepted command and replays the later ones as far as possible.
#include "app/play/game_session.h"

#include "app/play/real_cards.h"
#include "app/values/game_values.h"
#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/record/values.h"
#include "engine/tables/dice.h"

namespace reeve::app {
namespace {

using record::Json;

/// Adds random results of the fan modules: landings, nuggets, dice of battles and baggage trains.
void addChance(Json& stated, const fan::Event& event, const GameState& state) {
    if (const auto* landed = std::get_if<fan::BarbariansLandedOnHexes>(&event);
        landed != nullptr && !landed->hexes.empty())
        stated["landing"] = record::places(state.island(), landed->hexes);
    if (const auto* flipped = std::get_if<fan::GoldFieldFlipped>(&event); flipped != nullptr && flipped->draws > 0)
        stated["nuggets"] = flipped->nuggets;
    if (std::holds_alternative<fan::PrisonersRolled>(event)) stated["rolls"] = record::eventJson(event, state)["rolls"];
    if (const auto* losses = std::get_if<fan::LossesRolled>(&event)) stated["die"] = losses->die;
    if (const auto* driven = std::get_if<fan::KnightDrivenOff>(&event)) stated["die"] = driven->die;
}

/// Adds the random results of a command to it, so that a replay repeats them: dice, the stolen or bought card.
Json withItsChance(const Json& command, const Events& events, const GameState& state) {
    Json stated = command;
    const auto verb = command.value("do", std::string());
    for (const Event& event : events) {
        if (const auto* dice = std::get_if<event::DiceRolled>(&event); dice != nullptr && verb == "roll") {
            if (dice::totalOnly(*dice)) {
                stated["total"] = dice::total(*dice);
            } else {
                stated["red"] = dice->red;
                stated["yellow"] = dice->yellow;
            }
            if (state.rules.knights() && dice->with != EventFace::None) stated["event"] = record::wordOf(dice->with);
        }
        if (const auto* theft = std::get_if<event::CardStolen>(&event)) {
            if (verb == "move-robber" || verb == "chase-robber" || verb == "move-pirate" || verb == "chase-pirate")
                stated["card"] = record::wordOf(theft->card);
            if (verb == "play-development") stated["stolen"] = record::wordOf(theft->card);
        }
        if (const auto* bought = std::get_if<event::DevelopmentBought>(&event);
            bought != nullptr && verb == "buy-development")
            stated["card"] = record::wordOf(bought->card);
        if (const auto* own = std::get_if<fan::Event>(&event)) addChance(stated, *own, state);
    }
    return stated;
}

} // namespace

GameSession::Revision GameSession::revise(std::size_t step, const Json& command, const Components& components,
                                          bool keep) const {
    Revision revision;
    // In memory only.
    GameSession trial(before(step));
    trial.m_players = m_players;
    const auto performed = [&](const Json& next) {
        auto refused = trial.perform(next);
        if (!refused) revision.commands.push_back(next);
        return refused;
    };
    // The cards may be corrected as at a table where all are real; without `keep`, numbers of cards stay.
    const Components allReal{.realHands = true, .realDecks = true, .held = components.held};
    const auto correctedFor = [&](const Json& next, const std::vector<Told>& told) {
        const auto parsed = record::parseCommand(next, trial.state());
        const auto* known = std::get_if<Command>(&parsed);
        const auto settlement =
            known == nullptr ? std::nullopt : settled(trial.state(), *known, keep ? allReal : components, told);
        return settlement && (keep || settlement->beyond == kNobody) &&
               !performed({{"do", "correct"}, {"set", settlement->set}});
    };
    if (auto refused = performed(command)) {
        revision.refused = std::move(refused);
        return revision;
    }
    GameState was = before(step + 1);
    for (std::size_t later = step + 1; later < steps().size(); ++later) {
        const GameState then = was;
        const Step& next = steps()[later];
        was = next.correction ? *next.correction : applied(was, next.events);
        if (next.correction && later + 1 < steps().size() && serves(then, was, steps()[later + 1].command, components))
            continue;
        const Json stated = withItsChance(given(later), next.events, state());
        const auto told = next.correction ? std::vector<Told>() : toldFor(then, next.command, components);
        if (!told.empty()) correctedFor(stated, told);
        if (!performed(stated)) continue;
        auto refused = performed(given(later));
        if (!refused) continue;
        if (refused->code == qstring(word(RefusalCode::NoSuchDecision))) {
            revision.dropped.push_back(later);
        } else if (correctedFor(stated, told) && !performed(stated)) {
            revision.corrected.push_back(later);
        } else {
            revision.stop = later;
            revision.refused = std::move(refused);
            break;
        }
    }
    revision.after = trial.state();
    revision.steps.assign(trial.steps().begin(), trial.steps().end());
    return revision;
}

std::optional<Refused> GameSession::Change::revise(std::size_t step, const Revision& revision) {
    while (m_done > step)
        if (auto refused = add({{"do", "undo"}})) return refused;
    for (const Json& command : revision.commands)
        if (auto refused = add(command)) return refused;
    return std::nullopt;
}

std::optional<Refused> GameSession::carryOut(std::size_t step, const Revision& revision) {
    Change change = plan();
    if (auto refused = change.revise(step, revision)) return refused;
    return carryOut(std::move(change));
}

} // namespace reeve::app
