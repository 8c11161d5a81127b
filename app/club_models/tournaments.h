// SPDX-License-Identifier: GPL-3.0-or-later
// The tournaments of the club: made, seated round by round, results taken from finished games or entered, standings.
// They live in the club's database, so any table may go on with one. Never waits for the network.
#pragma once

#include "app/club/club_thread.h"
#include "app/club/tournaments.h"

#include <QObject>
#include <QUrl>
#include <QVariant>

#include <memory>

namespace reeve::app {

class Club;

class Tournaments : public QObject {
    Q_OBJECT
    /** {id, name, players: how many, rounds: how many}, the ones that changed last first. */
    Q_PROPERTY(QVariantList list READ list NOTIFY changed)
    /** Everybody whom the club knows: {person: UUID, name}, by name. */
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    /** The one that is open: {id, name, size, players: names, rounds: [{tables: [{seats: [{name, points: -1 before the
       game is over}], winner: seat or -1, played}], byes: names}], standings: [{place, name, points, games, wins,
       victoryPoints}], complete: every table has its result, repeats: how often two met again}; null while none is. */
    Q_PROPERTY(QVariant open READ open NOTIFY changed)
    /** The club is asked. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** Why something was not done or read, as a sentence; empty as a rule. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// `club` must outlive it.
    explicit Tournaments(Club& club, QObject* parent);
    ~Tournaments() override;

    [[nodiscard]] QVariantList list() const;
    [[nodiscard]] const QVariantList& people() const { return m_people; }
    [[nodiscard]] QVariant open() const;
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString fault() const;

    /// Reads the list and the people.
    Q_INVOKABLE void look();
    /// The pages are left.
    Q_INVOKABLE void leave();
    /// Makes a tournament of `players` ([{person, name}], three or more) at tables of at most `size`, and opens it.
    Q_INVOKABLE void make(const QString& name, const QVariantList& players, int size);
    /// Opens one of the list; "": none.
    Q_INVOKABLE void choose(const QString& id);
    /// Seats the next round. Not before every table has its result.
    Q_INVOKABLE void seatNext();
    /// The result of a table (both numbers from 0): points by seat, and the winner's seat or -1.
    Q_INVOKABLE void enter(int round, int table, const QVariantList& points, int winner);
    /// Looks for finished games of the tables that have no result yet.
    Q_INVOKABLE void takeFromGames();
    /// Writes the standings as CSV; told by saved() or failed(). `titles`: the six titles of its columns.
    Q_INVOKABLE void saveCsv(const QUrl& file, const QStringList& titles);

    /// Words it anew after the language has changed.
    void retranslate() { emit changed(); }

signals:
    void changed();
    /// How many tables got a result from a finished game.
    void took(int count);
    /// The file's name, and that of its folder.
    void saved(const QString& file, const QString& folder);
    /// A sentence.
    void failed(const QString& text);

private:
    struct Read {
        std::vector<ClubTournament> tournaments;
        QVariantList people;
    };
    static std::variant<Read, ClubTrouble> read(ClubDatabase& database);
    ClubThread& thread();
    void show(const std::variant<Read, ClubTrouble>& answer, bool quicker = false);
    /// Writes the open tournament after `change` and reads everything again.
    void put(ClubTournament next);
    [[nodiscard]] const ClubTournament* current() const;

    Club& m_club;
    std::unique_ptr<ClubThread> m_thread;
    std::vector<ClubTournament> m_tournaments;
    QVariantList m_people;
    QString m_id; ///< of the open one
    bool m_loading = false;
    ClubTrouble m_trouble;
};

} // namespace reeve::app
