// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/expected_wording.h"

#include "app/words/names.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
#include "engine/position/queries.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct ExpectedWording {
    Q_DECLARE_TR_FUNCTIONS(ExpectedWording)
};

} // namespace

ExpectedWords expectedWords(const Decision& decision, const GameState& state, const SeatNames& names) {
    const QString who = names.of(decision.player);
    const QString other = names.of(decision.other);
    const int count = decision.count;
    switch (decision.kind) {
    case DecisionKind::Discard:
        return {
            ExpectedWording::tr("%1 discards %L2 of %n card(s)", nullptr, state.player(decision.player).hand.total())
                .arg(who)
                .arg(count),
            ExpectedWording::tr("Choose the cards"), ExpectedWording::tr("half of the hand, rounded down")};
    case DecisionKind::MoveRobber:
        return {(state.rules.seafarers() ? ExpectedWording::tr("%1 moves the robber or the pirate")
                                         : ExpectedWording::tr("%1 moves the robber"))
                    .arg(who),
                ExpectedWording::tr("Choose a hex"), ExpectedWording::tr("tap it on the board")};
    case DecisionKind::Take:
        return {ExpectedWording::tr("%1 chooses a resource (Aqueduct)").arg(who),
                ExpectedWording::tr("Choose a resource"), ExpectedWording::tr("the roll produced nothing")};
    case DecisionKind::LoseCity:
        return {ExpectedWording::tr("%1, which city becomes a settlement?").arg(who),
                ExpectedWording::tr("Choose a city"), ExpectedWording::tr("tap it on the board")};
    case DecisionKind::DrawProgress:
        return {ExpectedWording::tr("%1 draws a progress card").arg(who), ExpectedWording::tr("Choose a deck"),
                ExpectedWording::tr("equally strong defenders")};
    case DecisionKind::DiscardProgress:
        if (decision.player == state.turn.player) // PROG-11
            return {ExpectedWording::tr("%1 holds five progress cards: play one or put one back").arg(who),
                    ExpectedWording::tr("Choose a card"), ExpectedWording::tr("four may be kept")};
        return {ExpectedWording::tr("%1 holds five progress cards; one goes back").arg(who),
                ExpectedWording::tr("Choose a card"), ExpectedWording::tr("four may be kept")};
    case DecisionKind::CommitKnights:
        return {ExpectedWording::tr("%1, which knights defend?").arg(who), ExpectedWording::tr("Choose knights"),
                ExpectedWording::tr("tap them on the board")};
    case DecisionKind::RelocateKnight:
        return {ExpectedWording::tr("%1 moves the displaced knight").arg(who), ExpectedWording::tr("Choose a place"),
                ExpectedWording::tr("tap it on the board")};
    case DecisionKind::RemoveKnight:
        return {ExpectedWording::tr("%1, which knight deserts?").arg(who), ExpectedWording::tr("Choose a knight"),
                ExpectedWording::tr("tap it on the board")};
    case DecisionKind::PlaceKnight:
        return {ExpectedWording::tr("%1 places the deserter (%2)").arg(who, names::knight(decision.knight.level)),
                ExpectedWording::tr("Choose a place"), ExpectedWording::tr("or pass")};
    case DecisionKind::Give:
        return {decision.commodityOnly ? ExpectedWording::tr("%1 gives %2 a commodity").arg(who, other)
                                       : ExpectedWording::tr("%1 gives %2 %n card(s)", nullptr, count).arg(who, other),
                ExpectedWording::tr("Choose the cards"),
                {}};
    case DecisionKind::TakeProgress:
        return {ExpectedWording::tr("%1 looks at the progress cards of %2").arg(who, other),
                ExpectedWording::tr("Choose a card"),
                {}};
    case DecisionKind::TakeCards:
        return {ExpectedWording::tr("%1 takes %n card(s) from %2", nullptr, count).arg(who, other),
                ExpectedWording::tr("Choose the cards"),
                {}};
    case DecisionKind::PlaceMetropolis:
        return {ExpectedWording::tr("%1 places the metropolis (%2)").arg(who, names::track(decision.track)),
                ExpectedWording::tr("Choose a city"), ExpectedWording::tr("tap it on the board")};
    case DecisionKind::BuildNeutral:
        return {(decision.settlement ? ExpectedWording::tr("%1 builds a neutral settlement")
                                     : ExpectedWording::tr("%1 builds a neutral road"))
                    .arg(who),
                ExpectedWording::tr("Choose a place"), ExpectedWording::tr("tap it on the board")};
    case DecisionKind::SpecialBuild:
        return {ExpectedWording::tr("%1 may build and buy").arg(who), ExpectedWording::tr("Finish building"),
                ExpectedWording::tr("special building phase")};
    case DecisionKind::TakeGold:
        return {ExpectedWording::tr("%1 chooses %n resource(s) from the gold hex", nullptr, count).arg(who),
                ExpectedWording::tr("Choose the cards"), ExpectedWording::tr("a gold hex produced")};
    case DecisionKind::RollPrisoners:
        return {ExpectedWording::tr("%1 rolls for %n prisoner(s)", nullptr, count).arg(who),
                ExpectedWording::tr("Enter the dice"), ExpectedWording::tr("or let Reeve roll")};
    case DecisionKind::RollLosses:
        return {ExpectedWording::tr("%1 rolls for the losses").arg(who), ExpectedWording::tr("Enter the die"),
                ExpectedWording::tr("or let Reeve roll")};
    }
    return {};
}

