// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/trades.h"

#include "engine/player/sample.h"
#include "engine/player/weights.h"

#include <algorithm>
#include <vector>

namespace reeve::player {
namespace {

constexpr int kImagined = 6;          ///< sampled positions for a bargain
constexpr double kWorthIt = 0.02;     ///< threshold to accept, in log odds
constexpr double kWorthAsking = 0.12; ///< threshold to offer
constexpr int kNearlyWon = 2;         ///< points to the target: no trade with such a player

const Weights& weightsOf(Level level, GameKind game) {
    return level == Level::Experienced || level == Level::Strongest ? learnedWeights(game) : thumbWeights();
}

int pointsOf(const SeenPlayer& player) {
    int sum = 0;
    for (const PointPart& part : player.points) sum += part.points();
    return sum;
}

/// Samples of positions for a view.
std::vector<GameState> imagined(const GameView& view, Chance& chance) {
    std::vector<GameState> states;
    for (int n = 0; n < kImagined; ++n) states.push_back(sampled(view, chance));
    return states;
}

/// Assumes that the other player holds the offered cards: replaces other cards of the hand.
void supposeHeld(Hand& hand, const Hand& cards) {
    for (const Card card : kAllCards)
        while (hand[card] < cards[card]) {
            Card most = Card::Brick; // the kind with the largest surplus
            for (const Card other : kAllCards)
                if (hand[other] - cards[other] > hand[most] - cards[most]) most = other;
            if (hand[most] - cards[most] <= 0) break;
            hand.add(most, -1);
            hand.add(card, 1);
        }
}

/// Average gain of the viewer by a bargain; `partner` kNobody: only the viewer's side is applied.
double worthOf(std::span<const GameState> states, PlayerId self, PlayerId partner, const Bargain& bargain,
               const Weights& weights) {
    double all = 0;
    for (const GameState& state : states) {
        GameState before = state;
        if (partner != kNobody) supposeHeld(before.players[index(partner)].hand, bargain.gets);
        GameState after = before;
        auto& then = after.players[index(self)].hand;
        if (partner != kNobody && before.players[index(partner)].hand.covers(bargain.gets)) {
            auto& theirs = after.players[index(partner)].hand;
            (theirs += bargain.gives) -= bargain.gets;
        }
        (then += bargain.gets) -= bargain.gives;
        Prospects prospects(before, self, weights);
        all += prospects.of(after) - prospects.of(before);
    }
    return all / static_cast<double>(states.size());
}

} // namespace

namespace {

/// Whether a seat trades at all: it holds the cards, and the other is not about to win.
bool considers(const GameView& view, Level level, PlayerId other, const Bargain& bargain) {
    if (!view.own || !view.own->hand.covers(bargain.gives) || bargain.gives.empty() || bargain.gets.empty())
        return false;
    if (level == Level::Random || level == Level::Builder) return false;
    return level == Level::Newcomer || pointsOf(view.player(other)) < view.rules.target - kNearlyWon;
}

/// As worthOf(); a newcomer does not look at what the other gains.
double judged(std::span<const GameState> states, const GameView& view, Level level, PlayerId other,
              const Bargain& bargain) {
    return worthOf(states, view.viewer.player(), level == Level::Newcomer ? kNobody : other, bargain,
                   weightsOf(level, view.rules.game));
}

} // namespace

bool agrees(const GameView& view, Level level, PlayerId other, const Bargain& bargain, Chance& chance) {
    return considers(view, level, other, bargain) &&
           judged(imagined(view, chance), view, level, other, bargain) > kWorthIt;
}

std::optional<Bargain> counter(const GameView& view, Level level, PlayerId other, const Bargain& bargain,
                               Chance& chance) {
    if (!considers(view, level, other, bargain)) return std::nullopt;
    const auto states = imagined(view, chance);
    const int held = view.player(other).cards;
    // As many cards first: one more is asked for only if no other kind will do.
    for (const int more : {0, 1}) {
        std::optional<Bargain> best;
        double most = kWorthIt;
        for (const Card card : kAllCards) {
            if (bargain.gives[card] > 0 || (isCommodity(card) && !view.rules.knights())) continue;
            Bargain asked{.gives = bargain.gives, .gets = Hand::of(card, bargain.gets.total())};
            if (more > 0) (asked.gets = bargain.gets).add(card, 1);
            if (asked.gets == bargain.gets || asked.gets.total() > held) continue;
            if (const double worth = judged(states, view, level, other, asked); worth > most) {
                most = worth;
                best = asked;
            }
        }
        if (best) return best;
    }
    return std::nullopt;
}

std::optional<Bargain> wished(const GameView& view, Level level, Chance& chance, std::span<const Bargain> without) {
    const PlayerId self = view.viewer.player();
    if (!view.own || !view.can || !view.can->trade || level == Level::Random || level == Level::Builder)
        return std::nullopt;
    const auto states = imagined(view, chance);
    const auto& weights = weightsOf(level, view.rules.game);
    std::optional<Bargain> best;
    double most = kWorthAsking;
    for (const Card give : kAllCards) {
        for (int count = 1; count <= 2 && view.own->hand[give] >= count; ++count)
            for (const Card get : kAllCards) {
                if (get == give || (isCommodity(get) && !view.rules.knights())) continue;
                Bargain bargain;
                bargain.gives.add(give, count);
                bargain.gets.add(get, 1);
                if (std::ranges::find(without, bargain) != without.end()) continue;
                // Two for one only after one for one was declined.
                if (count == 2 && std::ranges::none_of(without, [&](const Bargain& other) {
                        return other.gets == bargain.gets && other.gives[give] == 1;
                    }))
                    continue;
                if (const double worth = worthOf(states, self, kNobody, bargain, weights); worth > most) {
                    most = worth;
                    best = bargain;
                }
            }
    }
    return best;
}

} // namespace reeve::player
