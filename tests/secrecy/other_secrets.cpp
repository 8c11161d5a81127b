// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/secrecy/other_secrets.h"

#include "engine/position/queries.h"

#include <algorithm>
#include <vector>

namespace reeve::testing {
namespace {

int kinds(const GameState& state) { return state.rules.knights() ? kCards : kResources; }

ProgressCard otherOfItsDeck(ProgressCard card, const Pick& pick) {
    std::vector<ProgressCard> cards;
    for (std::size_t c = 0; c < kProgressCards; ++c)
        if (const auto other = static_cast<ProgressCard>(c);
            supply::deckOf(other) == supply::deckOf(card) && !supply::isVictoryPoint(other))
            cards.push_back(other);
    return cards[static_cast<std::size_t>(pick(static_cast<int>(cards.size())))];
}

Card anyCard(const Pick& pick) { return kAllCards[static_cast<std::size_t>(pick(kCards))]; }

Hand cardsOf(int cards, const Pick& pick) {
    Hand hand;
    for (int i = 0; i < cards; ++i) hand.add(anyCard(pick), 1);
    return hand;
}

/// Exchanges hidden cards one by one; numbers of cards and their backs stay unchanged.
class Exchange {
public:
    Exchange(GameState& state, Eyes eyes, Chance& chance, bool withTheBank)
        : s(state), m_chance(chance), m_withTheBank(withTheBank) {
        for (std::size_t p = 0; p < s.playerCount; ++p) {
            const auto player = static_cast<PlayerId>(p);
            if (player == eyes) continue;
            if (!looks(eyes, player, DecisionKind::TakeCards)) m_hands.push_back(player);
            if (!looks(eyes, player, DecisionKind::TakeProgress)) m_progress.push_back(player);
            m_development.push_back(player);
        }
    }
    void once() {
        hands();
        if (s.rules.knights()) progress();
        if (s.rules.developmentCards()) development();
    }

private:
    [[nodiscard]] std::size_t lot(std::size_t n) {
        return static_cast<std::size_t>(m_chance.draw(static_cast<int>(n)));
    }
    /// True if a pending Spy or Master Merchant shows the cards of `at` to `eyes`.
    [[nodiscard]] bool looks(Eyes eyes, PlayerId at, DecisionKind kind) const {
        return std::ranges::any_of(s.pending, [&](const Decision& d) {
            return d.kind == kind && d.player == eyes && d.other == at && eyes != kNobody;
        });
    }

    void hands() {
        if (m_hands.empty()) return;
        Hand& own = s.player(m_hands[lot(m_hands.size())]).hand;
        if (own.empty()) return;
        const Card given = own.cardAt(static_cast<int>(lot(static_cast<std::size_t>(own.total()))));
        const std::size_t other = lot(m_hands.size() + (m_withTheBank ? 1 : 0));
        if (other < m_hands.size()) {
            Hand& theirs = s.player(m_hands[other]).hand;
            if (theirs.empty()) return;
            const Card taken = theirs.cardAt(static_cast<int>(lot(static_cast<std::size_t>(theirs.total()))));
            own.add(given, -1);
            theirs.add(taken, -1);
            own.add(taken, 1);
            theirs.add(given, 1);
        } else {
            const Card taken = kAllCards[lot(static_cast<std::size_t>(kinds(s)))];
            if (bank(s, taken) == 0) return;
            own.add(given, -1);
            own.add(taken, 1);
        }
    }

    /// Exchanges a hidden progress card with another hidden one with the same back.
    void progress() {
        const auto track = kAllTracks[lot(kTracks)];
        struct Place {
            PlayerId holder;
            std::size_t at; ///< the card in a hand, or an index in the deck
        };
        std::vector<Place> held, all;
        for (const PlayerId p : m_progress)
            for (std::size_t c = 0; c < kProgressCards; ++c)
                if (supply::deckOf(static_cast<ProgressCard>(c)) == track)
                    for (int i = 0; i < s.player(p).progress[c]; ++i) held.push_back({p, c});
        if (held.empty()) return;
        all = held;
        auto& deck = s.decks[index(track)];
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (!supply::isVictoryPoint(deck[i])) all.push_back({kNobody, i});
        const Place a = held[lot(held.size())], b = all[lot(all.size())];
        auto& mine = s.player(a.holder).progress;
        const auto card = b.holder == kNobody ? index(deck[b.at]) : b.at;
        --mine[a.at];
        ++mine[card];
        if (b.holder == kNobody) {
            deck[b.at] = static_cast<ProgressCard>(a.at);
        } else {
            --s.player(b.holder).progress[card];
            ++s.player(b.holder).progress[a.at];
        }
    }

    void development() {
        struct Place {
            std::uint8_t* counts; ///< by card; nullptr: the deck
            std::size_t at;
        };
        const bool over = s.turn.phase == Phase::Over; // victory points are shown then (DEV-10)
        const auto hidden = [&](std::size_t kind) { return !over || kind != index(DevelopmentCard::VictoryPoint); };
        std::vector<Place> held, all;
        for (const PlayerId p : m_development)
            for (auto* cards : {&s.player(p).development, &s.player(p).newDevelopment})
                for (std::size_t c = 0; c < kDevelopmentCards; ++c)
                    for (int i = 0; i < (*cards)[c] && hidden(c); ++i) held.push_back({cards->data(), c});
        if (held.empty()) return;
        all = held;
        for (std::size_t i = 0; i < s.developmentDeck.size(); ++i)
            if (hidden(index(s.developmentDeck[i]))) all.push_back({nullptr, i});
        const Place a = held[lot(held.size())], b = all[lot(all.size())];
        const auto card = b.counts == nullptr ? index(s.developmentDeck[b.at]) : b.at;
        --a.counts[a.at];
        ++a.counts[card];
        if (b.counts == nullptr) {
            s.developmentDeck[b.at] = static_cast<DevelopmentCard>(a.at);
        } else {
            --b.counts[card];
            ++b.counts[a.at];
        }
    }

