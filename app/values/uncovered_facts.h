// SPDX-License-Identifier: GPL-3.0-or-later
// What lies open for the one person who looks under a cover.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// What a purchase still needs.
struct LackFacts {
    Q_GADGET
    QML_VALUE_TYPE(lackFacts)
    /** "road" … "development", "trade", "politics" or "science". */
    Q_PROPERTY(QString what MEMBER what)
    /** The cards that are missing; none: it can be paid. */
    Q_PROPERTY(reeve::app::HandFacts cards MEMBER cards)

public:
    QString what{};
    HandFacts cards{};
    friend bool operator==(const LackFacts&, const LackFacts&) = default;
};

/// As it is made: all is covered.
struct UncoveredFacts {
    Q_GADGET
    QML_VALUE_TYPE(uncoveredFacts)
    /** Somebody looks. */
    Q_PROPERTY(bool open MEMBER open)
    /** The seat whose cards lie open; -1: nobody's. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(reeve::app::HandFacts hand MEMBER hand)
    /** Progress cards, in the base game development cards. */
    Q_PROPERTY(QStringList cards MEMBER cards)
    /** Development cards besides progress cards (FAN-KC-2). */
    Q_PROPERTY(QStringList development MEMBER development)
    /** Development cards that were bought in this turn. */
    Q_PROPERTY(QStringList fresh MEMBER fresh)
    /** Which of `cards` and `development` may be played now. */
    Q_PROPERTY(QStringList playable MEMBER playable)
    Q_PROPERTY(QStringList playableDevelopment MEMBER playableDevelopment)
    /** For the player on turn: what each purchase still needs. */
    Q_PROPERTY(QList<reeve::app::LackFacts> lacks MEMBER lacks)
    /** Sentences about what only this player knows of what happened since the last turn. */
    Q_PROPERTY(QStringList since MEMBER since)
    /** For a correction {hands, progress, development, decks, bank}, in the words of the record and as far as the game
     * has them; else null. */
    Q_PROPERTY(QVariant record MEMBER record)

public:
    bool open = false;
    int player = -1;
    HandFacts hand{};
    QStringList cards{}, development{}, fresh{}, playable{}, playableDevelopment{}, since{};
    QList<LackFacts> lacks{};
    QVariant record = QVariant::fromValue(nullptr);
    friend bool operator==(const UncoveredFacts&, const UncoveredFacts&) = default;
};

} // namespace reeve::app
