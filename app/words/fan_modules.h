// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the fan modules for the page of a new game: names, effects, requirements, numbers and recommended
// combinations.
#pragma once

#include "engine/basics/hand.h"
#include "engine/modules/fan/tables/modules.h"

#include <QString>

#include <string_view>
#include <vector>

namespace reeve::app {

struct FanModuleText {
    QString name;
    QString sentence; ///< summary
    QString change;   ///< effect on a turn; may be empty
    QString box;      ///< material that no box has, and substitutes; may be empty
};
/// `numbers`: those chosen for the game.
FanModuleText fanModuleText(fan::Module module, const fan::Numbers& numbers = {});

/// A recommended combination of modules.
struct FanPreset {
    const char* key;
    QString name;
    QString sentence;
    std::uint16_t modules; ///< bit set of fan::Module, requirements included
};
std::vector<FanPreset> fanPresets();

/// A purchase that a module adds, with its rule.
struct FanPrice {
    std::string_view word; ///< word of the module in the record
    const char* what;      ///< unique key
    QString name;
    Hand cost;
    const char* rule;
};
std::vector<FanPrice> fanPrices();

/// Name of the number with this key in `rules.fan`; empty for keys that no page shows.
QString fanNumberName(std::string_view key);
/// Bit set of the modules that use it.
std::uint16_t fanNumberModules(std::string_view key);

} // namespace reeve::app
