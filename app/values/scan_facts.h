// SPDX-License-Identifier: GPL-3.0-or-later
// Content of a reading, and differences between table and record.
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// Position of a hex on the picture.
struct HexOutlineFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexOutlineFacts)
    /** Name of the hex. */
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

/// A hex that the user should check.
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

/// A board that may lie on a picture.
struct LaidLayoutFacts {
    Q_GADGET
    QML_VALUE_TYPE(laidLayoutFacts)
    /** The scenario of Seafarers, or "". */
    Q_PROPERTY(QString scenario MEMBER scenario)
    /** The numbers of players whose layout of the scenario it is. */
    Q_PROPERTY(QList<int> players MEMBER players)
    Q_PROPERTY(int hexes MEMBER hexes)

public:
    QString scenario{};
    QList<int> players{};
    int hexes = 0;
    friend bool operator==(const LaidLayoutFacts&, const LaidLayoutFacts&) = default;
};

/// A change of one hex that makes the board match the box.
struct HexExchangeFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexExchangeFacts)
    Q_PROPERTY(QString hex MEMBER hex)
    /** New content; number 0: none. */
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
    /** Name of its path. */
    Q_PROPERTY(QString at MEMBER at)
    /** "any" or a resource. */
    Q_PROPERTY(QString gives MEMBER gives)
    Q_PROPERTY(bool doubtful MEMBER doubtful)
    /** Point in the water before it, in pixels of the picture. */
    Q_PROPERTY(QPointF center MEMBER center)

public:
    QString at{}, gives{};
    bool doubtful = false;
    QPointF center{};
    friend bool operator==(const ScannedHarborFacts&, const ScannedHarborFacts&) = default;
};

/// A thing on a place, as seen or as recorded. Default-constructed: not seen.
struct PlacedThingFacts {
    Q_GADGET
    QML_VALUE_TYPE(placedThingFacts)
    /** "terrain", "number", "harbor", "ship", "piece" or "nothing": which of the following members apply. "": not
       seen. */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString terrain MEMBER terrain)
    /** 0: no number. */
    Q_PROPERTY(int number MEMBER number)
    /** Kind of the harbour, "any" or a resource; "": none. */
    Q_PROPERTY(QString gives MEMBER gives)
    /** Position of the barbarian ship. */
    Q_PROPERTY(int spaces MEMBER spaces)
    /** Word of the record: "road", "ship", "settlement", "city", "knight", "wall", "metropolis", "robber", "merchant"
     * or "pirate". */
    Q_PROPERTY(QString piece MEMBER piece)
    /** Colour of the owner; "": none, or not visible. */
    Q_PROPERTY(QString color MEMBER color)
    /** Of a knight. */
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(bool active MEMBER active)
    /** Hex of a figure that is at another place; otherwise "". */
    Q_PROPERTY(QString at MEMBER at)

public:
    QString kind{}, terrain{}, gives{}, piece{}, color{}, at{};
    int number = 0, spaces = 0, level = 0;
    bool active = false;
    friend bool operator==(const PlacedThingFacts&, const PlacedThingFacts&) = default;
};

/// A difference between table and record, or a place that is not clearly visible. Default-constructed: none.
struct DifferenceFacts {
    Q_GADGET
    QML_VALUE_TYPE(differenceFacts)
    /** For takeOver() and dismiss(). */
    Q_PROPERTY(QString id MEMBER id)
    /** Name of the place, or "barbarians". */
    Q_PROPERTY(QString at MEMBER at)
    Q_PROPERTY(reeve::app::PlacedThingFacts seen MEMBER seen)
    Q_PROPERTY(reeve::app::PlacedThingFacts tracked MEMBER tracked)
    /** The difference is uncertain. */
    Q_PROPERTY(bool doubtful MEMBER doubtful)
    /** How it can be taken over: "command", "correct" or "none"; "": not clearly visible. */
    Q_PROPERTY(QString mode MEMBER mode)
    /** Number of ways to take it over. */
    Q_PROPERTY(int ways MEMBER ways)
    /** Colours, if the ways differ in the player to steal from, "" for none; otherwise empty. */
    Q_PROPERTY(QStringList victims MEMBER victims)
    /** Outline x, y, … in pixels of the picture; empty: not on the picture. */
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

/// Cards that a player gets from a hex.
struct HexTakerFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexTakerFacts)
    /** Seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(int cards MEMBER cards)

public:
    int player = -1, cards = 0;
    QString color{};
    friend bool operator==(const HexTakerFacts&, const HexTakerFacts&) = default;
};

/// Players whom the last roll paid for a hex, and its position on the picture.
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
