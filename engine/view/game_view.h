// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. What a viewer may know of a game, as a value without a field for anything else: no seed, no generator, no
// order of a deck, no kinds of another hand. Everything that is shown or sent is made from it. The sizes of hands are
// public, their cards are hidden (PROD-11); the same holds for progress cards (PROG-4, PROG-17) and development cards
// (DEV-1). The bank's counts are hidden too: they would reveal the other hands.
#pragma once

#include "engine/choices/options.h"
#include "engine/position/points.h"
#include "engine/state/game_state.h"
#include "engine/view/viewer.h"

#include <optional>

namespace reeve {

/// A seat as all viewers see it. Neutral colours have pieces only.
struct SeenPlayer {
    PathSet roads, ships;
    IntersectionSet settlements, cities, reduced, walls;
    InlineVector<Knight, supply::kKnights> knights; ///< sorted by place
    std::array<std::uint8_t, kTracks> improvements{};
    std::uint8_t cards = 0;                       ///< resources and commodities in hand
    std::uint8_t handLimit = 0;                   ///< SEVEN-2, SEVEN-3
    std::array<std::uint8_t, kTracks> progress{}; ///< hidden progress cards by deck: their backs are visible
    std::array<bool, kProgressCards> shown{};     ///< victory point cards lying open (PROG-8)
    std::uint8_t development = 0;                 ///< development cards that may be played
    std::uint8_t newDevelopment = 0;              ///< bought this turn
    std::uint8_t revealedVictoryPoints = 0; ///< victory points among `development`: 0 until the game is over (DEV-10)
    std::uint8_t revealedNewVictoryPoints = 0; ///< victory points among `newDevelopment`
    std::uint8_t playedKnights = 0;            ///< face-up knight cards (ARMY-1)
    std::uint8_t defender = 0;                 ///< Defender of Catan cards
    std::uint8_t tradeTokens = 0;              ///< two-player game
    std::uint8_t settledAreas = 0;             ///< bit set of the Waters::areas whose points were given (AREA-3)
    std::uint8_t strength = 0;                 ///< sum of the levels of the active knights (BARB-4)
    std::uint8_t roadLength = 0;               ///< longest trail (LROAD-2 to LROAD-6)
    PointParts points{};                       ///< without hidden victory point cards
    friend bool operator==(const SeenPlayer&, const SeenPlayer&) = default;
};

/// A player's own cards, known to that player only.
struct OwnCards {
    Hand hand;
    std::array<std::uint8_t, kProgressCards> progress{};          ///< hidden progress cards by kind
    std::array<bool, kProgressCards> progressPlayable{};          ///< held, and legal at this time of the turn
    std::array<std::uint8_t, kDevelopmentCards> development{};    ///< may be played
    std::array<std::uint8_t, kDevelopmentCards> newDevelopment{}; ///< bought this turn
    std::array<bool, kDevelopmentCards> developmentPlayable{};    ///< held, and legal at this time of the turn
    std::uint8_t hiddenPoints = 0;                                ///< of victory point cards that are not shown
    Hand bankRates;                                               ///< best rate for each kind: 2, 3 or 4 (TRADE-21)
    friend bool operator==(const OwnCards&, const OwnCards&) = default;
};

/// Another player's cards that the viewer may see while a decision about them is pending.
struct LookedAt {
    PlayerId whose = kNobody;
    Hand hand{};                                         ///< Master Merchant (PROG-MAST)
    std::array<std::uint8_t, kProgressCards> progress{}; ///< Spy (PROG-SPY)
    friend bool operator==(const LookedAt&, const LookedAt&) = default;
};

struct GameView {
    Viewer viewer;
    Rules rules;
    std::uint8_t playerCount = 0; ///< real players: seats 0 .. playerCount - 1, clockwise
    std::uint8_t seatCount = 0;   ///< `playerCount`, plus the neutral colours of the two-player game
    std::array<Color, kMaxPlayers> colors{};
    std::array<SeenPlayer, kMaxPlayers> players{};
    Board board;
    Turn turn;
    std::array<Metropolis, kTracks> metropolises{};
    std::array<std::uint8_t, kTracks> deckSizes{};
    std::uint8_t developmentDeckSize = 0;
    std::uint8_t shipSpaces = 0; ///< 0 .. 6
    std::uint8_t attacks = 0;    ///< the robber is locked while 0 (ROBBER-9)
    std::uint8_t barbarians = 0; ///< their strength now (BARB-3)
    Award longestRoad;
    Award largestArmy;
    /// Pending decisions, the next one first. None is secret: the cards to choose from are in `lookedAt`.
    InlineVector<Decision, kMaxPending> pending;
    std::array<IntersectionSet, kMaxPlayers> committed{}; ///< Nasty: declared openly in turn order (VAR-NASTY-1)
    PlayerId winner = kNobody;
    fan::State fan; ///< public

    // Set only for a viewer who is a player.
    std::optional<OwnCards> own{};
    std::optional<LookedAt> lookedAt{};
    std::optional<Options> can{}; ///< legal actions; its `decision` is null: see `pending`
    bool mayPass = false;         ///< the player may decline the first decision that is theirs

    [[nodiscard]] const SeenPlayer& player(PlayerId id) const { return players[index(id)]; }
    friend bool operator==(const GameView&, const GameView&) = default;
};

/// Returns what `viewer` may know of `state`. A viewer on a seat without a player sees what a spectator sees.
GameView viewOf(const GameState& state, const Viewer& viewer);

} // namespace reeve
