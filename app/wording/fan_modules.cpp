// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/fan_modules.h"

#include "engine/modules/fan/questions.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using fan::bitOf;
using fan::Module;

struct FanModules {
    Q_DECLARE_TR_FUNCTIONS(FanModules)
};

constexpr std::uint16_t kWalkers = bitOf(Module::Mounted) | bitOf(Module::Crews);

/// A number shown on a page, with its texts and the modules that use it.
struct Number {
    std::string_view key;
    const char* name;
    std::uint16_t modules;
};
constexpr std::array kNumbers{
    Number{"mounted_supply", QT_TRANSLATE_NOOP("FanModules", "Mounted knights of each colour"), bitOf(Module::Mounted)},
    Number{"mounted_strength", QT_TRANSLATE_NOOP("FanModules", "Strength of a mounted knight"), bitOf(Module::Battles)},
    Number{"crew_supply", QT_TRANSLATE_NOOP("FanModules", "Crews of each colour"), bitOf(Module::Crews)},
    Number{"crew_strength", QT_TRANSLATE_NOOP("FanModules", "Strength of a crew"), bitOf(Module::Battles)},
    Number{"move_points", QT_TRANSLATE_NOOP("FanModules", "Paths of a move"), kWalkers},
    Number{"move_points_grain", QT_TRANSLATE_NOOP("FanModules", "Paths of a move for 1 grain"), kWalkers},
    Number{"gold_tokens", QT_TRANSLATE_NOOP("FanModules", "Gold fields at the start"), bitOf(Module::GoldFields)},
    Number{"gold_track", QT_TRANSLATE_NOOP("FanModules", "Spaces of the mining track"), bitOf(Module::GoldFields)},
    Number{"gold_nyala", QT_TRANSLATE_NOOP("FanModules", "Space that wins Nyala"), bitOf(Module::GoldFields)},
    Number{"nyala_points", QT_TRANSLATE_NOOP("FanModules", "Points for Nyala"), bitOf(Module::GoldFields)},
    Number{"barbarian_supply", QT_TRANSLATE_NOOP("FanModules", "Barbarians in the box"), bitOf(Module::HexBarbarians)},
    Number{"bounty", QT_TRANSLATE_NOOP("FanModules", "Gold for an arrest"), bitOf(Module::Arrest)},
    Number{"no_theft_on_chase", QT_TRANSLATE_NOOP("FanModules", "A knight that chases the robber steals nothing"),
           bitOf(Module::Arrest)},
    Number{"compensation", QT_TRANSLATE_NOOP("FanModules", "Gold for a lost piece"), bitOf(Module::Battles)},
    Number{"prisoners_per_point", QT_TRANSLATE_NOOP("FanModules", "Prisoners for 1 point"), bitOf(Module::Battles)},
    Number{"exchange", QT_TRANSLATE_NOOP("FanModules", "3 prisoners become a Defender card"), bitOf(Module::Battles)},
    Number{"barbarian_gold_start", QT_TRANSLATE_NOOP("FanModules", "Gold in the hoard at the start"),
           bitOf(Module::Plunder)},
    Number{"barbarian_gold_step", QT_TRANSLATE_NOOP("FanModules", "Gold for each space of the barbarian ship"),
           bitOf(Module::Plunder)},
    Number{"control_strength", QT_TRANSLATE_NOOP("FanModules", "Strength that controls a hex"), bitOf(Module::Control)},
    Number{"any_color", QT_TRANSLATE_NOOP("FanModules", "Roads of other players may be taken down"),
           bitOf(Module::Deconstruct)},
};

const Number* numberCalled(std::string_view key) {
    const auto* found = std::ranges::find(kNumbers, key, &Number::key);
    return found == kNumbers.end() ? nullptr : found;
}

} // namespace

