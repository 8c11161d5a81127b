// SPDX-License-Identifier: GPL-3.0-or-later
// A position as numbers for each player, from which the chance to win is estimated. Of other players, only the sampled
// hidden cards are used (sample.h).
#pragma once

#include "engine/state/game_state.h"

#include <array>

namespace reeve::player {

enum class Feature : std::uint8_t {
    Points,   ///< in tenths of the target
    FourToGo, ///< points beyond the target minus four
    TwoToGo,  ///< points beyond the target minus two
    Brick,    ///< expected cards of each kind in 36 rolls, in tens, ignoring the robber
    Lumber,
    Wool,
    Grain,
    Ore,
    Cloth,
    Coin,
    Paper,
    Variety,     ///< sum of the square roots of the five resources
    Robbed,      ///< expected cards lost to the robber
    AnyHarbor,   ///< has a 3:1 harbour; times all resources
    OwnHarbor,   ///< 2:1 harbours; times their resources
    Cards,       ///< in hand, in tens
    CardsAtRisk, ///< beyond the hand limit, in tens
    Kinds,       ///< number of kinds in hand, in tens
    NearRoad,    ///< how close the hand is to each purchase, including trades with the bank: 0 to 1
    NearSettlement,
    NearCity,
    NearCard,  ///< a development card, or a knight
    NearTrade, ///< the next improvement of each track
    NearPolitics,
    NearScience,
    Sites,       ///< places where a settlement could be built now, at most three, in thirds
    BestSite,    ///< production of the best of them, in tens
    NextSite,    ///< the same one road further
    Roads,       ///< in tens
    LongestRoad, ///< holds the award
    RoadChase,   ///< how close the player is to the award by roads: 0 to 1
    LargestArmy,
    PlayedKnights,
    Development, ///< cards in hand except knights
    KnightCards, ///< knights in hand
    Settlements,
    Cities,
    OnItsSide, ///< cities reduced by the barbarians
    Knights,   ///< sum of their levels
    Strength,  ///< sum of the levels of the active ones
    Danger,    ///< the barbarians would take a city; grows as the ship approaches
    Defends,   ///< would become defender; grows as the ship approaches
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
    Crane, ///< active this turn
    Fleet,
    Next ///< how soon the player's turn comes: 1 on turn, 0 just after it
};
inline constexpr std::size_t kFeatures = index(Feature::Next) + 1;
using Features = std::array<float, kFeatures>;

/// Production of the intersections of a board; computed once for a board.
class Land {
public:
    /// `board` is read in the constructor only.
    explicit Land(const Board& board);
    /// True while the tokens are unchanged: the Inventor swaps tokens.
    [[nodiscard]] bool isOf(const Board& board) const { return board.number == m_number; }
    /// Expected cards of each resource in 36 rolls for one settlement.
    [[nodiscard]] const std::array<std::uint8_t, kResources>& yields(IntersectionId at) const {
        return m_yields[index(at)];
    }
    /// The sum of yields().
    [[nodiscard]] int yield(IntersectionId at) const { return m_all[index(at)]; }

private:
    std::array<std::uint8_t, kMaxHexes> m_number;
    std::array<std::array<std::uint8_t, kResources>, kMaxIntersections> m_yields{};
    std::array<std::uint8_t, kMaxIntersections> m_all{};
};

/// Intersections where no settlement may be built.
IntersectionSet closedSites(const GameState& state);

/// Values shared by all players of a position.
struct Common {
    explicit Common(const GameState& state) : Common(state, closedSites(state)) {}
    Common(const GameState& state, const IntersectionSet& closed);
    IntersectionSet closed; ///< closedSites()
    int barbarians = 0, strength = 0;
    std::array<std::uint8_t, kMaxPlayers> strengths{};
    float late = 0; ///< points of the leader, scaled to 0 to 1
};

/// Values that depend on a player's pieces only. Most commands move none, so that one computation serves many commands.
struct Holdings {
    std::array<int, kCards> yield{};           ///< expected cards of each kind in 36 rolls
    Hand rates;                                ///< of the bank, by kind
    float roots = 0;                           ///< sum of the square roots of the resources' production
    int sites = 0, bestSite = 0, nextSite = 0; ///< as in Feature, unlimited
};
/// `land` must be of this board; `closed` is closedSites().
Holdings holdingsOf(const GameState& state, PlayerId player, const Land& land, const IntersectionSet& closed);
/// True if holdings and closed sites of all players are equal in two positions of one game on one land. May return
/// false for equal ones; always false with Seafarers and fan modules.
bool sameHoldings(const GameState& one, const GameState& other);

/// `holdings` must be of this player in this position.
Features featuresOf(const GameState& state, PlayerId player, const Common& common, const Holdings& holdings);
/// `land` must be of this board.
Features featuresOf(const GameState& state, PlayerId player, const Land& land, const Common& common);

} // namespace reeve::player
