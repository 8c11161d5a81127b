// SPDX-License-Identifier: GPL-3.0-or-later
// A place of the board that was tapped.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// What a hex with a number produces for a player.
struct ProducerFacts {
    Q_GADGET
    QML_VALUE_TYPE(producerFacts)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(reeve::app::HandFacts cards MEMBER cards)

public:
    int player = -1;
    HandFacts cards;
    friend bool operator==(const ProducerFacts&, const ProducerFacts&) = default;
};

/// An action of the acting player at a place.
struct DeedFacts {
    Q_GADGET
    QML_VALUE_TYPE(deedFacts)
    /** "road", "settlement", "city", "wall", "knight", "activate", "promote", "move", "chase", "ship", "sail" or
        "chase-pirate". */
    Q_PROPERTY(QString deed MEMBER deed)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString hint MEMBER hint)
    /** Why it is not possible, and by which rule; "": it is. */
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(reeve::app::HandFacts cost MEMBER cost)
    /** How many cards the player is short of, of any kind. */
    Q_PROPERTY(int lack MEMBER lack)
    /** The command; null if one of `targets` (of a move) or a hex (of a chase) must still be chosen. */
    Q_PROPERTY(QVariant command MEMBER command)
    Q_PROPERTY(QStringList targets MEMBER targets)

public:
    QString deed, text, hint, reason, rule;
    HandFacts cost;
    int lack = 0;
    QVariant command = QVariant::fromValue(nullptr);
    QStringList targets;
    friend bool operator==(const DeedFacts&, const DeedFacts&) = default;
};

/// Information about a tapped place. Default-constructed: no such place.
struct PlaceFacts {
    Q_GADGET
    QML_VALUE_TYPE(placeFacts)
    Q_PROPERTY(QString name MEMBER name)
    /** "hex", "intersection" or "path". */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList lines MEMBER lines)
    /** For a hex with a number: how often it is rolled, as a text. */
    Q_PROPERTY(QString odds MEMBER odds)
    Q_PROPERTY(QList<reeve::app::ProducerFacts> producers MEMBER producers)
    Q_PROPERTY(QList<reeve::app::DeedFacts> deeds MEMBER deeds)

public:
    QString name, kind, title, odds;
    QStringList lines;
    QList<ProducerFacts> producers;
    QList<DeedFacts> deeds;
    friend bool operator==(const PlaceFacts&, const PlaceFacts&) = default;
};

} // namespace reeve::app
