// SPDX-License-Identifier: GPL-3.0-or-later
// The games and players of this device.
#pragma once

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// A seat of a stored game.
struct KeptSeatFacts {
    Q_GADGET
    QML_VALUE_TYPE(keptSeatFacts)
    Q_PROPERTY(QString name MEMBER name)
    /** Word of the record. */
    Q_PROPERTY(QString color MEMBER color)
    /** Visible victory points. */
    Q_PROPERTY(int points MEMBER points)
    /** Level if Reeve plays the seat, word of the record; "": a person plays it. */
    Q_PROPERTY(QString level MEMBER level)

public:
    QString name{}, color{}, level{};
    int points = 0;
    friend bool operator==(const KeptSeatFacts&, const KeptSeatFacts&) = default;
};

/// A game in the list, a kept copy or a backup. Default-constructed: none.
struct KeptGameFacts {
    Q_GADGET
    QML_VALUE_TYPE(keptGameFacts)
    /** 0: none. */
    Q_PROPERTY(double id READ number WRITE setNumber)
    Q_PROPERTY(QString name MEMBER name)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::KeptSeatFacts> players MEMBER players)
    /** 0: set-up. */
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(QDateTime started MEMBER started)
    Q_PROPERTY(QDateTime changed MEMBER changed)
    Q_PROPERTY(bool over MEMBER over)
    /** Seat; -1: none. */
    Q_PROPERTY(int winner MEMBER winner)
    /** Steps of it were lost. */
    Q_PROPERTY(bool damaged MEMBER damaged)
    /** For a game in a kept copy or backup: its steps, the unreadable ones, and whether the list contains it. */
    Q_PROPERTY(int steps MEMBER steps)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(bool there MEMBER there)

public:
    /// `id` as a JavaScript number.
    [[nodiscard]] double number() const { return static_cast<double>(id); }
    void setNumber(double number) { id = static_cast<qint64>(number); }

    qint64 id = 0;
    QString name{};
    QList<KeptSeatFacts> players{};
    QDateTime started{}, changed{};
    int turn = 0, winner = -1, steps = 0, lost = 0;
    bool over = false, damaged = false, there = false;
    friend bool operator==(const KeptGameFacts&, const KeptGameFacts&) = default;
};

/// A board that was saved; as it is made: there is none.
struct KeptBoardFacts {
    Q_GADGET
    QML_VALUE_TYPE(keptBoardFacts)
    /** "": there is none. */
    Q_PROPERTY(QString name MEMBER name)
    /** In the words of the record; null where there is none. */
    Q_PROPERTY(QVariant board MEMBER board)
    /** The scenario of Seafarers that it was laid for, the record's word; "": none. */
    Q_PROPERTY(QString scenario MEMBER scenario)
    /** It needs Seafarers. */
    Q_PROPERTY(bool sea MEMBER sea)
    /** The numbers of players for whom the scenario has this board; empty: any. */
    Q_PROPERTY(QList<int> players MEMBER players)
    Q_PROPERTY(int hexes MEMBER hexes)
    /** How many of them are land. */
    Q_PROPERTY(int land MEMBER land)

public:
    QString name{}, scenario{};
    QVariant board = QVariant::fromValue(nullptr);
    bool sea = false;
    QList<int> players{};
    int hexes = 0, land = 0;
    friend bool operator==(const KeptBoardFacts&, const KeptBoardFacts&) = default;
};

/// A damaged file that was kept.
struct KeptCopyFacts {
    Q_GADGET
    QML_VALUE_TYPE(keptCopyFacts)
    Q_PROPERTY(QUrl file MEMBER file)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QDateTime time MEMBER time)
    Q_PROPERTY(double bytes MEMBER bytes)

public:
    QUrl file{};
    QString name{};
    QDateTime time{};
    double bytes = 0;
    friend bool operator==(const KeptCopyFacts&, const KeptCopyFacts&) = default;
};

/// A player of this device and the results of all finished games. Default-constructed: none.
struct PersonFacts {
    Q_GADGET
    QML_VALUE_TYPE(personFacts)
    Q_PROPERTY(QString name MEMBER name)
    /** Word of the record; "" for people known to the club only. */
    Q_PROPERTY(QString color MEMBER color)
    /** Word of an emblem, URL of a photograph, or "". */
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    /** Points per game. */
    Q_PROPERTY(double average MEMBER average)
    /** Most points in one game. */
    Q_PROPERTY(int best MEMBER best)
    /** End of the latest of them; invalid: none. */
    Q_PROPERTY(QDateTime last MEMBER last)

public:
    QString name{}, color{}, picture{};
    int games = 0, wins = 0, best = 0;
    double average = 0;
    QDateTime last{};
    friend bool operator==(const PersonFacts&, const PersonFacts&) = default;
};

} // namespace reeve::app
