// SPDX-License-Identifier: GPL-3.0-or-later
// Knight cards defend (FAN-KC).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::KnightCards>(const fan::Numbers&) {
    return {FanModules::tr("Knight cards defend"),
            FanModules::tr("The development cards of the base game are in play, too. Each knight card played "
                           "adds 1 to your strength against the barbarians."),
            FanModules::tr("Adds a second deck that you buy from."),
            {}};
}

} // namespace reeve::app
