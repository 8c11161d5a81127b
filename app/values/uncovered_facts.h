// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets for the one person who looks under a cover.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// What a purchase lacks.
struct LackFacts {
    Q_GADGET
    QML_VALUE_TYPE(lackFacts)
    /** "road" … "development", "trade", "politics" or "science". */
    Q_PROPERTY(QString what MEMBER what)
    /** Missing cards; none: it can be paid. */
    Q_PROPERTY(reeve::app::HandFacts cards MEMBER cards)

public:
    QString what{};
    HandFacts cards{};
    friend bool operator==(const LackFacts&, const LackFacts&) = default;
};

/// Default-constructed: everything is covered.
struct UncoveredFacts {
    Q_GADGET
    QML_VALUE_TYPE(uncoveredFacts)
    /** A seat or the record is uncovered. */
    Q_PROPERTY(bool open MEMBER open)
    /** Seat whose cards are uncovered; -1: none. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(reeve::app::HandFacts hand MEMBER hand)
    /** Progress cards; in the base game development cards. */
    Q_PROPERTY(QStringList cards MEMBER cards)
    /** Development cards besides progress cards (FAN-KC-2). */
    Q_PROPERTY(QStringList development MEMBER development)
    /** Development cards bought in this turn. */
    Q_PROPERTY(QStringList fresh MEMBER fresh)
    /** Cards of `cards` and of `development` that can be played now. */
    Q_PROPERTY(QStringList playable MEMBER playable)
    Q_PROPERTY(QStringList playableDevelopment MEMBER playableDevelopment)
    /** For the acting player: what each purchase lacks. */
    Q_PROPERTY(QList<reeve::app::LackFacts> lacks MEMBER lacks)
    /** Sentences about events since the last turn that only this player may know. */
    Q_PROPERTY(QStringList since MEMBER since)
    /** Cards that the player got unseen from a seat of Reeve's in this turn and takes from the bank. */
    Q_PROPERTY(reeve::app::HandFacts given MEMBER given)
    /** For a correction {hands, progress, development, decks, bank}, in words of the record, as far as the game has
       them; otherwise null. */
    Q_PROPERTY(QVariant record MEMBER record)

public:
    bool open = false;
    int player = -1;
    HandFacts hand{}, given{};
    QStringList cards{}, development{}, fresh{}, playable{}, playableDevelopment{}, since{};
    QList<LackFacts> lacks{};
    QVariant record = QVariant::fromValue(nullptr);
    friend bool operator==(const UncoveredFacts&, const UncoveredFacts&) = default;
};

} // namespace reeve::app
