// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in the almanac: chapters, rules, prices, levels and cards.
#pragma once

#include "app/values/hand_facts.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// A chapter of the rules.
struct RuleChapterFacts {
    Q_GADGET
    QML_VALUE_TYPE(ruleChapterFacts)
    /** Its key, the prefix of the IDs of its rules. */
    Q_PROPERTY(QString chapter MEMBER chapter)
    Q_PROPERTY(QString title MEMBER title)
    /** Number of rules. */
    Q_PROPERTY(int count MEMBER count)

public:
    QString chapter{}, title{};
    int count = 0;
    friend bool operator==(const RuleChapterFacts&, const RuleChapterFacts&) = default;
};

/// A rule in the context of a game.
struct RuleFacts {
    Q_GADGET
    QML_VALUE_TYPE(ruleFacts)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    /** Title of its chapter. */
    Q_PROPERTY(QString chapter MEMBER chapter)
    /** It applies to this game. */
    Q_PROPERTY(bool counts MEMBER counts)
    /** Reeve's interpretation if the printed rules are open, or a note that there is one; otherwise "". */
    Q_PROPERTY(QString reading MEMBER reading)

public:
    QString id{}, text{}, chapter{}, reading{};
    bool counts = true;
    friend bool operator==(const RuleFacts&, const RuleFacts&) = default;
};

/// A purchase.
struct PriceFacts {
    Q_GADGET
    QML_VALUE_TYPE(priceFacts)
    /** "road", "ship", "settlement", "city", "development", "wall", "knight", "activate", "promote", or a key of a fan
        module. */
    Q_PROPERTY(QString what MEMBER what)
    /** Its name if it belongs to a fan module; otherwise "". */
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(reeve::app::HandFacts cost MEMBER cost)
    /** It is available in this game. */
    Q_PROPERTY(bool counts MEMBER counts)
    /** The rule that defines it. */
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString what{}, name{}, rule{};
    HandFacts cost{};
    bool counts = true;
    friend bool operator==(const PriceFacts&, const PriceFacts&) = default;
};

/// A level of city improvements, as printed in an edition.
struct LevelFacts {
    Q_GADGET
    QML_VALUE_TYPE(levelFacts)
    Q_PROPERTY(QString track MEMBER track)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(reeve::app::HandFacts cost MEMBER cost)
    /** Red dice from 1 to this number draw a card. */
    Q_PROPERTY(int red MEMBER red)
    /** The rule about its effect; for lower levels the common one. */
    Q_PROPERTY(QString rule MEMBER rule)
    /** It has an effect besides the red die. */
    Q_PROPERTY(bool more MEMBER more)
    Q_PROPERTY(bool counts MEMBER counts)

public:
    QString track{}, name{}, rule{};
    int level = 0, red = 0;
    HandFacts cost{};
    bool more = false, counts = true;
    friend bool operator==(const LevelFacts&, const LevelFacts&) = default;
};

/// A development card and the rule about its effect.
struct CardRuleFacts {
    Q_GADGET
    QML_VALUE_TYPE(cardRuleFacts)
    /** Word of the record. */
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(bool counts MEMBER counts)

public:
    QString card{}, rule{};
    bool counts = true;
    friend bool operator==(const CardRuleFacts&, const CardRuleFacts&) = default;
};

} // namespace reeve::app
