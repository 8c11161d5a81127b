// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a position from outside is possible (record README, "A position").
#include "engine/position/queries.h"
#include "engine/record/fan.h"
#include "engine/record/position.h"
#include "engine/record/reader.h"
#include "engine/record/seafarers.h"
#include "engine/record/values.h"
#include "engine/rules/chapters.h"

#include <algorithm>

namespace reeve::record {
namespace {

constexpr int kLongestRoadLeast = 5; // LROAD-1
constexpr int kLargestArmyLeast = 3; // ARMY-1
constexpr int kMetropolisLevel = 4;  // METRO-2

class Check {
public:
    explicit Check(const GameState& state) : m_state(state) {}

    void all() {
        board();
        seafarers::checkWaters(m_state);
        fan::check(m_state);
        for (std::size_t p = 0; p < m_state.seatCount; ++p) supply(static_cast<PlayerId>(p));
        places();
        cards();
        metropolises();
        game();
        holders();
    }

private:
    [[noreturn]] static void fail(const std::string& path, const std::string& message) { throw Fault{path, message}; }
    [[nodiscard]] std::string color(PlayerId player) const { return std::string(colorOf(m_state, player)); }
    [[nodiscard]] std::string pieces(PlayerId player, const char* kind) const {
        return "pieces." + color(player) + "." + kind;
    }

    static void atMost(int count, int most, const std::string& path, const std::string& what) {
        if (count > most)
            fail(path, std::to_string(count) + " " + what + ", but the box holds only " + std::to_string(most));
    }

    void board() const { // COMP-2, COMP-10, COMP-17, COMP-18, SIX-1, SIX-2, SIX-4
        if (m_state.rules.seafarers() || index(m_state.board.islandId) > index(IslandId::Extended)) {
            const int most =
                m_state.board.islandId == IslandId::Standard ? countOf(boxes::kBase.harbors) : kMostHarbors;
            return atMost(static_cast<int>(m_state.board.harbors.size()), most, "board.harbors", "harbours"); // SHAPE-8
        }
        std::array<int, kTerrains> terrain{};
        std::array<int, 13> tokens{};
        const auto& box = m_state.box();
        for (const auto hex : m_state.island().hexes) {
            ++terrain[index(m_state.board.terrain[index(hex)])];
            ++tokens[m_state.board.number[index(hex)]];
        }
        for (std::size_t t = 0; t < kTerrains; ++t)
            atMost(terrain[t], box.terrain[t], "board.hexes",
                   "hexes of " + std::string(wordOf(static_cast<Terrain>(t))));
        for (std::size_t n = 2; n <= 12; ++n)
            atMost(tokens[n], box.tokens[n], "board.hexes", "tokens with the number " + std::to_string(n));
        std::array<int, 6> harbors{};
        for (const auto& harbor : m_state.board.harbors) ++harbors[index(harbor.gives)];
        for (std::size_t k = 0; k < harbors.size(); ++k) {
            const auto kind = static_cast<HarborKind>(k);
            atMost(harbors[k], box.harbors[k], "board.harbors", "harbours for " + std::string(wordOf(kind)));
        }
    }

    void supply(PlayerId player) const { // COMP-9, COMP-23, COMP-25
        const auto& p = m_state.player(player);
        atMost(p.roads.size(), supply::kRoads, pieces(player, "roads"), "roads of " + color(player));
        atMost(p.settlements.size(), supply::kSettlements, pieces(player, "settlements"),
               "settlements of " + color(player));
        atMost((p.cities | p.reduced).size(), supply::kCities, pieces(player, "cities"), "cities of " + color(player));
        atMost(p.walls.size(), supply::kWalls, pieces(player, "walls"), "walls of " + color(player));
        for (int level = 1; level <= 3; ++level)
            atMost(knightsOfLevel(p, level), supply::kKnightsPerLevel, pieces(player, "knights"),
                   "knights of level " + std::to_string(level) + " of " + color(player));
        if (!(p.walls - p.cities).empty())
            fail(pieces(player, "walls"),
                 "a wall without its city at " + m_state.island().name((p.walls - p.cities).first()));
        if (index(player) >= m_state.playerCount && (!p.cities.empty() || !p.reduced.empty() || !p.knights.empty()))
            fail("pieces." + color(player), "a neutral colour has roads and settlements only");
    }

    /// Finds two pieces on one place, of one colour or of two.
    void places() const {
        IntersectionSet taken;
        PathSet roads;
        for (std::size_t s = 0; s < m_state.seatCount; ++s) {
            const auto player = static_cast<PlayerId>(s);
            const auto& p = m_state.players[s];
            put(taken, p.settlements, pieces(player, "settlements"));
            put(taken, p.cities, pieces(player, "cities"));
            put(taken, p.reduced, pieces(player, "reduced"));
            put(taken, p.knightPlaces, pieces(player, "knights"));
            put(roads, p.roads, pieces(player, "roads"));
            put(roads, p.ships, pieces(player, "ships"));
        }
    }
    template <typename Set>
    void put(Set& taken, const Set& more, const std::string& path) const {
        if (taken.meets(more)) fail(path, "two pieces on " + m_state.island().name((taken & more).first()));
        taken |= more;
    }

