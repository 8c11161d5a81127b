// SPDX-License-Identifier: GPL-3.0-or-later
// The whole game as one flat value without heap or pointers: copied, compared and printed. Any code may read it; only
// apply() changes it.
#pragma once

#include "engine/basics/chance.h"
#include "engine/basics/hand.h"
#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"
#include "engine/modules/fan/state/state.h"
#include "engine/modules/seafarers/state/waters.h"
#include "engine/tables/box.h"
#include "engine/tables/editions.h"
#include "engine/tables/supply.h"

#include <array>

namespace reeve {

struct Harbor {
    PathId at = kNoPath;
    HarborKind gives = HarborKind::Any;
    friend constexpr bool operator==(const Harbor&, const Harbor&) = default;
};

struct Board {
    seafarers::Waters waters; ///< of Seafarers; first, so that a working copy of other games can skip it
    IslandId islandId = IslandId::Standard;
    std::array<Terrain, kMaxHexes> terrain{};     ///< unspecified beyond the hexes of the island
    std::array<std::uint8_t, kMaxHexes> number{}; ///< 2..12; 0: no token, or beyond the hexes of the island
    InlineVector<Harbor, kMostHarbors> harbors;
    HexId robber{};
    HexId merchant = kNoHex;
    PlayerId merchantOwner = kNobody;

    [[nodiscard]] const Island& island() const { return islandOf(islandId); }
    friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct Knight {
    IntersectionId at = kNoIntersection;
    std::uint8_t level = 1; ///< 1 basic, 2 strong, 3 mighty (KNIGHT-1)
    bool active = false;
    bool activatedThisTurn = false; ///< may not act before its owner's next turn (KNIGHT-7)
    bool promotedThisTurn = false;  ///< at most one promotion a turn (KNIGHT-13)
    friend constexpr bool operator==(const Knight&, const Knight&) = default;
};

struct PlayerState {
    PathSet roads;
    PathSet ships;
    IntersectionSet settlements;
    IntersectionSet cities;                         ///< upright, with the metropolises
    IntersectionSet reduced;                        ///< cities on their side (BARB-18)
    IntersectionSet walls;                          ///< cities with a wall
    IntersectionSet knightPlaces;                   ///< the places of `knights`
    InlineVector<Knight, supply::kKnights> knights; ///< sorted by place
    Hand hand;
    std::array<std::uint8_t, kTracks> improvements{};
    std::array<std::uint8_t, kProgressCards> progress{}; ///< hidden progress cards by kind
    std::array<bool, kProgressCards> shown{};            ///< victory point cards lying open: Printer, Constitution
    std::array<std::uint8_t, kDevelopmentCards> development{};    ///< base game: playable cards
    std::array<std::uint8_t, kDevelopmentCards> newDevelopment{}; ///< cards bought this turn
    std::uint8_t playedKnights = 0;                               ///< face-up knight cards (ARMY-1)
    std::uint8_t defender = 0;                                    ///< Defender of Catan cards
    std::uint8_t tradeTokens = 0;                                 ///< two-player game
    std::uint8_t settledAreas = 0; ///< bit set of the areas whose special points were given (AREA-3)

