// SPDX-License-Identifier: GPL-3.0-or-later
// What was read from a photograph, and where the table differs from the record.
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// Where a hex lies on the picture.
struct HexOutlineFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexOutlineFacts)
    /** Its name. */
    Q_PROPERTY(QString hex MEMBER hex)
    /** Its six corners x, y, …, in pixels of the picture. */
    Q_PROPERTY(QList<double> points MEMBER points)
    Q_PROPERTY(QPointF center MEMBER center)

public:
    QString hex{};
    QList<double> points{};
    QPointF center{};
    friend bool operator==(const HexOutlineFacts&, const HexOutlineFacts&) = default;
};

/// What of a hex a person should look at.
struct UncertainHexFacts {
    Q_GADGET
    QML_VALUE_TYPE(uncertainHexFacts)
    Q_PROPERTY(QString hex MEMBER hex)
    /** "terrain" or "number". */
    Q_PROPERTY(QString what MEMBER what)

public:
    QString hex{}, what{};
    friend bool operator==(const UncertainHexFacts&, const UncertainHexFacts&) = default;
};

/// Another terrain or number on one hex, which makes the board fit the box.
struct HexExchangeFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexExchangeFacts)
    Q_PROPERTY(QString hex MEMBER hex)
    /** What would lie there; number 0: none. */
    Q_PROPERTY(QString terrain MEMBER terrain)
    Q_PROPERTY(int number MEMBER number)
    /** What was read. */
    Q_PROPERTY(QString fromTerrain MEMBER fromTerrain)
    Q_PROPERTY(int fromNumber MEMBER fromNumber)

public:
    QString hex{}, terrain{}, fromTerrain{};
    int number = 0, fromNumber = 0;
    friend bool operator==(const HexExchangeFacts&, const HexExchangeFacts&) = default;
};

/// A harbour that was read.
struct ScannedHarborFacts {
    Q_GADGET
    QML_VALUE_TYPE(scannedHarborFacts)
    /** The name of its path. */
    Q_PROPERTY(QString at MEMBER at)
    /** "any" or a resource. */
    Q_PROPERTY(QString gives MEMBER gives)
    Q_PROPERTY(bool doubtful MEMBER doubtful)
    /** In the water before it, in pixels of the picture. */
    Q_PROPERTY(QPointF center MEMBER center)

public:
    QString at{}, gives{};
    bool doubtful = false;
    QPointF center{};
    friend bool operator==(const ScannedHarborFacts&, const ScannedHarborFacts&) = default;
};

/// What lies on a place, as it is seen or as the record has it; as it is made: nothing was seen.
struct PlacedThingFacts {
    Q_GADGET
    QML_VALUE_TYPE(placedThingFacts)
    /** "terrain", "number", "harbor", "ship", "piece" or "nothing": which of the following counts. "": not seen. */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString terrain MEMBER terrain)
    /** 0: no number. */
    Q_PROPERTY(int number MEMBER number)
    /** What a harbour gives, "any" or a resource; "": no harbour. */
    Q_PROPERTY(QString gives MEMBER gives)
    /** Of the barbarian ship. */
    Q_PROPERTY(int spaces MEMBER spaces)
    /** The record's word: "road", "settlement", "city", "knight", "wall", "metropolis", "robber" or "merchant". */
    Q_PROPERTY(QString piece MEMBER piece)
    /** Of its owner; "": of nobody, or not to be seen. */
    Q_PROPERTY(QString color MEMBER color)
    /** Of a knight. */
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(bool active MEMBER active)
    /** The hex where a figure stands that stands elsewhere; else "". */
    Q_PROPERTY(QString at MEMBER at)

public:
    QString kind{}, terrain{}, gives{}, piece{}, color{}, at{};
    int number = 0, spaces = 0, level = 0;
    bool active = false;
    friend bool operator==(const PlacedThingFacts&, const PlacedThingFacts&) = default;
};

/// A place where table and record differ, or that the picture does not show clearly; as it is made: there is none.
struct DifferenceFacts {
    Q_GADGET
    QML_VALUE_TYPE(differenceFacts)
    /** For takeOver() and dismiss(). */
    Q_PROPERTY(QString id MEMBER id)
    /** The name of the place, or "barbarians". */
    Q_PROPERTY(QString at MEMBER at)
    Q_PROPERTY(reeve::app::PlacedThingFacts seen MEMBER seen)
    Q_PROPERTY(reeve::app::PlacedThingFacts tracked MEMBER tracked)
    /** It is not sure that they differ. */
    Q_PROPERTY(bool doubtful MEMBER doubtful)
    /** How the table's word is taken over: "command", "correct" or "none"; "": not seen clearly. */
    Q_PROPERTY(QString mode MEMBER mode)
    /** In how many ways. */
    Q_PROPERTY(int ways MEMBER ways)
    /** Colours, where the ways differ in who is robbed, "" for nobody; else empty. */
    Q_PROPERTY(QStringList victims MEMBER victims)
    /** Where it lies: x, y, … in pixels of the picture; empty where it is not on the picture. */
    Q_PROPERTY(QList<double> outline MEMBER outline)
    Q_PROPERTY(QPointF center MEMBER center)
    Q_PROPERTY(bool onPicture MEMBER onPicture)

public:
    QString id{}, at{}, mode{};
    PlacedThingFacts seen{}, tracked{};
    int ways = 0;
    QStringList victims{};
    QList<double> outline{};
    QPointF center{};
    bool doubtful = false, onPicture = false;
    friend bool operator==(const DifferenceFacts&, const DifferenceFacts&) = default;
};

/// What a player takes from a hex.
struct HexTakerFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexTakerFacts)
    /** The seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(int cards MEMBER cards)

public:
    int player = -1, cards = 0;
    QString color{};
    friend bool operator==(const HexTakerFacts&, const HexTakerFacts&) = default;
};

/// Whom the last roll paid for a hex, and where the hex lies on the picture.
struct HexPaymentFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexPaymentFacts)
    Q_PROPERTY(QString hex MEMBER hex)
    /** x, y, … in pixels of the picture. */
    Q_PROPERTY(QList<double> outline MEMBER outline)
    Q_PROPERTY(QPointF center MEMBER center)
    Q_PROPERTY(QList<reeve::app::HexTakerFacts> takers MEMBER takers)

public:
    QString hex{};
    QList<double> outline{};
    QPointF center{};
    QList<HexTakerFacts> takers{};
    friend bool operator==(const HexPaymentFacts&, const HexPaymentFacts&) = default;
};

} // namespace reeve::app
