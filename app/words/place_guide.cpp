// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/place_guide.h"

#include "engine/game.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/position/queries.h"
#include "engine/rules/price.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::app {
namespace {

/// Why the action is illegal for `player`, assuming that the hand can pay for it; nullopt: legal.
std::optional<Refusal> refusalOf(const GameState& state, PlayerId player, const Action& action) {
    GameState able = state;
    if (const auto price = rules::priceOf(action, player, state)) {
        Hand& hand = able.player(player).hand;
        for (const Card card : kAllCards) hand.set(card, std::max(hand[card], (*price)[card]));
    }
    const auto result = decide(able, Command{.player = player, .action = action});
    if (result) return std::nullopt;
    return result.refusal();
}

class Deeds {
public:
    Deeds(const GameState& state, PlayerId player) : m_state(state), m_player(player), m_own(state.player(player)) {}

    void operator()(HexId) {}
    void operator()(PathId at) {
        const bool sea = m_state.rules.seafarers();
        if (sea && m_own.ships.contains(at)) return sail(at);
        if (allRoads(m_state).contains(at)) return;
        // A road is not offered on the open sea, nor a ship inland.
        if (!sea || m_state.board.waters.landPaths.contains(at))
            add(Deed::Road, command::Build{.piece = Piece::Road, .path = at});
        if (sea && m_state.board.waters.seaPaths.contains(at))
            add(Deed::Ship, command::Build{.piece = Piece::Ship, .path = at});
    }
    void operator()(IntersectionId at) {
        const auto build = [&](Deed deed, Piece piece) { add(deed, command::Build{.piece = piece, .at = at}); };
        if (m_own.settlements.contains(at) || m_own.reduced.contains(at))
            build(Deed::City, Piece::City);
        else if (m_own.cities.contains(at) && m_state.rules.knights())
            build(Deed::Wall, Piece::Wall);
        else if (m_own.knightPlaces.contains(at))
            knight(at);
        else if (!allBuildings(m_state).contains(at) && !allKnights(m_state).contains(at)) {
            build(Deed::Settlement, Piece::Settlement);
            if (m_state.rules.knights()) build(Deed::Recruit, Piece::Knight);
        }
    }
    [[nodiscard]] std::vector<PlaceDeed> take() { return std::move(m_deeds); }

private:
    void add(Deed deed, const Action& action) {
        m_deeds.push_back({.deed = deed, .action = action, .refused = refusalOf(m_state, m_player, action)});
    }

    void knight(IntersectionId at) {
        if (!m_own.knightAt(at)->active) add(Deed::Activate, command::Activate{at});
        add(Deed::Promote, command::Promote{at});
        move(at);
        if (options(m_state, m_player).chasers.contains(at))
            m_deeds.push_back({.deed = Deed::Chase, .action = command::ChaseRobber{.knight = at}});
        if (options(m_state, m_player).sea.chasers.contains(at))
            m_deeds.push_back({.deed = Deed::ChasePirate, .action = seafarers::ChasePirate{.knight = at}});
    }

    void sail(PathId from) {
        PlaceDeed deed{.deed = Deed::Sail, .action = seafarers::MoveShip{.from = from}};
        const PathSet targets = seafarers::shipTargets(m_state, m_player, from);
        deed.refused = refusalOf(m_state, m_player,
                                 seafarers::MoveShip{.from = from, .to = targets.empty() ? from : targets.first()});
        // The ship may move but has no target; PlaceTaken, for its own path, would be a misleading reason.
        deed.nowhere = targets.empty() && deed.refused && deed.refused->code == RefusalCode::PlaceTaken;
        if (!deed.refused) deed.paths = targets;
        m_deeds.push_back(deed);
    }

    void move(IntersectionId at) {
        PlaceDeed deed{.deed = Deed::Move, .action = command::MoveKnight{.from = at}};
        const auto targets = rules::knightTargets(m_state, m_player, at);
        // For a knight that may act but has no target, PlaceTaken for its own intersection would be misleading.
        deed.refused =
            refusalOf(m_state, m_player, command::MoveKnight{.from = at, .to = targets.empty() ? at : targets.first()});
        if (targets.empty() && deed.refused && deed.refused->code == RefusalCode::PlaceTaken) deed.nowhere = true;
        if (!deed.refused) deed.targets = targets;
        for (std::size_t seat = 0; seat < m_state.seatCount; ++seat)
            if (deed.targets.meets(m_state.players[seat].knightPlaces))
                deed.displaces.push_back(static_cast<PlayerId>(seat));
        m_deeds.push_back(deed);
    }

    const GameState& m_state;
    PlayerId m_player;
    const PlayerState& m_own;
    std::vector<PlaceDeed> m_deeds;
};

} // namespace

std::optional<Place> placeNamed(const Island& island, std::string_view name) {
    if (const auto hex = island.hexNamed(name)) return *hex;
    if (const auto at = island.intersectionNamed(name)) return *at;
    if (const auto path = island.pathNamed(name)) return *path;
    return std::nullopt;
}

std::vector<PlaceDeed> deedsAt(const GameState& state, PlayerId player, const Place& place) {
    if (state.turn.phase == Phase::Setup || state.turn.phase == Phase::Over) return {};
    Deeds deeds(state, player);
    std::visit(deeds, place);
    return deeds.take();
}

} // namespace reeve::app