PlayerId afterwards(const GameState& state) {
    if (state.rules.has(Option::SpecialBuild)) return kNobody;
    if (state.turn.phase == Phase::Main && state.rules.has(Option::PairedPlayers)) return partnerOfTurn(state);
    return state.next(firstOfTurn(state));
}

namespace {

QString afterTurn(const GameState& state, const SeatNames& names) {
    if (state.rules.has(Option::SpecialBuild)) return ExpectedWording::tr("then the others may build");
    const QString next = names.of(afterwards(state));
    if (const int battles = fan::winnableHexes(state).size(); battles > 0)
        return ExpectedWording::tr("%n battle(s), then %1", nullptr, battles).arg(next);
    return ExpectedWording::tr("next: %1").arg(next);
}

} // namespace

ExpectedWords expectedWords(const GameState& state, const SeatNames& names) {
    if (!state.pending.empty()) return expectedWords(state.pending.front(), state, names);
    const QString who = names.of(state.turn.player);
    switch (state.turn.phase) {
    case Phase::Setup: {
        if (!rules::neutralsPlaced(state))
            return {ExpectedWording::tr("%1 places a neutral settlement").arg(who),
                    ExpectedWording::tr("Place the neutral settlement"),
                    ExpectedWording::tr("one for each neutral colour")};
        const bool city = rules::placesCity(state, state.turn.player);
        const bool ships = state.rules.seafarers();
        const QString text = city ? (ships ? ExpectedWording::tr("%1 places a city and a road or a ship")
                                           : ExpectedWording::tr("%1 places a city and a road"))
                                  : (ships ? ExpectedWording::tr("%1 places a settlement and a road or a ship")
                                           : ExpectedWording::tr("%1 places a settlement and a road"));
        return {text.arg(who),
                city ? ExpectedWording::tr("Place the city") : ExpectedWording::tr("Place the settlement"),
                ExpectedWording::tr("first the intersection, then the path")};
    }
    case Phase::Roll:
        if (!state.turn.rolls.empty())
            return {ExpectedWording::tr("%1 rolls a second time").arg(who), ExpectedWording::tr("Enter the dice"),
                    ExpectedWording::tr("the same total does not count")};
        return {ExpectedWording::tr("%1 rolls the dice").arg(who), ExpectedWording::tr("Enter the dice"),
                ExpectedWording::tr("or let Reeve roll")};
    case Phase::Main:
        if (fan::castleHolds(state, state.turn.player))
            return {ExpectedWording::tr("%1 trades and builds").arg(who), ExpectedWording::tr("Movement"),
                    ExpectedWording::tr("a piece must leave the castle hex")};
        return {ExpectedWording::tr("%1 trades and builds").arg(who), ExpectedWording::tr("End turn"),
                afterTurn(state, names)};
    case Phase::Paired:
        return {ExpectedWording::tr("%1 plays as the partner").arg(who), ExpectedWording::tr("End turn"),
                afterTurn(state, names)};
    case Phase::Movement:
        if (fan::castleHolds(state, state.turn.player))
            return {ExpectedWording::tr("%1 moves knights and pieces").arg(who),
                    ExpectedWording::tr("Leave the castle hex"), ExpectedWording::tr("before the turn ends")};
        return {ExpectedWording::tr("%1 moves knights and pieces").arg(who), ExpectedWording::tr("End turn"),
                afterTurn(state, names)};
    case Phase::Special:
    case Phase::Conflict: break; // there is a decision
    case Phase::Over:
        return {ExpectedWording::tr("%1 wins with %n point(s)", nullptr, points(state, state.winner))
                    .arg(names.of(state.winner)),
                ExpectedWording::tr("Home"), ExpectedWording::tr("the game is saved")};
    }
    return {};
}

} // namespace reeve::app
