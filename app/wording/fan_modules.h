// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules in words, for whoever chooses them: what each is called and does, what it needs, what its numbers
// mean, and sets of them that go well together.
#pragma once

#include "engine/basics/hand.h"
#include "engine/modules/fan/tables/modules.h"

#include <QString>

#include <string_view>
#include <vector>

namespace reeve::app {

struct FanModuleText {
    QString name;
    QString sentence; ///< what it is about
    QString change;   ///< what it changes in a turn; may be empty
    QString box;      ///< what is in no box and what may stand in for it; may be empty
};
/// With the numbers of a table.
FanModuleText fanModuleText(fan::Module module, const fan::Numbers& numbers = {});

/// Modules that go well together.
struct FanPreset {
    const char* key;
    QString name;
    QString sentence;
    std::uint16_t modules; ///< bit set of fan::Module, with all that they need
};
std::vector<FanPreset> fanPresets();

/// What can be bought with a module, and the rule that says so.
struct FanPrice {
    std::string_view word; ///< of the module in the record
    const char* what;      ///< a key of its own
    QString name;
    Hand cost;
    const char* rule;
};
std::vector<FanPrice> fanPrices();

/// A number of `rules.fan`, by its key, in words; empty for a key that no page shows.
QString fanNumberName(std::string_view key);
/// The modules that use it, as a bit set.
std::uint16_t fanNumberModules(std::string_view key);

} // namespace reeve::app
