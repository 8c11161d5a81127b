// SPDX-License-Identifier: GPL-3.0-or-later
// Longest Road: LROAD-1 to LROAD-10. Searches for trails only if the events can change the holder.
#include "engine/board/longest_road.h"
#include "engine/basics/dispatch.h"
#include "engine/modules/seafarers/trade_route.h"
#include "engine/rules/chapters.h"
#include "engine/tables/victory.h"

#include <algorithm>

namespace reeve::rules {
namespace {

/// Effect of a command's events on the award, evaluated on the state after them. May request an unnecessary count.
struct Changes {
    const GameState& state;
    bool countAll = false;    ///< lengths may have changed in several ways: count all players
    PlayerId grown = kNobody; ///< else: the only player who built
    PathList built{};         ///< the roads and ships that were built
    bool holderMoved = false; ///< else: the holder moved a ship

    void operator()(const event::RoadBuilt& e) { builds(e.player, e.at); }
    void operator()(const event::BuildingPlaced& e) {
        stands(e.player, e.at);
        joins(e.player, e.at);
        if (e.road != kNoPath) builds(e.player, e.road);
    }
    void operator()(const event::RoadRemoved& e) { countAll = countAll || mayLose(e.player); }
    void operator()(const event::SettlementBuilt& e) {
        stands(e.player, e.at);
        joins(e.player, e.at);
    }
    void operator()(const seafarers::Event& e) { dispatch(Ships{*this}, e); }
    void operator()(const fan::Event& e) { countAll = countAll || std::holds_alternative<fan::PieceDeconstructed>(e); }
    void operator()(const event::KnightRecruited& e) { stands(e.player, e.at); }
    void operator()(const event::KnightPlaced& e) { stands(e.player, e.knight.at); }
    void operator()(const event::KnightRemoved& e) { leaves(e.player, e.at); }
    void operator()(const event::KnightDisplaced& e) { leaves(e.player, e.knight.at); }
    void operator()(const event::KnightMoved& e) {
        leaves(e.player, e.from);
        stands(e.player, e.to);
    }
    /// A count that was postponed while a displaced knight had no place.
    void operator()(const event::DecisionClosed& e) { countAll = countAll || e.kind == DecisionKind::RelocateKnight; }
    template <typename Other>
    void operator()(const Other&) {}

    /// Events of ships (ROUTE-1, ROUTE-2).
    struct Ships {
        Changes& changes;
        void operator()(const seafarers::ShipBuilt& e) const { changes.builds(e.player, e.at); }
        void operator()(const seafarers::ShipRemoved& e) const {
            changes.countAll = changes.countAll || changes.mayLose(e.player);
        }
        /// Leaving the old place can only shorten the player's own route; the new place counts as built.
        void operator()(const seafarers::ShipRelocated& e) const {
            const auto holder = changes.state.longestRoad.player;
            if (holder == e.player)
                changes.holderMoved = true;
            else if (holder == kNobody)
                changes.countAll = true;
            else
                changes.builds(e.player, e.to);
        }
        template <typename Other>
        void operator()(const Other&) const {}
    };
    /// A building at which own roads and ships meet connects them.
    void joins(PlayerId player, IntersectionId at) {
        const auto& own = state.player(player);
        const auto& paths = state.island().intersectionPaths[index(at)];
        if (own.ships.empty() || !own.ships.meets(paths) || !own.roads.meets(paths)) return;
        for (const auto path : paths& own.ships) builds(player, path);
    }
    [[nodiscard]] int pieces(PlayerId player) const {
        return state.player(player).roads.size() + state.player(player).ships.size();
    }

