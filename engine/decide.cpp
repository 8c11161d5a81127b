// SPDX-License-Identifier: GPL-3.0-or-later
// From intent to facts: whose command it is, whether it is due now, and which chapter decides it.
#include "engine/basics/dispatch.h"
#include "engine/cards/card.h"
#include "engine/game.h"
#include "engine/rules/chapters.h"

#include <algorithm>

namespace reeve {
namespace {

using namespace rules;

/// The decision that a command answers; nothing for a command that is no answer.
struct AnswerTo {
    std::optional<DecisionKind> operator()(const command::Discard&) const { return DecisionKind::Discard; }
    std::optional<DecisionKind> operator()(const command::MoveRobber&) const { return DecisionKind::MoveRobber; }
    std::optional<DecisionKind> operator()(const command::Take&) const { return DecisionKind::Take; }
    std::optional<DecisionKind> operator()(const command::LoseCity&) const { return DecisionKind::LoseCity; }
    std::optional<DecisionKind> operator()(const command::DrawProgress&) const { return DecisionKind::DrawProgress; }
    std::optional<DecisionKind> operator()(const command::DiscardProgress&) const { return DecisionKind::DiscardProgress; }
    std::optional<DecisionKind> operator()(const command::CommitKnights&) const { return DecisionKind::CommitKnights; }
    std::optional<DecisionKind> operator()(const command::RelocateKnight&) const { return DecisionKind::RelocateKnight; }
    std::optional<DecisionKind> operator()(const command::RemoveKnight&) const { return DecisionKind::RemoveKnight; }
    std::optional<DecisionKind> operator()(const command::PlaceKnight&) const { return DecisionKind::PlaceKnight; }
    std::optional<DecisionKind> operator()(const command::Give&) const { return DecisionKind::Give; }
    std::optional<DecisionKind> operator()(const command::TakeProgress&) const { return DecisionKind::TakeProgress; }
    std::optional<DecisionKind> operator()(const command::TakeCards&) const { return DecisionKind::TakeCards; }
    std::optional<DecisionKind> operator()(const command::PlaceMetropolis&) const { return DecisionKind::PlaceMetropolis; }
    std::optional<DecisionKind> operator()(const command::BuildNeutral&) const { return DecisionKind::BuildNeutral; }
    template <typename Other>
    std::optional<DecisionKind> operator()(const Other&) const { return {}; }
};

/// Decisions of these kinds are made in their order; all others in any order by those who owe them.
constexpr bool inOrder(DecisionKind kind) { return kind == DecisionKind::CommitKnights || kind == DecisionKind::DrawProgress; }

const Decision* owed(const GameState& state, PlayerId player, DecisionKind kind) {
    for (const auto& decision : state.pending) {
        if (decision.player == player && decision.kind == kind) return &decision;
        if (inOrder(kind)) return nullptr;
    }
    return nullptr;
}

/// Each command goes to its chapter.
struct Chapter {
    Course& course;
    PlayerId player;
    Decision decision; ///< the one that is answered, if any

