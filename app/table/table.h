// SPDX-License-Identifier: GPL-3.0-or-later
// How the open game lies on the table: which parts of it Reeve keeps, and who sits at which side. Kept for each game
// beside the settings, never in the record.
#pragma once

#include "app/settings/settings_file.h"
#include "app/table/components.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace reeve::app {

inline constexpr qsizetype kLongestHouseRules = 2000; ///< characters

class Table : public QObject {
    Q_OBJECT
    /** "real": tapped in (as a rule); "digital": Reeve throws them. Another word changes nothing, here and below. */
    Q_PROPERTY(QString dice READ dice WRITE setDice NOTIFY changed)
    /** "digital": Reeve holds the hands (as a rule) and asks for payment; "real": it counts and does not. */
    Q_PROPERTY(QString hands READ hands WRITE setHands NOTIFY changed)
    /** "digital": Reeve shuffles and deals the progress cards (as a rule); "real": they are drawn at the table. */
    Q_PROPERTY(QString decks READ decks WRITE setDecks NOTIFY changed)
    /** What this table has agreed on beyond the printed rules, in its own words; Reeve keeps it and applies nothing of
     * it. */
    Q_PROPERTY(QString houseRules READ houseRules WRITE setHouseRules NOTIFY changed)
    /** For each seat "bottom", "left", "top" or "right": where the player sits, seen from whoever reads the screen. */
    Q_PROPERTY(QStringList sides READ sides NOTIFY changed)

public:
    explicit Table(QObject* parent);

    [[nodiscard]] QString dice() const;
    [[nodiscard]] QString hands() const;
    [[nodiscard]] QString decks() const;
    [[nodiscard]] QString houseRules() const { return m_houseRules; }
    [[nodiscard]] QStringList sides() const { return m_sides; }
    [[nodiscard]] const Components& components() const { return m_components; }

    void setDice(const QString& dice);
    void setHands(const QString& hands);
    void setDecks(const QString& decks);
    /// Longer than kLongestHouseRules is cut there.
    void setHouseRules(const QString& rules);
    /// How the table of a game of the journal is set, as take() takes it; empty when nothing was said.
    static QVariantMap choicesOf(qint64 id);
    /// What was agreed on for another game of the journal; empty when nothing was.
    Q_INVOKABLE static QString houseRulesOf(qint64 id);
    /// The modules that were chosen for another game of the journal: {chosen: [words], numbers: {key: value}}; empty
    /// when none were.
    Q_INVOKABLE static QVariantMap modulesOf(qint64 id);
    Q_INVOKABLE void setSide(int seat, const QString& side);

    /// Another game is open: `id` in the journal (0: it lives in memory, nothing is kept), with so many players.
    void sit(qint64 id, int seats);
    /// A new game's choices: {dice, hands, decks, houseRules, modules, sides}; what is left out stays as it was.
    void take(const QVariantMap& choices);

    /// A game was deleted; a game was copied.
    static void forget(qint64 id);
    static void copy(qint64 from, qint64 to);

signals:
    void changed();
    /// The choices went to the file of the settings.
    void kept(const reeve::app::SettingsFault& fault);

private:
    void set(bool Components::*part, bool value);
    void keep();

    qint64 m_id = 0;
    Components m_components;
    QString m_houseRules;
    QVariantMap m_modules;
    QStringList m_sides;
};

} // namespace reeve::app
