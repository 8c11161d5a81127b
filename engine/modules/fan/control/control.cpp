// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/control/control.h"

#include "engine/rules/event_writer.h"

namespace reeve::fan {

void tellControl(EventWriter& writer, const GameState& before) {
    if (!before.rules.fan.has(Module::Control)) return;
    const auto was = controlOf(before);
    const auto now = controlOf(writer.state());
    for (const auto hex : before.island().hexes)
        if (was[index(hex)] != now[index(hex)]) writer.emit(ControlChanged{now[index(hex)], hex});
}

} // namespace reeve::fan
