// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of resources/rules in the language of the window: for the almanac, for refusals that name a rule, and for
// the texts of cards.
#pragma once

#include "app/values/rule_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QVariant>

#include <vector>

namespace reeve::app {

class Settings;

class RuleBook : public QObject {
    Q_OBJECT
    /** In the order of the rule book. */
    Q_PROPERTY(QList<reeve::app::RuleChapterFacts> chapters READ chapters NOTIFY changed)

public:
    /// Reads the rules from the resources of the program. An invalid file is a programming error.
    explicit RuleBook(const Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QList<RuleChapterFacts> chapters() const;
    /// Text of a rule; "" for an unknown ID.
    Q_INVOKABLE QString text(const QString& id) const;
    /// Title of the chapter that contains a rule; "" for an unknown ID.
    Q_INVOKABLE QString chapterOf(const QString& id) const;
    // In this class `rules` are the rules of a game as in the record ({game, edition, options}); empty: all rules
    // apply.

    /// The rules of one chapter.
    Q_INVOKABLE QList<reeve::app::RuleFacts> rules(const QString& chapter, const QVariantMap& rules) const;
    /// All rules that contain every word of `words` in text, title or ID. Ignores case, umlauts and accents (see
    /// plain()).
    Q_INVOKABLE QList<reeve::app::RuleFacts> search(const QString& words, const QVariantMap& rules) const;
    /// Folds words for comparison: lower case, without umlauts and accents, also if they were transcribed (ä, ae, a).
    Q_INVOKABLE static QString plain(const QString& words);
    /// Whether something limited to these games, editions and options applies. Words of one kind are alternatives;
    /// every kind that is named must match.
    Q_INVOKABLE bool counts(const QStringList& when, const QVariantMap& rules) const;
    /// All purchases, in the order of the building costs card.
    Q_INVOKABLE QList<reeve::app::PriceFacts> prices(const QVariantMap& rules) const;
    /// All levels of city improvements, with the names printed in the edition of `rules`.
    Q_INVOKABLE QList<reeve::app::LevelFacts> levels(const QVariantMap& rules) const;
    /// The development cards.
    Q_INVOKABLE QList<reeve::app::CardRuleFacts> developmentCards(const QVariantMap& rules) const;

signals:
    void changed();

private:
    struct Rule {
        QString id;
        QStringList when;         ///< games, editions and options to which it applies; empty: all
        QString text[2];          ///< en, de
        bool reading = false;     ///< the printed rules leave this open
        QStringList readingIn{};  ///< the editions that do; empty: all
        QString readingText[2]{}; ///< Reeve's interpretation, if `text` does not contain it
    };
    struct Chapter {
        QString name;
        QString title[2];
        std::vector<Rule> rules;
    };

    [[nodiscard]] int language() const;
    [[nodiscard]] RuleFacts shown(const Chapter& chapter, const Rule& rule, const QVariantMap& rules) const;
    /// Reeve's interpretation where the printed rules are open; "" where they are not.
    [[nodiscard]] QString readingOf(const Rule& rule, const QVariantMap& rules) const;

    const Settings& m_settings;
    std::vector<Chapter> m_chapters;
};

} // namespace reeve::app