    GameState& s;
    Chance& m_chance;
    bool m_withTheBank;
    std::vector<PlayerId> m_hands, m_progress, m_development;
};

template <typename Pile>
void shuffle(Pile& pile, Chance& chance) {
    for (std::size_t i = pile.size(); i > 1; --i)
        std::swap(pile[i - 1], pile[static_cast<std::size_t>(chance.draw(static_cast<int>(i)))]);
}

struct OtherEvent {
    Eyes eyes;
    bool agreed;
    const Pick& pick;

    [[nodiscard]] bool is(PlayerId player) const { return eyes != kNobody && eyes == player; }
    [[nodiscard]] std::uint8_t draws() const { return static_cast<std::uint8_t>(pick(5)); }

    void operator()(event::DiceRolled& e) const { e.draws = draws(); }
    void operator()(event::RollRepeated& e) const { e.draws = draws(); }
    void operator()(event::CardStolen& e) const {
        e.draws = draws();
        if (!is(e.thief) && !is(e.victim)) e.card = anyCard(pick);
    }
    void operator()(event::CardsPassed& e) const {
        if (!agreed && !is(e.from) && !is(e.to)) e.cards = cardsOf(e.cards.total(), pick);
    }
    void operator()(event::CardsPaid& e) const {
        if (e.cause == Cause::Discard && !is(e.player)) e.cards = cardsOf(e.cards.total(), pick);
    }
    void operator()(event::ProgressDrawn& e) const {
        if (!is(e.player) && !supply::isVictoryPoint(e.card)) e.card = otherOfItsDeck(e.card, pick);
    }
    void operator()(event::ProgressReturned& e) const {
        if (!is(e.player)) e.card = otherOfItsDeck(e.card, pick);
    }
    void operator()(event::ProgressTaken& e) const {
        if (!is(e.player) && !is(e.from)) e.card = otherOfItsDeck(e.card, pick);
    }
    void operator()(event::DevelopmentBought& e) const {
        if (!is(e.player)) e.card = static_cast<DevelopmentCard>(pick(kDevelopmentCards));
    }
    template <typename Open>
    void operator()(Open&) const {}
};

struct OtherAction {
    const Pick& pick;

    void operator()(command::Discard& c) const { c.cards = cardsOf(c.cards.total(), pick); }
    void operator()(command::Give& c) const { c.cards = cardsOf(c.cards.total(), pick); }
    void operator()(command::TakeCards& c) const { c.cards = cardsOf(c.cards.total(), pick); }
    void operator()(command::TakeProgress& c) const {
        if (c.card != kNoProgressCard) c.card = otherOfItsDeck(c.card, pick);
    }
    void operator()(command::DiscardProgress& c) const { c.card = otherOfItsDeck(c.card, pick); }
    void operator()(command::DrawProgress& c) const {
        if (c.card != kNoProgressCard) c.card = otherOfItsDeck(c.card, pick);
    }
    void operator()(command::MoveRobber& c) const { c.move.card = anyCard(pick); }
    void operator()(command::ChaseRobber& c) const { c.move.card = anyCard(pick); }
    void operator()(command::PlayDevelopment& c) const { c.move.card = anyCard(pick); }
    void operator()(command::Play& c) const {
        for (Card& card : c.stolen)
            if (card != kNoCard) card = anyCard(pick);
    }
    void operator()(command::BuyDevelopment& c) const {
        c.stated = true;
        c.card = static_cast<DevelopmentCard>(pick(kDevelopmentCards));
    }
    void operator()(command::ForcedTrade& c) const {
        c.stated = true;
        c.cards = cardsOf(2, pick);
    }
    template <typename Open>
    void operator()(Open&) const {}
};

} // namespace

GameState withOtherSecrets(const GameState& state, Eyes eyes, Chance& chance, const Distance& distance) {
    GameState other = state;
    Exchange exchange(other, eyes, chance, distance.withTheBank);
    for (int i = 0; i < distance.exchanges; ++i) exchange.once();
    if (distance.shuffleDecks) {
        for (auto& deck : other.decks) shuffle(deck, chance);
        shuffle(other.developmentDeck, chance);
    }
    if (distance.otherGenerator) {
        other.seed += 1 + static_cast<std::uint64_t>(chance.draw(1000));
        other.chance = Chance(other.seed * 7919);
    }
    return other;
}

Event withOtherSecrets(const Event& event, const Action& action, Eyes eyes, const Pick& pick) {
    Event other = event;
    std::visit(OtherEvent{eyes, std::holds_alternative<command::Trade>(action), pick}, other);
    return other;
}

Action withOtherSecrets(const Action& action, const Pick& pick) {
    Action other = action;
    std::visit(OtherAction{pick}, other);
    return other;
}

} // namespace reeve::testing
