// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules for the page on which a table chooses them. Which there are and what each needs says the engine, in
// which words app/wording/fan_modules.h; a module is named by its word of the record.
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

    /// All modules (`seafarers`: that option is on). Here and below `numbers` are those of the table, by key; what is
    /// left out has its usual value.
    Q_INVOKABLE static QList<reeve::app::ModuleFacts> list(const QStringList& chosen, bool seafarers,
                                                           const QVariantMap& numbers);
    /// Sets that go well together.
    Q_INVOKABLE static QList<reeve::app::ModulePresetFacts> presets(const QStringList& chosen,
                                                                    const QVariantMap& numbers);
    /// Switches a module on or off. What it needs goes on with it, what needs it goes off.
    Q_INVOKABLE static reeve::app::SwitchedModulesFacts switched(const QStringList& chosen, const QString& word);
    /// Numbers of the chosen modules.
    Q_INVOKABLE static QList<reeve::app::ModuleNumberFacts> numbers(const QStringList& chosen);
    /// What the chosen modules need that is not in the box, and what may stand in for it: each once.
    Q_INVOKABLE static QStringList toLay(const QStringList& chosen, const QVariantMap& numbers);
    /// The names of modules, in one text.
    Q_INVOKABLE static QString names(const QStringList& chosen);
};

} // namespace reeve::app
