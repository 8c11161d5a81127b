// SPDX-License-Identifier: GPL-3.0-or-later
// The tournaments of the club: made, seated round by round, results taken from finished games or entered, standings.
// They live in the club's database, so any table may go on with one. Never waits for the network.
#pragma once

#include "app/club/club_thread.h"
#include "app/club/tournaments.h"
#include "app/values/club_facts.h"
#include "app/values/tournament_facts.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace reeve::app {

class Club;

class Tournaments : public QObject {
    Q_OBJECT
    /** The ones that changed last first. */
    Q_PROPERTY(QList<reeve::app::TournamentEntryFacts> list READ list NOTIFY changed)
    /** Everybody whom the club knows, by name. */
    Q_PROPERTY(QList<reeve::app::ClubPersonFacts> people READ people NOTIFY changed)
    /** The one that is open. */
    Q_PROPERTY(reeve::app::TournamentFacts open READ open NOTIFY changed)
    /** The club is asked. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** Why something was not done or read, as a sentence; empty as a rule. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// `club` must outlive it.
    explicit Tournaments(Club& club, QObject* parent);
    ~Tournaments() override;

    [[nodiscard]] QList<TournamentEntryFacts> list() const;
    [[nodiscard]] const QList<ClubPersonFacts>& people() const { return m_people; }
    [[nodiscard]] TournamentFacts open() const;
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString fault() const;

    /// Reads the list and the people.
    Q_INVOKABLE void look();
    /// The pages are left.
    Q_INVOKABLE void leave();
    /// Somebody whom the club does not know, for make().
    Q_INVOKABLE static reeve::app::ClubPersonFacts stranger(const QString& name) { return {.name = name}; }
    /// Makes a tournament of three or more players at tables of at most `size`, and opens it.
    Q_INVOKABLE void make(const QString& name, const QList<reeve::app::ClubPersonFacts>& players, int size);
    /// Opens one of the list; "": none.
    Q_INVOKABLE void choose(const QString& id);
    /// Seats the next round. Not before every table has its result.
    Q_INVOKABLE void seatNext();
    /// The result of a table (both numbers from 0): points by seat, and the winner's seat or -1.
    Q_INVOKABLE void enter(int round, int table, const QList<int>& points, int winner);
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
        QList<ClubPersonFacts> people;
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
    QList<ClubPersonFacts> m_people;
    QString m_id; ///< of the open one
    bool m_loading = false;
    ClubTrouble m_trouble;
};

} // namespace reeve::app
