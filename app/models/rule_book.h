// SPDX-License-Identifier: GPL-3.0-or-later
// The project's list of rules (resources/rules), in the language of the screen: for the almanac, for refusals
// that name a rule, and as the texts of the cards.
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
    /** In the order of the book. */
    Q_PROPERTY(QList<reeve::app::RuleChapterFacts> chapters READ chapters NOTIFY changed)

public:
    /// Reads the list that travels in the program; a file that cannot be read is a fault of the build.
    explicit RuleBook(const Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QList<RuleChapterFacts> chapters() const;
    /// The sentences of a rule, "" for an ID that the list does not have.
    Q_INVOKABLE QString text(const QString& id) const;
    /// Title of the chapter that a rule stands in.
    Q_INVOKABLE QString chapterOf(const QString& id) const;
    // Here and below `rules` are those of a game as in the record ({game, edition, options}); without any everything
    // counts.

    /// One chapter.
    Q_INVOKABLE QList<reeve::app::RuleFacts> rules(const QString& chapter, const QVariantMap& rules) const;
    /// Every rule whose text, title or ID holds all words of `words`, whatever their case.
    Q_INVOKABLE QList<reeve::app::RuleFacts> search(const QString& words, const QVariantMap& rules) const;
    /// Words as they are compared: small, without umlauts and accents, in whatever way these were typed (ä, ae, a).
    Q_INVOKABLE static QString plain(const QString& words);
    /// Whether what counts under these words (games, editions, options) counts. Of several words of one kind one must
    /// hold; of each kind that is named one must hold.
    Q_INVOKABLE bool counts(const QStringList& when, const QVariantMap& rules) const;
    /// All that can be bought, in the order of the price card.
    Q_INVOKABLE QList<reeve::app::PriceFacts> prices(const QVariantMap& rules) const;
    /// All levels of improvement, as printed in the edition of `rules`.
    Q_INVOKABLE QList<reeve::app::LevelFacts> levels(const QVariantMap& rules) const;
    /// The development cards.
    Q_INVOKABLE QList<reeve::app::CardRuleFacts> developmentCards(const QVariantMap& rules) const;

signals:
    void changed();

private:
    struct Rule {
        QString id;
        QStringList when;         ///< games, editions and options that it counts for; empty: all
        QString text[2];          ///< en, de
        bool reading = false;     ///< the printed rules leave it open
        QStringList readingIn{};  ///< the editions that do; empty: all of them
        QString readingText[2]{}; ///< what was chosen, where the rule's own text does not say it
    };
    struct Chapter {
        QString name;
        QString title[2];
        std::vector<Rule> rules;
    };

    [[nodiscard]] int language() const;
    [[nodiscard]] RuleFacts shown(const Chapter& chapter, const Rule& rule, const QVariantMap& rules) const;
    /// What Reeve chose where the printed rules leave a rule open; "" where they do not.
    [[nodiscard]] QString readingOf(const Rule& rule, const QVariantMap& rules) const;

    const Settings& m_settings;
    std::vector<Chapter> m_chapters;
};

} // namespace reeve::app
