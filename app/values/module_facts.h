// SPDX-License-Identifier: GPL-3.0-or-later
// Rule modules of a new game.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QtQmlIntegration>

namespace reeve::app {

/// A rule module. Default-constructed: none.
struct ModuleFacts {
    Q_GADGET
    QML_VALUE_TYPE(moduleFacts)
    /** Word of the record. */
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString name MEMBER name)
    /** Summary, and effect on a turn (may be ""). */
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString change MEMBER change)
    /** Material that no box has, and substitutes; "": none. */
    Q_PROPERTY(QString box MEMBER box)
    /** What else it requires, as a sentence; "": nothing. */
    Q_PROPERTY(QString needs MEMBER needs)
    /** Why it cannot be chosen; "": it can. */
    Q_PROPERTY(QString reason MEMBER reason)
    /** It is chosen. */
    Q_PROPERTY(bool on MEMBER on)

public:
    QString word{}, name{}, sentence{}, change{}, box{}, needs{}, reason{};
    bool on = false;
    friend bool operator==(const ModuleFacts&, const ModuleFacts&) = default;
};

/// A recommended combination. Default-constructed: none.
struct ModulePresetFacts {
    Q_GADGET
    QML_VALUE_TYPE(modulePresetFacts)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString sentence MEMBER sentence)
    /** Words of the record, and their names as one text. */
    Q_PROPERTY(QStringList modules MEMBER modules)
    Q_PROPERTY(QString names MEMBER names)
    /** Material that no box has, each once. */
    Q_PROPERTY(QStringList box MEMBER box)
    /** Exactly these modules are chosen. */
    Q_PROPERTY(bool on MEMBER on)

public:
    QString key{}, name{}, sentence{}, names{};
    QStringList modules{}, box{};
    bool on = false;
    friend bool operator==(const ModulePresetFacts&, const ModulePresetFacts&) = default;
};

/// The modules that are chosen after toggling one.
struct SwitchedModulesFacts {
    Q_GADGET
    QML_VALUE_TYPE(switchedModulesFacts)
    /** Words of the record. */
    Q_PROPERTY(QStringList modules MEMBER modules)
    /** What was switched on or off with it, as a sentence; "": nothing. */
    Q_PROPERTY(QString also MEMBER also)

public:
    QStringList modules{};
    QString also{};
    friend bool operator==(const SwitchedModulesFacts&, const SwitchedModulesFacts&) = default;
};

/// The modules of a game, as they were chosen; as it is made: none were.
struct ChosenModulesFacts {
    Q_GADGET
    QML_VALUE_TYPE(chosenModulesFacts)
    /** Words of the record. */
    Q_PROPERTY(QStringList modules MEMBER modules)
    /** Their numbers by ModuleNumberFacts::key, where another one than the usual was chosen. */
    Q_PROPERTY(QVariantMap numbers MEMBER numbers)

public:
    QStringList modules{};
    QVariantMap numbers{};
    friend bool operator==(const ChosenModulesFacts&, const ChosenModulesFacts&) = default;
};

/// A number that a table may choose for its modules; as it is made: there is none.
struct ModuleNumberFacts {
    Q_GADGET
    QML_VALUE_TYPE(moduleNumberFacts)
    /** Key in `rules.fan` of the record. */
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int usual MEMBER usual)
    /** A yes/no option: 0 or 1. */
    Q_PROPERTY(bool flag MEMBER flag)

public:
    QString key{}, name{};
    int least = 0, most = 0, usual = 0;
    bool flag = false;
    friend bool operator==(const ModuleNumberFacts&, const ModuleNumberFacts&) = default;
};

} // namespace reeve::app
