// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view/game_view.h"

#include "engine/decisions/decisions.h"
#include "engine/due.h"
#include "engine/game.h"
#include "engine/modules/fan/questions.h"
#include "engine/position/queries.h"

#include <algorithm>
#include <numeric>

namespace reeve {
namespace {

template <std::size_t N>
std::uint8_t total(const std::array<std::uint8_t, N>& counts) {
    return static_cast<std::uint8_t>(std::reduce(counts.begin(), counts.end(), 0));
}

std::array<std::uint8_t, kTracks> backs(const std::array<std::uint8_t, kProgressCards>& cards) {
    std::array<std::uint8_t, kTracks> held{};
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        auto& n = held[index(supply::deckOf(static_cast<ProgressCard>(c)))];
        n = static_cast<std::uint8_t>(n + cards[c]);
    }
    return held;
}

SeenPlayer seenPlayer(const GameState& state, PlayerId id) {
    const PlayerState& player = state.player(id);
    SeenPlayer seen{.roads = player.roads,
                    .ships = player.ships,
                    .settlements = player.settlements,
                    .cities = player.cities,
                    .reduced = player.reduced,
                    .walls = player.walls,
                    .knights = player.knights,
                    .improvements = player.improvements,
                    .cards = static_cast<std::uint8_t>(player.hand.total()),
                    .handLimit = static_cast<std::uint8_t>(handLimit(state, id)),
                    .progress = backs(player.progress),
                    .shown = player.shown,
                    .development = total(player.development),
                    .newDevelopment = total(player.newDevelopment),
                    .playedKnights = player.playedKnights,
                    .defender = player.defender,
                    .tradeTokens = player.tradeTokens,
                    .settledAreas = player.settledAreas,
                    .strength = static_cast<std::uint8_t>(knightStrength(state, id) + fan::cardStrength(state, id)),
                    .roadLength = static_cast<std::uint8_t>(roadLength(state, id)),
                    .points = openPointParts(state, id)};
    if (state.turn.phase == Phase::Over) {
        seen.revealedVictoryPoints = player.development[index(DevelopmentCard::VictoryPoint)];
        seen.revealedNewVictoryPoints = player.newDevelopment[index(DevelopmentCard::VictoryPoint)];
    }
    return seen;
}

OwnCards ownCards(const GameState& state, PlayerId id) {
    const PlayerState& player = state.player(id);
    OwnCards own{.hand = player.hand,
                 .progress = player.progress,
                 .development = player.development,
                 .newDevelopment = player.newDevelopment,
                 .hiddenPoints = static_cast<std::uint8_t>(hiddenPoints(state, id)),
                 .bankRates = bankRates(state, id)};
    for (std::size_t c = 0; c < kProgressCards; ++c)
        own.progressPlayable[c] =
            player.progress[c] > 0 && !cardRefusal(state, id, static_cast<ProgressCard>(c)).has_value();
    for (std::size_t c = 0; c < kDevelopmentCards; ++c)
        own.developmentPlayable[c] =
            player.development[c] > 0 && !cardRefusal(state, id, static_cast<DevelopmentCard>(c)).has_value();
    return own;
}

/// Set only for the choosing player, only with the cards to choose from, only while the decision is pending.
std::optional<LookedAt> lookedAt(const GameState& state, PlayerId id) {
    for (const Decision& decision : state.pending) {
        if (decision.player != id) continue;
        const PlayerState& other = state.player(decision.other == kNobody ? id : decision.other);
        if (decision.kind == DecisionKind::TakeCards) return LookedAt{.whose = decision.other, .hand = other.hand};
        if (decision.kind == DecisionKind::TakeProgress)
            return LookedAt{.whose = decision.other, .progress = other.progress};
    }
    return std::nullopt;
}

/// True if the rules accept command::Pass or its equivalent for the player's first decision.
bool mayPass(const GameState& state, PlayerId id) {
    const auto owed = std::ranges::find_if(state.pending, [&](const Decision& d) { return d.player == id; });
    if (owed == state.pending.end()) return false;
    return decision::with(owed->kind, [&]<typename Kind>(Kind) {
        if constexpr (requires { Kind::Answer::kPass; })
            return decide(state, {id, typename Kind::Answer{}}).ok();
        else
            return false;
    });
}

} // namespace

GameView viewOf(const GameState& state, const Viewer& viewer) {
    GameView view{.viewer = viewer,
                  .rules = state.rules,
                  .playerCount = state.playerCount,
                  .seatCount = state.seatCount,
                  .colors = state.colors,
                  .board = state.board,
                  .turn = state.turn,
                  .metropolises = state.metropolises,
                  .developmentDeckSize = static_cast<std::uint8_t>(state.developmentDeck.size()),
                  .shipSpaces = state.shipSpaces,
                  .attacks = state.attacks,
                  .barbarians = static_cast<std::uint8_t>(barbarianStrength(state)),
                  .longestRoad = state.longestRoad,
                  .largestArmy = state.largestArmy,
                  .pending = state.pending,
                  .committed = state.committed,
                  .winner = state.winner,
                  .fan = state.fan};
    for (std::size_t p = 0; p < state.seatCount; ++p) view.players[p] = seenPlayer(state, static_cast<PlayerId>(p));
    for (const Track track : kAllTracks)
        view.deckSizes[index(track)] = static_cast<std::uint8_t>(state.decks[index(track)].size());
    const PlayerId seat = viewer.player();
    if (index(seat) >= state.playerCount) return view;
    view.own = ownCards(state, seat);
    view.lookedAt = lookedAt(state, seat);
    view.can = options(state, seat);
    view.can->decision = nullptr; // it points into the state
    view.mayPass = mayPass(state, seat);
    return view;
}

} // namespace reeve
