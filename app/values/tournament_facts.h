// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments of the club.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// A tournament in the list.
struct TournamentEntryFacts {
    Q_GADGET
    QML_VALUE_TYPE(tournamentEntryFacts)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    /** Number of players and rounds. */
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int rounds MEMBER rounds)

public:
    QString id{}, name{};
    int players = 0, rounds = 0;
    friend bool operator==(const TournamentEntryFacts&, const TournamentEntryFacts&) = default;
};

/// A seat at a table of a tournament.
struct TournamentSeatFacts {
    Q_GADGET
    QML_VALUE_TYPE(tournamentSeatFacts)
    Q_PROPERTY(QString name MEMBER name)
    /** Victory points; -1: the game is not over. */
    Q_PROPERTY(int points MEMBER points)

public:
    QString name{};
    int points = -1;
    friend bool operator==(const TournamentSeatFacts&, const TournamentSeatFacts&) = default;
};

/// A table of a round. Default-constructed: none.
struct TournamentTableFacts {
    Q_GADGET
    QML_VALUE_TYPE(tournamentTableFacts)
    Q_PROPERTY(QList<reeve::app::TournamentSeatFacts> seats MEMBER seats)
    /** Seat; -1: none. */
    Q_PROPERTY(int winner MEMBER winner)
    /** Its result is known. */
    Q_PROPERTY(bool played MEMBER played)

public:
    QList<TournamentSeatFacts> seats{};
    int winner = -1;
    bool played = false;
    friend bool operator==(const TournamentTableFacts&, const TournamentTableFacts&) = default;
};

/// A round. Default-constructed: none.
struct TournamentRoundFacts {
    Q_GADGET
    QML_VALUE_TYPE(tournamentRoundFacts)
    Q_PROPERTY(QList<reeve::app::TournamentTableFacts> tables MEMBER tables)
    /** Names of the players with a bye. */
    Q_PROPERTY(QStringList byes MEMBER byes)

public:
    QList<TournamentTableFacts> tables{};
    QStringList byes{};
    friend bool operator==(const TournamentRoundFacts&, const TournamentRoundFacts&) = default;
};

/// The standing of a player. Default-constructed: none.
struct StandingFacts {
    Q_GADGET
    QML_VALUE_TYPE(standingFacts)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString name MEMBER name)
    /** Tournament points. */
    Q_PROPERTY(double points MEMBER points)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(int victoryPoints MEMBER victoryPoints)

public:
    int place = 0, games = 0, wins = 0, victoryPoints = 0;
    QString name{};
    double points = 0;
    friend bool operator==(const StandingFacts&, const StandingFacts&) = default;
};

/// The open tournament. Default-constructed: none.
struct TournamentFacts {
    Q_GADGET
    QML_VALUE_TYPE(tournamentFacts)
    /** "": none is open, or it was not read yet. */
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    /** Maximum number of players per table. */
    Q_PROPERTY(int size MEMBER size)
    /** Names. */
    Q_PROPERTY(QStringList players MEMBER players)
    Q_PROPERTY(QList<reeve::app::TournamentRoundFacts> rounds MEMBER rounds)
    /** Best first. */
    Q_PROPERTY(QList<reeve::app::StandingFacts> standings MEMBER standings)
    /** All tables have results. */
    Q_PROPERTY(bool complete MEMBER complete)
    /** Number of repeated meetings. */
    Q_PROPERTY(int repeats MEMBER repeats)

public:
    QString id{}, name{};
    int size = 0, repeats = 0;
    bool complete = false;
    QStringList players{};
    QList<TournamentRoundFacts> rounds{};
    QList<StandingFacts> standings{};
    friend bool operator==(const TournamentFacts&, const TournamentFacts&) = default;
};

} // namespace reeve::app
