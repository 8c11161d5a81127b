// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/features.h"

#include "engine/position/queries.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"
#include "engine/tables/terrain.h"

#include <algorithm>
#include <cmath>

namespace reeve::player {
namespace {

using Yield = std::array<int, kCards>;

/// Square roots of small numbers of cards, as a table for speed.
float root(int n) {
    static const auto table = [] {
        std::array<float, 64> roots{};
        for (std::size_t i = 0; i < roots.size(); ++i) roots[i] = std::sqrt(static_cast<float>(i));
        return roots;
    }();
    return table[static_cast<std::size_t>(std::min(n, 63))];
}

/// A city's second card is a commodity if the terrain has one (COMM-1).
void addBuilding(Yield& yield, const Land& land, IntersectionId at, bool city, bool knights) {
    constexpr std::array<Card, kResources> kCommodityBeside{kNoCard, Card::Paper, Card::Cloth, kNoCard, Card::Coin};
    const auto& here = land.yields(at);
    for (std::size_t r = 0; r < kResources; ++r) {
        yield[r] += here[r];
        if (!city) continue;
        const auto second = knights && kCommodityBeside[r] != kNoCard ? index(kCommodityBeside[r]) : r;
        yield[second] += here[r];
    }
}

/// Divisions by the bank's rates as products: n / rate == n * shares >> 8 for every number of cards.
constexpr std::array<int, 5> kShares{0, 256, 128, 86, 64};
static_assert([] {
    for (int rate = 1; rate < static_cast<int>(kShares.size()); ++rate)
        for (int n = 0; n <= Hand::kMost; ++n)
            if (n * kShares[static_cast<std::size_t>(rate)] >> 8 != n / rate) return false;
    return true;
}());

/// (1 - missing / all)², for prices of at most this many cards.
constexpr int kMostPrice = 7;
constexpr auto kNear = [] {
    std::array<std::array<float, kMostPrice + 1>, kMostPrice + 1> near{};
    for (int all = 0; all <= kMostPrice; ++all)
        for (int missing = 0; missing <= all; ++missing) {
            const float part = all == 0 ? 0.F : static_cast<float>(missing) / static_cast<float>(all);
            near[static_cast<std::size_t>(all)][static_cast<std::size_t>(missing)] = (1 - part) * (1 - part);
        }
    return near;
}();

/// How close a hand is to prices.
class Nearness {
public:
    Nearness(const Hand& hand, const Hand& rates) : m_hand(hand), m_rates(rates) {
        for (const Card card : kAllCards) m_exchanged += exchanged(card, hand[card]);
    }
    /// Exchanges surplus cards: 1 if the price can be paid. Requires a price of at most kMostPrice.
    [[nodiscard]] float to(const Hand& price) const {
        if (m_hand.covers(price)) return 1;
        int missing = 0, left = m_exchanged;
        for (const Card card : price.heldKinds()) {
            const int over = m_hand[card] - price[card];
            left -= exchanged(card, m_hand[card]);
            if (over < 0)
                missing -= over;
            else
                left += exchanged(card, over);
        }
        return kNear[static_cast<std::size_t>(price.total())][static_cast<std::size_t>(std::max(0, missing - left))];
    }

    /// How close the hand is to `count` cards of one kind.
    [[nodiscard]] float to(Card card, int count) const {
        const int lacking = count - m_hand[card];
        if (lacking <= 0) return 1;
        const int left = m_exchanged - exchanged(card, m_hand[card]);
        return kNear[static_cast<std::size_t>(count)][static_cast<std::size_t>(std::max(0, lacking - left))];
    }

private:
    /// Number of cards that the bank gives for `count`.
    [[nodiscard]] int exchanged(Card card, int count) const {
        return count * kShares[static_cast<std::size_t>(m_rates[card])] >> 8;
    }

    Hand m_hand, m_rates;
    int m_exchanged = 0; ///< sum over all kinds
};

class Writer {
public:
    Writer(const GameState& state, PlayerId player, const Common& common, const Holdings& holdings, Features& features)
        : s(state), own(state.player(player)), player(player), common(common), holdings(holdings), f(features) {}

    void operator()() {
        points();
        production();
        sites();
        hand();
        pieces();
        if (s.rules.knights())
            knights();
        else
            development();
        const int ahead = static_cast<int>(index(player) + s.playerCount - index(s.turn.player)) % s.playerCount;
        set(Feature::Next, 1.F - static_cast<float>(ahead) / static_cast<float>(s.playerCount));
    }

private:
    void set(Feature feature, float value) { f[index(feature)] = value; }
    void setInt(Feature feature, int value) { set(feature, static_cast<float>(value)); }
    void tens(Feature feature, int value) { set(feature, 0.1F * static_cast<float>(value)); }

    void points() {
        // Victory point cards bought this turn do not count: their kind was unknown when they were bought.
        const int n = reeve::points(s, player) - own.newDevelopment[index(DevelopmentCard::VictoryPoint)];
        const int target = s.rules.target;
        set(Feature::Points, 10.F * static_cast<float>(n) / static_cast<float>(target));
        setInt(Feature::FourToGo, std::max(0, n - target + 4));
        setInt(Feature::TwoToGo, std::max(0, n - target + 2));
    }

