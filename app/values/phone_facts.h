// SPDX-License-Identifier: GPL-3.0-or-later
// The players' phones as the table sees them. Contains no secrets.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// A network that phones may be in.
struct PhoneNetworkFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneNetworkFacts)
    Q_PROPERTY(QString address MEMBER address)
    Q_PROPERTY(QString name MEMBER name)
    /** "wifi", "ethernet" or "other". */
    Q_PROPERTY(QString kind MEMBER kind)

public:
    QString address, name, kind;
    friend bool operator==(const PhoneNetworkFacts&, const PhoneNetworkFacts&) = default;
};

/// A phone with a seat.
struct PhoneFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneFacts)
    /** From 1; 0: none. */
    Q_PROPERTY(int number MEMBER number)
    /** "here", "asleep" or "lost". */
    Q_PROPERTY(QString phone MEMBER phone)
    /** "de", "en"; "": unknown. */
    Q_PROPERTY(QString language MEMBER language)

public:
    int number = 0;
    QString phone, language;
    friend bool operator==(const PhoneFacts&, const PhoneFacts&) = default;
};

/// A seat and its phones. Default-constructed: none.
struct PhoneSeatFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneSeatFacts)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString name MEMBER name)
    /** The best presence among its phones: "none", "here", "asleep" or "lost". */
    Q_PROPERTY(QString phone MEMBER phone)
    Q_PROPERTY(QList<reeve::app::PhoneFacts> phones MEMBER phones)

public:
    QString color, name, phone;
    QList<PhoneFacts> phones;
    friend bool operator==(const PhoneSeatFacts&, const PhoneSeatFacts&) = default;
};

/// A phone that requests a seat.
struct PhoneClaimFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneClaimFacts)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString name MEMBER name)
    /** Number shown on the phone. */
    Q_PROPERTY(int sign MEMBER sign)
    /** Number of phones that the seat has. */
    Q_PROPERTY(int taken MEMBER taken)
    /** One of them is disconnected and should be replaced. */
    Q_PROPERTY(bool instead MEMBER instead)

public:
    int id = 0, sign = 0, taken = 0;
    QString color, name;
    bool instead = false;
    friend bool operator==(const PhoneClaimFacts&, const PhoneClaimFacts&) = default;
};

/// Presence of each colour's phone: "here", "asleep" or "lost"; "": none.
struct PhoneMarkFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneMarkFacts)
    Q_PROPERTY(QString red MEMBER red)
    Q_PROPERTY(QString blue MEMBER blue)
    Q_PROPERTY(QString white MEMBER white)
    Q_PROPERTY(QString orange MEMBER orange)
    Q_PROPERTY(QString green MEMBER green)
    Q_PROPERTY(QString brown MEMBER brown)

public:
    QString red, blue, white, orange, green, brown;
    friend bool operator==(const PhoneMarkFacts&, const PhoneMarkFacts&) = default;
};

/// A photograph from a phone. Default-constructed: none.
struct PhonePhotoFacts {
    Q_GADGET
    QML_VALUE_TYPE(phonePhotoFacts)
    /** From 1; 0: none. */
    Q_PROPERTY(int number MEMBER number)
    /** Colour of the seat; "": the phone has none. */
    Q_PROPERTY(QString color MEMBER color)
    /** Its sender, as a text. */
    Q_PROPERTY(QString words MEMBER words)

public:
    int number = 0;
    QString color, words;
    friend bool operator==(const PhonePhotoFacts&, const PhonePhotoFacts&) = default;
};

/// Reply of a player to an offer.
struct OfferSaidFacts {
    Q_GADGET
    QML_VALUE_TYPE(offerSaidFacts)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString name MEMBER name)
    /** "agreed", "declined" or "". */
    Q_PROPERTY(QString said MEMBER said)

public:
    QString color, name, said;
    friend bool operator==(const OfferSaidFacts&, const OfferSaidFacts&) = default;
};

/// An offer that stands. Default-constructed: none.
struct OfferFacts {
    Q_GADGET
    QML_VALUE_TYPE(offerFacts)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString fromName MEMBER fromName)
    Q_PROPERTY(reeve::app::HandFacts give MEMBER give)
    Q_PROPERTY(reeve::app::HandFacts take MEMBER take)
    /** Players asked who have no connected phone. */
    Q_PROPERTY(QList<reeve::app::OfferSaidFacts> askedHere MEMBER askedHere)
    /** Players who have agreed. */
    Q_PROPERTY(QList<reeve::app::OfferSaidFacts> agreed MEMBER agreed)
    /** The offerer has no connected phone. */
    Q_PROPERTY(bool settles MEMBER settles)

public:
    QString id, from, fromName;
    HandFacts give, take;
    QList<OfferSaidFacts> askedHere, agreed;
    bool settles = false;
    friend bool operator==(const OfferFacts&, const OfferFacts&) = default;
};

} // namespace reeve::app
