// SPDX-License-Identifier: GPL-3.0-or-later
// Wandering knights (FAN-WAND).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Wandering>(const fan::Numbers&) {
    return {FanModules::tr("Wandering knights"),
            FanModules::tr("A knight may leave its roads and cross one or two open borders."),
            FanModules::tr("Knights move farther."),
            {}};
}

} // namespace reeve::app
