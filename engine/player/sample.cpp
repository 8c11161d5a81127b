// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/sample.h"

#include "engine/setup/shuffle.h"
#include "engine/tables/terrain.h"

#include <algorithm>
#include <numeric>

namespace reeve::player {
namespace {

/// Draws one of several kinds by weight and removes it from `left`; returns N if none is left.
template <std::size_t N>
std::size_t drawKind(const std::array<int, N>& weights, std::array<int, N>& left, Chance& chance) {
    int all = 0;
    for (std::size_t c = 0; c < N; ++c) all += left[c] > 0 ? weights[c] * left[c] : 0;
    if (all == 0) return N;
    int at = chance.draw(all);
    for (std::size_t c = 0; c < N; ++c) {
        const int share = left[c] > 0 ? weights[c] * left[c] : 0;
        if (at < share) {
            --left[c];
            return c;
        }
        at -= share;
    }
    return N;
}

class Sampler {
public:
    Sampler(const GameView& view, Chance& chance) : v(view), m_chance(chance) {}

    GameState operator()() {
        openly();
        hands();
        if (v.rules.knights()) progress();
        if (v.rules.developmentCards()) development();
        s.seed = static_cast<std::uint64_t>(m_chance.draw(1 << 30));
        s.chance = Chance(s.seed * 0x9e3779b97f4a7c15U + 1);
        return s;
    }

private:
    [[nodiscard]] bool known(std::size_t p) const { return v.own && v.viewer.holds(static_cast<PlayerId>(p)); }

    void openly() {
        s.rules = v.rules;
        s.playerCount = v.playerCount;
        s.seatCount = v.seatCount;
        s.colors = v.colors;
        s.board = v.board;
        s.turn = v.turn;
        s.metropolises = v.metropolises;
        s.shipSpaces = v.shipSpaces;
        s.attacks = v.attacks;
        s.longestRoad = v.longestRoad;
        s.largestArmy = v.largestArmy;
        s.pending = v.pending;
        s.committed = v.committed;
        s.winner = v.winner;
        s.fan = v.fan;
        for (std::size_t p = 0; p < v.seatCount; ++p) {
            const auto& seen = v.players[p];
            auto& own = s.players[p];
            own.roads = seen.roads;
            own.ships = seen.ships;
            own.settlements = seen.settlements;
            own.cities = seen.cities;
            own.reduced = seen.reduced;
            own.walls = seen.walls;
            own.knights = seen.knights;
            for (const auto& knight : seen.knights) own.knightPlaces.insert(knight.at);
            own.improvements = seen.improvements;
            own.shown = seen.shown;
            own.playedKnights = seen.playedKnights;
            own.defender = seen.defender;
            own.tradeTokens = seen.tradeTokens;
            own.settledAreas = seen.settledAreas;
        }
    }

    /// Draws hands: weighted by the remaining cards of a kind, higher for kinds that the player produces.
    void hands() {
        std::array<int, kCards> left{};
        for (const Card card : kAllCards)
            if (isResource(card) || v.rules.knights()) left[index(card)] = s.box().cards[card];
        const auto give = [&](std::size_t p, const Hand& cards) {
            s.players[p].hand = cards;
            for (const Card card : kAllCards) left[index(card)] -= cards[card];
        };
        for (std::size_t p = 0; p < v.playerCount; ++p)
            if (known(p)) give(p, v.own->hand);
        if (looksAtHand()) give(index(v.lookedAt->whose), v.lookedAt->hand);
        for (std::size_t p = 0; p < v.playerCount; ++p) {
            if (known(p) || (looksAtHand() && index(v.lookedAt->whose) == p)) continue;
            const auto weights = likelihoods(p);
            for (int n = 0; n < v.players[p].cards; ++n)
                if (const auto c = drawKind(weights, left, m_chance); c < kCards)
                    s.players[p].hand.add(static_cast<Card>(c), 1);
        }
    }

    [[nodiscard]] bool looksAtHand() const { return v.lookedAt && !v.lookedAt->hand.empty(); }

    [[nodiscard]] std::array<int, kCards> likelihoods(std::size_t p) const {
        std::array<int, kCards> weights{};
        weights.fill(4);
        const auto& island = s.board.island();
        const auto& own = s.players[p];
        for (const auto hex : island.hexes) {
            const auto terrain = s.board.terrain[index(hex)];
            const auto resource = resourceOf(terrain);
            if (resource == kNoCard) continue;
            const auto& corners = island.hexCornerSet[index(hex)];
            const int n = pips(s.board.number[index(hex)]);
            weights[index(resource)] += n * (corners & own.buildings()).size();
            const auto commodity = v.rules.knights() ? commodityOf(terrain) : kNoCard;
            weights[index(commodity != kNoCard ? commodity : resource)] += n * (corners & own.cities).size();
        }
        return weights;
    }

