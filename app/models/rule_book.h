// SPDX-License-Identifier: GPL-3.0-or-later
// The project's list of rules (resources/rules), in the language of the screen: for the almanac, for refusals
// that name a rule, and as the texts of the cards.
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

#include <vector>

namespace reeve::app {

class Settings;

class RuleBook : public QObject {
    Q_OBJECT
    /** [{chapter, title, count}] in the order of the book. */
    Q_PROPERTY(QVariant chapters READ chapters NOTIFY changed)

public:
    /// Reads the list that travels in the program; a file that cannot be read is a fault of the build.
    explicit RuleBook(const Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QVariant chapters() const;
    /// The sentences of a rule, "" for an ID that the list does not have.
    Q_INVOKABLE QString text(const QString& id) const;
    /// Title of the chapter that a rule stands in.
    Q_INVOKABLE QString chapterOf(const QString& id) const;
    /// [{id, text, chapter, when, reading, readingIn, readingText}] of one chapter; `when` are the games, editions and
    /// options that it counts for; `reading`: the printed rules of the editions `readingIn` (empty: of all) leave it
    /// open, and Reeve chose; `readingText` says what, or is empty.
    Q_INVOKABLE QVariantList rules(const QString& chapter) const;
    /// Every rule, in the form of rules(), whose text, title or ID holds all words of `words`, whatever their case.
    Q_INVOKABLE QVariantList search(const QString& words) const;
    /// Words as they are compared: small, without umlauts and accents, in whatever way these were typed (ä, ae, a).
    Q_INVOKABLE static QString plain(const QString& words);
    /// Whether a rule with these words of `when` counts under `rules` of the record ({game, edition, options}).
    /// Of several words of one kind one must hold; of each kind that is named one must hold.
    Q_INVOKABLE bool counts(const QStringList& when, const QVariantMap& rules) const;
    /// [{what, cost:{ore:3,...}, when, rule}] of all that can be bought, in the order of the price card; `name` where
    /// it belongs to a fan module.
    Q_INVOKABLE QVariantList prices() const;
    /// [{track, level, name, card, cost, red}] as printed in an edition; red dice 1 to `red` draw a card.
    Q_INVOKABLE QVariantList levels(const QString& edition) const;

signals:
    void changed();

private:
    struct Rule {
        QString id;
        QStringList when;
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
    [[nodiscard]] QVariantMap shown(const Chapter& chapter, const Rule& rule) const;

    const Settings& m_settings;
    std::vector<Chapter> m_chapters;
};

} // namespace reeve::app
