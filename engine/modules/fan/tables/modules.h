// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules, their requirements and their numbers. The only list of them; a new module is a row here and a folder
// beside it.
#pragma once

#include "engine/basics/fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace reeve::fan {

enum class Module : std::uint8_t {
    KnightCards,   ///< FAN-KC
    MovementPhase, ///< FAN-RK
    Plunder,       ///< FAN-PIR
    HexBarbarians, ///< FAN-BARB
    Arrest,        ///< FAN-CHASE
    Banish,        ///< FAN-BAN
    Wandering,     ///< FAN-WAND
    Deconstruct,   ///< FAN-DEC
    Control,       ///< FAN-CTRL
    Mounted,       ///< FAN-MK
    Crews,         ///< FAN-CR
    GoldFields,    ///< FAN-GOLD
    Battles,       ///< FAN-BAT, FAN-PRIS, FAN-LOSS, FAN-LIB
    Baggage,       ///< FAN-BAG
    FriendlyRobber ///< FAN-FRIEND
};
inline constexpr std::size_t kModules = 15;

struct ModuleInfo {
    std::string_view word;      ///< its word in `rules.options` of the record
    std::uint16_t needs = 0;    ///< bit set of Module: all of them
    std::uint16_t needsOne = 0; ///< bit set of Module: at least one of them
    bool needsSeafarers = false;
    bool needsCastle = false; ///< FAN-0-3
    bool usesGold = false;    ///< FAN-0-1
    bool usesHoard = false;   ///< FAN-PIR-5
    bool alsoInBase = false;  ///< in the base game, too; the others belong to Cities & Knights
};

constexpr std::uint16_t bitOf(Module module) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(module)); }

/// Indexed by Module.
inline constexpr std::array<ModuleInfo, kModules> kModuleInfos{{
    {.word = "fan-knight-cards"},
    {.word = "fan-movement-phase"},
    {.word = "fan-plunder", .needsSeafarers = true, .usesGold = true, .usesHoard = true},
    {.word = "fan-hex-barbarians"},
    {.word = "fan-arrest", .needs = bitOf(Module::HexBarbarians), .usesGold = true},
    {.word = "fan-banish", .needs = bitOf(Module::HexBarbarians)},
    {.word = "fan-wandering"},
    {.word = "fan-deconstruct", .usesGold = true},
    {.word = "fan-control"},
    {.word = "fan-mounted", .needsCastle = true},
    {.word = "fan-crews", .needsCastle = true},
    {.word = "fan-gold-fields", .needsOne = bitOf(Module::Mounted) | bitOf(Module::Crews)},
    {.word = "fan-battles",
     .needs = bitOf(Module::HexBarbarians),
     .needsOne = bitOf(Module::Mounted) | bitOf(Module::Crews),
     .usesGold = true},
    {.word = "fan-baggage", .usesGold = true},
    {.word = "fan-friendly-robber", .alsoInBase = true},
}};

/// Capacities: levels of a baggage train (FAN-BAG-6), chits of the mining track; under any rules, mounted knights or
/// crews of one colour, and gold tokens.
inline constexpr std::size_t kTrainLevels = 5, kMostChits = 20, kMostWalkers = 8, kMostGoldFields = 12;