FanModuleText fanModuleText(Module module, const fan::Numbers& numbers) {
    const auto movement = [] { return FanModules::tr("Adds a movement phase after trading and building."); };
    const auto gold = [] { return FanModules::tr("Gold: coins or chips."); };
    switch (module) {
    case Module::KnightCards:
        return {FanModules::tr("Knight cards defend"),
                FanModules::tr("The development cards of the base game are in play, too. Each knight card played "
                               "adds 1 to your strength against the barbarians."),
                FanModules::tr("Adds a second deck that you buy from."),
                {}};
    case Module::MovementPhase:
        return {FanModules::tr("Movement phase"),
                FanModules::tr("Knights act after trading and building, all in one part of the turn."),
                movement(),
                {}};
    case Module::Plunder:
        return {FanModules::tr("Plunder the pirate"),
                FanModules::tr("The barbarians collect gold while their ship advances. A knight beside the pirate "
                               "takes some of it."),
                FanModules::tr("Adds an action for knights."), gold()};
    case Module::HexBarbarians:
        return {FanModules::tr("Barbarians on the coast"),
                FanModules::tr("After each settlement or city that is built, three barbarians land on the coast. A "
                               "hex with three of them produces nothing."),
                FanModules::tr("Adds a landing after building."),
                FanModules::tr("%L1 barbarians: dark figures or chips.").arg(numbers.barbarianSupply)};
    case Module::Arrest:
        return {FanModules::tr("Chase and arrest"),
                FanModules::tr("An active knight chases a barbarian to another coast; a mighty knight arrests it "
                               "for gold."),
                FanModules::tr("Adds two actions for knights."), gold()};
    case Module::Banish:
        return {FanModules::tr("Banish barbarians"),
                FanModules::tr("Several knights at one hex send barbarians away: as many as their strength, less 1."),
                FanModules::tr("Adds an action for knights."),
                {}};
    case Module::Wandering:
        return {FanModules::tr("Wandering knights"),
                FanModules::tr("A knight may leave its roads and cross one or two open borders."),
                FanModules::tr("Knights move farther."),
                {}};
    case Module::Deconstruct:
        return {FanModules::tr("Take down"),
                FanModules::tr("For 1 gold a mighty knight takes down an own road, or a building by one level. Gold "
                               "comes from arrests, battles or the pirate."),
                FanModules::tr("Adds an action for mighty knights."), gold()};
    case Module::Control:
        return {FanModules::tr("Hex control"),
                FanModules::tr("Active knights of strength %L1 together control a hex: it produces for their owner "
                               "only, and nobody else builds there.")
                    .arg(numbers.controlStrength),
                FanModules::tr("Changes production and building."), FanModules::tr("Chits in the players' colours.")};
    case Module::Mounted:
        return {FanModules::tr("Mounted knights"),
                FanModules::tr("They are recruited at the castle hex and ride %L1 paths a turn, %L2 for 1 grain. "
                               "Strength %L3.")
                    .arg(numbers.movePoints)
                    .arg(numbers.movePointsPaid)
                    .arg(numbers.mountedStrength),
                movement(),
                FanModules::tr("%L1 mounted knights of each colour: chess knights or marked pawns.")
                    .arg(numbers.mountedSupply)};
    case Module::Crews:
        return {FanModules::tr("Crews"),
                FanModules::tr("They are recruited beside a building and walk %L1 paths a turn, %L2 for 1 grain. "
                               "Strength %L3.")
                    .arg(numbers.movePoints)
                    .arg(numbers.movePointsPaid)
                    .arg(numbers.crewStrength),
                movement(), FanModules::tr("%L1 crews of each colour: pawns or cubes.").arg(numbers.crewSupply)};
    case Module::GoldFields:
        return {FanModules::tr("Gold fields"),
                FanModules::tr("Two or three pieces beside a token mine its nuggets. The mining track brings points, "
                               "and Nyala the diplomat."),
                FanModules::tr("Adds a second way to points."),
                FanModules::tr("%L1 tokens and a track of %L2 spaces: paper will do.")
                    .arg(numbers.goldTokens)
                    .arg(numbers.goldTrack)};
    case Module::Battles:
        return {FanModules::tr("Battles and prisoners"),
                FanModules::tr("Mounted knights and crews fight the barbarians of a hex together, take prisoners and "
                               "free it. %n prisoner(s) are 1 point.",
                               nullptr, numbers.prisonersPerPoint),
                FanModules::tr("Adds battles at the end of a turn."), gold()};
    case Module::Baggage:
        return {FanModules::tr("Baggage trains"),
                FanModules::tr("Each player has a train that goes along the paths and drives off knights in its way."),
                FanModules::tr("Adds a piece that moves every turn."),
                FanModules::tr("A train of each colour with a die for its level.")};
    }
    return {};
}

std::vector<FanPreset> fanPresets() {
    return {
        {"flames", FanModules::tr("Coast in flames"),
         FanModules::tr("Barbarians land, mounted knights and crews fight them."),
         bitOf(Module::HexBarbarians) | bitOf(Module::Battles) | kWalkers},
        {"watch", FanModules::tr("Watch on the coast"),
         FanModules::tr("Barbarians land; the usual knights chase, arrest and banish them."),
         bitOf(Module::HexBarbarians) | bitOf(Module::Arrest) | bitOf(Module::Banish)},
        {"rush", FanModules::tr("Gold rush"), FanModules::tr("Mounted knights and crews ride to the gold fields."),
         bitOf(Module::GoldFields) | kWalkers},
        {"borders", FanModules::tr("Open borders"),
         FanModules::tr("Knights wander and control hexes; baggage trains drive them off."),
         bitOf(Module::MovementPhase) | bitOf(Module::Wandering) | bitOf(Module::Control) | bitOf(Module::Baggage)}};
}

std::vector<FanPrice> fanPrices() {
    const auto wordOf = [](Module module) { return fan::kModuleInfos[static_cast<std::size_t>(module)].word; };
    return {{wordOf(Module::Mounted), "mounted", FanModules::tr("Mounted knight"),
             fan::recruitPrice(fan::Piece::Mounted), "FAN-MK-13"},
            {wordOf(Module::Crews), "crew", FanModules::tr("Crew"), fan::recruitPrice(fan::Piece::Crew), "FAN-CR-9"},
            {wordOf(Module::Baggage), "train", FanModules::tr("Baggage train"), fan::recruitPrice(fan::Piece::Train),
             "FAN-BAG-6"},
            {wordOf(Module::Baggage), "promote-train", FanModules::tr("Raise the baggage train by one level"),
             fan::trainPromotionPrice(), "FAN-BAG-6"}};
}

QString fanNumberName(std::string_view key) {
    const Number* number = numberCalled(key);
    return number == nullptr ? QString() : QCoreApplication::translate("FanModules", number->name);
}

std::uint16_t fanNumberModules(std::string_view key) {
    const Number* number = numberCalled(key);
    return number == nullptr ? std::uint16_t{0} : number->modules;
}

} // namespace reeve::app
