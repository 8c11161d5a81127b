// SPDX-License-Identifier: GPL-3.0-or-later
// Independent, simple recomputation of what the engine caches or computes with tricks.
#pragma once

#include "engine/events/event.h"
#include "engine/position/queries.h"

#include <bitset>

namespace reeve::testing {

/// Points by pieces and cards on the table (the table of points), one by one.
inline int pointsFromNothing(const GameState& s, std::size_t seat) {
    const auto& p = s.players[seat];
    const auto player = static_cast<PlayerId>(seat);
    int points = 0;
    for (const auto at : s.island().intersections) {
        if (p.settlements.contains(at) || p.reduced.contains(at)) points += 1;
        if (p.cities.contains(at)) points += 2;
    }
    for (const auto& m : s.metropolises)
        if (m.player == player) points += 2;
    for (int i = 0; i < p.defender; ++i) points += 1;
    for (const bool open : p.shown)
        if (open) points += 1;
    if (s.longestRoad.player == player) points += 2;
    if (s.largestArmy.player == player) points += 2;
    if (s.board.merchantOwner == player) points += 1;
    for (unsigned area = 0; area < 8; ++area) // AREA-3, AREA-4
        if (((p.settledAreas >> area) & 1U) != 0) points += s.rules.islandPoints;
    for (const auto& cards : {p.development, p.newDevelopment}) points += cards[index(DevelopmentCard::VictoryPoint)];
    return points;
}

/// Exhaustive search over all trails from every end of every road.
class TrailSearch {
public:
    TrailSearch(const GameState& s, std::size_t seat)
        : m_island(s.island()), m_roads(s.players[seat].roads), m_ships(s.players[seat].ships),
          m_own(s.players[seat].settlements | s.players[seat].cities | s.players[seat].reduced) {
        for (std::size_t p = 0; p < s.seatCount; ++p)
            if (p != seat)
                for (const auto& set :
                     {s.players[p].settlements, s.players[p].cities, s.players[p].reduced, s.players[p].knightPlaces})
                    for (const auto at : set) m_foreign.set(index(at));
    }
    int longest() {
        for (const auto at : m_island.intersections) walk(at, 0, false, false);
        return m_longest;
    }

private:
    /// `bySea`: the last piece was a ship; a trail changes at own buildings only (ROUTE-1). `goneOn`: there was a last
    /// piece.
    void walk(IntersectionId at, int length, bool bySea, bool goneOn) {
        m_longest = std::max(m_longest, length);
        if (length > 0 && m_foreign.test(index(at))) return;
        for (const auto path : m_island.intersectionPaths[index(at)]) {
            const bool ship = m_ships.contains(path);
            if ((!m_roads.contains(path) && !ship) || m_used.test(index(path))) continue;
            if (goneOn && ship != bySea && !m_own.contains(at)) continue;
            const auto& ends = m_island.pathEnds[index(path)];
            m_used.set(index(path));
            walk(ends[0] == at ? ends[1] : ends[0], length + 1, ship, true);
            m_used.reset(index(path));
        }
    }

    const Island& m_island;
    PathSet m_roads, m_ships;
    IntersectionSet m_own;
    std::bitset<kMaxIntersections> m_foreign;
    std::bitset<kMaxPaths> m_used;
    int m_longest = 0;
};

/// Returns the error in the holder of Longest Road; empty if it is right.
inline std::string wrongLongestRoad(const GameState& s) {
    std::array<int, kMaxPlayers> length{};
    int longest = 0;
    int leaders = 0;
    for (std::size_t p = 0; p < s.seatCount; ++p) length[p] = TrailSearch(s, p).longest();
    for (const int l : length) longest = std::max(longest, l);
    for (const int l : length) leaders += l == longest;
    const auto holder = s.longestRoad.player;
    if (holder == kNobody)
        return longest >= 5 && leaders == 1 ? "one player has the longest road and does not hold it" : "";
    if (length[index(holder)] != s.longestRoad.count) return "the holder's road has another length";
    if (s.longestRoad.count < 5) return "less than five roads are held for the longest";
    return length[index(holder)] < longest ? "somebody has a longer road than the holder" : "";
}

/// Returns the error in the holder of Largest Army; empty if it is right.
inline std::string wrongLargestArmy(const GameState& s) {
    int most = 0;
    int leaders = 0;
    for (std::size_t p = 0; p < s.playerCount; ++p) most = std::max<int>(most, s.players[p].playedKnights);
    for (std::size_t p = 0; p < s.playerCount; ++p) leaders += s.players[p].playedKnights == most;
    const auto holder = s.largestArmy.player;
    if (holder == kNobody)
        return most >= 3 && leaders == 1 ? "one player has the largest army and does not hold it" : "";
    if (s.player(holder).playedKnights != s.largestArmy.count) return "the holder has another number of knights";
    return s.largestArmy.count < most ? "somebody has a larger army than the holder" : "";
}

/// The bank as an account that changes by receipts and payments only.
class BankBook {
public:
    explicit BankBook(const GameState& s) {
        for (std::size_t c = 0; c < kCards; ++c) {
            m_cards[c] = inTheBox(s, static_cast<Card>(c));
            for (std::size_t p = 0; p < s.seatCount; ++p) m_cards[c] -= s.players[p].hand[static_cast<Card>(c)];
        }
    }
    void note(const Event& event) {
        if (const auto* gained = std::get_if<event::CardsGained>(&event))
            for (const Card card : kAllCards) m_cards[index(card)] -= gained->cards[card];
        if (const auto* paid = std::get_if<event::CardsPaid>(&event))
            for (const Card card : kAllCards) m_cards[index(card)] += paid->cards[card];
    }
    /// True if the account equals the cards that players do not hold.
    [[nodiscard]] bool agrees(const GameState& s) const {
        for (const Card card : kAllCards) {
            int held = 0;
            for (std::size_t p = 0; p < s.seatCount; ++p) held += s.players[p].hand[card];
            if (m_cards[index(card)] < 0 || m_cards[index(card)] + held != inTheBox(s, card)) return false;
        }
        return true;
    }

private:
    /// COMP-4, COMP-20, SIX-7.
    static int inTheBox(const GameState& s, Card card) {
        const bool extended = s.board.islandId != IslandId::Standard && s.playerCount > 4;
        return isResource(card) ? (extended ? 24 : 19) : (extended ? 18 : 12);
    }
    std::array<int, kCards> m_cards{};
};

/// True if each of the 54 progress cards is in a deck or with a player, and no development card is duplicated.
inline bool allCardsAreThere(const GameState& s) {
    std::array<int, kProgressCards> progress{};
    for (const auto& deck : s.decks)
        for (const auto card : deck) ++progress[index(card)];
    std::array<int, kDevelopmentCards> development{};
    for (const auto card : s.developmentDeck) ++development[index(card)];
    for (const auto& p : s.players) {
        for (std::size_t c = 0; c < kProgressCards; ++c) progress[c] += p.progress[c] + (p.shown[c] ? 1 : 0);
        for (std::size_t c = 0; c < kDevelopmentCards; ++c) development[c] += p.development[c] + p.newDevelopment[c];
        development[index(DevelopmentCard::Knight)] += p.playedKnights;
    }
    int all = 0;
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        if (progress[c] != (s.rules.knights() ? supply::kProgressCopies[c] : progress[c])) return false;
        all += progress[c];
    }
    for (std::size_t c = 0; c < kDevelopmentCards; ++c)
        if (development[c] > s.box().development[c]) return false;
    return !s.rules.knights() || all == 54;
}

} // namespace reeve::testing
