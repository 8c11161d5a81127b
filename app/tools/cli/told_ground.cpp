// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/told_ground.h"

#include "engine/basics/ids.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/record/words.h"
#include "engine/tables/box.h"

#include <algorithm>
#include <charconv>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// Removes option `name` and its value from `words`. nullopt: not given; empty: its value is missing.
std::optional<std::string> takeOption(std::vector<std::string>& words, const std::string& name) {
    const auto at = std::find(words.begin(), words.end(), name);
    if (at == words.end()) return std::nullopt;
    std::string value;
    if (at + 1 != words.end()) value = *(at + 1);
    words.erase(at, at + 1 == words.end() ? at + 1 : at + 2);
    return value;
}

} // namespace

std::variant<std::optional<Ground>, std::string> takeGround(std::vector<std::string>& words) {
    const auto name = takeOption(words, "--scenario");
    const auto count = takeOption(words, "--players");
    if (!name) {
        if (count) return "--players belongs to --scenario";
        return std::optional<Ground>();
    }
    const auto scenario = record::named<Scenario>(*name);
    if (!scenario || *scenario == Scenario::None) return "--scenario: a scenario is new-shores or through-the-desert";
    int players = kMostPlayersOfBaseBox;
    if (count) {
        const auto [end, error] = std::from_chars(count->data(), count->data() + count->size(), players);
        if (error != std::errc() || end != count->data() + count->size() || players < seafarers::kFewestPlayers ||
            players > static_cast<int>(kMaxPlayers))
            return "--players: a scenario has 3 to 6 players";
    }
    return std::optional(groundOf(*scenario, players));
}
