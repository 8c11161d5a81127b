// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/real_cards.h"

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
void enrich(GameState& state, PlayerId rich, const Components& components) {
    if (components.known(rich)) return;
    for (const Card card : kAllCards) {
        Hand& hand = state.player(rich).hand;
        if (const int free = bank(state, card); hand[card] < kDearest && free > 0)
            hand.add(card, std::min(free, kDearest - hand[card]));
        for (int p = 0; p < state.playerCount && hand[card] < kDearest; ++p) {
            Hand& other = state.player(static_cast<PlayerId>(p)).hand;
            // One card stays, so that the player can still be stolen from.
            const int move = std::min({other[card], kDearest - hand[card], other.total() - 1});
            if (static_cast<PlayerId>(p) == rich || components.known(static_cast<PlayerId>(p)) || move <= 0) continue;
            other.add(card, -move);
            hand.add(card, move);
        }
    }
}

/// The opponent who may have the most cards of a kind by the record; kNobody: no opponent may hold one.
PlayerId richest(const GameState& state, Card card, PlayerId besides, const Components& components) {
    PlayerId from = kNobody;
    for (int p = 0; p < state.playerCount; ++p) {
        const auto other = static_cast<PlayerId>(p);
        if (other != besides && !components.known(other) && state.player(other).hand[card] > 0 &&
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
/// numbers of cards of the other players stay. False: the hand is known, or the box has no more cards of this kind.
bool bring(GameState& state, PlayerId player, Card wanted, const Hand& kept, const Components& components) {
    if (components.known(player)) return false;
    Hand& hand = state.player(player).hand;
    const Card spare = mostSpare(hand, kept);
    const PlayerId from = richest(state, wanted, player, components);
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
bool bringAll(GameState& state, PlayerId player, const Hand& demanded, const Components& components) {
    bool changed = false;
    for (const Card card : kAllCards)
        while (state.player(player).hand[card] < demanded[card]) {
            if (!bring(state, player, card, demanded, components)) return false;
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
    const Components& components;

    [[nodiscard]] bool has(PlayerId whose, const Hand& cards) const {
        return bringAll(state, whose, cards, components);
    }
    [[nodiscard]] const Decision* due(DecisionKind kind) const {
        const auto found = std::ranges::find_if(
            state.pending, [&](const Decision& d) { return d.kind == kind && d.player == player; });
        return found == state.pending.end() ? nullptr : &*found;
    }
    bool operator()(const command::Discard& c) const { return has(player, c.cards); }
    bool operator()(const command::TradeBank& c) const { return has(player, c.give); }
    bool operator()(const command::HarborTrade& c) const { return has(player, c.give); }
    bool operator()(const command::Give& c) const { return has(player, c.cards); }
    bool operator()(const command::Trade& c) const {
        const bool own = has(player, c.give);
        return has(c.with, c.take) || own;
    }
    bool operator()(const command::TakeCards& c) const {
        const Decision* decision = due(DecisionKind::TakeCards);
        return decision != nullptr && has(decision->other, c.cards);
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

/// Where a command steals as the robber does; nullptr: it does not.
command::RobberMove* theftOf(Action& action) {
    if (auto* move = std::get_if<command::MoveRobber>(&action)) return &move->move;
    if (auto* chase = std::get_if<command::ChaseRobber>(&action)) return &chase->move;
    auto* played = std::get_if<command::PlayDevelopment>(&action);
    return played != nullptr && played->card == DevelopmentCard::Knight ? &played->move : nullptr;
}

/// Whom a command robs, and of which card; kNoCard: it is not stated.
std::vector<std::pair<PlayerId, Card>> thefts(const GameState& state, const Command& command) {
    std::vector<std::pair<PlayerId, Card>> all;
    Command drawn = command; // nothing is stated, so that nothing stated is impossible
    if (auto* move = theftOf(drawn.action)) move->card = kNoCard;
    if (auto* play = std::get_if<command::Play>(&drawn.action)) play->stolen.fill(kNoCard);
    const auto decided = decide(state, drawn);
    if (!decided) return all;
    Action stated = command.action;
    const auto* move = theftOf(stated);
    const auto* play = std::get_if<command::Play>(&stated);
    for (const Event& event : decided.value())
        if (const auto* theft = std::get_if<event::CardStolen>(&event))
            all.emplace_back(theft->victim, move != nullptr   ? move->card
                                            : play != nullptr ? play->stolen[index(theft->victim)]
                                                              : kNoCard);
    return all;
}

/// Brings the stated cards into the hands from which a command steals them.
bool holdStolen(GameState& state, const Command& command, const Components& components) {
    bool changed = false;
    const auto robbed = thefts(state, command);
    Components others = components; // no victim gives up the card of another one
    for (const auto& [victim, card] : robbed) others.held.set(index(victim));
    for (const auto& [victim, card] : robbed) {
        if (card == kNoCard || components.known(victim)) continue;
        others.held.reset(index(victim));
        changed |= bringAll(state, victim, Hand::of(card, 1), others);
        others.held.set(index(victim));
    }
    return changed;
}

/// The cards that a command takes from the bank.
Hand fromBank(const Action& action) {
    if (const auto* trade = std::get_if<command::TradeBank>(&action)) return trade->take;
    if (const auto* played = std::get_if<command::PlayDevelopment>(&action)) return played->cards;
    if (const auto* take = std::get_if<command::Take>(&action); take != nullptr && take->card != kNoCard)
        return Hand::of(take->card, 1);
    return {};
}

/// Exchanges assumed cards so that the bank has these: it lacks them only by the record.
bool refill(GameState& state, const Hand& cards, const Components& components) {
    bool changed = false;
    for (const Card card : kAllCards)
        while (bank(state, card) < cards[card]) {
            const PlayerId from = richest(state, card, kNobody, components);
            const Card back = mostSpare(bank(state), cards);
            if (from == kNobody || back == kNoCard) return false;
            state.player(from).hand.add(card, -1);
            state.player(from).hand.add(back, 1);
            changed = true;
        }
    return changed;
}

/// The kind that a command demands from all opponents, and how many cards of it at most; kNoCard: it demands none.
std::pair<Card, int> demanded(const Action& action) {
    if (const auto* play = std::get_if<command::Play>(&action)) {
        if (play->card == ProgressCard::ResourceMonopoly) return {play->kind, 2};
        if (play->card == ProgressCard::TradeMonopoly) return {play->kind, 1};
    }
    const auto* played = std::get_if<command::PlayDevelopment>(&action);
    if (played != nullptr && played->card == DevelopmentCard::Monopoly) return {played->resource, Hand::kMost};
    return {kNoCard, 0};
}

PlayerId actorOf(const Command& command, const GameState& state) {
    return command.player == kNobody ? actingPlayer(state) : command.player;
}

/// Exchanges a card of a real hand for one of another kind.
void exchange(GameState& state, PlayerId player, Card card) {
    Hand others = bank(state);
    others.set(card, 0);
    const Card other = mostSpare(others, Hand());
    if (other == kNoCard) return;
    state.player(player).hand.add(card, -1);
    state.player(player).hand.add(other, 1);
}

/// A small hand is given whole at a wedding, without a question (PROG-WEDD).
constexpr int kWholeHand = 2;

bool isWedding(const Action& action) {
    const auto* play = std::get_if<command::Play>(&action);
    return play != nullptr && play->card == ProgressCard::Wedding;
}

/// Everything that the table has to tell about a command: for drawn cards, `most` of them one by one.
std::vector<Unseen> untold(const GameState& state, const Command& command, const Components& components) {
    std::vector<Unseen> all;
    const PlayerId actor = actorOf(command, state);
    if (!components.realHands || !components.known(actor)) return all;
    for (const auto& [victim, card] : thefts(state, command))
        if (card == kNoCard && !components.known(victim)) all.push_back({.from = victim});
    const auto [kind, most] = demanded(command.action);
    for (int p = 0; p < state.playerCount; ++p) {
        const auto from = static_cast<PlayerId>(p);
        const int held = state.player(from).hand.total();
        if (components.known(from) || held == 0) continue;
        if (kind != kNoCard) all.push_back({.from = from, .kind = kind, .most = std::min(most, held)});
        if (isWedding(command.action) && held <= kWholeHand && points(state, from) > points(state, actor))
            all.push_back({.from = from, .most = held});
    }
    return all;
}

/// Corrects real hands so that a command of a seat of Reeve's takes from them what was told.
void holdTold(GameState& state, const Command& command, const Components& components, std::span<const Told> told) {
    const auto [kind, most] = demanded(command.action);
    const bool wedding = isWedding(command.action);
    if (!components.known(actorOf(command, state)) || (kind == kNoCard && !wedding)) return;
    Components others = components; // nobody gives up a card that was told
    for (const auto& [from, cards] : told) {
        others.held.set(index(from));
        while (kind != kNoCard && cards[kind] < most && state.player(from).hand[kind] > cards[kind]) {
            const int had = state.player(from).hand[kind];
            exchange(state, from, kind);
            if (state.player(from).hand[kind] == had) break;
        }
    }
    for (const auto& [from, cards] : told) {
        others.held.reset(index(from));
        bringAll(state, from, cards, others);
        others.held.set(index(from));
    }
    // Who holds more cards chooses among them, whatever kinds are assumed.
    for (int p = 0; p < state.playerCount && wedding; ++p)
        if (const auto from = static_cast<PlayerId>(p); !components.known(from) &&
                                                        state.player(from).hand.total() > kWholeHand &&
                                                        state.player(from).hand.kinds() == 1)
            exchange(state, from, state.player(from).hand.cardAt(0));
}

/// Changes the state so that the refusal no longer applies; false: cards are not the reason.
bool amend(GameState& state, const Command& command, const Refusal& refusal, const Components& components) {
    const PlayerId player = actorOf(command, state);
    if (components.realHands && refusal.code == RefusalCode::CannotAfford)
        return bringAll(state, player, priceOf(state, command, player), components);
    if (components.realHands && refusal.code == RefusalCode::CardsNotHeld)
        return std::visit(HandedOver{state, player, components}, command.action);
    if (components.realHands && refusal.code == RefusalCode::ImpossibleChance)
        return holdStolen(state, command, components);
    if (components.realHands && refusal.code == RefusalCode::BankEmpty)
        return refill(state, fromBank(command.action), components);
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
void letEverybodyBuild(GameState& state, const Components& components) {
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (player == state.turn.player || components.known(player) || rules::buysAnything(state, player)) continue;
        for (const Hand& price : prices(state, player)) {
            GameState other = state;
            if (price.total() > state.player(player).hand.total() || !bringAll(other, player, price, components) ||
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

} // namespace

std::optional<Unseen> unseen(const GameState& state, const Command& command, const Components& components,
                             std::span<const Told> told) {
    for (Unseen one : untold(state, command, components)) {
        const auto said = std::ranges::find(told, one.from, &Told::from);
        if (said != told.end() && (one.kind != kNoCard || said->cards.total() >= one.most)) continue;
        if (one.kind == kNoCard) one.most = 1;
        return one;
    }
    return std::nullopt;
}

Command stating(Command command, const GameState& state, std::span<const Told> told) {
    const auto robbed = thefts(state, command);
    for (const auto& [from, cards] : told) {
        if (std::ranges::find(robbed, std::pair(from, kNoCard)) == robbed.end() || cards.empty()) continue;
        if (auto* move = theftOf(command.action)) move->card = cards.cardAt(0);
        if (auto* play = std::get_if<command::Play>(&command.action)) play->stolen[index(from)] = cards.cardAt(0);
    }
    return command;
}

std::vector<Told> toldFor(const GameState& corrected, const Command& command, const Components& components) {
    std::vector<Told> told;
    for (const Unseen& one : untold(corrected, command, components)) {
        const Hand& hand = corrected.player(one.from).hand;
        told.push_back({one.from, one.kind == kNoCard ? hand : Hand::of(one.kind, std::min(one.most, hand[one.kind]))});
    }
    return told;
}

bool looksIntoRealHand(const Command& command, const Components& components) {
    const auto* play = std::get_if<command::Play>(&command.action);
    const bool looks =
        play != nullptr && (play->card == ProgressCard::MasterMerchant || play->card == ProgressCard::CommercialHarbor);
    return components.realHands && (looks || std::holds_alternative<command::HarborTrade>(command.action));
}

GameState amendedFor(const GameState& state, const Command& command, const Components& components,
                     std::span<const Told> told) {
    if (!components.unseen()) return state;
    GameState amended = state;
    if (components.realDecks && state.rules.knights() && draws(command.action)) sinkVictoryPoints(amended);
    if (components.realHands && state.rules.has(Option::SpecialBuild) && endsBuilding(command.action))
        letEverybodyBuild(amended, components);
    if (components.realHands) holdTold(amended, command, components, told);
    // In a trade cards may be missing on both sides.
    for (int tries = 0; tries < 3; ++tries) {
        const auto decided = decide(amended, command);
        if (decided) return amended;
        if (!amend(amended, command, decided.refusal(), components)) return state;
    }
    return state;
}

GameState withPossibleCards(const GameState& state, const Components& components) {
    GameState other = state;
    const PlayerId player = actingPlayer(state);
    if (index(player) >= state.playerCount) return other;
    if (components.realHands && state.turn.phase != Phase::Setup) {
        enrich(other, player, components);
        if (!other.pending.empty() && other.pending.front().kind == DecisionKind::TakeCards)
            enrich(other, other.pending.front().other, components);
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

std::optional<Settlement> settled(const GameState& state, const Command& command, const Components& components,
                                  std::span<const Told> told) {
    const GameState amended = amendedFor(state, command, components, told);
    auto set = difference(state, amended);
    if (!set) return std::nullopt;
    return Settlement{.set = std::move(*set), .beyond = withMoreCards(state, amended)};
}

bool serves(const GameState& before, const GameState& corrected, const Command& command, const Components& components) {
    return before != corrected &&
           amendedFor(before, command, components, toldFor(corrected, command, components)) == corrected;
}

bool onlyAssumed(const GameState& before, const GameState& corrected, const Command& command,
                 const Components& components) {
    const auto sameCount = [](const PlayerState& a, const PlayerState& b) { return a.hand.total() == b.hand.total(); };
    return std::ranges::equal(before.players, corrected.players, sameCount) &&
           serves(before, corrected, command, components);
}

std::optional<record::Json> recounted(const GameState& state, PlayerId player, int cards,
                                      const Components& components) {
    if (components.known(player)) return std::nullopt;
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

Command withSupposedCard(Command command, const GameState& state, const Components& components) {
    auto* returned = std::get_if<command::DiscardProgress>(&command.action);
    auto* taken = std::get_if<command::TakeProgress>(&command.action);
    if (!components.realDecks || (returned == nullptr && taken == nullptr)) return command;
    ProgressCard& card = returned != nullptr ? returned->card : taken->card;
    const auto kind = returned != nullptr ? DecisionKind::DiscardProgress : DecisionKind::TakeProgress;
    const auto due = std::ranges::find_if(state.pending, [&](const Decision& d) {
        return d.kind == kind && (command.player == kNobody || command.player == d.player);
    });
    if (card == kNoProgressCard || due == state.pending.end()) return command;
    const PlayerState& holder = state.player(returned != nullptr ? due->player : due->other);
    if (holder.progress[index(card)] > 0) return command;
    if (const auto supposed = thoughtOf(holder, deckOf(card)); supposed != kNoProgressCard) card = supposed;
    return command;
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
