// SPDX-License-Identifier: GPL-3.0-or-later
// Trade with the bank and between players: TRADE-1 to TRADE-23.
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/rules/timing.h"

namespace reeve::rules {
namespace {

bool hasCommodities(const Hand& hand) { return hand[Card::Cloth] + hand[Card::Coin] + hand[Card::Paper] > 0; }

/// Returns why the bank refuses a trade; accepted if it does not.
Verdict checkBankTrade(const GameState& state, PlayerId player, const command::TradeBank& c) {
    if (auto refusal = checkTradePhase(state)) return refusal;
    if (c.give.empty() || c.take.empty()) return refuse(RefusalCode::NoGifts, "TRADE-4");
    if (!state.rules.knights() && (hasCommodities(c.give) || hasCommodities(c.take)))
        return refuse(RefusalCode::NotInThisGame, "COMM-1");
    const auto rates = bankRates(state, player);
    int exchanges = 0;
    for (const Card card : c.give.heldKinds()) {
        if (c.take[card] > 0) return refuse(RefusalCode::SameKindBothSides, "TRADE-4");
        const int given = c.give[card];
        const int rate = rates[card];
        if (given % rate != 0) return refuse(RefusalCode::NotAWholeExchange, "TRADE-21");
        exchanges += given / rate;
    }
    if (exchanges != c.take.total()) return refuse(RefusalCode::UnevenTrade, "TRADE-8");
    if (!state.player(player).hand.covers(c.give)) return refuse(RefusalCode::CardsNotHeld, "TRADE-4");
    if (!bank(state).covers(c.take)) return refuse(RefusalCode::BankEmpty, "TRADE-22");
    return accepted;
}

} // namespace

Verdict checkTradePhase(const GameState& state) {
    if (!tradeOpen(state)) return refuse(RefusalCode::TradeAfterBuilding, "TRADE-9");
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::TradeBank& c) {
    if (auto refusal = checkBankTrade(writer.state(), player, c)) return refusal;
    writer.pay(player, c.give, Cause::BankTrade);
    writer.gain(player, c.take, Cause::BankTrade);
    return accepted;
}

bool tradeBankDirectly(GameState& state, const command::TradeBank& c) {
    if (checkBankTrade(state, state.turn.player, c)) return false;
    auto& hand = state.player(state.turn.player).hand;
    hand -= c.give;
    hand += c.take;
    return true;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Trade& c) {
    const auto& state = writer.state();
    if (auto refusal = checkTradePhase(state)) return refusal;
    if (state.turn.phase == Phase::Paired) return refuse(RefusalCode::WrongPhase, "SIX-31");
    if (c.with == player || index(c.with) >= state.playerCount) return refuse(RefusalCode::WrongTarget, "TRADE-2");
    if (c.give.empty() || c.take.empty()) return refuse(RefusalCode::NoGifts, "TRADE-3");
    if (!state.player(player).hand.covers(c.give) || !state.player(c.with).hand.covers(c.take))
        return refuse(RefusalCode::CardsNotHeld, "TRADE-2");
    writer.emit(event::CardsPassed{player, c.with, c.give, Cause::Trade});
    writer.emit(event::CardsPassed{c.with, player, c.take, Cause::Trade});
    return accepted;
}

} // namespace reeve::rules
