// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/coast/coast.h"

#include "engine/rules/chapters.h"

#include <algorithm>

namespace reeve::fan {
namespace {

using rules::accepted;
using rules::refuse;

bool isOn(const GameState& state, Module module) { return state.rules.fan.has(module); }

/// Checks a knight of the player that may act, at a hex with a barbarian (KNIGHT-7 to KNIGHT-9).
Verdict checkKnightAt(const GameState& state, PlayerId player, IntersectionId knight, HexId hex,
                      std::string_view rule) {
    if (auto refusal = rules::checkChaser(state, player, knight)) return refusal;
    if (!raidedHexes(state, knight).contains(hex)) return refuse(RefusalCode::NoBarbarian, rule);
    return accepted;
}

} // namespace

Verdict checkLanding(const GameState& state, const Landing& stated) {
    if (stated.empty()) return accepted;
    if (!isOn(state, Module::HexBarbarians)) return refuse(RefusalCode::ModuleMissing, "FAN-BARB-3");
    const auto open = landingHexes(state);
    const int expected = std::min({kLanding, open.size(), barbariansLeft(state)});
    if (static_cast<int>(stated.size()) != expected) return refuse(RefusalCode::ImpossibleChance, "FAN-BARB-3");
    HexSet named;
    for (const auto hex : stated) {
        if (!open.contains(hex)) return refuse(RefusalCode::NotConquerable, "FAN-BARB-3");
        if (named.contains(hex)) return refuse(RefusalCode::ImpossibleChance, "FAN-BARB-3");
        named.insert(hex);
    }
    return accepted;
}

void landOnHexes(EventWriter& writer, PlayerId player, const Landing& stated) {
    const auto& state = writer.state();
    if (!isOn(state, Module::HexBarbarians)) return;
    auto landing = stated;
    if (landing.empty()) {
        auto open = landingHexes(state);
        for (int left = barbariansLeft(state); left > 0 && !open.empty() && !landing.full(); --left) {
            const auto hex = open.nth(writer.draw(open.size()));
            open.erase(hex);
            landing.push_back(hex);
        }
    }
    if (landing.empty()) return;
    writer.emit(BarbariansLandedOnHexes{player, landing, writer.takeDraws()});
    for (const auto hex : landing) tellConquest(writer, hex, state.fan.barbarians[index(hex)] - 1);
}

void tellConquest(EventWriter& writer, HexId hex, int before) {
    const int now = writer.state().fan.barbarians[index(hex)];
    if (before < kConquest && now == kConquest) writer.emit(HexConquered{hex});
    if (before == kConquest && now < kConquest) writer.emit(HexFreed{hex});
}

Verdict carryOut(EventWriter& writer, PlayerId player, const ChaseBarbarian& c) {
    const auto& state = writer.state();
    if (!isOn(state, Module::Arrest)) return refuse(RefusalCode::ModuleMissing, "FAN-CHASE-1");
    if (auto refusal = checkKnightAt(state, player, c.knight, c.from, "FAN-CHASE-1")) return refusal;
    const auto targets = chaseTargets(state, c.from);
    if (c.to == kNoHex && !targets.empty()) return refuse(RefusalCode::WrongTarget, "FAN-CHASE-6");
    if (c.to != kNoHex && !targets.contains(c.to)) {
        auto open = landingHexes(state);
        open.erase(c.from);
        return open.contains(c.to) ? refuse(RefusalCode::HexControlled, "FAN-CTRL-6")
                                   : refuse(RefusalCode::NotConquerable, "FAN-CHASE-6");
    }
    const int from = state.fan.barbarians[index(c.from)];
    writer.emit(BarbarianChased{player, c.from, c.to});
    writer.emit(event::KnightSpent{player, c.knight});
    tellConquest(writer, c.from, from);
    if (c.to != kNoHex) tellConquest(writer, c.to, state.fan.barbarians[index(c.to)] - 1);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Arrest& c) {
    const auto& state = writer.state();
    if (!isOn(state, Module::Arrest)) return refuse(RefusalCode::ModuleMissing, "FAN-CHASE-2");
    if (auto refusal = rules::checkChaser(state, player, c.knight)) return refusal;
    if (state.player(player).knightAt(c.knight)->level < kMighty) return refuse(RefusalCode::NotMighty, "FAN-CHASE-2");
    if (auto refusal = checkKnightAt(state, player, c.knight, c.at, "FAN-CHASE-2")) return refusal;
    const int before = state.fan.barbarians[index(c.at)];
    writer.emit(BarbarianArrested{player, c.at});
    if (const auto bounty = state.rules.fan.numbers.bounty; bounty != 0) writer.emit(GoldChanged{player, bounty});
    writer.emit(event::KnightSpent{player, c.knight});
    tellConquest(writer, c.at, before);
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Banish& c) {
    const auto& state = writer.state();
    if (!isOn(state, Module::Banish)) return refuse(RefusalCode::ModuleMissing, "FAN-BAN-1");
    IntersectionSet knights;
    for (const auto at : c.knights) {
        if (auto refusal = rules::checkChaser(state, player, at)) return refusal;
        if (!state.island().hexCornerSet[index(c.hex)].contains(at))
            return refuse(RefusalCode::NotConnected, "FAN-BAN-1");
        if (knights.contains(at)) return refuse(RefusalCode::WrongTarget, "FAN-BAN-1");
        knights.insert(at);
    }
    if (knights.empty()) return refuse(RefusalCode::WrongTarget, "FAN-BAN-1");
    const int before = state.fan.barbarians[index(c.hex)];
    if (before == 0) return refuse(RefusalCode::NoBarbarian, "FAN-BAN-2");
    const int count = banished(state, player, c.hex, knights);
    if (count == 0) return refuse(RefusalCode::TooWeak, "FAN-BAN-2");
    writer.emit(BarbariansBanished{player, c.hex, static_cast<std::uint8_t>(count)});
    for (const auto at : knights) writer.emit(event::KnightSpent{player, at});
    tellConquest(writer, c.hex, before);
    return accepted;
}

} // namespace reeve::fan