    void production() {
        const auto& yield = holdings.yield;
        for (std::size_t c = 0; c < kCards; ++c) f[index(Feature::Brick) + c] = 0.1F * static_cast<float>(yield[c]);
        set(Feature::Variety, 0.2F * holdings.roots);
        const auto& corners = s.island().hexCornerSet[index(s.board.robber)];
        const int robbed = (corners & own.buildings()).size() + (corners & own.cities).size();
        tens(Feature::Robbed, robbed * pips(s.board.number[index(s.board.robber)]));
        int any = 0, special = 0;
        for (std::size_t c = 0; c < kCards; ++c) {
            const int rate = holdings.rates[static_cast<Card>(c)];
            any += rate == 3 ? yield[c] : 0;
            special += rate == 2 ? yield[c] : 0;
        }
        tens(Feature::AnyHarbor, any);
        tens(Feature::OwnHarbor, special);
    }

    void sites() {
        set(Feature::Sites, static_cast<float>(std::min(3, holdings.sites)) / 3.F);
        tens(Feature::BestSite, holdings.bestSite);
        tens(Feature::NextSite, holdings.nextSite);
    }

    void hand() {
        const int cards = own.hand.total();
        tens(Feature::Cards, std::min(cards, 15));
        tens(Feature::CardsAtRisk, std::max(0, cards - handLimit(s, player)));
        tens(Feature::Kinds, own.hand.kinds());
        const Nearness nearness(own.hand, holdings.rates);
        const auto near = [&](const Hand& price) { return nearness.to(price); };
        if (own.roads.size() < supply::kRoads) set(Feature::NearRoad, near(costs::kRoad));
        if (holdings.sites > 0 && own.settlements.size() < supply::kSettlements)
            set(Feature::NearSettlement, near(costs::kSettlement));
        if (!(own.settlements | own.reduced).empty() && own.cities.size() < supply::kCities)
            set(Feature::NearCity, near(costs::kCity));
        if (!s.rules.knights()) {
            if (!s.developmentDeck.empty()) set(Feature::NearCard, near(costs::kDevelopment));
            return;
        }
        if (own.knights.size() < supply::kKnights) set(Feature::NearCard, near(costs::kRecruit));
        if (own.cities.empty()) return;
        for (const auto track : kAllTracks) {
            const int level = own.improvements[index(track)] + 1;
            if (level > 5 || (level > 3 && !rules::metropolisGateOpen(s, player, track))) continue;
            f[index(Feature::NearTrade) + index(track)] = nearness.to(
                costs::commodityOf(track), costs::improvementCount(level, s.turn.crane && s.turn.player == player));
        }
    }

    void pieces() {
        const int roads = own.roads.size() + own.ships.size();
        tens(Feature::Roads, roads);
        const bool holds = s.longestRoad.player == player;
        set(Feature::LongestRoad, holds ? 1.F : 0.F);
        const int wanted = std::max<int>(5, s.longestRoad.count + 1);
        if (!holds) set(Feature::RoadChase, std::clamp(static_cast<float>(roads - wanted + 3) / 3.F, 0.F, 1.F));
        setInt(Feature::Settlements, own.settlements.size());
        setInt(Feature::Cities, own.cities.size());
    }

    void development() {
        set(Feature::LargestArmy, s.largestArmy.player == player ? 1.F : 0.F);
        setInt(Feature::PlayedKnights, own.playedKnights);
        int others = 0, fresh = 0;
        for (std::size_t c = 1; c < index(DevelopmentCard::VictoryPoint); ++c) others += own.development[c];
        for (const auto n : own.newDevelopment) fresh += n;
        // Expected values: a new card is a knight with a probability above one half.
        set(Feature::Development, static_cast<float>(others) + 0.44F * static_cast<float>(fresh));
        set(Feature::KnightCards,
            static_cast<float>(own.development[index(DevelopmentCard::Knight)]) + 0.56F * static_cast<float>(fresh));
    }

    void knights() {
        int levels = 0;
        for (const auto& knight : own.knights) levels += knight.level;
        const int strength = common.strengths[index(player)];
        setInt(Feature::Knights, levels);
        setInt(Feature::Strength, strength);
        setInt(Feature::OnItsSide, own.reduced.size());
        const float soon = static_cast<float>(s.shipSpaces + 1) / static_cast<float>(supply::kShipSpaces);
        bool weakest = true, strongest = strength > 0;
        for (std::size_t p = 0; p < s.playerCount; ++p) {
            if (p == index(player)) continue;
            strongest = strongest && strength > common.strengths[p];
            weakest = weakest && (strength <= common.strengths[p] || s.players[p].cities.empty());
        }
        if (common.barbarians > common.strength && weakest && !cleanCities(s, player).empty())
            set(Feature::Danger, soon * soon);
        if (common.barbarians <= common.strength && strongest) set(Feature::Defends, soon * soon);
        int high = 0, metropolises = 0;
        for (std::size_t t = 0; t < kTracks; ++t) {
            const int level = own.improvements[t];
            f[index(Feature::Trade) + t] = static_cast<float>(level);
            f[index(Feature::TradingHouse) + t] = level >= 3 ? 1.F : 0.F;
            high += std::max(0, level - 3);
            metropolises += s.metropolises[t].player == player ? 1 : 0;
        }
        setInt(Feature::HighLevels, high);
        setInt(Feature::Metropolises, metropolises);
        setInt(Feature::Progress, std::min(supply::kProgressHand, own.progressCards()));
        setInt(Feature::Walls, own.walls.size());
        set(Feature::Merchant, s.board.merchantOwner == player ? 1.F : 0.F);
        if (s.turn.player != player) return;
        set(Feature::Crane, s.turn.crane ? 1.F : 0.F);
        set(Feature::Fleet, s.turn.merchantFleet != 0 ? 1.F : 0.F);
    }

