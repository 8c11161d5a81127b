// SPDX-License-Identifier: GPL-3.0-or-later
// Running and finished games of the club, its people and its tournaments.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// A running game in the list of all tables. Default-constructed: none.
struct ClubGameFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubGameFacts)
    Q_PROPERTY(QString uuid MEMBER uuid)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString table MEMBER table)
    /** Names and points by seat. */
    Q_PROPERTY(QStringList people MEMBER people)
    Q_PROPERTY(QList<int> points MEMBER points)
    /** 0: set-up; -1: unknown. */
    Q_PROPERTY(int turn MEMBER turn)
    /** Played by this tablet. */
    Q_PROPERTY(bool own MEMBER own)
    /** Seconds since its tablet was last active. */
    Q_PROPERTY(int silent MEMBER silent)
    /** Seconds until it can be taken over; 0: now. */
    Q_PROPERTY(int held MEMBER held)

public:
    QString uuid{}, name{}, table{};
    QStringList people{};
    QList<int> points{};
    int turn = -1, silent = 0, held = 0;
    bool own = false;
    friend bool operator==(const ClubGameFacts&, const ClubGameFacts&) = default;
};

/// A player of a watched game, as a spectator sees the seat.
struct WatchedSeatFacts {
    Q_GADGET
    QML_VALUE_TYPE(watchedSeatFacts)
    /** Word of the record. */
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int points MEMBER points)
    /** Number of cards in the hand, and of progress or development cards. */
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int secrets MEMBER secrets)
    /** Strength of the knights, or number of knight cards played. */
    Q_PROPERTY(int knights MEMBER knights)
    /** Length of the longest road. */
    Q_PROPERTY(int road MEMBER road)
    Q_PROPERTY(bool won MEMBER won)

public:
    QString color{}, name{};
    int points = 0, cards = 0, secrets = 0, knights = 0, road = 0;
    bool won = false;
    friend bool operator==(const WatchedSeatFacts&, const WatchedSeatFacts&) = default;
};

/// A watched game of the club. Default-constructed: none.
struct WatchedGameFacts {
    Q_GADGET
    QML_VALUE_TYPE(watchedGameFacts)
    /** "": none. */
    Q_PROPERTY(QString uuid MEMBER uuid)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString table MEMBER table)
    Q_PROPERTY(bool over MEMBER over)
    Q_PROPERTY(int steps MEMBER steps)
    /** Seconds since its tablet was last active. */
    Q_PROPERTY(int silent MEMBER silent)
    /** Its table has published a view: the following members are valid. */
    Q_PROPERTY(bool shown MEMBER shown)
    /** Word of the record. */
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int turn MEMBER turn)
    /** Names of the player on turn and of the winner; "": none. */
    Q_PROPERTY(QString onTurn MEMBER onTurn)
    Q_PROPERTY(QString winner MEMBER winner)
    /** What the table waits for, as a text; "": nothing. */
    Q_PROPERTY(QString due MEMBER due)
    /** Cities & Knights. */
    Q_PROPERTY(bool knights MEMBER knights)
    Q_PROPERTY(QList<reeve::app::WatchedSeatFacts> seats MEMBER seats)
    /** The game has a barbarian ship; its position and the strengths of both sides follow. */
    Q_PROPERTY(bool ship MEMBER ship)
    Q_PROPERTY(int spaces MEMBER spaces)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(int defence MEMBER defence)
    /** The newest sentences of its story. */
    Q_PROPERTY(QStringList news MEMBER news)
    /** Board of the record with its pieces; null: unknown. */
    Q_PROPERTY(QVariant board MEMBER board)

public:
    QString uuid{}, name{}, table{}, phase{}, onTurn{}, winner{}, due{};
    bool over = false, shown = false, knights = false, ship = false;
    int steps = 0, silent = 0, turn = 0, spaces = 0, strength = 0, defence = 0;
    QList<WatchedSeatFacts> seats{};
    QStringList news{};
    QVariant board = QVariant::fromValue(nullptr);
    friend bool operator==(const WatchedGameFacts&, const WatchedGameFacts&) = default;
};

/// A kind of game and an edition, words of the record; "": any.
struct ClubKindFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubKindFacts)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString edition MEMBER edition)

public:
    QString kind{}, edition{};
    friend bool operator==(const ClubKindFacts&, const ClubKindFacts&) = default;
};

/// A person of the club. Default-constructed: none.
struct ClubPersonFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubPersonFacts)
    /** UUID; "": unknown to the club. */
    Q_PROPERTY(QString person MEMBER person)
    Q_PROPERTY(QString name MEMBER name)
    /** Finished games. This and the following members are set in statistics only. */
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    /** Points per game. */
    Q_PROPERTY(double average MEMBER average)
    /** Most points in one game. */
    Q_PROPERTY(int best MEMBER best)

public:
    QString person{}, name{};
    int games = 0, wins = 0, best = 0;
    double average = 0;
    friend bool operator==(const ClubPersonFacts&, const ClubPersonFacts&) = default;
};

/// A seat of a finished game.
struct ClubResultSeatFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubResultSeatFacts)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool won MEMBER won)

public:
    QString name{};
    int points = 0;
    bool won = false;
    friend bool operator==(const ClubResultSeatFacts&, const ClubResultSeatFacts&) = default;
};

/// A finished game.
struct ClubResultFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubResultFacts)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString table MEMBER table)
    /** Words of the record. */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString edition MEMBER edition)
    /** Date as a text. */
    Q_PROPERTY(QString ended MEMBER ended)
    Q_PROPERTY(QList<reeve::app::ClubResultSeatFacts> seats MEMBER seats)

public:
    QString name{}, table{}, kind{}, edition{}, ended{};
    QList<ClubResultSeatFacts> seats{};
    friend bool operator==(const ClubResultFacts&, const ClubResultFacts&) = default;
};

/// Comparison of two people. Default-constructed: none.
struct VersusFacts {
    Q_GADGET
    QML_VALUE_TYPE(versusFacts)
    /** Two people were compared. */
    Q_PROPERTY(bool compared MEMBER compared)
    /** Names. */
    Q_PROPERTY(QString one MEMBER one)
    Q_PROPERTY(QString other MEMBER other)
    /** Games in which both played. */
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int oneWon MEMBER oneWon)
    Q_PROPERTY(int otherWon MEMBER otherWon)
    /** Number of games in which each had more points. */
    Q_PROPERTY(int oneAhead MEMBER oneAhead)
    Q_PROPERTY(int otherAhead MEMBER otherAhead)

public:
    bool compared = false;
    QString one{}, other{};
    int games = 0, oneWon = 0, otherWon = 0, oneAhead = 0, otherAhead = 0;
    friend bool operator==(const VersusFacts&, const VersusFacts&) = default;
};

} // namespace reeve::app