    Verdict operator()(const command::Place& c) const { return place(course, player, c); }
    Verdict operator()(const command::Roll& c) const { return roll(course, player, c); }
    Verdict operator()(const command::EndTurn& c) const { return endTurn(course, player, c); }
    Verdict operator()(const command::Build& c) const { return build(course, player, c); }
    Verdict operator()(const command::Activate& c) const { return activate(course, player, c); }
    Verdict operator()(const command::Promote& c) const { return promote(course, player, c); }
    Verdict operator()(const command::MoveKnight& c) const { return moveKnight(course, player, c); }
    Verdict operator()(const command::ChaseRobber& c) const { return chaseRobber(course, player, c); }
    Verdict operator()(const command::Improve& c) const { return improve(course, player, c); }
    Verdict operator()(const command::TradeBank& c) const { return tradeBank(course, player, c); }
    Verdict operator()(const command::Trade& c) const { return trade(course, player, c); }
    Verdict operator()(const command::Discard& c) const { return discard(course, player, decision, c); }
    Verdict operator()(const command::MoveRobber& c) const { return moveRobber(course, player, c); }
    Verdict operator()(const command::Take& c) const { return take(course, player, c); }
    Verdict operator()(const command::LoseCity& c) const { return loseCity(course, player, c); }
    Verdict operator()(const command::CommitKnights& c) const { return commitKnights(course, player, c); }
    Verdict operator()(const command::DrawProgress& c) const { return drawProgress(course, player, c); }
    Verdict operator()(const command::DiscardProgress& c) const { return discardProgress(course, player, c); }
    Verdict operator()(const command::RelocateKnight& c) const { return relocateKnight(course, player, decision, c); }
    Verdict operator()(const command::PlaceMetropolis& c) const { return placeMetropolis(course, player, decision, c); }
    Verdict operator()(const command::Play& c) const { return cards::play(course, player, c); }
    Verdict operator()(const command::HarborTrade& c) const { return harborTrade(course, player, c); }
    Verdict operator()(const command::RemoveKnight& c) const { return removeKnight(course, player, decision, c); }
    Verdict operator()(const command::PlaceKnight& c) const { return placeKnight(course, player, decision, c); }
    Verdict operator()(const command::Give& c) const { return give(course, player, decision, c); }
    Verdict operator()(const command::TakeProgress& c) const { return takeProgress(course, player, decision, c); }
    Verdict operator()(const command::TakeCards& c) const { return takeCards(course, player, decision, c); }
    Verdict operator()(const command::BuyDevelopment& c) const { return buyDevelopment(course, player, c); }
    Verdict operator()(const command::PlayDevelopment& c) const { return playDevelopment(course, player, c); }
    Verdict operator()(const command::PlaceNeutral& c) const { return placeNeutral(course, player, c); }
    Verdict operator()(const command::BuildNeutral& c) const { return buildNeutral(course, player, decision, c); }
    Verdict operator()(const command::ForcedTrade& c) const { return forcedTrade(course, player, c); }
    Verdict operator()(const command::RobberToDesert& c) const { return robberToDesert(course, player, c); }
    Verdict operator()(const command::DiscardKnight& c) const { return discardKnight(course, player, c); }
};

/// When in a turn a command may be given at all.
struct InPhase {
    const GameState& state;

    Verdict operator()(const command::Place&) const { return accepted; } // the chapter says which phase
    Verdict operator()(const command::Roll&) const { return accepted; }
    Verdict operator()(const command::ChaseRobber&) const {
        if (state.turn.phase == Phase::Roll && state.rules.has(Option::KnightErrant)) return accepted; // VAR-ERRANT-1
        return afterRoll();
    }
    Verdict operator()(const command::PlaceNeutral&) const { return accepted; }
    Verdict operator()(const command::Play&) const { return started(); } // the Alchemist comes before the roll
    Verdict operator()(const command::PlayDevelopment&) const { return started(); } // DEV-4a, DEV-4b
    Verdict operator()(const command::ForcedTrade&) const { return started(); }      // TWO-12
    Verdict operator()(const command::RobberToDesert&) const { return started(); }
    Verdict operator()(const command::DiscardKnight&) const { return started(); }
    template <typename Other>
    Verdict operator()(const Other&) const { return afterRoll(); }

    [[nodiscard]] Verdict started() const {
        if (state.turn.phase == Phase::Setup) return refuse(RefusalCode::WrongPhase, "SETUP-33");
        return accepted;
    }

    [[nodiscard]] Verdict afterRoll() const {
        if (state.turn.phase == Phase::Setup) return refuse(RefusalCode::WrongPhase, "SETUP-33");
        if (state.turn.phase == Phase::Roll) return refuse(RefusalCode::RollFirst, state.rules.knights() ? "TURN-4" : "TURN-1");
        return accepted;
    }
};

/// Could an event change who has Longest Road (LROAD-10)? Asked of the state after it; errs on the side of yes.
struct TouchesLongestRoad {
    const GameState& state;

