// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/features.h"

#include "engine/rules/sites.h"
#include "engine/state/queries.h"
#include "engine/tables/costs.h"
#include "engine/tables/terrain.h"

#include <algorithm>
#include <cmath>

namespace reeve::player {
namespace {

using Yield = std::array<int, kCards>;

/// Roots of small numbers of cards: they are asked for all the time.
float root(int n) {
    static const auto table = [] {
        std::array<float, 64> roots{};
        for (std::size_t i = 0; i < roots.size(); ++i) roots[i] = std::sqrt(static_cast<float>(i));
        return roots;
    }();
    return table[static_cast<std::size_t>(std::min(n, 63))];
}

/// Cities pay a commodity for the second card where the terrain has one (COMM-1).
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

/// How near `hand` is to `price`, cards that are left over exchanged at `rates`: 1 where it can be paid.
float nearness(const Hand& hand, const Hand& price, const Hand& rates) {
    int missing = 0, exchanged = 0, all = 0;
    for (const Card card : kAllCards) {
        const int over = hand[card] - price[card];
        all += price[card];
        if (over < 0)
            missing -= over;
        else if (over > 1)
            exchanged += over / rates[card];
    }
    if (all == 0) return 1;
    const float part = static_cast<float>(std::max(0, missing - exchanged)) / static_cast<float>(all);
    return (1 - part) * (1 - part);
}

class Writer {
public:
    Writer(const GameState& state, PlayerId player, const Land& land, const Common& common)
        : s(state), own(state.player(player)), player(player), land(land), common(common) {}

    Features operator()() {
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
        return f;
    }

private:
    void set(Feature feature, float value) { f[index(feature)] = value; }
    void setInt(Feature feature, int value) { set(feature, static_cast<float>(value)); }
    void tens(Feature feature, int value) { set(feature, 0.1F * static_cast<float>(value)); }

    void points() {
        // What was bought this turn is as good as any card: nobody knew which when it was bought.
        const int n = reeve::points(s, player) - own.newDevelopment[index(DevelopmentCard::VictoryPoint)];
        const int target = s.rules.target;
        set(Feature::Points, 10.F * static_cast<float>(n) / static_cast<float>(target));
        setInt(Feature::FourToGo, std::max(0, n - target + 4));
        setInt(Feature::TwoToGo, std::max(0, n - target + 2));
    }

    void production() {
        const bool commodities = s.rules.knights();
        for (const auto at : own.settlements | own.reduced) addBuilding(m_yield, land, at, false, commodities);
        for (const auto at : own.cities) addBuilding(m_yield, land, at, true, commodities);
        float variety = 0;
        for (std::size_t c = 0; c < kCards; ++c) {
            f[index(Feature::Brick) + c] = 0.1F * static_cast<float>(m_yield[c]);
            if (c < kResources) variety += root(m_yield[c]);
        }
        set(Feature::Variety, 0.2F * variety);
        const auto& corners = s.island().hexCornerSet[index(s.board.robber)];
        const int robbed = (corners & own.buildings()).size() + (corners & own.cities).size();
        tens(Feature::Robbed, robbed * pips(s.board.number[index(s.board.robber)]));
        m_rates = bankRates(s, player);
        int any = 0, special = 0;
        for (std::size_t c = 0; c < kCards; ++c) {
            const int rate = m_rates[static_cast<Card>(c)];
            any += rate == 3 ? m_yield[c] : 0;
            special += rate == 2 ? m_yield[c] : 0;
        }
        tens(Feature::AnyHarbor, any);
        tens(Feature::OwnHarbor, special);
    }

    void sites() {
        const auto ends = endsOf(s.island(), own.roads | own.ships);
        const auto now = ends - common.closed;
        int best = 0;
        for (const auto at : now) best = std::max(best, land.yield(at));
        m_siteNow = !now.empty();
        set(Feature::Sites, static_cast<float>(std::min(3, now.size())) / 3.F);
        tens(Feature::BestSite, best);
        if (own.roads.size() >= supply::kRoads) return;
        const auto next = endsOf(s.island(), rules::roadSites(s, player)) - common.closed - now;
        best = 0;
        for (const auto at : next) best = std::max(best, land.yield(at));
        tens(Feature::NextSite, best);
    }

    void hand() {
        const int cards = own.hand.total();
        tens(Feature::Cards, std::min(cards, 15));
        tens(Feature::CardsAtRisk, std::max(0, cards - handLimit(s, player)));
        tens(Feature::Kinds, own.hand.kinds());
        const auto near = [&](const Hand& price) { return nearness(own.hand, price, m_rates); };
        if (own.roads.size() < supply::kRoads) set(Feature::NearRoad, near(costs::kRoad));
        if (m_siteNow && own.settlements.size() < supply::kSettlements)
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
            f[index(Feature::NearTrade) + index(track)] =
                near(costs::improvement(track, level, s.turn.crane && s.turn.player == player));
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
        // A fresh card is a knight, more likely than not.
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
    const Land& land;
    const Common& common;
    Features f{};
    Yield m_yield{};
    Hand m_rates;
    bool m_siteNow = false;
};

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

Common::Common(const GameState& state) : closed(withNeighbors(state.island(), allBuildings(state))) {
    if (state.rules.knights()) {
        closed |= allKnights(state);
        barbarians = barbarianStrength(state);
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            const int n = knightStrength(state, static_cast<PlayerId>(p));
            strengths[p] = static_cast<std::uint8_t>(n);
            strength += n;
        }
    }
    if (state.rules.seafarers()) closed |= state.island().intersections - state.board.waters.land;
    int most = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p)
        most = std::max(most, openPoints(state, static_cast<PlayerId>(p)));
    late = std::min(1.F, static_cast<float>(most) / static_cast<float>(state.rules.target));
}

Features featuresOf(const GameState& state, PlayerId player, const Land& land, const Common& common) {
    return Writer(state, player, land, common)();
}

} // namespace reeve::player
