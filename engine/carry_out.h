// SPDX-License-Identifier: GPL-3.0-or-later
// A command and its chapter: the overload of carryOut() for its type, in rules/, cards/ or a module.
#pragma once

#include "engine/basics/dispatch.h"
#include "engine/cards/card.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/seafarers/rules/chapter.h"
#include "engine/rules/chapters.h"

namespace reeve {

/// Passes a command to its chapter. `decision`: the one that is answered, if any.
template <typename Kind>
rules::Verdict carryOutOne(rules::EventWriter& writer, PlayerId player, const Decision& decision, const Kind& command) {
    using cards::carryOut;
    if constexpr (std::is_same_v<Kind, seafarers::Action>)
        if (!writer.state().rules.seafarers()) return rules::refuse(RefusalCode::NotInThisGame, "SHIP-1");
    if constexpr (kIsVariant<Kind>)
        return dispatch([&](const auto& one) { return carryOutOne(writer, player, decision, one); }, command);
    else if constexpr (requires { carryOut(writer, player, decision, command); })
        return carryOut(writer, player, decision, command);
    else
        return carryOut(writer, player, command);
}

} // namespace reeve
