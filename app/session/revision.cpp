// SPDX-License-Identifier: GPL-3.0-or-later
// Another command in the place of one that was accepted, with all that came after it following where it can.
#include "app/session/game_session.h"

#include "app/values/game_values.h"
#include "engine/record/values.h"
#include "engine/tables/dice.h"

namespace reeve::app {
namespace {

using record::Json;

/// A command with the chance that it met, so that it brings the same again: dice, the card that was stolen or bought.
Json withItsChance(const Json& command, const Events& events, const Rules& rules) {
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
            if (rules.knights() && dice->with != EventFace::None) stated["event"] = record::wordOf(dice->with);
        }
        if (const auto* theft = std::get_if<event::CardStolen>(&event)) {
            if (verb == "move-robber" || verb == "chase-robber") stated["card"] = record::wordOf(theft->card);
            if (verb == "play-development") stated["stolen"] = record::wordOf(theft->card);
        }
        if (const auto* bought = std::get_if<event::DevelopmentBought>(&event);
            bought != nullptr && verb == "buy-development")
            stated["card"] = record::wordOf(bought->card);
    }
    return stated;
}

} // namespace

GameSession::Revision GameSession::revise(std::size_t step, const Json& command) const {
    Revision revision;
    // In memory: what is tried here never reaches the disk.
    GameSession trial(before(step));
    trial.m_players = m_players;
    if (auto refused = trial.perform(command)) {
        revision.refused = std::move(refused);
        return revision;
    }
    revision.commands.push_back(command);
    for (std::size_t later = step + 1; later < steps().size(); ++later) {
        const Json stated = withItsChance(given(later), steps()[later].events, state().rules);
        if (!trial.perform(stated)) {
            revision.commands.push_back(stated);
            continue;
        }
        auto refused = trial.perform(given(later));
        if (!refused) {
            revision.commands.push_back(given(later));
        } else if (refused->code == qstring(word(RefusalCode::NoSuchDecision))) {
            ++revision.dropped;
        } else {
            revision.stop = later;
            revision.refused = std::move(refused);
            break;
        }
    }
    revision.after = trial.state();
    return revision;
}

std::variant<GameSession::Change, Refused> GameSession::planToCarryOut(std::size_t step, const Revision& revision) {
    Change change = plan();
    for (std::size_t back = steps().size(); back > step; --back)
        if (auto refused = change.add({{"do", "undo"}})) return std::move(*refused);
    for (const Json& command : revision.commands)
        if (auto refused = change.add(command)) return std::move(*refused);
    return change;
}

std::optional<Refused> GameSession::carryOut(std::size_t step, const Revision& revision) {
    auto planned = planToCarryOut(step, revision);
    if (auto* refused = std::get_if<Refused>(&planned)) return std::move(*refused);
    return carryOut(std::move(std::get<Change>(planned)));
}

} // namespace reeve::app
