// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/plunder/plunder.h"

#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::fan {

using rules::refuse;

Verdict carryOut(EventWriter& writer, PlayerId player, const Plunder& c) {
    const auto& state = writer.state();
    if (!state.rules.fan.has(Module::Plunder)) return refuse(RefusalCode::ModuleMissing, "FAN-PIR-2");
    if (auto refusal = rules::checkChaser(state, player, c.knight)) return refusal;
    if (rules::robberLocked(state)) return refuse(RefusalCode::RobberLocked, "ROBBER-10");
    if (!plunderers(state, player).contains(c.knight)) return refuse(RefusalCode::NothingToPlunder, "FAN-PIR-2");
    const int level = state.player(player).knightAt(c.knight)->level;
    writer.emit(PiratePlundered{player, static_cast<std::uint8_t>(std::min<int>(level, state.fan.hoard))});
    writer.emit(event::KnightSpent{player, c.knight});
    return rules::accepted;
}

IntersectionSet plunderers(const GameState& state, PlayerId player) {
    const auto pirate = state.board.waters.pirate;
    if (!state.rules.fan.has(Module::Plunder) || pirate == kNoHex || rules::robberLocked(state)) return {};
    return rules::readyKnights(state, player) & state.island().hexCornerSet[index(pirate)];
}

void PlunderRules::shipAdvanced(EventWriter& writer) {
    const auto& fan = writer.state().rules.fan;
    if (fan.has(Module::Plunder) && fan.numbers.hoardStep != 0) writer.emit(HoardGrew{fan.numbers.hoardStep});
}

} // namespace reeve::fan
