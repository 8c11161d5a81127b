// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/real_cards.h"

#include "engine/game.h"
#include "engine/position/queries.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/record/words.h"
#include "engine/tables/victory.h"

#include <algorithm>

namespace reeve::app {
namespace {

/// No price contains more cards of one kind.
constexpr int kDearest = kHighestLevel;

using supply::deckOf, supply::isVictoryPoint;
bool inDeck(int card, Track track) { return deckOf(static_cast<ProgressCard>(card)) == track; }

/// Number of hidden cards of one deck that a player holds.
int hidden(const PlayerState& player, Track track) {
    int n = 0;
    for (int c = 0; c < kProgressCards; ++c)
        if (inDeck(c, track)) n += player.progress[static_cast<std::size_t>(c)];
    return n;
}

/// A card of that deck that the player holds in the record; kNoProgressCard: none.
ProgressCard thoughtOf(const PlayerState& player, Track track) {
    for (int c = 0; c < kProgressCards; ++c)
        if (inDeck(c, track) && player.progress[static_cast<std::size_t>(c)] > 0) return static_cast<ProgressCard>(c);
    return kNoProgressCard;
}

/// Gives the player enough cards of each kind, from the bank and from the recorded hands of others.
void enrich(GameState& state, PlayerId rich) {
    for (const Card card : kAllCards) {
        Hand& hand = state.player(rich).hand;
        if (const int free = bank(state, card); hand[card] < kDearest && free > 0)
            hand.add(card, std::min(free, kDearest - hand[card]));
        for (int p = 0; p < state.playerCount && hand[card] < kDearest; ++p) {
            Hand& other = state.player(static_cast<PlayerId>(p)).hand;
            // One card stays, so that the player can still be stolen from.
            const int move = std::min({other[card], kDearest - hand[card], other.total() - 1});
            if (static_cast<PlayerId>(p) == rich || move <= 0) continue;
            other.add(card, -move);
            hand.add(card, move);
        }
    }
}

/// Moves one card `wanted` into the hand of `player`, in exchange for one that is not in `kept`. False: impossible.
bool bring(GameState& state, PlayerId player, Card wanted, const Hand& kept) {
    Hand& hand = state.player(player).hand;
    Card spare = kNoCard;
    for (const Card card : kAllCards)
        if (hand[card] > kept[card] && (spare == kNoCard || hand[card] - kept[card] > hand[spare] - kept[spare]))
            spare = card;
    PlayerId from = kNobody;
    for (int p = 0; p < state.playerCount; ++p) {
        const auto other = static_cast<PlayerId>(p);
        if (other != player && state.player(other).hand[wanted] > 0 &&
            (from == kNobody || state.player(other).hand[wanted] > state.player(from).hand[wanted]))
            from = other;
    }
    if (spare != kNoCard && from != kNobody) { // another card was stolen than recorded
        state.player(from).hand.add(wanted, -1);
        state.player(from).hand.add(spare, 1);
        hand.add(spare, -1);
    } else if (bank(state, wanted) > 0) {
        if (spare != kNoCard) hand.add(spare, -1);
    } else if (from != kNobody) {
        state.player(from).hand.add(wanted, -1);
    } else {
        return false;
    }
    hand.add(wanted, 1);
    return true;
}

bool bringAll(GameState& state, PlayerId player, const Hand& price) {
    bool changed = false;
    for (const Card card : kAllCards)
        while (state.player(player).hand[card] < price[card]) {
            if (!bring(state, player, card, price)) return false;
            changed = true;
        }
    return changed;
}

/// Applies a transfer of cards by a command, by player.
struct HandedOver {
    GameState& state;
    PlayerId player;

