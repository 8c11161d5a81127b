// SPDX-License-Identifier: GPL-3.0-or-later
// Table settings of the open game: which components are real, and who sits at which side. Stored per game in the
// settings file, not in the record.
#pragma once

#include "app/store/settings_file.h"
#include "app/values/components.h"
#include "app/values/module_facts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace reeve::app {

inline constexpr qsizetype kLongestHouseRules = 2000; ///< in characters

class Table : public QObject {
    Q_OBJECT
    /** "real" (default): entered by hand; "digital": Reeve rolls them. Setters ignore other words. */
    Q_PROPERTY(QString dice READ dice WRITE setDice NOTIFY changed)
    /** "digital" (default): Reeve keeps the hands and asks for payment; "real": it counts cards only. */
    Q_PROPERTY(QString hands READ hands WRITE setHands NOTIFY changed)
    /** "digital" (default): Reeve shuffles and deals progress cards; "real": they are drawn at the table. */
    Q_PROPERTY(QString decks READ decks WRITE setDecks NOTIFY changed)
    /** What the camera does with what it sees: "show", "ask" (default) or "enter", what is certain by itself. */
    Q_PROPERTY(QString watching READ watching WRITE setWatching NOTIFY changed)
    /** House rules as free text. Stored only; Reeve applies none of them. */
    Q_PROPERTY(QString houseRules READ houseRules WRITE setHouseRules NOTIFY changed)
    /** For each seat "bottom", "left", "top" or "right": the side where the player sits, as seen on the screen. */
    Q_PROPERTY(QStringList sides READ sides NOTIFY changed)

public:
    explicit Table(QObject* parent);

    [[nodiscard]] QString dice() const;
    [[nodiscard]] QString hands() const;
    [[nodiscard]] QString decks() const;
    [[nodiscard]] QString watching() const { return m_watching; }
    [[nodiscard]] QString houseRules() const { return m_houseRules; }
    [[nodiscard]] QStringList sides() const { return m_sides; }
    /// Levels of the seats (engine/player/level_names.h; empty: a person plays), once a seat has changed hands.
    [[nodiscard]] const QStringList& levels() const { return m_levels; }
    [[nodiscard]] const Components& components() const { return m_components; }

    void setDice(const QString& dice);
    void setHands(const QString& hands);
    void setDecks(const QString& decks);
    void setWatching(const QString& watching);
    /// Truncates at kLongestHouseRules.
    void setHouseRules(const QString& rules);
    void setLevels(const QStringList& levels);
    /// Settings of a game of the journal, as for take(); empty: none stored.
    static QVariantMap choicesOf(qint64 id);
    /// House rules of a game of the journal; empty: none stored.
    Q_INVOKABLE static QString houseRulesOf(qint64 id);
    /// Modules chosen for a game of the journal; empty: none stored.
    Q_INVOKABLE static reeve::app::ChosenModulesFacts modulesOf(qint64 id);
    /// Words of the options chosen for a game of the journal; `otherwise` if none are stored.
    Q_INVOKABLE static QStringList optionsOf(qint64 id, const QStringList& otherwise);
    Q_INVOKABLE void setSide(int seat, const QString& side);

    /// Loads the settings of another game: `id` in the journal (0: in memory, nothing is stored), `seats` players.
    void sit(qint64 id, int seats);
    /// Applies the settings of a new game: {dice, hands, decks, watching, houseRules, modules, options, sides, levels};
    /// missing keys keep their values.
    void take(const QVariantMap& choices);

    /// Deletes, or copies, the stored settings of a game.
    static void forget(qint64 id);
    static void copy(qint64 from, qint64 to);

signals:
    void changed();
    /// Settings were written to the settings file; `fault` is the result.
    void kept(const reeve::app::SettingsFault& fault);

private:
    void set(bool Components::*part, bool value);
    void keep();

    qint64 m_id = 0;
    Components m_components;
    QString m_watching;
    QString m_houseRules;
    QVariantMap m_modules;
    QVariant m_options; ///< invalid: none stored
    QStringList m_sides, m_levels;
};

} // namespace reeve::app