    void cards() const { // COMP-4, COMP-5, COMP-20, COMP-21, SIX-7, SIX-8
        for (const Card card : kAllCards) {
            int held = 0;
            for (std::size_t p = 0; p < m_state.seatCount; ++p) held += m_state.players[p].hand[card];
            const bool inBox = isResource(card) || m_state.rules.knights();
            atMost(held, inBox ? m_state.box().cards[card] : 0, "hands", "cards of " + std::string(wordOf(card)));
        }
        for (std::size_t c = 0; c < kProgressCards; ++c) {
            const auto card = static_cast<ProgressCard>(c);
            const auto& deck = m_state.decks[index(supply::deckOf(card))];
            auto count = static_cast<int>(std::ranges::count(deck, card));
            for (const auto& player : m_state.players) count += player.progress[c] + (player.shown[c] ? 1 : 0);
            atMost(count, supply::kProgressCopies[c], "decks." + std::string(wordOf(supply::deckOf(card))),
                   "cards \"" + std::string(wordOf(card)) + "\" in the deck and in the hands");
        }
        for (std::size_t c = 0; c < kDevelopmentCards; ++c) {
            const auto card = static_cast<DevelopmentCard>(c);
            auto count = static_cast<int>(std::ranges::count(m_state.developmentDeck, card));
            for (const auto& player : m_state.players) {
                count += player.development[c] + player.newDevelopment[c];
                if (card == DevelopmentCard::Knight) count += player.playedKnights;
            }
            atMost(count, m_state.box().development[c], "decks.development",
                   "cards \"" + std::string(wordOf(card)) + "\" in the deck and in the hands");
        }
    }

    void metropolises() const { // METRO-1 to METRO-10
        IntersectionSet taken;
        for (const auto track : kAllTracks) {
            const auto& metropolis = m_state.metropolises[index(track)];
            if (metropolis.player == kNobody) continue;
            const auto path = "metropolises." + std::string(wordOf(track));
            const auto& owner = m_state.player(metropolis.player);
            if (!owner.cities.contains(metropolis.at))
                fail(path + ".at",
                     color(metropolis.player) + " has no city at " + m_state.island().name(metropolis.at));
            if (taken.contains(metropolis.at))
                fail(path + ".at", "two pieces on " + m_state.island().name(metropolis.at));
            taken.insert(metropolis.at);
            const int level = owner.improvements[index(track)];
            if (level < kMetropolisLevel) fail(path + ".player", color(metropolis.player) + " has not reached level 4");
            const bool moving = std::ranges::any_of(m_state.pending, [&](const Decision& d) {
                return d.kind == DecisionKind::PlaceMetropolis && d.track == track;
            });
            for (std::size_t p = 0; p < m_state.playerCount; ++p)
                if (!moving && m_state.players[p].improvements[index(track)] > level)
                    fail(path + ".player", color(static_cast<PlayerId>(p)) + " has reached a higher level");
        }
    }

    /// Refuses what belongs to the other game.
    void game() const {
        if (m_state.rules.knights()) return;
        for (std::size_t s = 0; s < m_state.seatCount; ++s) {
            const auto player = static_cast<PlayerId>(s);
            const auto& p = m_state.players[s];
            if (!p.knights.empty()) fail(pieces(player, "knights"), "the base game has no knights on the board");
            if (!p.walls.empty()) fail(pieces(player, "walls"), "the base game has no walls");
            for (const int level : p.improvements)
                if (level != 0) fail("improvements." + color(player), "the base game has no improvements");
        }
        if (m_state.board.merchant != kNoHex) fail("board.merchant", "the base game has no merchant");
    }

    void holders() const {
        const bool underway = std::ranges::any_of(
            m_state.pending, [](const Decision& d) { return d.kind == DecisionKind::RelocateKnight; });
        if (m_state.longestRoad.player != kNobody && !underway)
            holder("longest_road.player", m_state.longestRoad.player, kLongestRoadLeast, m_state.seatCount,
                   [&](PlayerId p) { return roadLength(m_state, p); });
        if (m_state.largestArmy.player != kNobody)
            holder("largest_army.player", m_state.largestArmy.player, kLargestArmyLeast, m_state.playerCount,
                   [&](PlayerId p) { return static_cast<int>(m_state.player(p).playedKnights); });
    }
    template <typename Count>
    void holder(const char* path, PlayerId player, int least, int seats, Count count) const {
        const int own = count(player);
        if (own < least) fail(path, "the pieces deny it: " + color(player) + " has only " + std::to_string(own));
        for (int p = 0; p < seats; ++p)
            if (count(static_cast<PlayerId>(p)) > own)
                fail(path,
                     "the pieces deny it: " + color(static_cast<PlayerId>(p)) + " has more than " + color(player));
    }

    const GameState& m_state;
};

} // namespace

std::optional<Fault> checkPosition(const GameState& state) {
    try {
        Check(state).all();
        return std::nullopt;
    } catch (const Fault& fault) {
        return fault;
    }
}

void recomputeAwards(GameState& state) {
    Events events;
    rules::EventWriter writer(state, events);
    rules::countLongestRoad(writer);

    if (state.rules.knights()) { // ARMY-3
        state.largestArmy = {};
        return;
    }
    int most = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p) most = std::max<int>(most, state.players[p].playedKnights);
    Award army;
    if (most >= kLargestArmyLeast) {
        int leaders = 0;
        for (std::size_t p = 0; p < state.playerCount; ++p)
            if (state.players[p].playedKnights == most) {
                ++leaders;
                army.player = static_cast<PlayerId>(p);
            }
        const auto holder = state.largestArmy.player;
        if (holder != kNobody && state.player(holder).playedKnights == most)
            army.player = holder;
        else if (leaders > 1)
            army.player = kNobody;
        if (army.player != kNobody) army.count = static_cast<std::uint8_t>(most);
    }
    state.largestArmy = army;
}

} // namespace reeve::record
