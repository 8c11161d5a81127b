// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/reason.h"

#include "engine/player/sample.h"
#include "engine/player/weights.h"

#include <algorithm>

namespace reeve::player {
namespace {

using enum Feature;

/// The reason for a feature; None for features that depend on hidden cards or mean nothing to a player.
constexpr Reason reasonOf(Feature feature) {
    switch (feature) {
    case Points:
    case FourToGo:
    case TwoToGo:
    case Settlements:
    case Cities: return {.motive = Motive::Points};
    case Brick: return {.motive = Motive::Yield, .card = Card::Brick};
    case Lumber: return {.motive = Motive::Yield, .card = Card::Lumber};
    case Wool: return {.motive = Motive::Yield, .card = Card::Wool};
    case Grain: return {.motive = Motive::Yield, .card = Card::Grain};
    case Ore: return {.motive = Motive::Yield, .card = Card::Ore};
    case Cloth: return {.motive = Motive::Yield, .card = Card::Cloth};
    case Coin: return {.motive = Motive::Yield, .card = Card::Coin};
    case Paper: return {.motive = Motive::Yield, .card = Card::Paper};
    case Variety: return {.motive = Motive::Variety};
    case Robbed: return {.motive = Motive::Robber};
    case AnyHarbor:
    case OwnHarbor: return {.motive = Motive::Harbor};
    case Sites:
    case BestSite:
    case NextSite: return {.motive = Motive::Sites};
    case Roads:
    case LongestRoad:
    case RoadChase: return {.motive = Motive::Road};
    case LargestArmy:
    case PlayedKnights: return {.motive = Motive::Army};
    case OnItsSide:
    case Knights:
    case Strength:
    case Danger:
    case Defends: return {.motive = Motive::Defence};
    case Trade:
    case TradingHouse: return {.motive = Motive::Track, .track = Track::Trade};
    case Politics:
    case Fortress: return {.motive = Motive::Track, .track = Track::Politics};
    case Science:
    case Aqueduct: return {.motive = Motive::Track, .track = Track::Science};
    case Walls: return {.motive = Motive::Wall};
    default: return {};
    }
}

constexpr float kWorthTelling = 0.01F;
constexpr float kAgainstCounts = 0.8F; ///< weight of an opponent's loss against the player's own gain
constexpr float kStolenCard = 0.05F;   ///< as one card in hand; breaks ties between opponents on a hex

/// Rules of thumb do not change during a game.
float weighed(const Features& before, const Features& after, std::size_t feature) {
    return thumbWeights().early[feature] * (after[feature] - before[feature]);
}

/// Total gain of a player's public features; negative for a loss.
float gain(const Features& before, const Features& after) {
    float sum = 0;
    for (std::size_t f = 0; f < kFeatures; ++f)
        if (reasonOf(static_cast<Feature>(f)).motive != Motive::None) sum += weighed(before, after, f);
    return sum;
}

/// The position without hidden cards.
GameState openly(const GameView& view) {
    Chance chance(1);
    GameState state = sampled(view, chance);
    for (auto& player : state.players) {
        player.hand = {};
        player.progress = {};
        player.development = {};
        player.newDevelopment = {};
    }
    return state;
}

/// The reason for commands of a fixed purpose, regardless of features.
Reason byItself(const Action& action) {
    if (std::holds_alternative<command::EndTurn>(action) || std::holds_alternative<command::Pass>(action))
        return {.motive = Motive::Saving};
    if (std::holds_alternative<command::BuyDevelopment>(action)) return {.motive = Motive::Development};
    const auto* taken = std::get_if<command::Take>(&action);
    if ((taken != nullptr && taken->card != kNoCard) || std::holds_alternative<command::TakeCards>(action) ||
        std::holds_alternative<command::TradeBank>(action))
        return {.motive = Motive::Needed};
    if (std::holds_alternative<command::Discard>(action) || std::holds_alternative<command::Give>(action) ||
        std::holds_alternative<command::DiscardProgress>(action))
        return {.motive = Motive::Spare};
    return {};
}

/// True if a command can be aimed at an opponent. Own pieces may change the barbarians' effect on others, which is not
/// their purpose; a road or a settlement may take a place from them.
bool isAimed(const Action& action) {
    if (const auto* build = std::get_if<command::Build>(&action))
        return build->piece == Piece::Road || build->piece == Piece::Settlement;
    return !std::holds_alternative<command::Activate>(action) && !std::holds_alternative<command::Promote>(action) &&
           !std::holds_alternative<command::Improve>(action);
}

/// The player from whom the robber steals; kNobody if there is none.
PlayerId victimOf(const Action& action) {
    if (const auto* robber = std::get_if<command::MoveRobber>(&action)) return robber->move.victim;
    if (const auto* chased = std::get_if<command::ChaseRobber>(&action)) return chased->move.victim;
    return kNobody;
}

} // namespace

Reason reasonFor(const GameView& before, const GameView& after, PlayerId player, const Action& action) {
    if (const Reason reason = byItself(action); reason.motive != Motive::None) return reason;
    const auto was = openly(before), is = openly(after);
    const Land landBefore(was.board), landAfter(is.board);
    const Common commonBefore(was), commonAfter(is);
    const auto features = [&](const GameState& state, std::size_t p, bool now) {
        return featuresOf(state, static_cast<PlayerId>(p), now ? landAfter : landBefore,
                          now ? commonAfter : commonBefore);
    };

    // All players place the same number of buildings: the place is what matters.
    const bool placing = std::holds_alternative<command::Place>(action);

    // Several features may have the same reason.
    struct Sum {
        Reason reason;
        float worth;
    };
    std::array<Sum, kFeatures + kMaxPlayers> sums{};
    std::size_t count = 0;
    const auto add = [&](const Reason& reason, float worth) {
        const auto end = sums.begin() + static_cast<std::ptrdiff_t>(count);
        const auto same = std::find_if(sums.begin(), end, [&](const Sum& sum) { return sum.reason == reason; });
        if (same != end)
            same->worth += worth;
        else
            sums[count++] = {reason, worth};
    };
    for (std::size_t track = 0; track < kTracks; ++track)
        if (after.metropolises[track].player == player && before.metropolises[track].player != player)
            return {.motive = Motive::Metropolis, .track = static_cast<Track>(track)};
    const auto mineBefore = features(was, index(player), false), mineAfter = features(is, index(player), true);
    if (!placing && mineAfter[index(Points)] > mineBefore[index(Points)]) return {.motive = Motive::Points};
    for (std::size_t f = 0; f < kFeatures; ++f)
        if (const auto reason = reasonOf(static_cast<Feature>(f));
            reason.motive != Motive::None && !(placing && reason.motive == Motive::Points))
            add(reason, weighed(mineBefore, mineAfter, f));
    for (std::size_t p = 0; p < before.playerCount && isAimed(action); ++p) {
        if (p == index(player)) continue;
        const float stolen = static_cast<PlayerId>(p) == victimOf(action) ? kStolenCard : 0;
        add({.motive = Motive::Against, .other = static_cast<PlayerId>(p)},
            kAgainstCounts * (stolen - gain(features(was, p, false), features(is, p, true))));
    }
    const auto best = std::max_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(count),
                                       [](const Sum& a, const Sum& b) { return a.worth < b.worth; });
    return best->worth > kWorthTelling ? best->reason : Reason{};
}

} // namespace reeve::player
