// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments of the club: creation, seating of rounds, results from finished games or entered by hand, standings.
// Stored in the club's database, so any table can continue one. Never blocks on the network.
#pragma once

#include "app/club/database/club_thread.h"
#include "app/club/database/tournaments.h"
#include "app/values/club_facts.h"
#include "app/values/tournament_facts.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace reeve::app {

class Club;

class Tournaments : public QObject {
    Q_OBJECT
    /** The last changed first. */
    Q_PROPERTY(QList<reeve::app::TournamentEntryFacts> list READ list NOTIFY changed)
    /** Everyone known to the club, by name. */
    Q_PROPERTY(QList<reeve::app::ClubPersonFacts> people READ people NOTIFY changed)
    /** The open tournament. */
    Q_PROPERTY(reeve::app::TournamentFacts open READ open NOTIFY changed)
    /** A query is in progress. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** Why a query or change has failed, as a sentence; empty: no fault. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// `club` must outlive this.
    explicit Tournaments(Club& club, QObject* parent);
    ~Tournaments() override;

    [[nodiscard]] QList<TournamentEntryFacts> list() const;
    [[nodiscard]] const QList<ClubPersonFacts>& people() const { return m_people; }
    [[nodiscard]] TournamentFacts open() const;
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString fault() const;

    /// Reads the list and the people.
    Q_INVOKABLE void look();
    /// Cancels queries and disconnects; call when the pages are left.
    Q_INVOKABLE void leave();
    /// A person unknown to the club, for make().
    Q_INVOKABLE static reeve::app::ClubPersonFacts stranger(const QString& name) { return {.name = name}; }
    /// Creates a tournament of at least three players at tables of at most `size`, and opens it.
    Q_INVOKABLE void make(const QString& name, const QList<reeve::app::ClubPersonFacts>& players, int size);
    /// Opens a tournament of the list; "": closes it.
    Q_INVOKABLE void choose(const QString& id);
    /// Seats the next round. Requires a result for every table.
    Q_INVOKABLE void seatNext();
    /// Enters the result of a table (`round` and `table` from 0): points by seat, and the winner's seat or -1.
    Q_INVOKABLE void enter(int round, int table, const QList<int>& points, int winner);
    /// Fills in results from finished games for tables without one; took() follows.
    Q_INVOKABLE void takeFromGames();
    /// Writes the standings as CSV; saved() or failed() is emitted. `titles`: of its six columns.
    Q_INVOKABLE void saveCsv(const QUrl& file, const QStringList& titles);

    /// Rebuilds texts in the new language.
    void retranslate() { emit changed(); }

signals:
    void changed();
    /// Number of tables that got a result from a finished game.
    void took(int count);
    /// Names of the file and of its folder.
    void saved(const QString& file, const QString& folder);
    /// The reason as a sentence.
    void failed(const QString& text);

private:
    struct Read {
        std::vector<ClubTournament> tournaments;
        QList<ClubPersonFacts> people;
    };
    static std::variant<Read, ClubTrouble> read(ClubDatabase& database);
    ClubThread& thread();
    void show(const std::variant<Read, ClubTrouble>& answer, bool quicker = false);
    /// Stores the changed tournament and rereads everything.
    void put(ClubTournament next);
    [[nodiscard]] const ClubTournament* current() const;

    Club& m_club;
    std::unique_ptr<ClubThread> m_thread;
    std::vector<ClubTournament> m_tournaments;
    QList<ClubPersonFacts> m_people;
    QString m_id; ///< of the open tournament
    bool m_loading = false;
    ClubTrouble m_trouble;
};

} // namespace reeve::app
