// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules, their requirements and their numbers. The only list of them; a new module is a row here and a folder
// beside it.
#pragma once

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
    Baggage        ///< FAN-BAG
};
inline constexpr std::size_t kModules = 14;

struct ModuleInfo {
    std::string_view word;      ///< its word in `rules.options` of the record
    std::uint16_t needs = 0;    ///< bit set of Module: all of them
    std::uint16_t needsOne = 0; ///< bit set of Module: at least one of them
    bool needsSeafarers = false;
    bool needsCastle = false; ///< FAN-0-3
};

constexpr std::uint16_t bitOf(Module module) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(module)); }

/// Indexed by Module.
inline constexpr std::array<ModuleInfo, kModules> kModuleInfos{{
    {.word = "fan-knight-cards"},
    {.word = "fan-movement-phase"},
    {.word = "fan-plunder", .needsSeafarers = true},
    {.word = "fan-hex-barbarians"},
    {.word = "fan-arrest", .needs = bitOf(Module::HexBarbarians)},
    {.word = "fan-banish", .needs = bitOf(Module::HexBarbarians)},
    {.word = "fan-wandering"},
    {.word = "fan-deconstruct"},
    {.word = "fan-control"},
    {.word = "fan-mounted", .needsCastle = true},
    {.word = "fan-crews", .needsCastle = true},
    {.word = "fan-gold-fields", .needsOne = bitOf(Module::Mounted) | bitOf(Module::Crews)},
    {.word = "fan-battles",
     .needs = bitOf(Module::HexBarbarians),
     .needsOne = bitOf(Module::Mounted) | bitOf(Module::Crews)},
    {.word = "fan-baggage"},
}};

/// Capacities: levels of a baggage train (FAN-BAG-6), chits of the mining track.
inline constexpr std::size_t kTrainLevels = 5, kMostChits = 20;

/// `rules.fan` of the record; defaults are those of the printed rules.
struct Numbers {
    std::uint8_t hoardStart = 0;                                   ///< gold in the barbarians' hoard at the beginning
    std::uint8_t hoardStep = 1;                                    ///< gold for each space of the ship (FAN-PIR-5)
    std::uint8_t barbarianSupply = 30;                             ///< figures in the box (FAN-BARB-3)
    std::uint8_t bounty = 3;                                       ///< gold for an arrest (FAN-CHASE-2)
    std::uint8_t controlStrength = 3;                              ///< levels that control a hex (FAN-CTRL-5)
    std::uint8_t mountedSupply = 6, mountedStrength = 2;           ///< FAN-MK-13, FAN-MK-12
    std::uint8_t crewSupply = 6, crewStrength = 1;                 ///< FAN-CR-9, FAN-CR-8
    std::uint8_t movePoints = 3, movePointsPaid = 5;               ///< FAN-MK-2
    std::uint8_t goldTrack = 20;                                   ///< spaces of the mining track (FAN-GOLD-7)
    std::array<std::uint8_t, kMostChits> goldChits{5, 10, 15, 20}; ///< spaces worth a point; then 0
    std::uint8_t nyalaSpace = 8, nyalaPoints = 1;                  ///< FAN-GOLD-8
    std::uint8_t goldTokens = 6;                                   ///< in a new game (FAN-GOLD-10)
    std::uint8_t compensation = 3;                                 ///< gold for a lost piece or a missed prisoner
    std::uint8_t prisonersPerPoint = 2;                            ///< FAN-PRIS-7
    std::array<std::uint8_t, kTrainLevels> trainPoints{4, 5, 6, 7, 8}; ///< a turn, by level (FAN-BAG-7)
    std::array<std::uint8_t, kTrainLevels> trainRoll{6, 5, 4, 3, 2};   ///< least die minus knight level (FAN-BAG-2)
    bool exchange = false;                                             ///< FAN-PRIS-8
    bool noTheftOnChase = false;                                       ///< FAN-CHASE-5
    bool anyColor = false;                                             ///< FAN-DEC-6
    friend constexpr bool operator==(const Numbers&, const Numbers&) = default;
};

/// The enabled modules and their numbers.
struct Switches {
    std::uint16_t modules = 0; ///< bit set of Module
    Numbers numbers;

    [[nodiscard]] constexpr bool any() const { return modules != 0; }
    [[nodiscard]] constexpr bool has(Module module) const { return (modules & bitOf(module)) != 0; }
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
