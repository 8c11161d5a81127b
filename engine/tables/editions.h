// SPDX-License-Identifier: GPL-3.0-or-later
// Differences between the editions, as data.
#pragma once

#include "engine/basics/ids.h"
#include "engine/modules/fan/tables/modules.h"

#include <array>

namespace reeve {

enum class GameKind : std::uint8_t { Base, CitiesAndKnights };
enum class Edition : std::uint8_t { En2020, De2010, Collectors2005, Compact, En2025 };

struct EditionRules {
    bool robberToDesert = false; ///< ROBBER-4a/4b: a 7, the Bishop or a knight card may move the robber to the desert
    bool chaseToDesert = false;  ///< ROBBER-4c: so may a knight that chases it
    bool theftOptional = false;  ///< ROBBER-8b
    bool holderKeepsRoadOnTie = false; ///< LROAD-7a (else 7b: any tie sets the card aside)
    bool fleetTradesAllKinds = false;  ///< PROG-FLEETb
    bool spyMustTake = false;          ///< PROG-SPYb
    bool deserterStepsDown = false;    ///< PROG-DESEd: a knight of the next lower level, not a basic one (PROG-DESEa)
};

inline constexpr std::array<EditionRules, 5> kEditions{{
    // en-2020 (5E, base rules CE)
    {.robberToDesert = true, .holderKeepsRoadOnTie = true},
    // de-2010 (DE, base rules CE)
    {.robberToDesert = true, .chaseToDesert = true, .holderKeepsRoadOnTie = true, .spyMustTake = true},
    // collectors-2005 (3D, 3D-B)
    {.theftOptional = true, .fleetTradesAllKinds = true},
    // compact (CE)
    {.robberToDesert = true, .chaseToDesert = true, .holderKeepsRoadOnTie = true},
    // en-2025 (6E): where its book is not known for certain, as en-2020
    {.robberToDesert = true, .chaseToDesert = true, .holderKeepsRoadOnTie = true, .deserterStepsDown = true},
}};
constexpr const EditionRules& rulesOf(Edition edition) { return kEditions[index(edition)]; }

enum class Option : std::uint8_t {
    Nasty,
    KnightErrant,
    EasyStart,
    TwoPlayer,
    CombinedPhase,
    SingleClaimant,
    SpecialBuild,  ///< five and six players: SIX-20
    PairedPlayers, ///< five and six players: SIX-30
    Seafarers      ///< ships, sea, gold: engine/modules/seafarers
};
inline constexpr int kOptions = 9;

/// A printed layout of Seafarers (SCEN-1, SCEN-2).
enum class Scenario : std::uint8_t { None, NewShores, ThroughTheDesert };
inline constexpr int kScenarios = 3;

/// The rules of a game, fixed at its start.
struct Rules {
    GameKind game = GameKind::CitiesAndKnights;
    Edition edition = Edition::En2020;
    std::uint16_t options = 0; ///< bit set of Option
    std::uint8_t target = 13;  ///< points to win (WIN-1, WIN-2, SCEN-3)
    Scenario scenario = Scenario::None;
    std::uint8_t islandPoints = 2; ///< special points of a foreign area (AREA-3, AREA-4)
    fan::Switches fan{};           ///< fan modules; none in most games

    [[nodiscard]] constexpr bool has(Option option) const { return ((options >> index(option)) & 1U) != 0; }
    constexpr void set(Option option) { options = static_cast<std::uint16_t>(options | (1U << index(option))); }
    [[nodiscard]] constexpr bool seafarers() const { return has(Option::Seafarers); }
    [[nodiscard]] constexpr bool knights() const { return game == GameKind::CitiesAndKnights; }
    /// True if the deck of development cards is used (ARMY-3, FAN-KC-2).
    [[nodiscard]] constexpr bool developmentCards() const { return !knights() || fan.developmentDeck(); }
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

} // namespace reeve