    /// Intersections with a settlement, a city or a city on its side.
    [[nodiscard]] constexpr IntersectionSet buildings() const { return settlements | cities | reduced; }
    /// Number of hidden progress cards.
    [[nodiscard]] constexpr int progressCards() const {
        std::uint8_t n = 0; // 54 cards exist
        for (const auto c : progress) n = static_cast<std::uint8_t>(n + c);
        return n;
    }
    /// Returns the knight on `at`; nullptr if this player has none there.
    [[nodiscard]] constexpr const Knight* knightAt(IntersectionId at) const {
        for (const auto& k : knights)
            if (k.at == at) return &k;
        return nullptr;
    }
    friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

enum class Phase : std::uint8_t {
    Setup,
    Roll,
    Main,
    Over,
    Special,  ///< the others build and buy in turn (SIX-20); `turn.player` ended the turn
    Paired,   ///< the partner's part of the turn (SIX-30); `turn.player` is the partner
    Movement, ///< knights act, after trading and building (FAN-RK-2)
    Conflict  ///< battles at the end of the turn (FAN-BAT-1)
};
/// True if the player on turn may act after the dice, in the own turn or in the partner's part of it.
constexpr bool actsAfterRoll(Phase phase) {
    return phase == Phase::Main || phase == Phase::Paired || phase == Phase::Movement || phase == Phase::Conflict;
}
/// Progress of resolving this turn's dice; it continues when no decision is pending.
enum class Resolving : std::uint8_t { Nothing, Landing, Event, Discards, Last };

struct Turn {
    std::uint16_t number = 0; ///< counts the turns of all players from 1; 0 in the set-up
    PlayerId player{};
    Phase phase = Phase::Setup;
    std::uint8_t red = 0, yellow = 0; ///< 0 before the roll
    EventFace event = EventFace::None;
    Resolving resolving = Resolving::Nothing;
    // Effects until the turn ends.
    bool crane = false;
    std::uint8_t merchantFleet = 0;    ///< bit set of Card
    std::uint8_t commercialHarbor = 0; ///< bit set of the opponents that may still be asked
    bool harborOpened = false;         ///< Commercial Harbor was played; a second one adds no opponents
    std::uint8_t alchemistRed = 0, alchemistYellow = 0;
    bool built = false;                  ///< base game: trading is over (TRADE-9)
    bool developmentPlayed = false;      ///< DEV-3
    bool knightErrant = false;           ///< VAR-ERRANT-1: the one chase before the roll was used
    bool knightDiscarded = false;        ///< TWO-18
    InlineVector<std::uint8_t, 2> rolls; ///< two-player game: the totals that count
    bool shipMoved = false;              ///< SHIP-7
    PathSet shipsBuilt;                  ///< SHIP-11
    bool partner = false;                ///< Movement, Conflict: in the partner's part
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

enum class DecisionKind : std::uint8_t {
    Discard,
    MoveRobber,
    Take,
    LoseCity,
    DrawProgress,
    DiscardProgress,
    CommitKnights,
    RelocateKnight,
    RemoveKnight,
    PlaceKnight,
    Give,
    TakeProgress,
    TakeCards,
    PlaceMetropolis,
    BuildNeutral,
    SpecialBuild,  ///< any number of commands (SIX-21, SIX-22), closed by command::Pass
    TakeGold,      ///< GOLDHEX-3
    RollPrisoners, ///< FAN-PRIS-4
    RollLosses     ///< FAN-LOSS-1
};

/// True if decisions of this kind are answered in their order; all others in any order among their players.
constexpr bool answeredInOrder(DecisionKind kind) {
    return kind == DecisionKind::CommitKnights || kind == DecisionKind::DrawProgress ||
           kind == DecisionKind::SpecialBuild || kind == DecisionKind::TakeGold ||
           kind == DecisionKind::RollPrisoners || kind == DecisionKind::RollLosses;
}

/// A choice that a player must make before play continues.
struct Decision {
    DecisionKind kind{};
    PlayerId player = kNobody;
    std::uint8_t count = 0;     ///< Discard, Give, TakeCards, TakeGold: number of cards
    Track track{};              ///< PlaceMetropolis
    PlayerId other = kNobody;   ///< Give: receiver; TakeProgress, TakeCards: owner; RemoveKnight: player of the card
    bool commodityOnly = false; ///< Give: Commercial Harbor asks for one commodity
    bool settlement = false;    ///< BuildNeutral: a settlement is owed (else a road)
    Knight knight{};            ///< RelocateKnight: before it was displaced; PlaceKnight: level and state
    HexId hex = kNoHex;         ///< RollPrisoners, RollLosses: hex of the battle
    std::uint8_t rollers = 0;   ///< RollPrisoners: bit set of the players who roll for `count` prisoners
    friend constexpr bool operator==(const Decision&, const Decision&) = default;
};
inline constexpr std::size_t kMaxPending = 16;

/// A pile, top card first.
template <typename CardType, std::size_t Capacity>
using Pile = InlineVector<CardType, Capacity>;

struct Metropolis {
    PlayerId player = kNobody;
    IntersectionId at = kNoIntersection;
    friend constexpr bool operator==(const Metropolis&, const Metropolis&) = default;
};

struct Award {
    PlayerId player = kNobody;
    std::uint8_t count = 0; ///< length of the road, knights of the army; 0 without a holder
    friend constexpr bool operator==(const Award&, const Award&) = default;
};

struct GameState {
    // `committed` is first and `fan` last: a working copy skips them in games without them (rules/working_copy.h).
    std::array<IntersectionSet, kMaxPlayers> committed{}; ///< Nasty variant: the declared knights of each player
    Board board;
    Rules rules;
    std::uint64_t seed = 1;
    Chance chance{1};
    std::uint8_t playerCount = 0; ///< real players: seats 0 .. playerCount - 1, clockwise
    std::uint8_t seatCount = 0;   ///< `playerCount`, plus the neutral colours of the two-player game
    std::array<Color, kMaxPlayers> colors{};
    Turn turn;
    std::array<Metropolis, kTracks> metropolises{};
    std::array<Pile<ProgressCard, supply::kDeck>, kTracks> decks{};
    Pile<DevelopmentCard, kMostDevelopmentCards> developmentDeck;
    std::uint8_t shipSpaces = 0; ///< 0 .. 6
    std::uint8_t attacks = 0;    ///< number of attacks; while 0, the robber is locked (ROBBER-9)
    Award longestRoad;
    Award largestArmy;
    InlineVector<Decision, kMaxPending> pending; ///< the next one first
    PlayerId winner = kNobody;
    std::array<PlayerState, kMaxPlayers> players{};
    fan::State fan;

