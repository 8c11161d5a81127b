// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/modules.h"

#include "app/values/game_values.h"
#include "app/words/fan_modules.h"
#include "app/words/names.h"
#include "engine/record/fan.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using fan::Module;

struct ModuleWords {
    Q_DECLARE_TR_FUNCTIONS(ModuleWords)
};

const fan::ModuleInfo& infoOf(Module module) { return fan::kModuleInfos[static_cast<std::size_t>(module)]; }

template <typename Do>
void eachModule(const Do& act) {
    for (std::size_t m = 0; m < fan::kModules; ++m) act(static_cast<Module>(m));
}

std::uint16_t setOf(const QStringList& words) {
    std::uint16_t set = 0;
    eachModule([&](Module module) {
        if (words.contains(qstring(infoOf(module).word))) set |= fan::bitOf(module);
    });
    return set;
}

QStringList wordsOf(std::uint16_t set) {
    QStringList words;
    eachModule([&](Module module) {
        if ((set & fan::bitOf(module)) != 0) words.append(qstring(infoOf(module).word));
    });
    return words;
}

QStringList namesOf(std::uint16_t set) {
    QStringList list;
    eachModule([&](Module module) {
        if ((set & fan::bitOf(module)) != 0)
            list.append(ModuleWords::tr("“%1”", "name of a module").arg(fanModuleText(module).name));
    });
    return list;
}

bool belongs(Module module, const QString& game) {
    return game != wordFor(GameKind::Base) || infoOf(module).alsoInBase;
}

bool satisfied(Module module, std::uint16_t set) {
    const auto& info = infoOf(module);
    return (info.needs & set) == info.needs && (info.needsOne == 0 || (info.needsOne & set) != 0);
}

fan::Numbers numbersOf(const QVariantMap& map) {
    fan::Numbers numbers;
    for (auto number = map.begin(); number != map.end(); ++number)
        record::fan::setNumber(numbers, number.key().toStdString(), number.value().toInt());
    return numbers;
}

QString needsOf(Module module) {
    const auto& info = infoOf(module);
    QStringList needs = namesOf(info.needs);
    if (info.needsOne != 0) needs.append(namesOf(info.needsOne).join(ModuleWords::tr(" or ")));
    if (info.needsSeafarers) needs.append(ModuleWords::tr("Seafarers"));
    if (info.needsCastle) needs.append(ModuleWords::tr("a desert as the castle hex"));
    return needs.isEmpty() ? QString() : ModuleWords::tr("Needs %1.").arg(names::list(needs));
}

} // namespace

QStringList Modules::inGame(const QStringList& chosen, const QString& game) {
    auto set = setOf(chosen);
    eachModule([&](Module module) {
        if (!belongs(module, game)) set = static_cast<std::uint16_t>(set & ~fan::bitOf(module));
    });
    return wordsOf(set);
}

QList<ModuleFacts> Modules::list(const QStringList& chosen, const QString& game, bool seafarers,
                                 const QVariantMap& numbers) {
    const auto set = setOf(chosen);
    const auto told = numbersOf(numbers);
    QList<ModuleFacts> modules;
    eachModule([&](Module module) {
        if (!belongs(module, game)) return;
        const auto& info = infoOf(module);
        const auto text = fanModuleText(module, told);
        const QString reason = info.needsSeafarers && !seafarers ? ModuleWords::tr("Only with Seafarers.") : QString();
        modules.append({.word = qstring(info.word),
                        .name = text.name,
                        .sentence = text.sentence,
                        .change = text.change,
                        .box = text.box,
                        .needs = needsOf(module),
                        .reason = reason,
                        .on = (set & fan::bitOf(module)) != 0});
    });
    return modules;
}

QList<ModulePresetFacts> Modules::presets(const QStringList& chosen, const QVariantMap& numbers) {
    const auto set = setOf(chosen);
    QList<ModulePresetFacts> presets;
    for (const FanPreset& preset : fanPresets())
        presets.append({.key = QLatin1String(preset.key),
                        .name = preset.name,
                        .sentence = preset.sentence,
                        .names = names(wordsOf(preset.modules)),
                        .modules = wordsOf(preset.modules),
                        .box = toLay(wordsOf(preset.modules), numbers),
                        .on = preset.modules == set});
    return presets;
}

SwitchedModulesFacts Modules::switched(const QStringList& chosen, const QString& word) {
    const auto before = setOf(chosen), own = setOf({word});
    auto set = before;
    QString also;
    if ((before & own) == 0) {
        fan::Switches switches{.modules = static_cast<std::uint16_t>(before | own), .numbers = {}};
        // Requirements may have requirements.
        for (auto last = std::uint16_t{0}; last != switches.modules;) {
            last = switches.modules;
            eachModule([&](Module module) {
                if ((last & fan::bitOf(module)) != 0) switches.setWithNeeds(module);
            });
        }
        set = switches.modules;
        if (const auto more = static_cast<std::uint16_t>(set & ~(before | own)); more != 0)
            also = ModuleWords::tr("Also on now: %1.").arg(names::list(namesOf(more)));
    } else {
        set = static_cast<std::uint16_t>(before & ~own);
        for (auto last = std::uint16_t{0}; last != set;) {
            last = set;
            eachModule([&](Module module) {
                if ((set & fan::bitOf(module)) != 0 && !satisfied(module, set))
                    set = static_cast<std::uint16_t>(set & ~fan::bitOf(module));
            });
        }
        if (const auto less = static_cast<std::uint16_t>(before & ~(set | own)); less != 0)
            also = ModuleWords::tr("Also off now: %1.").arg(names::list(namesOf(less)));
    }
    return {.modules = wordsOf(set), .also = also};
}

QList<ModuleNumberFacts> Modules::numbers(const QStringList& chosen) {
    const auto set = setOf(chosen);
    QList<ModuleNumberFacts> list;
    for (const auto& key : record::fan::numberKeys())
        if ((fanNumberModules(key.name) & set) != 0)
            list.append({.key = qstring(key.name),
                         .name = fanNumberName(key.name),
                         .least = key.least,
                         .most = key.most,
                         .usual = key.usual,
                         .flag = key.flag});
    return list;
}

QStringList Modules::toLay(const QStringList& chosen, const QVariantMap& numbers) {
    const auto told = numbersOf(numbers);
    QStringList things;
    eachModule([&](Module module) {
        if (!chosen.contains(qstring(infoOf(module).word))) return;
        if (const QString box = fanModuleText(module, told).box; !box.isEmpty() && !things.contains(box))
            things.append(box);
    });
    return things;
}

QString Modules::names(const QStringList& chosen) {
    QStringList list;
    eachModule([&](Module module) {
        if (chosen.contains(qstring(infoOf(module).word))) list.append(fanModuleText(module).name);
    });
    return list.join(u", "_s);
}

} // namespace reeve::app

#include "moc_modules.cpp"