    const GameState& s;
    const PlayerState& own;
    PlayerId player;
    const Common& common;
    const Holdings& holdings;
    Features& f; ///< initially all 0
};

/// The largest production of these places; 0 if there are none.
int bestYield(const Land& land, const IntersectionSet& places) {
    int best = 0;
    for (const auto at : places) best = std::max(best, land.yield(at));
    return best;
}

} // namespace

Land::Land(const Board& board) : m_number(board.number) {
    const auto& island = board.island();
    for (const auto hex : island.hexes) {
        const auto resource = resourceOf(board.terrain[index(hex)]);
        if (resource == kNoCard) continue;
        const int n = pips(board.number[index(hex)]);
        for (const auto at : island.hexCornerSet[index(hex)]) {
            auto& here = m_yields[index(at)][index(resource)];
            here = static_cast<std::uint8_t>(here + n);
            m_all[index(at)] = static_cast<std::uint8_t>(m_all[index(at)] + n);
        }
    }
}

IntersectionSet closedSites(const GameState& state) {
    auto closed = withNeighbors(state.island(), allBuildings(state));
    if (state.rules.knights()) closed |= allKnights(state);
    if (state.rules.seafarers()) closed |= state.island().intersections - state.board.waters.land;
    return closed;
}

Common::Common(const GameState& state, const IntersectionSet& closed) : closed(closed) {
    if (state.rules.knights()) {
        barbarians = barbarianStrength(state);
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            const int n = knightStrength(state, static_cast<PlayerId>(p));
            strengths[p] = static_cast<std::uint8_t>(n);
            strength += n;
        }
    }
    int most = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p)
        most = std::max(most, openPoints(state, static_cast<PlayerId>(p)));
    late = std::min(1.F, static_cast<float>(most) / static_cast<float>(state.rules.target));
}

Holdings holdingsOf(const GameState& state, PlayerId player, const Land& land, const IntersectionSet& closed) {
    const auto& own = state.player(player);
    Holdings holdings;
    const bool commodities = state.rules.knights();
    for (const auto at : own.settlements | own.reduced) addBuilding(holdings.yield, land, at, false, commodities);
    for (const auto at : own.cities) addBuilding(holdings.yield, land, at, true, commodities);
    for (std::size_t r = 0; r < kResources; ++r) holdings.roots += root(holdings.yield[r]);
    holdings.rates = bankRates(state, player);
    const auto now = endsOf(state.island(), own.roads | own.ships) - closed;
    holdings.sites = now.size();
    holdings.bestSite = bestYield(land, now);
    if (own.roads.size() < supply::kRoads)
        holdings.nextSite = bestYield(land, endsOf(state.island(), rules::roadSites(state, player)) - closed - now);
    return holdings;
}

bool sameHoldings(const GameState& one, const GameState& other) {
    if (one.rules.seafarers() || one.rules.fan.any()) return false;
    // The merchant, the Merchant Fleet and the Trading House change the bank's rates.
    if (one.board.merchantOwner != other.board.merchantOwner || one.board.merchant != other.board.merchant)
        return false;
    if (one.turn.merchantFleet != other.turn.merchantFleet) return false;
    if (one.turn.merchantFleet != 0 && one.turn.player != other.turn.player) return false;
    const auto house = [](const PlayerState& player) {
        return player.improvements[index(Track::Trade)] >= kAbilityLevel;
    };
    for (std::size_t p = 0; p < one.playerCount; ++p) {
        const PlayerState &a = one.players[p], &b = other.players[p];
        const bool same = a.roads == b.roads && a.settlements == b.settlements && a.cities == b.cities &&
                          a.reduced == b.reduced && a.knightPlaces == b.knightPlaces && house(a) == house(b);
        if (!same) return false;
    }
    return true;
}

Features featuresOf(const GameState& state, PlayerId player, const Common& common, const Holdings& holdings) {
    Features features{};
    Writer(state, player, common, holdings, features)();
    return features;
}

Features featuresOf(const GameState& state, PlayerId player, const Land& land, const Common& common) {
    return featuresOf(state, player, common, holdingsOf(state, player, land, common.closed));
}

} // namespace reeve::player
