// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card.h"

namespace reeve::cards {
namespace {

/// Indexed by ProgressCard; engine/tables/supply.h has the number of copies.
constexpr std::array<CardRule, kProgressCards> kCatalog{{
    {.beforeRoll = true, .rule = alchemist},
    {.rule = crane},
    {.rule = engineer},
    {.rule = inventor},
    {.rule = irrigation},
    {.rule = medicine},
    {.rule = mining},
    {.rule = nullptr}, // Printer
    {.rule = roadBuilding},
    {.rule = smith},
    {.rule = bishop},
    {.rule = nullptr},
    {.rule = deserter},
    {.rule = diplomat}, // Constitution
    {.rule = intrigue},
    {.rule = saboteur},
    {.rule = spy},
    {.rule = warlord},
    {.rule = wedding},
    {.rule = commercialHarbor},
    {.rule = masterMerchant},
    {.rule = merchant},
    {.rule = merchantFleet},
    {.rule = resourceMonopoly},
    {.rule = tradeMonopoly},
}};

} // namespace

const CardRule& ruleOf(ProgressCard card) { return kCatalog[index(card)]; }

Verdict checkTime(const GameState& state, PlayerId player, ProgressCard card) {
    if (!state.rules.knights()) return refuse(RefusalCode::NotInThisGame, "PROG-1");
    const auto& rule = ruleOf(card);
    if (rule.rule == nullptr) return refuse(RefusalCode::CardNotPlayable, "PROG-8");
    if (state.player(player).progress[index(card)] == 0) return refuse(RefusalCode::CardNotHeld, "PROG-5");
    if (rule.beforeRoll && state.turn.phase == Phase::Paired) return refuse(RefusalCode::WrongPhase, "SIX-32");
    if (rule.beforeRoll != (state.turn.phase == Phase::Roll))
        return rule.beforeRoll ? refuse(RefusalCode::AlreadyRolled, "PROG-ALCH")
                               : refuse(RefusalCode::RollFirst, "TURN-4");
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Play& c) {
    if (auto refusal = checkTime(writer.state(), player, c.card)) return refusal;
    writer.emit(event::ProgressPlayed{player, c.card});
    return ruleOf(c.card).rule(writer, player, c);
}

} // namespace reeve::cards