/// `rules.fan` of the record; defaults are those of the printed rules. `fields` gives each its key and bounds.
struct Numbers {
    using Byte = std::uint8_t;
    using ByLevel = std::array<Byte, kTrainLevels>;
    Byte mountedSupply = 6, mountedStrength = 2, crewSupply = 6, crewStrength = 1; ///< FAN-MK-12, 13, FAN-CR-8, 9
    Byte movePoints = 3, movePointsPaid = 5;                                       ///< FAN-MK-2
    Byte goldTrack = 20;                                   ///< spaces of the mining track (FAN-GOLD-7)
    Byte nyalaSpace = 8, nyalaPoints = 1;                  ///< FAN-GOLD-8
    Byte goldTokens = 6;                                   ///< in a new game (FAN-GOLD-10)
    Byte compensation = 3;                                 ///< gold for a lost piece or a missed prisoner
    Byte prisonersPerPoint = 2;                            ///< FAN-PRIS-7
    Byte hoardStart = 0;                                   ///< gold in the barbarians' hoard at the beginning
    Byte hoardStep = 1;                                    ///< gold for each space of the ship (FAN-PIR-5)
    Byte barbarianSupply = 30;                             ///< figures in the box (FAN-BARB-3)
    Byte bounty = 3;                                       ///< gold for an arrest (FAN-CHASE-2)
    Byte controlStrength = 3;                              ///< levels that control a hex (FAN-CTRL-5)
    bool exchange = false;                                 ///< FAN-PRIS-8
    bool noTheftOnChase = false;                           ///< FAN-CHASE-5
    bool anyColor = false;                                 ///< FAN-DEC-6
    std::array<Byte, kMostChits> goldChits{5, 10, 15, 20}; ///< spaces worth a point; then 0
    ByLevel trainPoints{4, 5, 6, 7, 8};                    ///< a turn, by level (FAN-BAG-7)
    ByLevel trainRoll{6, 5, 4, 3, 2};                      ///< least die minus knight level (FAN-BAG-2)
    friend constexpr bool operator==(const Numbers&, const Numbers&) = default;

    // clang-format off
    constexpr void fields(auto& f) {
        f("mounted_supply", mountedSupply, Range{0, kMostWalkers})("mounted_strength", mountedStrength, Range{0, 20})
         ("crew_supply", crewSupply, Range{0, kMostWalkers})("crew_strength", crewStrength, Range{0, 20})
         ("move_points", movePoints, Range{0, 20})("move_points_grain", movePointsPaid, Range{0, 20})
         ("gold_track", goldTrack, Range{1, 200})("gold_nyala", nyalaSpace, Range{1, 200})("nyala_points", nyalaPoints, Range{0, 10})
         ("gold_tokens", goldTokens, Range{0, kMostGoldFields})("compensation", compensation, Range{0, 100})
         ("prisoners_per_point", prisonersPerPoint, Range{1, 100})
         ("barbarian_gold_start", hoardStart, Range{0, 100})("barbarian_gold_step", hoardStep, Range{0, 20})
         ("barbarian_supply", barbarianSupply, Range{0, 200})("bounty", bounty, Range{0, 100})
         ("control_strength", controlStrength, Range{1, 18})
         ("exchange", exchange)("no_theft_on_chase", noTheftOnChase)("any_color", anyColor)
         ("gold_chits", goldChits, Range{1, 200}, kOptional)("train_points", trainPoints, Range{1, 30})("train_roll", trainRoll, Range{1, 12});
    }
    // clang-format on
};

/// The enabled modules and their numbers.
struct Switches {
    std::uint16_t modules = 0; ///< bit set of Module
    Numbers numbers;

    [[nodiscard]] constexpr bool any() const { return modules != 0; }
    [[nodiscard]] constexpr bool has(Module module) const { return (modules & bitOf(module)) != 0; }
    /// True if an enabled module needs or uses this.
    [[nodiscard]] constexpr bool any(bool ModuleInfo::*what) const {
        for (std::size_t m = 0; m < kModules; ++m)
            if (kModuleInfos[m].*what && has(static_cast<Module>(m))) return true;
        return false;
    }
    /// True if the deck of development cards is used besides the progress cards (FAN-KC-2).
    [[nodiscard]] constexpr bool developmentDeck() const { return has(Module::KnightCards); }
    /// Enables a module and those that it needs.
    constexpr void setWithNeeds(Module module) {
        const auto& info = kModuleInfos[static_cast<std::size_t>(module)];
        modules = static_cast<std::uint16_t>(modules | bitOf(module) | info.needs);
        if (info.needsOne != 0 && (info.needsOne & modules) == 0) set(Module::Crews);
    }
    constexpr void set(Module module) { modules = static_cast<std::uint16_t>(modules | bitOf(module)); }
    friend constexpr bool operator==(const Switches&, const Switches&) = default;
};

} // namespace reeve::fan
