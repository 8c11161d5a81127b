// SPDX-License-Identifier: GPL-3.0-or-later
// Development cards and Largest Army of the base game: DEV-1 to DEV-11, ARMY-1, ARMY-2, TWO-19.
#include "engine/modules/seafarers/rules/chapter.h"
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/rules/sites.h"
#include "engine/rules/timing.h"
#include "engine/tables/costs.h"
#include "engine/tables/victory.h"

#include <algorithm>

namespace reeve::rules {
namespace {

Verdict yearOfPlenty(EventWriter& writer, PlayerId player, const Hand& wanted) {
    if (wanted.total() != 2) return refuse(RefusalCode::WrongNumberOfCards, "DEV-7");
    for (const Card card : kAllCards)
        if (isCommodity(card) && wanted[card] > 0) return refuse(RefusalCode::NotAResource, "DEV-7");
    if (!bank(writer.state()).covers(wanted)) return refuse(RefusalCode::BankEmpty, "DEV-7");
    writer.gain(player, wanted, Cause::DevelopmentCard);
    return accepted;
}

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId player, const command::BuyDevelopment& c) {
    const auto& state = writer.state();
    if (!state.rules.developmentCards()) return refuse(RefusalCode::NotInThisGame, "ARMY-3");
    const auto& deck = state.developmentDeck;
    if (deck.empty()) return refuse(RefusalCode::EmptyDeck, "DEV-1");
    if (c.stated && std::ranges::find(deck, c.card) == deck.end())
        return refuse(RefusalCode::ImpossibleChance, "DEV-1");
    if (auto refusal = checkPrice(writer, player, costs::kDevelopment, "BUILD-1")) return refusal;
    const auto card = c.stated ? c.card : deck.front();
    writer.pay(player, costs::kDevelopment, Cause::Build);
    writer.emit(event::DevelopmentBought{player, card});
    return accepted;
}

Verdict checkTime(const GameState& state, PlayerId player, DevelopmentCard card) {
    if (!state.rules.developmentCards()) return refuse(RefusalCode::NotInThisGame, "ARMY-3");
    if (card == DevelopmentCard::VictoryPoint) return refuse(RefusalCode::CardNotPlayable, "DEV-10");
    const auto& own = state.player(player);
    if (own.development[index(card)] == 0)
        return own.newDevelopment[index(card)] > 0 ? refuse(RefusalCode::BoughtThisTurn, "DEV-3")
                                                   : refuse(RefusalCode::CardNotHeld, "DEV-1");
    if (state.turn.developmentPlayed) return refuse(RefusalCode::CardAlreadyPlayed, "DEV-3");
    if (card == DevelopmentCard::Knight && state.rules.knights() && robberLocked(state))
        return refuse(RefusalCode::RobberLocked, "FAN-KC-3");
    if (betweenRolls(state) && card != DevelopmentCard::Knight) return refuse(RefusalCode::RollFirst, "TWO-7");
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::PlayDevelopment& c) {
    if (auto refusal = checkTime(writer.state(), player, c.card)) return refusal;
    writer.emit(event::DevelopmentPlayed{player, c.card});
    switch (c.card) {
    case DevelopmentCard::Knight:
        if (writer.state().rules.seafarers() && writer.state().board.waters.sea.contains(c.move.to)) // PIRATE-2
            return seafarers::movePirateBy(writer, player, c.move, false);
        return moveRobberBy(writer, player, c.move, false);
    case DevelopmentCard::RoadBuilding: return freeRoads(writer, player, c.paths, c.ships, "DEV-6");
    case DevelopmentCard::YearOfPlenty: return yearOfPlenty(writer, player, c.cards);
    case DevelopmentCard::Monopoly:
        if (c.resource == kNoCard || !isResource(c.resource)) return refuse(RefusalCode::NotAResource, "DEV-8");
        collect(writer, player, c.resource, Hand::kMost, Cause::DevelopmentCard);
        return accepted;
    case DevelopmentCard::VictoryPoint: break;
    }
    return accepted;
}

bool largestArmyIsSettled(const GameState& state) {
    int most = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p) most = std::max<int>(most, state.players[p].playedKnights);
    const auto& [holder, count] = state.largestArmy;
    if (holder == kNobody) return most < kLeastArmy && count == 0;
    return most == count && state.player(holder).playedKnights == most;
}

void updateLargestArmy(EventWriter& writer) {
    const auto& state = writer.state();
    if (largestArmyIsSettled(state)) return;
    std::array<int, kMaxPlayers> knights{};
    int most = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p)
        most = std::max(most, knights[p] = state.players[p].playedKnights);
    Award award;
    if (most >= kLeastArmy) {
        const auto leaders = std::ranges::count(knights, most);
        const auto holder = state.largestArmy.player;
        const bool held = holder != kNobody && knights[index(holder)] == most;
        const bool lost = held && most < state.largestArmy.count; // a knight card was discarded (TWO-19)
        if (held && (leaders == 1 || !lost))
            award.player = holder;
        else if (leaders == 1)
            award.player = static_cast<PlayerId>(std::ranges::find(knights, most) - knights.begin());
        if (award.player != kNobody) award.count = static_cast<std::uint8_t>(most);
    }
    if (award != state.largestArmy) writer.emit(event::LargestArmyChanged{award.player, award.count});
}

void collect(EventWriter& writer, PlayerId player, Card kind, int most, Cause cause) {
    for (const auto opponent : clockwiseFrom(writer.state(), player)) {
        const int taken = std::min(most, writer.player(opponent).hand[kind]);
        if (opponent != player && taken > 0)
            writer.emit(event::CardsPassed{opponent, player, Hand::of(kind, taken), cause});
    }
}

} // namespace reeve::rules