    bool operator()(const event::RoadBuilt& e) const { return mayLead(e.player); }
    bool operator()(const event::BuildingPlaced& e) const { return mayLead(e.player); }
    bool operator()(const event::RoadRemoved&) const { return true; }
    bool operator()(const event::SettlementBuilt& e) const { return interrupts(e.player, e.at); }
    bool operator()(const event::KnightRecruited& e) const { return interrupts(e.player, e.at); }
    bool operator()(const event::KnightPlaced& e) const { return interrupts(e.player, e.knight.at); }
    bool operator()(const event::KnightRemoved& e) const { return interrupts(e.player, e.at); }
    bool operator()(const event::KnightDisplaced& e) const { return interrupts(e.player, e.knight.at); }
    /// The count that waited for a displaced knight.
    bool operator()(const event::DecisionClosed& e) const { return e.kind == DecisionKind::RelocateKnight; }
    bool operator()(const event::KnightMoved& e) const { return interrupts(e.player, e.from) || interrupts(e.player, e.to); }
    template <typename Other>
    bool operator()(const Other&) const { return false; }

    /// A player with no more roads than the holder's trail is long takes nothing.
    [[nodiscard]] bool mayLead(PlayerId player) const {
        return state.longestRoad.player == player || state.player(player).roads.size() > std::max<int>(state.longestRoad.count, 4);
    }
    /// A piece breaks, or lets go, the roads of others only.
    [[nodiscard]] bool interrupts(PlayerId player, IntersectionId at) const {
        for (std::size_t p = 0; p < state.seatCount; ++p)
            if (p != index(player) && state.players[p].roads.meets(kTopology.intersectionPaths[index(at)])) return true;
        return false;
    }
};

/// What follows by itself when a command has been carried out.
void finish(Course& course) {
    continueRoll(course);
    settleNeutrals(course);
    const auto& state = course.state();
    // While a displaced knight is on its way nobody counts (the place is only briefly empty).
    const bool underway = std::ranges::any_of(state.pending, [](const Decision& d) { return d.kind == DecisionKind::RelocateKnight; });
    const bool touched = std::ranges::any_of(course.events(), [&](const Event& e) { return dispatch(TouchesLongestRoad{state}, e); });
    if (touched && !underway) updateLongestRoad(course);
    if (!state.rules.knights()) updateLargestArmy(course);
    askFifthCard(course);
    checkVictory(course);
}

/// PROG-11: the player on turn may play any card instead of putting the fifth one back.
bool playsFifthCard(const GameState& state, PlayerId player, const Command& command) {
    return std::holds_alternative<command::Play>(command.action) && player == state.turn.player && state.pending.size() == 1 &&
           state.pending.front().kind == DecisionKind::DiscardProgress && state.pending.front().player == player;
}

} // namespace

Result<Events> decide(const GameState& state, const Command& command) {
    auto refused = [&](Refusal refusal, PlayerId player) {
        refusal.player = player;
        return Result<Events>(refusal);
    };
    if (state.turn.phase == Phase::Over) return refused(refuse(RefusalCode::GameOver, "WIN-1"), command.player);
    const auto answered = dispatch(AnswerTo{}, command.action);
    PlayerId player = command.player;
    if (player == kNobody) player = state.pending.empty() ? state.turn.player : state.pending.front().player;
    if (index(player) >= state.playerCount) return refused(refuse(RefusalCode::NotInThisGame, ""), player);

    Decision decision;
    if (answered) {
        const auto* due = owed(state, player, *answered);
        if (due == nullptr) return refused(refuse(RefusalCode::NoSuchDecision, ""), player);
        decision = *due;
    } else {
        if (!state.pending.empty() && !playsFifthCard(state, player, command)) return refused(refuse(RefusalCode::DecisionPending, ""), player);
        if (player != state.turn.player) return refused(refuse(RefusalCode::NotYourTurn, "TURN-5"), player);
        if (auto refusal = dispatch(InPhase{state}, command.action)) return refused(*refusal, player);
    }
    Course course(state);
    if (!answered && !state.pending.empty()) course.close(DecisionKind::DiscardProgress, player);
    if (auto refusal = dispatch(Chapter{course, player, decision}, command.action)) return refused(*refusal, player);
    finish(course);
    return course.events();
}

} // namespace reeve