    void progress() {
        std::array<int, kProgressCards> left = supply::kProgressCopies;
        for (std::size_t p = 0; p < v.playerCount; ++p) {
            for (std::size_t c = 0; c < kProgressCards; ++c) left[c] -= v.players[p].shown[c] ? 1 : 0;
            if (known(p)) take(p, v.own->progress, left);
        }
        const bool looks = v.lookedAt && std::ranges::any_of(v.lookedAt->progress, [](auto n) { return n > 0; });
        if (looks) take(index(v.lookedAt->whose), v.lookedAt->progress, left);
        for (std::size_t p = 0; p < v.playerCount; ++p) {
            if (known(p) || (looks && index(v.lookedAt->whose) == p)) continue;
            for (const auto track : kAllTracks) {
                std::array<int, kProgressCards> ofDeck{}; // victory points are never hidden (PROG-8)
                for (std::size_t c = 0; c < kProgressCards; ++c) {
                    const auto card = static_cast<ProgressCard>(c);
                    ofDeck[c] = supply::deckOf(card) == track && !supply::isVictoryPoint(card) ? 1 : 0;
                }
                for (int n = 0; n < v.players[p].progress[index(track)]; ++n)
                    if (const auto c = drawKind(ofDeck, left, m_chance); c < kProgressCards) ++s.players[p].progress[c];
            }
        }
        for (const auto track : kAllTracks) {
            auto& deck = s.decks[index(track)];
            for (std::size_t c = 0; c < kProgressCards; ++c)
                for (int n = 0; n < left[c] && supply::deckOf(static_cast<ProgressCard>(c)) == track; ++n)
                    if (deck.size() < v.deckSizes[index(track)]) deck.push_back(static_cast<ProgressCard>(c));
            shuffle(deck, m_chance);
        }
    }

    void take(std::size_t p, const std::array<std::uint8_t, kProgressCards>& cards,
              std::array<int, kProgressCards>& left) {
        s.players[p].progress = cards;
        for (std::size_t c = 0; c < kProgressCards; ++c) left[c] -= cards[c];
    }

    /// Played cards other than knights have left the game; the view does not say which ones.
    void development() {
        constexpr std::array<int, kDevelopmentCards> kEven{1, 1, 1, 1, 1};
        constexpr auto kPoint = index(DevelopmentCard::VictoryPoint);
        std::array<int, kDevelopmentCards> left = s.box().development;
        for (std::size_t p = 0; p < v.playerCount; ++p) {
            left[index(DevelopmentCard::Knight)] -= v.players[p].playedKnights;
            if (!known(p)) continue;
            s.players[p].development = v.own->development;
            s.players[p].newDevelopment = v.own->newDevelopment;
            for (std::size_t c = 0; c < kDevelopmentCards; ++c)
                left[c] -= v.own->development[c] + v.own->newDevelopment[c];
        }
        for (std::size_t p = 0; p < v.playerCount; ++p) {
            if (known(p)) continue;
            auto& own = s.players[p];
            const auto& seen = v.players[p];
            own.development[kPoint] = seen.revealedVictoryPoints;
            own.newDevelopment[kPoint] = seen.revealedNewVictoryPoints;
            left[kPoint] -= seen.revealedVictoryPoints + seen.revealedNewVictoryPoints;
            for (int n = seen.revealedVictoryPoints; n < seen.development; ++n)
                if (const auto c = drawKind(kEven, left, m_chance); c < kDevelopmentCards) ++own.development[c];
            for (int n = seen.revealedNewVictoryPoints; n < seen.newDevelopment; ++n)
                if (const auto c = drawKind(kEven, left, m_chance); c < kDevelopmentCards) ++own.newDevelopment[c];
        }
        for (int n = 0; n < v.developmentDeckSize; ++n)
            if (const auto c = drawKind(kEven, left, m_chance); c < kDevelopmentCards)
                s.developmentDeck.push_back(static_cast<DevelopmentCard>(c));
    }

    const GameView& v;
    Chance& m_chance;
    GameState s;
};

} // namespace

GameState sampled(const GameView& view, Chance& chance) { return Sampler(view, chance)(); }

} // namespace reeve::player
