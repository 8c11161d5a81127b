// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/choices/options.h"

#include "engine/choices/lister.h"

namespace reeve {
namespace {

using namespace command;

/// Puts the places of legal commands into sets.
class Collector {
public:
    explicit Collector(Options& options) : o(options) {}

    template <typename Make>
    void operator()(PlayerId, int count, const Make& make) {
        using A = std::decay_t<decltype(make(0))>;
        if constexpr (A::kTiming.answers.has_value())
            if (o.decision->kind != *A::kTiming.answers) return;
        if constexpr (requires(A command) { add(command); })
            for (int n = 0; n < count; ++n) add(make(n));
    }

private:
    void add(const Place& c) { o.place.insert(c.at); }
    void add(const PlaceNeutral& c) { o.place.insert(c.at); }
    void add(const Roll&) { o.roll = true; }
    void add(const EndTurn&) { o.endTurn = true; }
    void add(const Build& c) {
        switch (c.piece) {
        case Piece::Road: o.roads.insert(c.path); break;
        case Piece::Ship: o.sea.ships.insert(c.path); break;
        case Piece::Settlement: o.settlements.insert(c.at); break;
        case Piece::City: o.cities.insert(c.at); break;
        case Piece::Wall: o.walls.insert(c.at); break;
        case Piece::Knight: o.recruits.insert(c.at); break;
        }
    }
    void add(const Activate& c) { o.activate.insert(c.at); }
    void add(const Promote& c) { o.promote.insert(c.at); }
    void add(const Improve& c) { o.improve[index(c.track)] = true; }
    void add(const BuyDevelopment&) { o.buyDevelopment = true; }
    void add(const MoveKnight& c) { o.movable.insert(c.from); }
    void add(const ChaseRobber& c) {
        o.chasers.insert(c.knight);
        o.robberTo.insert(c.move.to);
    }
    void add(const seafarers::MoveShip& c) { o.sea.movable.insert(c.from); }
    void add(const seafarers::ChasePirate& c) {
        o.sea.chasers.insert(c.knight);
        o.sea.pirateTo.insert(c.move.to);
    }
    void add(const MoveRobber& c) { o.robberTo.insert(c.move.to); }
    void add(const seafarers::MovePirate& c) { o.sea.pirateTo.insert(c.move.to); }
    void add(const LoseCity& c) { o.answers.insert(c.at); }
    void add(const PlaceMetropolis& c) { o.answers.insert(c.at); }
    void add(const RemoveKnight& c) { o.answers.insert(c.at); }
    void add(const RelocateKnight& c) { o.answers.insert(c.to); }
    void add(const PlaceKnight& c) {
        if (c.at != kNoIntersection) o.answers.insert(c.at);
    }

    Options& o;
};

} // namespace

Options options(const GameState& state, PlayerId player) {
    Options o;
    o.player = player;
    for (const auto& decision : state.pending)
        if (decision.player == player && o.decision == nullptr) o.decision = &decision;
    Collector collector(o);
    choices::Lister(state, player, collector).list();
    if (!state.pending.empty() || state.turn.player != player) return o;
    const bool main = state.turn.phase == Phase::Main || state.turn.phase == Phase::Paired;
    o.trade = main && rules::tradeOpen(state);
    if (main || state.turn.phase == Phase::Movement) o.bankRate = bankRates(state, player);
    return o;
}

} // namespace reeve
