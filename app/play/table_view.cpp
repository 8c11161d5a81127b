// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/table_view.h"

#include "engine/state/queries.h"
#include "engine/tables/victory.h"

#include <algorithm>
#include <numeric>

namespace reeve::app {
namespace {

/// The card that stands for all hidden cards of a deck.
constexpr ProgressCard standIn(Track track) {
    return track == Track::Science    ? ProgressCard::Alchemist
           : track == Track::Politics ? ProgressCard::Bishop
                                      : ProgressCard::Merchant;
}
static_assert(supply::deckOf(standIn(Track::Science)) == Track::Science &&
              supply::deckOf(standIn(Track::Politics)) == Track::Politics &&
              supply::deckOf(standIn(Track::Trade)) == Track::Trade);

/// `count` development cards: `victoryPoints` public ones, the others hidden.
std::array<std::uint8_t, kDevelopmentCards> developmentCards(int count, int victoryPoints) {
    std::array<std::uint8_t, kDevelopmentCards> cards{};
    cards[index(DevelopmentCard::Knight)] = static_cast<std::uint8_t>(count - victoryPoints);
    cards[index(DevelopmentCard::VictoryPoint)] = static_cast<std::uint8_t>(victoryPoints);
    return cards;
}

/// A player with stand-ins for hidden cards; the hand is filled kind by kind from the remaining box.
PlayerState standIn(const SeenPlayer& seen, Hand& box) {
    PlayerState player;
    player.roads = seen.roads;
    player.ships = seen.ships;
    player.settlements = seen.settlements;
    player.cities = seen.cities;
    player.reduced = seen.reduced;
    player.walls = seen.walls;
    player.knights = seen.knights;
    for (const Knight& knight : seen.knights) player.knightPlaces.insert(knight.at);
    for (int i = 0; i < seen.cards; ++i) {
        const Card card = *std::ranges::max_element(kAllCards, {}, [&](Card c) { return box[c]; });
        if (box[card] == 0) break;
        box.add(card, -1);
        player.hand.add(card, 1);
    }
    player.improvements = seen.improvements;
    for (const Track track : kAllTracks) player.progress[index(standIn(track))] = seen.progress[index(track)];
    player.shown = seen.shown;
    player.development = developmentCards(seen.development, seen.revealedVictoryPoints);
    player.newDevelopment = developmentCards(seen.newDevelopment, seen.revealedNewVictoryPoints);
    player.playedKnights = seen.playedKnights;
    player.defender = seen.defender;
    player.tradeTokens = seen.tradeTokens;
    player.settledAreas = seen.settledAreas;
    return player;
}

/// Enough cards of every kind for any payment or choice.
Hand anyCards(const Rules& rules) {
    constexpr int kDearest = kHighestLevel; // cards for the highest city improvement
    Hand hand;
    for (const Card card : rules.knights() ? kResourceKinds | kCommodityKinds : kResourceKinds)
        hand.set(card, kDearest);
    return hand;
}

/// Every card of each deck of which the player holds one; victory points would be public.
void anyProgress(PlayerState& player) {
    for (const Track track : kAllTracks) {
        if (player.progress[index(standIn(track))] == 0) continue;
        for (std::size_t c = 0; c < kProgressCards; ++c)
            if (const auto card = static_cast<ProgressCard>(c);
                supply::deckOf(card) == track && !supply::isVictoryPoint(card))
                player.progress[c] = 1;
    }
}

/// Every kind of development card, if the player holds one that can be played.
void anyDevelopment(PlayerState& player) {
    auto& own = player.development;
    if (std::reduce(own.begin(), own.end(), 0) == 0) return;
    own.fill(1);
    own[index(DevelopmentCard::VictoryPoint)] = 0;
}

} // namespace

TableView::TableView(const GameView& view) {
    m_state.rules = view.rules;
    m_state.playerCount = view.playerCount;
    m_state.seatCount = view.seatCount;
    m_state.colors = view.colors;
    m_state.board = view.board;
    m_state.turn = view.turn;
    m_state.metropolises = view.metropolises;
    m_state.shipSpaces = view.shipSpaces;
    m_state.attacks = view.attacks;
    m_state.longestRoad = view.longestRoad;
    m_state.largestArmy = view.largestArmy;
    m_state.pending = view.pending;
    m_state.committed = view.committed;
    m_state.winner = view.winner;
    m_state.fan = view.fan;
    Hand box = m_state.rules.knights() ? m_state.box().cards : m_state.box().cards.only(kResourceKinds);
    for (std::size_t p = 0; p < view.seatCount; ++p) m_state.players[p] = standIn(view.players[p], box);
    for (const Track track : kAllTracks)
        for (int i = 0; i < view.deckSizes[index(track)]; ++i) m_state.decks[index(track)].push_back(standIn(track));
    for (int i = 0; i < view.developmentDeckSize; ++i) m_state.developmentDeck.push_back(DevelopmentCard::Knight);
}

GameState askedAtTable(const TableView& table) {
    GameState state = table.state();
    const PlayerId actor = actingPlayer(state);
    if (index(actor) >= state.playerCount || state.turn.phase == Phase::Setup || state.turn.phase == Phase::Over)
        return state;
    // A player whose cards are looked at may hold anything too.
    const bool looks = !state.pending.empty() && state.pending.front().kind == DecisionKind::TakeCards;
    const PlayerId other = looks ? state.pending.front().other : kNobody;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        Hand& hand = state.players[p].hand;
        // For others only whether the hand is empty matters; one card keeps the box sufficient.
        hand = player == actor || player == other ? anyCards(state.rules)
               : hand.empty()                     ? Hand()
                                                  : Hand::of(Card::Wool);
    }
    PlayerState& own = state.player(actor);
    if (state.rules.knights()) anyProgress(own);
    if (state.rules.developmentCards()) anyDevelopment(own);
    return state;
}

} // namespace reeve::app
