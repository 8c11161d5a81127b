// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/fan/words.h"

#include "app/words/fan/battles.h"
#include "app/words/fan/coast.h"
#include "app/words/fan/control.h"
#include "app/words/fan/friendly_robber.h"
#include "app/words/fan/gold_fields.h"
#include "app/words/fan/knight_cards.h"
#include "app/words/fan/movement.h"
#include "app/words/fan/plunder.h"
#include "app/words/fan/taking_down.h"
#include "app/words/fan/trains.h"
#include "app/words/fan/travel.h"
#include "app/words/fan/wandering.h"
#include "app/words/names.h"
#include "engine/modules/fan/questions.h"

#include <utility>
#include <variant>

namespace reeve::app {
namespace {

constexpr std::uint16_t kWalkers = bitOf(Module::Mounted) | bitOf(Module::Crews);

/// Calls `act` with each module as a constant.
template <typename Act>
void eachModule(const Act& act) {
    [&]<std::size_t... modules>(std::index_sequence<modules...>) {
        (act(std::integral_constant<Module, static_cast<Module>(modules)>()), ...);
    }
    (std::make_index_sequence<fan::kModules>());
}

} // namespace

FanModuleText fanModuleText(Module module, const fan::Numbers& numbers) {
    FanModuleText text;
    eachModule([&](auto one) {
        if (one == module) text = textOf<one>(numbers);
    });
    return text;
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
    QString name;
    eachModule([&](auto module) {
        for (const FanNumber& number : kNumberNames<module>)
            if (number.key == key) name = QCoreApplication::translate("FanModules", number.name);
    });
    return name;
}

std::uint16_t fanNumberModules(std::string_view key) {
    std::uint16_t modules = 0;
    eachModule([&](auto module) {
        for (const FanNumber& number : kNumberNames<module>)
            if (number.key == key) modules = static_cast<std::uint16_t>(modules | bitOf(module));
    });
    return modules;
}

const char* fanRefusalSentence(RefusalCode code) {
    const char* sentence = "";
    eachModule([&](auto module) {
        for (const FanRefusal& refusal : kRefusalTexts<module>)
            if (refusal.code == code) sentence = refusal.sentence;
    });
    return sentence;
}

std::optional<QString> fanForesight(const GameState& state, PlayerId player, const fan::Action& action) {
    const auto* banish = std::get_if<fan::Banish>(&action);
    if (banish == nullptr) return std::nullopt;
    return FanWording::tr("%n barbarian(s) go(es).", nullptr, fan::banishedBy(state, player, *banish));
}

QString hexText(const Board& board, HexId hex) {
    const QString terrain = names::terrain(board.terrain[index(hex)]);
    const int number = board.number[index(hex)];
    return number == 0 ? terrain : FanWording::tr("%1 (%L2)", "terrain and number of a hex").arg(terrain).arg(number);
}

QString lossDirectionText(int die) {
    switch ((die - 1) % 3) {
    case 0: return FanWording::tr("north-east and south-west");
    case 1: return FanWording::tr("east and west");
    default: return FanWording::tr("south-east and north-west");
    }
}

QString fanEventText(const fan::Event& event, const SeatNames& names, const Board& board) {
    return std::visit([&](const auto& one) { return told(one, Telling{names, board}); }, event);
}

const char* fanEventKind(const fan::Event& event) {
    return std::visit([]<typename One>(const One&) { return kEventKind<One>; }, event);
}

PlayerId fanEventPlayer(const fan::Event& event) {
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.player; })
                return e.player;
            else
                return kNobody;
        },
        event);
}

QString fanStepText(const fan::Action& action, const QString& who) {
    return std::visit([&](const auto& one) { return step(one, who); }, action);
}

FanOffer fanOffer(const fan::Action& action) {
    return std::visit(
        [](const auto& one) -> FanOffer {
            if constexpr (requires { offered(one); })
                return offered(one);
            else
                return {};
        },
        action);
}

} // namespace reeve::app
