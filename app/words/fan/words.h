// SPDX-License-Identifier: GPL-3.0-or-later
// What the words of a fan module consist of. Each file beside this one has the words of one module: specializations of
// the templates below, and for each of its events told(), for each of its commands step() and, if the turn offers it,
// offered(). words.cpp includes them all; what is missing does not compile.
#pragma once

#include "app/values/seat_names.h"
#include "app/words/fan_modules.h"
#include "app/words/fan_wording.h"
#include "engine/modules/fan/commands/list.h"

#include <QCoreApplication>

#include <array>

namespace reeve::app {

using fan::Module;

struct FanModules {
    Q_DECLARE_TR_FUNCTIONS(FanModules)
};
struct FanWording {
    Q_DECLARE_TR_FUNCTIONS(FanWording)
};
using prompts::known;
using prompts::placeHole;
using prompts::PromptWords;

/// A number that the page of a new game shows, and a sentence of a refusal; both texts are translated later.
struct FanNumber {
    std::string_view key;
    const char* name;
};
struct FanRefusal {
    RefusalCode code;
    const char* sentence;
};
/// The module on the page of a new game; the numbers that it uses, and the refusals that only it has.
template <Module>
FanModuleText textOf(const fan::Numbers& numbers);
template <Module>
inline constexpr std::array<FanNumber, 0> kNumberNames{};
template <Module>
inline constexpr std::array<FanRefusal, 0> kRefusalTexts{};
/// The kind of an event, for icons and filters (event_wording.h).
template <typename FanEvent>
inline constexpr const char* kEventKind = "knight";

struct Telling {
    const SeatNames& names;
    const Board& board;

    [[nodiscard]] QString who(PlayerId player) const { return names.of(player); }
    [[nodiscard]] QString where(HexId hex) const { return hexText(board, hex); }
};

// Texts of several modules.
inline QString addsMovement() { return FanModules::tr("Adds a movement phase after trading and building."); }
inline QString needsGold() { return FanModules::tr("Gold: coins or chips."); }
inline QString told(const fan::GoldChanged& e, const Telling& t) {
    return (e.by < 0 ? FanWording::tr("%1 pays %L2 gold.") : FanWording::tr("%1 receives %L2 gold."))
        .arg(t.who(e.player))
        .arg(e.by < 0 ? -e.by : e.by);
}
template <>
inline constexpr const char* kEventKind<fan::GoldChanged> = "cards";

} // namespace reeve::app
