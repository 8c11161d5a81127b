// SPDX-License-Identifier: GPL-3.0-or-later
// The fan modules for the page on which a table chooses them. Which there are and what each needs says the engine, in
// which words app/wording/fan_modules.h; a module is named by its word of the record.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariant>

namespace reeve::app {

class Modules : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// All modules, [{word, name, sentence, change, box, needs, reason, on}]: `needs` says in a sentence what it
    /// needs, `reason` why it cannot be chosen (`seafarers`: that option is on); both may be empty. Here and below
    /// `numbers` are those of the table, by key; what is left out has its usual value.
    Q_INVOKABLE static QVariantList list(const QStringList& chosen, bool seafarers, const QVariantMap& numbers);
    /// Sets that go well together, [{key, name, sentence, modules, names, box, on}]: `names` of its modules in one
    /// text, `box` as toLay().
    Q_INVOKABLE static QVariantList presets(const QStringList& chosen, const QVariantMap& numbers);
    /// Switches a module on or off: {modules, also}. What it needs goes on with it, what needs it goes off; `also`
    /// tells that in a sentence, empty where there is nothing to tell.
    Q_INVOKABLE static QVariantMap switched(const QStringList& chosen, const QString& word);
    /// Numbers of the chosen modules, [{key, name, least, most, usual, flag}].
    Q_INVOKABLE static QVariantList numbers(const QStringList& chosen);
    /// What the chosen modules need that is not in the box, and what may stand in for it: each once.
    Q_INVOKABLE static QStringList toLay(const QStringList& chosen, const QVariantMap& numbers);
    /// The names of modules, in one text.
    Q_INVOKABLE static QString names(const QStringList& chosen);
};

} // namespace reeve::app