    [[nodiscard]] const Island& island() const { return board.island(); }
    /// The contents of this game's box; static storage.
    [[nodiscard]] constexpr const Box& box() const { return boxOf(board.islandId, playerCount); }
    /// Requires a seat, not kNobody.
    [[nodiscard]] constexpr const PlayerState& player(PlayerId id) const { return players[index(id)]; }
    [[nodiscard]] constexpr PlayerState& player(PlayerId id) { return players[index(id)]; }
    /// The next real player clockwise. Requires a real player.
    [[nodiscard]] constexpr PlayerId next(PlayerId id) const {
        return index(id) + 1U == playerCount ? PlayerId{} : static_cast<PlayerId>(index(id) + 1U);
    }
    [[nodiscard]] constexpr PlayerId previous(PlayerId id) const {
        return static_cast<PlayerId>((index(id) == 0 ? playerCount : index(id)) - 1U);
    }
    friend constexpr bool operator==(const GameState&, const GameState&) = default;
};
static_assert(sizeof(GameState) < 4096);

/// The real players, clockwise from `first`: for (PlayerId p : clockwiseFrom(state, first)) ...
class Clockwise {
public:
    class Iterator {
    public:
        constexpr Iterator(std::uint8_t player, std::uint8_t left, std::uint8_t count)
            : m_player(player), m_left(left), m_count(count) {}
        constexpr PlayerId operator*() const { return static_cast<PlayerId>(m_player); }
        constexpr Iterator& operator++() {
            ++m_player;
            if (m_player == m_count) m_player = 0;
            --m_left;
            return *this;
        }
        constexpr bool operator!=(const Iterator& o) const { return m_left != o.m_left; }

    private:
        std::uint8_t m_player, m_left, m_count;
    };
    constexpr Clockwise(PlayerId first, std::uint8_t count)
        : m_first(static_cast<std::uint8_t>(first)), m_count(count) {}
    [[nodiscard]] constexpr Iterator begin() const { return {m_first, m_count, m_count}; }
    [[nodiscard]] constexpr Iterator end() const { return {m_first, 0, m_count}; }

private:
    std::uint8_t m_first, m_count;
};
constexpr Clockwise clockwiseFrom(const GameState& state, PlayerId first) { return {first, state.playerCount}; }

} // namespace reeve
