// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/real_cards.h"

#include "engine/game.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/position/queries.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/record/words.h"
#include "engine/rules/purchases.h"
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

/// The opponent with the most cards of a kind in the record; kNobody: no opponent holds one.
PlayerId richest(const GameState& state, Card card, PlayerId besides) {
    PlayerId from = kNobody;
    for (int p = 0; p < state.playerCount; ++p) {
        const auto other = static_cast<PlayerId>(p);
        if (other != besides && state.player(other).hand[card] > 0 &&
            (from == kNobody || state.player(other).hand[card] > state.player(from).hand[card]))
            from = other;
    }
    return from;
}

/// The kind of which `hand` has the most cards beyond `kept`; kNoCard: it has none.
Card mostSpare(const Hand& hand, const Hand& kept) {
    Card spare = kNoCard;
    for (const Card card : kAllCards)
        if (hand[card] > kept[card] && (spare == kNoCard || hand[card] - kept[card] > hand[spare] - kept[spare]))
            spare = card;
    return spare;
}

/// Moves one card `wanted` into the hand of `player`, in exchange for one that is not in `kept` if there is one. The
/// numbers of cards of the other players stay. False: the box has no more cards of this kind.
bool bring(GameState& state, PlayerId player, Card wanted, const Hand& kept) {
    Hand& hand = state.player(player).hand;
    const Card spare = mostSpare(hand, kept);
    const PlayerId from = richest(state, wanted, player);
    if (from != kNobody && (spare != kNoCard || bank(state, wanted) == 0)) { // another card was stolen than recorded
        const Card back = spare != kNoCard ? spare : mostSpare(bank(state), Hand());
        if (back == kNoCard) return false;
        state.player(from).hand.add(wanted, -1);
        state.player(from).hand.add(back, 1);
    } else if (bank(state, wanted) == 0) {
        return false;
    }
    if (spare != kNoCard) hand.add(spare, -1);
    hand.add(wanted, 1);
    return true;
}

/// Brings all cards that the hand lacks of `demanded`.
bool bringAll(GameState& state, PlayerId player, const Hand& demanded) {
    bool changed = false;
    for (const Card card : kAllCards)
        while (state.player(player).hand[card] < demanded[card]) {
            if (!bring(state, player, card, demanded)) return false;
            changed = true;
        }
    return changed;
}

/// The whole price of a command that `player` cannot pay: what the rules miss in an empty hand.
Hand priceOf(const GameState& state, const Command& command, PlayerId player) {
    GameState poor = state;
    poor.player(player).hand = Hand();
    const auto decided = decide(poor, command);
    return decided ? Hand() : decided.refusal().needs;
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
    if (components.realHands && refusal.code == RefusalCode::CannotAfford)
        return bringAll(state, player, priceOf(state, command, player));
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

/// The first player who has more cards than before; kNobody: nobody has.
PlayerId withMoreCards(const GameState& before, const GameState& after) {
    for (std::size_t p = 0; p < after.playerCount; ++p)
        if (after.players[p].hand.total() > before.players[p].hand.total()) return static_cast<PlayerId>(p);
    return kNobody;
}

/// All prices of what may be bought in the special building phase.
std::vector<Hand> prices(const GameState& state, PlayerId player) {
    std::vector<Hand> all{costs::kActivate,    costs::kRoad,       costs::kWall,
                          costs::kRecruit,     costs::kPromote,    seafarers::costs::kShip,
                          costs::kDevelopment, costs::kSettlement, costs::kCity};
    for (const Track track : kAllTracks)
        all.push_back(costs::improvement(track, state.player(player).improvements[index(track)] + 1, state.turn.crane));
    return all;
}

/// Real hands: gives everybody who can pay for anything with that number of cards the cards for it, so that the special
/// building phase passes over nobody whose cards are only assumed (SIX-26).
void letEverybodyBuild(GameState& state) {
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (player == state.turn.player || rules::buysAnything(state, player)) continue;
        for (const Hand& price : prices(state, player)) {
            GameState other = state;
            if (price.total() > state.player(player).hand.total() || !bringAll(other, player, price) ||
                !rules::buysAnything(other, player))
                continue;
            state = other;
            break;
        }
    }
}

bool endsBuilding(const Action& action) {
    return std::holds_alternative<command::EndTurn>(action) || std::holds_alternative<command::Pass>(action);
}

/// The state closest to `state` in which the rules accept the command; `state` itself: it is legal, or no correction
/// helps.
GameState amendedFor(const GameState& state, const Command& command, const Components& components) {
    if (!components.unseen()) return state;
    GameState amended = state;
    if (components.realDecks && state.rules.knights() && draws(command.action)) sinkVictoryPoints(amended);
    if (components.realHands && state.rules.has(Option::SpecialBuild) && endsBuilding(command.action))
        letEverybodyBuild(amended);
    // In a trade cards may be missing on both sides.
    for (int tries = 0; tries < 3; ++tries) {
        const auto decided = decide(amended, command);
        if (decided) return amended;
        if (!amend(amended, command, decided.refusal(), components)) return state;
    }
    return state;
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

std::optional<Settlement> settled(const GameState& state, const Command& command, const Components& components) {
    const GameState amended = amendedFor(state, command, components);
    auto set = difference(state, amended);
    if (!set) return std::nullopt;
    return Settlement{.set = std::move(*set), .beyond = withMoreCards(state, amended)};
}

bool serves(const GameState& before, const GameState& corrected, const Command& command, const Components& components) {
    return before != corrected && amendedFor(before, command, components) == corrected;
}

bool onlyAssumed(const GameState& before, const GameState& corrected, const Command& command,
                 const Components& components) {
    const auto sameCount = [](const PlayerState& a, const PlayerState& b) { return a.hand.total() == b.hand.total(); };
    return std::ranges::equal(before.players, corrected.players, sameCount) &&
           serves(before, corrected, command, components);
}

std::optional<record::Json> recounted(const GameState& state, PlayerId player, int cards) {
    GameState counted = state;
    Hand& hand = counted.player(player).hand;
    hand -= assumedCards(hand, hand.total() - cards);
    while (hand.total() < cards) {
        const Card next = mostSpare(bank(counted), Hand());
        if (next == kNoCard) return std::nullopt;
        hand.add(next, 1);
    }
    return difference(state, counted);
}

Hand assumedCards(Hand hand, int count) {
    Hand cards;
    for (Card card = mostSpare(hand, cards); cards.total() < count && card != kNoCard; card = mostSpare(hand, cards))
        cards.add(card, 1);
    return cards;
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
