// SPDX-License-Identifier: GPL-3.0-or-later
// The players' phones as the table sees them. Nothing here tells what somebody holds.
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

/// A phone that has a seat.
struct PhoneFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneFacts)
    /** From 1; 0: no phone. */
    Q_PROPERTY(int number MEMBER number)
    /** "here", "asleep" or "lost". */
    Q_PROPERTY(QString phone MEMBER phone)
    /** "de", "en"; "" where it is not known. */
    Q_PROPERTY(QString language MEMBER language)

public:
    int number = 0;
    QString phone, language;
    friend bool operator==(const PhoneFacts&, const PhoneFacts&) = default;
};

/// A seat and its phones; as it is made: no seat.
struct PhoneSeatFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneSeatFacts)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString name MEMBER name)
    /** The best of its phones: "none", "here", "asleep" or "lost". */
    Q_PROPERTY(QString phone MEMBER phone)
    Q_PROPERTY(QList<reeve::app::PhoneFacts> phones MEMBER phones)

public:
    QString color, name, phone;
    QList<PhoneFacts> phones;
    friend bool operator==(const PhoneSeatFacts&, const PhoneSeatFacts&) = default;
};

/// A phone that wants a seat.
struct PhoneClaimFacts {
    Q_GADGET
    QML_VALUE_TYPE(phoneClaimFacts)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString name MEMBER name)
    /** The number that the phone shows. */
    Q_PROPERTY(int sign MEMBER sign)
    /** How many phones the seat has already. */
    Q_PROPERTY(int taken MEMBER taken)
    /** One of them is not here: it should go. */
    Q_PROPERTY(bool instead MEMBER instead)

public:
    int id = 0, sign = 0, taken = 0;
    QString color, name;
    bool instead = false;
    friend bool operator==(const PhoneClaimFacts&, const PhoneClaimFacts&) = default;
};

/// By colour the mark of a seat's phone: "here", "asleep" or "lost"; "" for a seat without one.
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

/// A photograph that a phone has sent; as it is made: none.
struct PhonePhotoFacts {
    Q_GADGET
    QML_VALUE_TYPE(phonePhotoFacts)
    /** From 1; 0: no photograph. */
    Q_PROPERTY(int number MEMBER number)
    /** Of the seat; "" where the phone has none. */
    Q_PROPERTY(QString color MEMBER color)
    /** Whose it is, in words. */
    Q_PROPERTY(QString words MEMBER words)

public:
    int number = 0;
    QString color, words;
    friend bool operator==(const PhonePhotoFacts&, const PhonePhotoFacts&) = default;
};

/// What somebody has said to an offer.
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

/// An offer that stands; as it is made: none.
struct OfferFacts {
    Q_GADGET
    QML_VALUE_TYPE(offerFacts)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString fromName MEMBER fromName)
    Q_PROPERTY(reeve::app::HandFacts give MEMBER give)
    Q_PROPERTY(reeve::app::HandFacts take MEMBER take)
    /** Those asked who have no phone here. */
    Q_PROPERTY(QList<reeve::app::OfferSaidFacts> askedHere MEMBER askedHere)
    /** Those who have agreed. */
    Q_PROPERTY(QList<reeve::app::OfferSaidFacts> agreed MEMBER agreed)
    /** The offerer has no phone here. */
    Q_PROPERTY(bool settles MEMBER settles)

public:
    QString id, from, fromName;
    HandFacts give, take;
    QList<OfferSaidFacts> askedHere, agreed;
    bool settles = false;
    friend bool operator==(const OfferFacts&, const OfferFacts&) = default;
};

} // namespace reeve::app