    [[nodiscard]] const Decision* due(DecisionKind kind) const {
        const auto found = std::ranges::find_if(
            state.pending, [&](const Decision& d) { return d.kind == kind && d.player == player; });
        return found == state.pending.end() ? nullptr : &*found;
    }
    bool operator()(const command::Discard& c) const { return bringAll(state, player, c.cards); }
    bool operator()(const command::TradeBank& c) const { return bringAll(state, player, c.give); }
    bool operator()(const command::HarborTrade& c) const { return bringAll(state, player, c.give); }
    bool operator()(const command::Give& c) const { return bringAll(state, player, c.cards); }
    bool operator()(const command::Trade& c) const {
        const bool own = bringAll(state, player, c.give);
        return bringAll(state, c.with, c.take) || own;
    }
    bool operator()(const command::TakeCards& c) const {
        const Decision* decision = due(DecisionKind::TakeCards);
        return decision != nullptr && bringAll(state, decision->other, c.cards);
    }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }
};

/// Exchanges a hidden card of the player's for `wanted`, of the same deck. False: impossible.
bool exchange(GameState& state, PlayerId player, ProgressCard wanted) {
    const auto track = deckOf(wanted);
    auto& own = state.player(player).progress;
    const auto given = thoughtOf(state.player(player), track);
    if (given == kNoProgressCard) return false;
    auto& deck = state.decks[index(track)];
    if (const auto place = std::ranges::find(deck, wanted); place != deck.end()) {
        *place = given;
    } else {
        const auto holds = [&](int p) {
            return static_cast<PlayerId>(p) != player &&
                   state.players[static_cast<std::size_t>(p)].progress[index(wanted)] > 0;
        };
        int other = 0;
        while (other < state.playerCount && !holds(other)) ++other;
        if (other == state.playerCount) return false;
        auto& theirs = state.players[static_cast<std::size_t>(other)].progress;
        --theirs[index(wanted)];
        ++theirs[index(given)];
    }
    --own[index(given)];
    ++own[index(wanted)];
    return true;
}

/// Changes the state so that the refusal no longer applies; false: cards are not the reason.
bool amend(GameState& state, const Command& command, const Refusal& refusal, const Components& components) {
    const PlayerId player = command.player == kNobody ? actingPlayer(state) : command.player;
    if (components.realHands && refusal.code == RefusalCode::CannotAfford && !refusal.needs.empty()) {
        Hand price = refusal.needs;
        for (const Card card : kAllCards)
            if (refusal.needs[card] > 0) price.add(card, state.player(player).hand[card]);
        return bringAll(state, player, price);
    }
    if (components.realHands && refusal.code == RefusalCode::CardsNotHeld)
        return std::visit(HandedOver{state, player}, command.action);
    if (components.realDecks && refusal.code == RefusalCode::CardNotHeld)
        if (const auto* play = std::get_if<command::Play>(&command.action)) return exchange(state, player, play->card);
    return false;
}

/// Moves victory point cards below the cards that one roll can draw from each deck.
void sinkVictoryPoints(GameState& state) {
    for (auto& deck : state.decks) {
        const auto drawn = deck.begin() + std::min<std::ptrdiff_t>(state.playerCount, deck.end() - deck.begin());
        if (std::any_of(deck.begin(), drawn, [](ProgressCard c) { return isVictoryPoint(c); }))
            std::stable_partition(deck.begin(), deck.end(), [](ProgressCard c) { return !isVictoryPoint(c); });
    }
}

bool draws(const Action& action) {
    return std::holds_alternative<command::Roll>(action) || std::holds_alternative<command::DrawProgress>(action);
}

std::optional<record::Json> difference(const GameState& from, const GameState& to) {
    if (from == to) return std::nullopt;
    return record::differenceJson(from, to);
}

} // namespace

GameState withPossibleCards(const GameState& state, const Components& components) {
    GameState other = state;
    const PlayerId player = actingPlayer(state);
    if (index(player) >= state.playerCount) return other;
    if (components.realHands && state.turn.phase != Phase::Setup) {
        enrich(other, player);
        if (!other.pending.empty() && other.pending.front().kind == DecisionKind::TakeCards)
            enrich(other, other.pending.front().other);
    }
    if (components.realDecks && state.rules.knights()) {
        auto& own = other.player(player);
        for (const Track track : kAllTracks) {
            if (hidden(state.player(player), track) == 0) continue;
            for (int c = 0; c < kProgressCards; ++c)
                if (inDeck(c, track) && !isVictoryPoint(static_cast<ProgressCard>(c)))
                    own.progress[static_cast<std::size_t>(c)] = 1;
        }
    }
    return other;
}

std::optional<record::Json> settled(const GameState& state, const Command& command, const Components& components) {
    if (!components.unseen()) return std::nullopt;
    GameState amended = state;
    if (components.realDecks && state.rules.knights() && draws(command.action)) sinkVictoryPoints(amended);
    // In a trade cards may be missing on both sides.
    for (int tries = 0; tries < 3; ++tries) {
        const auto decided = decide(amended, command);
        if (decided) return difference(state, amended);
        if (!amend(amended, command, decided.refusal(), components)) return std::nullopt;
    }
    return std::nullopt;
}

record::Json withTheCardThoughtOf(const record::Json& command, const GameState& state, const Components& components) {
    if (!components.realDecks || !command.is_object() || !command.contains("card") || !command["card"].is_string())
        return command;
    const auto verb = command.value("do", record::Json());
    const bool returned = verb == "discard-progress", taken = verb == "take-progress";
    const auto card = record::named<ProgressCard>(command["card"].get<std::string>());
    if (!(returned || taken) || !card) return command;
    const auto kind = returned ? DecisionKind::DiscardProgress : DecisionKind::TakeProgress;
    const auto named = command.find("player");
    const auto due = std::ranges::find_if(state.pending, [&](const Decision& d) {
        return d.kind == kind && (named == command.end() || *named == record::wordOf(state.colors[index(d.player)]));
    });
    if (due == state.pending.end()) return command;
    const PlayerState& holder = state.player(returned ? due->player : due->other);
    if (holder.progress[index(*card)] > 0) return command;
    const auto thought = thoughtOf(holder, deckOf(*card));
    if (thought == kNoProgressCard) return command;
    auto other = command;
    other["card"] = record::wordOf(thought);
    return other;
}

std::optional<record::Json> shown(const GameState& state, PlayerId player, ProgressCard card) {
    GameState amended = state;
    if (!isVictoryPoint(card) || index(player) >= state.playerCount || !exchange(amended, player, card))
        return std::nullopt;
    auto& own = amended.player(player);
    --own.progress[index(card)];
    own.shown[index(card)] = true;
    return difference(state, amended);
}

} // namespace reeve::app
