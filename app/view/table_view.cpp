// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/table_view.h"

#include "engine/events/log.h"

#include <algorithm>
#include <numeric>

namespace reeve::app {
namespace {

/// A kind that stands for every hidden card of a deck.
constexpr ProgressCard standIn(Track track) {
    return track == Track::Science    ? ProgressCard::Alchemist
           : track == Track::Politics ? ProgressCard::Bishop
                                      : ProgressCard::Merchant;
}
static_assert(supply::deckOf(standIn(Track::Science)) == Track::Science &&
              supply::deckOf(standIn(Track::Politics)) == Track::Politics &&
              supply::deckOf(standIn(Track::Trade)) == Track::Trade);

/// The hidden progress cards of a player, by deck: their backs are seen, their faces are not.
void hideProgress(PlayerState& player) {
    for (const Track track : kAllTracks) {
        int held = 0;
        for (std::size_t c = 0; c < kProgressCards; ++c) {
            if (supply::deckOf(static_cast<ProgressCard>(c)) != track) continue;
            held += player.progress[c];
            player.progress[c] = 0;
        }
        player.progress[index(standIn(track))] = static_cast<std::uint8_t>(held);
    }
}

template <std::size_t N>
void hideDevelopment(std::array<std::uint8_t, N>& cards) {
    const int held = std::reduce(cards.begin(), cards.end(), 0);
    cards.fill(0);
    cards[index(DevelopmentCard::Knight)] = static_cast<std::uint8_t>(held);
}

/// As many cards as before in every hand, dealt kind by kind out of a full box.
void hideHands(GameState& state) {
    Hand box = state.rules.knights() ? state.box().cards : state.box().cards.only(kResourceKinds);
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const int held = state.players[p].hand.total();
        Hand dealt;
        for (int i = 0; i < held; ++i) {
            const Card card = *std::ranges::max_element(kAllCards, {}, [&](Card c) { return box[c]; });
            if (box[card] == 0) break;
            box.add(card, -1);
            dealt.add(card, 1);
        }
        state.players[p].hand = dealt;
    }
}

/// Enough of every kind for whatever may be paid or chosen.
Hand anyCards(const Rules& rules) {
    constexpr int kDearest = 5; // the highest improvement
    Hand hand;
    for (const Card card : rules.knights() ? kResourceKinds | kCommodityKinds : kResourceKinds)
        hand.set(card, kDearest);
    return hand;
}

/// Each card of every deck of which the player holds one; victory points would lie open.
void anyProgress(PlayerState& player) {
    for (const Track track : kAllTracks) {
        if (player.progress[index(standIn(track))] == 0) continue;
        for (std::size_t c = 0; c < kProgressCards; ++c)
            if (const auto card = static_cast<ProgressCard>(c);
                supply::deckOf(card) == track && !supply::isVictoryPoint(card))
                player.progress[c] = 1;
    }
}

/// Each kind, where the player holds one that may be played.
void anyDevelopment(PlayerState& player) {
    auto& own = player.development;
    if (std::reduce(own.begin(), own.end(), 0) == 0) return;
    own.fill(1);
    own[index(DevelopmentCard::VictoryPoint)] = 0;
}

} // namespace

TableView::TableView(const GameState& state) : m_state(state) {
    m_state.seed = 1;
    m_state.chance = Chance{1};
    hideHands(m_state);
    for (std::size_t p = 0; p < m_state.playerCount; ++p) {
        PlayerState& player = m_state.players[p];
        hideProgress(player);
        if (m_state.turn.phase == Phase::Over) continue;
        hideDevelopment(player.development);
        hideDevelopment(player.newDevelopment);
    }
    for (const Track track : kAllTracks)
        for (ProgressCard& card : m_state.decks[index(track)]) card = standIn(track);
    for (DevelopmentCard& card : m_state.developmentDeck) card = DevelopmentCard::Knight;
}

GameState askedAtTable(const TableView& table) {
    GameState state = table.state();
    const PlayerId actor = actingPlayer(state);
    if (index(actor) >= state.playerCount || state.turn.phase == Phase::Setup || state.turn.phase == Phase::Over)
        return state;
    // Who is looked at by a card may hold anything as well.
    const bool looks = !state.pending.empty() && state.pending.front().kind == DecisionKind::TakeCards;
    const PlayerId other = looks ? state.pending.front().other : kNobody;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        Hand& hand = state.players[p].hand;
        // Of everybody else it only counts whether there is a card; the box then suffices for all.
        hand = player == actor || player == other ? anyCards(state.rules)
               : hand.empty()                     ? Hand()
                                                  : Hand::of(Card::Wool);
    }
    PlayerState& own = state.player(actor);
    if (state.rules.knights())
        anyProgress(own);
    else
        anyDevelopment(own);
    return state;
}

} // namespace reeve::app
