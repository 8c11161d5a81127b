// SPDX-License-Identifier: GPL-3.0-or-later
// A decision with one outcome is made without asking (record README, "A script"). Most are made where they arise.
// Others get one outcome later: a deck runs out while other players draw, or a correction changes the cards and pieces
// of a player with a pending decision.
#include "engine/settling.h"

#include "engine/carry_out.h"
#include "engine/decisions/decisions.h"

namespace reeve {
namespace {

using namespace rules;

/// The cards to hand over if there is no choice: the whole hand, or `count` of its only kind; else nullopt.
std::optional<Hand> onlyCombination(const Hand& from, int count) {
    if (from.total() <= count) return from;
    if (from.kinds() == 1) return Hand::of(from.cardAt(0), count);
    return std::nullopt;
}

/// Makes a decision, or closes it if it has no answer. Returns false if there is a choice.
class Settle {
public:
    Settle(EventWriter& writer, const Decision& decision)
        : m_writer(writer), m_state(writer.state()), m_decision(decision) {}

    bool operator()() {
        return decision::with(m_decision.kind, [&]<typename Kind>(Kind) {
            using Answer = typename Kind::Answer;
            if (!Kind::stands(m_state, m_decision)) return close();
            if constexpr (requires { Kind::settle(*this, m_state, m_decision); })
                return Kind::settle(*this, m_state, m_decision);
            else if constexpr (requires { Kind::sites(m_state, m_decision); }) {
                const IntersectionSet sites = Kind::sites(m_state, m_decision);
                return sites.empty() ? close() : sites.size() == 1 && answer(Answer{sites.first()});
            } else if constexpr (requires { Kind::cards(m_state, m_decision); }) {
                const Hand from = Kind::cards(m_state, m_decision);
                if (from.empty() && !Kind::kAnswersWithoutCards) return close();
                const auto only = onlyCombination(from, m_decision.count);
                if (!only) return false;
                m_decision.count = static_cast<std::uint8_t>(only->total());
                return answer(Answer{*only});
            } else if constexpr (requires { Kind::progress(m_state, m_decision); }) {
                const auto card = onlyKind(Kind::progress(m_state, m_decision));
                return card != kNoProgressCard && !Kind::mayPass(m_state, m_decision) && answer(Answer{card});
            } else
                return false;
        });
    }

    template <typename Answer>
    bool answer(const Answer& given) {
        return !carryOutOne(m_writer, m_decision.player, m_decision, given);
    }
    bool close() {
        m_writer.close(m_decision.kind, m_decision.player);
        return true;
    }
    /// Closes the decision, and opens another one if `opens`.
    bool replace(bool opens, const Decision& by) {
        close();
        if (opens) m_writer.open(by);
        return true;
    }
    /// Builds the neutral pieces that leave no choice.
    bool neutrals() {
        const auto owed = m_state.pending.size();
        settleNeutrals(m_writer); // the next one
        return m_state.pending.size() < owed;
    }

private:
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
