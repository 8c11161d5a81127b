// SPDX-License-Identifier: GPL-3.0-or-later
// A decision with one outcome is made without asking (record README, "A script"). Most are made where they arise.
// Others get one outcome later: a deck runs out while other players draw, or a correction changes the cards and pieces
// of a player with a pending decision.
#include "engine/settling.h"

#include "engine/carry_out.h"
#include "engine/position/invariants.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve {
namespace {

using namespace rules;

/// The cards to hand over if there is no choice: the whole hand, or `count` of its only kind; else nullopt.
std::optional<Hand> onlyCombination(const Hand& from, int count) {
    if (from.total() <= count) return from;
    if (from.kinds() == 1) return Hand::of(from.cardAt(0), count);
    return std::nullopt;
}

/// The card that every deck would give; kNoProgressCard if the decks hold several kinds or none.
ProgressCard onlyCardLeft(const GameState& state) {
    auto only = kNoProgressCard;
    for (const auto& deck : state.decks)
        for (const auto card : deck) {
            if (only != kNoProgressCard && card != only) return kNoProgressCard;
            only = card;
        }
    return only;
}

/// Makes a decision, or closes it if it has no answer. Returns false if there is a choice.
class Settle {
public:
    Settle(EventWriter& writer, const Decision& decision)
        : m_writer(writer), m_state(writer.state()), m_decision(decision) {}

    bool operator()() {
        const auto player = m_decision.player;
        const auto& own = m_state.player(player);
        switch (m_decision.kind) {
        case DecisionKind::Discard: return someCards<command::Discard>(own.hand);
        case DecisionKind::Give:
            return someCards<command::Give>(m_decision.commodityOnly ? own.hand.only(kCommodityKinds) : own.hand);
        case DecisionKind::TakeCards: return someCards<command::TakeCards>(m_state.player(m_decision.other).hand);
        case DecisionKind::Take: return !bankHasResources(m_state) && fallsAway();
        case DecisionKind::LoseCity: return place<command::LoseCity>(cleanCities(m_state, player));
        case DecisionKind::PlaceMetropolis: {
            const int level = own.improvements[index(m_decision.track)];
            if (!winsMetropolis(m_state, player, m_decision.track, level)) return fallsAway(); // METRO-2
            return place<command::PlaceMetropolis>(cleanCities(m_state, player));
        }
        case DecisionKind::RemoveKnight: return place<command::RemoveKnight>(own.knightPlaces);
        case DecisionKind::RelocateKnight:
            return place<command::RelocateKnight>(retreatSites(m_state, player, m_decision.knight.at));
        case DecisionKind::PlaceKnight: return placeKnightLeft();
        case DecisionKind::CommitKnights:
            return knightStrength(m_state, player) == 0 && answer(command::CommitKnights{});
        case DecisionKind::DrawProgress:
            if (decksEmpty(m_state)) return fallsAway();
            if (const auto card = onlyCardLeft(m_state); card != kNoProgressCard)
                return answer(command::DrawProgress{supply::deckOf(card)});
            return false;
        case DecisionKind::DiscardProgress: {
            if (own.progressCards() == 0) return fallsAway();
            if (player == m_state.turn.player) return false; // the player may play a card instead (PROG-11)
            const auto card = onlyKind(own.progress);
            return card != kNoProgressCard && answer(command::DiscardProgress{card});
        }
        case DecisionKind::TakeProgress: {
            const auto& theirs = m_state.player(m_decision.other);
            if (theirs.progressCards() == 0) return fallsAway();
            const auto card = onlyKind(theirs.progress);
            return rulesOf(m_state.rules.edition).spyMustTake && card != kNoProgressCard &&
                   answer(command::TakeProgress{card});
        }
        case DecisionKind::TakeGold: return gold();
        case DecisionKind::MoveRobber:
        case DecisionKind::RollPrisoners: // dice are always rolled by a command
        case DecisionKind::RollLosses:
        case DecisionKind::SpecialBuild:
            return false; // checked at the start of the part, closed by its player (SIX-26)
        case DecisionKind::BuildNeutral: {
            const auto owed = m_state.pending.size();
            settleNeutrals(m_writer); // the next one
            return m_state.pending.size() < owed;
        }
        }
        return false;
    }

private:
    template <typename Answer>
    bool answer(const Answer& given) {
        return !carryOutOne(m_writer, m_decision.player, m_decision, given);
    }
    bool fallsAway() {
        m_writer.close(m_decision.kind, m_decision.player);
        return true;
    }
    template <typename Answer>
    bool someCards(const Hand& from) {
        if (from.empty()) return fallsAway();
        const auto only = onlyCombination(from, m_decision.count);
        if (!only) return false;
        m_decision.count = static_cast<std::uint8_t>(only->total());
        return answer(Answer{*only});
    }
    /// No card is an answer too: in the set-up the next player places after it.
    bool gold() {
        const auto only = onlyCombination(bank(m_state).only(kResourceKinds), m_decision.count);
        if (!only) return false;
        m_decision.count = static_cast<std::uint8_t>(only->total());
        return answer(seafarers::TakeGold{*only});
    }
    template <typename Answer>
    bool place(const IntersectionSet& sites) {
        if (sites.empty()) return fallsAway();
        return sites.size() == 1 && answer(Answer{sites.first()});
    }
    /// A correction may have used up the pieces or the places for the Deserter's knight (PROG-DESEa, PROG-DESEd).
    bool placeKnightLeft() {
        if (knightSites(m_state, m_decision.player).empty()) return fallsAway();
        const int level = deserterLevel(m_state, m_decision.player, m_decision.knight.level);
        if (level == m_decision.knight.level) return false;
        fallsAway();
        m_decision.knight.level = static_cast<std::uint8_t>(level);
        if (level > 0) m_writer.open(m_decision);
        return true;
    }

    EventWriter& m_writer;
    const GameState& m_state;
    Decision m_decision;
};

/// Some decisions are answered in order only; of several of one kind of the same player, the first.
bool isDue(const GameState& state, std::size_t place) {
    const auto& decision = state.pending[place];
    for (std::size_t i = 0; i < place; ++i)
        if (answeredInOrder(decision.kind) ||
            (state.pending[i].kind == decision.kind && state.pending[i].player == decision.player))
            return false;
    return true;
}

/// Makes a pending decision with one outcome, or closes one without an answer. Returns false if there is none.
bool settleOne(EventWriter& writer) {
    const auto& state = writer.state();
    for (std::size_t i = 0; i < state.pending.size(); ++i)
        if (isDue(state, i) && Settle(writer, state.pending[i])()) return true;
    return false;
}

} // namespace

void continueRoll(EventWriter& writer) {
    const auto& state = writer.state();
    if (state.pending.empty() && state.turn.resolving == Resolving::Nothing) return; // the common case
    while (!isWon(writer)) { // WIN-4: nothing of the roll follows the deciding change
        if (settleOne(writer)) continue;
        if (!state.pending.empty()) return;
        switch (state.turn.resolving) {
        case Resolving::Nothing: return;
        case Resolving::Landing: attack(writer); break;
        case Resolving::Event:
            writer.emit(event::EventResolved{});
            if (state.turn.resolving == Resolving::Discards)
                askDiscards(writer);
            else
                produce(writer);
            break;
        case Resolving::Discards: askRobber(writer); break;
        case Resolving::Last: writer.emit(event::RollResolved{}); return;
        }
    }
}

} // namespace reeve