    void builds(PlayerId player, PathId at) {
        if (player != state.longestRoad.player && !mayLead(player)) return;
        countAll = countAll || (grown != kNobody && grown != player) || built.full();
        grown = player;
        if (!countAll) built.push_back(at);
    }
    /// A new piece interrupts other players' roads at its place (LROAD-4, LROAD-5).
    void stands(PlayerId player, IntersectionId at) {
        for (std::size_t p = 0; p < state.seatCount; ++p)
            if (passes(p, player, at) && mayLose(static_cast<PlayerId>(p))) countAll = true;
    }
    /// A removed piece reconnects them.
    void leaves(PlayerId player, IntersectionId at) {
        for (std::size_t p = 0; p < state.seatCount; ++p)
            if (passes(p, player, at) &&
                (state.longestRoad.player == static_cast<PlayerId>(p) || mayLead(static_cast<PlayerId>(p))))
                countAll = true;
    }
    [[nodiscard]] bool passes(std::size_t seat, PlayerId owner, IntersectionId at) const {
        return seat != index(owner) &&
               ((state.players[seat].roads | state.players[seat].ships) & state.island().intersectionPaths[index(at)])
                       .size() > 1;
    }
    /// False if the player has no more roads than the holder's length.
    [[nodiscard]] bool mayLead(PlayerId player) const {
        return pieces(player) > std::max<int>(state.longestRoad.count, kLeastLongestRoad - 1);
    }
    /// Shorter roads matter to the holder, and if a tie has set the card aside (LROAD-8).
    [[nodiscard]] bool mayLose(PlayerId player) const {
        return state.longestRoad.player == player || state.longestRoad.player == kNobody;
    }
};

/// Length of a player's road if it is longer than `beyond`; else some number up to `beyond`.
int lengthBeyond(const GameState& state, PlayerId player, int beyond) {
    const auto& own = state.player(player);
    if (own.ships.empty()) return longestTrail(state.island(), own.roads, foreignPieces(state, player), beyond);
    return seafarers::longestRouteLength(state.island(), seafarers::networkOf(state, player), beyond);
}

void award(EventWriter& writer, const Award& award) {
    if (award != writer.state().longestRoad) writer.emit(event::LongestRoadChanged{award.player, award.count});
}

} // namespace

void countLongestRoad(EventWriter& writer) {
    const auto& state = writer.state();
    std::array<int, kMaxPlayers> length{};
    int longest = 0;
    const std::size_t first = state.longestRoad.player == kNobody ? 0 : index(state.longestRoad.player);
    for (std::size_t i = 0; i < state.seatCount; ++i) { // the holder first: most other players have fewer roads
        const auto p = (first + i) % state.seatCount;
        if (state.players[p].roads.size() + state.players[p].ships.size() < kLeastLongestRoad)
            continue; // too few roads to count
        length[p] = lengthBeyond(state, static_cast<PlayerId>(p), std::max(longest, kLeastLongestRoad) - 1);
        longest = std::max(longest, length[p]);
    }
    Award now; // no holder unless a road has length five (LROAD-1, LROAD-8)
    if (longest >= kLeastLongestRoad) {
        const auto leaders = std::ranges::count(length, longest);
        const auto holder = state.longestRoad.player;
        const bool held = holder != kNobody && length[index(holder)] == longest;
        // LROAD-3: a holder who is only equalled keeps it; after an interruption the editions differ (LROAD-7a, 7b).
        const bool broken = held && length[index(holder)] < state.longestRoad.count;
        if (held && (leaders == 1 || !broken || rulesOf(state.rules.edition).holderKeepsRoadOnTie))
            now.player = holder;
        else if (leaders == 1)
            now.player = static_cast<PlayerId>(std::ranges::find(length, longest) - length.begin());
        if (now.player != kNobody) now.count = static_cast<std::uint8_t>(longest);
    }
    award(writer, now);
}

namespace {

/// Only one player built: a longer trail must use a new road, and the lengths of all others are unchanged.
void countGrown(EventWriter& writer, PlayerId player, const PathList& built) {
    const auto& state = writer.state();
    const auto foreign = foreignPieces(state, player);
    int length = 0;
    const int beyond = std::max<int>(state.longestRoad.count, kLeastLongestRoad - 1);
    if (!state.player(player).ships.empty())
        length = lengthBeyond(state, player, beyond);
    else
        for (const auto road : built)
            length = std::max(length,
                              longestTrailThrough(state.island(), road, state.player(player).roads, foreign, beyond));
    if (length <= beyond) return;
    if (state.longestRoad.player == kNobody)
        countLongestRoad(writer); // others may be as long
    else
        award(writer, {player, static_cast<std::uint8_t>(length)});
}

/// The holder moved a ship: true if the route is not shorter, so that the holder is unchanged.
bool keepsLength(EventWriter& writer) {
    const auto holder = writer.state().longestRoad;
    const int length = lengthBeyond(writer.state(), holder.player, holder.count - 1);
    if (length < holder.count) return false;
    award(writer, {holder.player, static_cast<std::uint8_t>(length)});
    return true;
}

} // namespace

void updateLongestRoad(EventWriter& writer) {
    const auto& state = writer.state();
    if (!writer.changedRoads()) return;
    Changes changes{state};
    for (const auto& event : writer.events()) dispatch(changes, event);
    if (!changes.countAll && !changes.holderMoved && changes.grown == kNobody) return;
    // A displaced knight without a place yet: the count is postponed (its old place is empty only briefly).
    if (std::ranges::any_of(state.pending, [](const Decision& d) { return d.kind == DecisionKind::RelocateKnight; }))
        return;
    if (changes.countAll || (changes.holderMoved && !keepsLength(writer)))
        countLongestRoad(writer);
    else if (changes.grown != kNobody)
        countGrown(writer, changes.grown, changes.built);
}

} // namespace reeve::rules
