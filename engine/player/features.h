// SPDX-License-Identifier: GPL-3.0-or-later
// A position in numbers, player by player: what a chance to win is estimated from. Of other players only what a sampled
// position holds of them is looked at (sample.h).
#pragma once

#include "engine/state/game_state.h"

#include <array>

namespace reeve::player {

enum class Feature : std::uint8_t {
    Points,   ///< a tenth of the target is 1
    FourToGo, ///< points beyond the target less four
    TwoToGo,  ///< points beyond the target less two
    Brick,    ///< expected cards of each kind in 36 rolls, in tens; the robber aside
    Lumber,
    Wool,
    Grain,
    Ore,
    Cloth,
    Coin,
    Paper,
    Variety,     ///< sum of the roots of the five resources
    Robbed,      ///< what the robber takes from it
    AnyHarbor,   ///< 3:1, times all resources
    OwnHarbor,   ///< 2:1, times the resources that it is for
    Cards,       ///< in hand, in tens
    CardsAtRisk, ///< beyond the hand limit, in tens
    Kinds,       ///< different kinds in hand, in tens
    NearRoad,    ///< how near the hand is to each purchase, trades with the bank counted: 0 to 1
    NearSettlement,
    NearCity,
    NearCard,  ///< a development card, or a knight
    NearTrade, ///< the next improvement of each track
    NearPolitics,
    NearScience,
    Sites,       ///< where a settlement could be built now, at most three, in thirds
    BestSite,    ///< what the best of them would yield, in tens
    NextSite,    ///< the same of those one road further
    Roads,       ///< in tens
    LongestRoad, ///< holds the card
    RoadChase,   ///< has nearly as many roads as the card is for: 0 to 1
    LargestArmy,
    PlayedKnights,
    Development, ///< cards in hand but knights
    KnightCards, ///< knights in hand
    Settlements,
    Cities,
    OnItsSide, ///< cities reduced by the barbarians
    Knights,   ///< sum of the levels
    Strength,  ///< of the active ones
    Danger,    ///< the barbarians would take a city: grows as the ship comes
    Defends,   ///< would be the defender: grows as the ship comes
    Trade,     ///< levels of the tracks
    Politics,
    Science,
    TradingHouse, ///< has level three
    Fortress,
    Aqueduct,
    Metropolises,
    HighLevels, ///< levels beyond three
    Progress,   ///< hidden progress cards
    Walls,
    Merchant,
    Crane, ///< of this turn
    Fleet,
    Next ///< how soon the player's turn comes: 1 on turn, 0 after it
};
inline constexpr std::size_t kFeatures = index(Feature::Next) + 1;
using Features = std::array<float, kFeatures>;

/// What the corners of a board yield: worked out once for a board.
class Land {
public:
    explicit Land(const Board& board);
    /// Whether it still holds: the Inventor exchanges tokens.
    [[nodiscard]] bool isOf(const Board& board) const { return board.number == m_number; }
    /// Expected cards of each resource in 36 rolls for one settlement.
    [[nodiscard]] const std::array<std::uint8_t, kResources>& yields(IntersectionId at) const {
        return m_yields[index(at)];
    }
    [[nodiscard]] int yield(IntersectionId at) const { return m_all[index(at)]; }

private:
    std::array<std::uint8_t, kMaxHexes> m_number;
    std::array<std::array<std::uint8_t, kResources>, kMaxIntersections> m_yields{};
    std::array<std::uint8_t, kMaxIntersections> m_all{};
};

/// Where no settlement may be built.
IntersectionSet closedSites(const GameState& state);

/// What is the same for all players of a position.
struct Common {
    explicit Common(const GameState& state) : Common(state, closedSites(state)) {}
    Common(const GameState& state, const IntersectionSet& closed);
    IntersectionSet closed; ///< closedSites()
    int barbarians = 0, strength = 0;
    std::array<std::uint8_t, kMaxPlayers> strengths{};
    float late = 0; ///< points of the leader: 0 to 1
};

/// What a player's pieces come to. Most commands move none, so that it is worked out once for many of them.
struct Holdings {
    std::array<int, kCards> yield{};           ///< expected cards of each kind in 36 rolls
    Hand rates;                                ///< of the bank
    float roots = 0;                           ///< sum of the roots of the resources' yields
    int sites = 0, bestSite = 0, nextSite = 0; ///< as in Feature, uncut
};
/// `land`: of this board; `closed`: closedSites().
Holdings holdingsOf(const GameState& state, PlayerId player, const Land& land, const IntersectionSet& closed);
/// Whether everybody's holdings and the closed sites are the same in both, which are positions of one game on one
/// land; errs on the side of no. With Seafarers and fan modules it is always no.
bool sameHoldings(const GameState& one, const GameState& other);

/// `holdings`: of this player in this position.
Features featuresOf(const GameState& state, PlayerId player, const Common& common, const Holdings& holdings);
/// `land`: of this board.
Features featuresOf(const GameState& state, PlayerId player, const Land& land, const Common& common);

} // namespace reeve::player
