// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules for the page of a new game. The engine defines which there are and what each requires,
// app/words/fan_modules.h their texts. A module is identified by its word of the record.
#pragma once

#include "app/values/module_facts.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariant>

namespace reeve::app {

class Modules : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// All modules. `seafarers`: that option is chosen. In this class `numbers` are the chosen numbers by key; a
    /// missing key means the default.
    Q_INVOKABLE static QList<reeve::app::ModuleFacts> list(const QStringList& chosen, const QString& game,
                                                           bool seafarers, const QVariantMap& numbers);
    /// Those of the chosen modules that belong to a game ("base", "cities-and-knights").
    Q_INVOKABLE static QStringList inGame(const QStringList& chosen, const QString& game);
    /// Recommended combinations.
    Q_INVOKABLE static QList<reeve::app::ModulePresetFacts> presets(const QStringList& chosen,
                                                                    const QVariantMap& numbers);
    /// Toggles a module. Turning one on also turns on what it requires; turning one off also turns off what requires
    /// it.
    Q_INVOKABLE static reeve::app::SwitchedModulesFacts switched(const QStringList& chosen, const QString& word);
    /// Adjustable numbers of the chosen modules.
    Q_INVOKABLE static QList<reeve::app::ModuleNumberFacts> numbers(const QStringList& chosen);
    /// Pieces that the chosen modules need and the box lacks, each once with a possible substitute.
    Q_INVOKABLE static QStringList toLay(const QStringList& chosen, const QVariantMap& numbers);
    /// Names of modules, joined to one text.
    Q_INVOKABLE static QString names(const QStringList& chosen);
};

} // namespace reeve::app
