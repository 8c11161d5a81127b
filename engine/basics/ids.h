// SPDX-License-Identifier: GPL-3.0-or-later
// The game's identifiers as distinct types, so that none is mistaken for an int.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve {

/// A seat at the table, 0-based in seating order (clockwise). In the two-player game the neutral colours have the seats
/// after the players. GameState::colors holds the colour of each seat.
enum class PlayerId : std::uint8_t {};
inline constexpr int kMaxPlayers = 6;
inline constexpr PlayerId kNobody{0xff};

/// Places of an island, numbered in the order of the record's notation (hexes A1, A2, ..., intersections a1, a2, ...,
/// paths in the order of their two names). GameState::island() says which island (engine/board/island.h).
enum class HexId : std::uint8_t {};
enum class IntersectionId : std::uint8_t {};
enum class PathId : std::uint8_t {};
inline constexpr HexId kNoHex{0xff};
inline constexpr IntersectionId kNoIntersection{0xff};
inline constexpr PathId kNoPath{0xff};

template <typename Id>
constexpr std::size_t index(Id id) {
    return static_cast<std::size_t>(id);
}

enum class Color : std::uint8_t { Red, Blue, White, Orange, Green, Brown };
inline constexpr int kColors = 6;

enum class Terrain : std::uint8_t { Hills, Forest, Pasture, Fields, Mountains, Desert, Gold, Sea };
/// The terrains of the base game come first: a board without Seafarers has no others.
inline constexpr int kTerrains = 6, kAllTerrains = 8;

/// Hand cards: five resources, then three commodities (COMM-1).
enum class Card : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Cloth, Coin, Paper };
inline constexpr int kResources = 5;
inline constexpr int kCards = 8;
inline constexpr Card kNoCard{0xff};
constexpr bool isResource(Card card) { return index(card) < kResources; }
constexpr bool isCommodity(Card card) { return index(card) >= kResources && index(card) < kCards; }

/// The three areas of city improvement, their progress decks and their city gates (IMPR-1).
enum class Track : std::uint8_t { Trade, Politics, Science };
inline constexpr int kTracks = 3;

/// Faces of the event die (COMP-29): three ships and one gate of each colour.
enum class EventFace : std::uint8_t { None, Ship, TradeGate, PoliticsGate, ScienceGate };
constexpr EventFace gateOf(Track track) { return static_cast<EventFace>(index(track) + 2); }

/// The kind of card that a harbour takes 2:1; Any: any kind, 3:1 (COMP-17).
enum class HarborKind : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Any };

/// The 25 kinds of progress cards (PROG-16), deck by deck.
enum class ProgressCard : std::uint8_t {
    Alchemist,
    Crane,
    Engineer,
    Inventor,
    Irrigation,
    Medicine,
    Mining,
    Printer,
    RoadBuilding,
    Smith,
    Bishop,
    Constitution,
    Deserter,
    Diplomat,
    Intrigue,
    Saboteur,
    Spy,
    Warlord,
    Wedding,
    CommercialHarbor,
    MasterMerchant,
    Merchant,
    MerchantFleet,
    ResourceMonopoly,
    TradeMonopoly
};
inline constexpr int kProgressCards = 25;
inline constexpr ProgressCard kNoProgressCard{0xff};

/// Development cards of the base game (DEV-2).
enum class DevelopmentCard : std::uint8_t { Knight, RoadBuilding, YearOfPlenty, Monopoly, VictoryPoint };
inline constexpr int kDevelopmentCards = 5;

} // namespace reeve
