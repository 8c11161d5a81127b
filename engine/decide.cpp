// SPDX-License-Identifier: GPL-3.0-or-later
// From a command to its events: checks the player, the decision and the phase, then calls the chapter.
#include "engine/advance.h"
#include "engine/cards/card.h"
#include "engine/carry_out.h"
#include "engine/choices/legal_commands.h"
#include "engine/due.h"
#include "engine/game.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/rules/timing.h"
#include "engine/rules/working_copy.h"
#include "engine/settling.h"

namespace reeve {
namespace {

using namespace rules;

/// When a command is possible, and which decision it answers.
template <typename Kind>
Timing timingOf(const Kind& command) {
    if constexpr (kIsVariant<Kind>)
        return dispatch([](const auto& one) { return timingOf(one); }, command);
    else
        return Kind::kTiming;
}

const Decision* owed(const GameState& state, PlayerId player, DecisionKind kind) {
    for (const auto& decision : state.pending) {
        if (decision.player == player && decision.kind == kind) return &decision;
        if (answeredInOrder(kind)) return nullptr;
    }
    return nullptr;
}

/// Refuses in phases in which a command is not possible at all.
Verdict inPhase(const GameState& state, Moment moment) {
    if (moment == Moment::Always) return accepted;
    if (state.turn.phase == Phase::Setup) return refuse(RefusalCode::WrongPhase, "SETUP-33");
    if (state.turn.phase != Phase::Roll || moment == Moment::InAnyTurn ||
        (moment == Moment::ErrantToo && state.rules.has(Option::KnightErrant)))
        return accepted;
    return refuse(RefusalCode::RollFirst, state.rules.knights() ? "TURN-4" : "TURN-1");
}

/// Carries out what follows by itself after a command.
void finish(EventWriter& writer) {
    continueRoll(writer);
    updateLongestRoad(writer);
    if (!writer.state().rules.knights()) updateLargestArmy(writer);
    checkVictory(writer);
    askFifthCard(writer);
}

/// PROG-11: the player on turn may play any card instead of returning the fifth one.
bool playsFifthCard(const GameState& state, PlayerId player, const Command& command) {
    return std::holds_alternative<command::Play>(command.action) && player == state.turn.player &&
           state.pending.size() == 1 && state.pending.front().kind == DecisionKind::DiscardProgress &&
           state.pending.front().player == player;
}

/// The player of a command.
PlayerId actor(const GameState& state, const Command& command) {
    return command.player != kNobody ? command.player : actingPlayer(state);
}

/// Refuses if the game is over or `player` is not in it.
Verdict inGame(const GameState& state, PlayerId player) {
    if (state.turn.phase == Phase::Over) return refuse(RefusalCode::GameOver, "WIN-1");
    if (index(player) >= state.playerCount) return refuse(RefusalCode::NotInThisGame, "");
    return accepted;
}

/// Refuses a command that answers no decision if it is not possible now.
Verdict isDue(const GameState& state, PlayerId player, const Command& command, const Timing& timing) {
    if (!state.pending.empty() && state.pending.front().kind == DecisionKind::SpecialBuild) {
        if (player != state.pending.front().player) return refuse(RefusalCode::NotYourTurn, "SIX-20");
        return timing.special ? Verdict{} : refuse(RefusalCode::WrongPhase, "SIX-21");
    }
    if (!state.pending.empty() && !playsFifthCard(state, player, command))
        return refuse(RefusalCode::DecisionPending, "");
    if (player != state.turn.player) return refuse(RefusalCode::NotYourTurn, "TURN-5");
    if (state.rules.fan.any())
        if (auto refusal = fan::checkPhase(state, timing.part)) return refusal;
    return inPhase(state, timing.moment);
}

/// inGame() and isDue().
Verdict dueRefusal(const GameState& state, PlayerId player, const Action& action) {
    if (auto refusal = inGame(state, player)) return refusal;
    return isDue(state, player, Command{player, action}, timingOf(action));
}

/// The decision that a command answers, if any.
struct Due {
    bool answers = false;
    Decision decision; ///< the decision that is answered
};

/// Returns why a command is refused before its chapter decides; else sets `due`.
Verdict checkDue(const GameState& state, PlayerId player, const Command& command, Due& due) {
    if (auto refusal = inGame(state, player)) return refusal;
    const auto timing = timingOf(command.action);
    if (!timing.answers) return isDue(state, player, command, timing);
    const auto* decision = owed(state, player, *timing.answers);
    if (decision == nullptr) return refuse(RefusalCode::NoSuchDecision, "");
    due = {true, *decision};
    return accepted;
}

/// Carries out a command that passed checkDue(), or returns the refusal of its chapter. `before`: the previous state;
/// used in games with fan modules only.
Verdict complete(EventWriter& writer, const GameState& before, PlayerId player, const Command& command,
                 const Due& due) {
    const auto& state = writer.state();
    if (!due.answers && playsFifthCard(state, player, command)) writer.close(DecisionKind::DiscardProgress, player);
    if (auto refusal = carryOutOne(writer, player, due.decision, command.action)) return refusal;
    if (state.rules.fan.any()) {
        const auto* own = std::get_if<fan::Action>(&command.action);
        if (auto refusal = fan::mine(writer, own == nullptr ? 0 : fan::nuggetsOf(*own))) return refusal;
    }
    finish(writer);
    if (state.rules.fan.any()) fan::tellControl(writer, before);
    return accepted;
}

/// Appends the events of a command, or returns the refusal.
Verdict decideInto(Events& events, const GameState& state, PlayerId player, const Command& command) {
    Due due;
    if (auto refusal = checkDue(state, player, command, due)) return refusal;
    WorkingCopy copy(state);
    EventWriter writer(copy.state(), events);
    return complete(writer, state, player, command, due);
}

/// Fast paths for the commonest commands. Returns false, with the state unchanged, if the general path is needed.
bool advanceDirectly(GameState& state, PlayerId player, const Action& action) {
    if (!state.pending.empty() || player != state.turn.player || !hasPlainTurns(state.rules)) return false;
    if (state.turn.phase == Phase::Roll) {
        const auto* roll = std::get_if<command::Roll>(&action);
        return roll != nullptr && *roll == command::Roll{} && isSettled(state) && rollDirectly(state);
    }
    if (state.turn.phase != Phase::Main) return false;
    if (std::holds_alternative<command::EndTurn>(action)) return isSettled(state) && endTurnDirectly(state);
    if (const auto* trade = std::get_if<command::TradeBank>(&action))
        return isSettled(state) && tradeBankDirectly(state, *trade);
    return false;
}

} // namespace

Events consequences(const GameState& state) {
    Events events;
    if (state.turn.phase == Phase::Over) return events;
    WorkingCopy copy(state);
    EventWriter writer(copy.state(), events);
    finish(writer);
    return events;
}

GameState settled(const GameState& state) {
    Events events;
    if (state.turn.phase == Phase::Over) return state;
    WorkingCopy copy(state);
    EventWriter writer(copy.state(), events);
    continueRoll(writer);
    if (!events.empty()) finish(writer);
    return applied(state, events);
}

bool isStuck(const GameState& state) { return state.turn.phase != Phase::Over && countLegalCommands(state) == 0; }

std::optional<Refusal> cardRefusal(const GameState& state, PlayerId player, ProgressCard card) {
    if (auto refusal = dueRefusal(state, player, command::Play{.card = card})) return refusal;
    return cards::checkTime(state, player, card);
}

std::optional<Refusal> cardRefusal(const GameState& state, PlayerId player, DevelopmentCard card) {
    if (auto refusal = dueRefusal(state, player, command::PlayDevelopment{.card = card})) return refusal;
    return rules::checkTime(state, player, card);
}

std::optional<Refusal> actionsRefusal(const GameState& state, PlayerId player) {
    const bool special = state.turn.phase == Phase::Special; // building is possible after the end of the turn
    if (special) return dueRefusal(state, player, command::Build{});
    return dueRefusal(state, player, command::EndTurn{});
}

std::optional<Refusal> tradeRefusal(const GameState& state, PlayerId player) {
    if (auto refusal = dueRefusal(state, player, command::Trade{})) return refusal;
    return rules::checkTradePhase(state);
}

Result<Events> decide(const GameState& state, const Command& command) {
    Result<Events> result{Events{}};
    const auto player = actor(state, command);
    Verdict refusal;
    try {
        refusal = decideInto(result.value(), state, player, command);
    } catch (const CapacityExceeded&) { // more events than in any game: the command is refused
        refusal = refuse(RefusalCode::InternalLimit, "");
    }
    if (refusal) {
        refusal->player = player;
        result = *refusal;
    }
    return result;
}

GameState applied(GameState state, const Events& events) {
    for (const auto& event : events) apply(state, event);
    return state;
}

bool advance(GameState& state, const Command& command) {
    if (state.rules.fan.any()) { // modules compare with the state before
        const auto decided = decide(state, command);
        if (!decided.ok()) return false;
        for (const auto& event : decided.value()) apply(state, event);
        return true;
    }
    const auto player = actor(state, command);
    if (advanceDirectly(state, player, command.action)) return true;
    Due due;
    if (checkDue(state, player, command, due)) return false;
    try {
        Events forRoads;
        EventWriter writer(state, forRoads, Keep::ForRoads);
        return !complete(writer, state, player, command, due);
    } catch (const CapacityExceeded&) { // as in decide()
        return false;
    }
}

} // namespace reeve
