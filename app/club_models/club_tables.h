// SPDX-License-Identifier: GPL-3.0-or-later
// The running games of all tables of the club: a list, one of them to look at as a spectator sees it, and the way to
// play one on here when its own tablet is lost. Asks nothing before open(), and never waits for the network.
#pragma once

#include "app/club/club_thread.h"
#include "app/club/lease.h"
#include "app/club/views.h"
#include "app/values/club_facts.h"

#include <QObject>
#include <QTimer>
#include <QVariant>

#include <memory>

namespace reeve::app {

class Club;
class Journal;
class Settings;

class ClubTables : public QObject {
    Q_OBJECT
    /** The ones that changed last first. */
    Q_PROPERTY(QList<reeve::app::ClubGameFacts> games READ games NOTIFY changed)
    /** What stands for a game that there is not. */
    Q_PROPERTY(reeve::app::ClubGameFacts noGame READ noGame CONSTANT)
    /** The first answer is awaited. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** Why the list cannot be read, as a sentence; empty as a rule. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /** The game that is looked at, as its table shows it to a guest (the phones' protocol, section 5). */
    Q_PROPERTY(reeve::app::WatchedGameFacts watched READ watched NOTIFY watchedChanged)
    /** A game is being taken over. */
    Q_PROPERTY(bool taking READ taking NOTIFY changed)

public:
    /// How often the list and the game that is looked at are read again (ms).
    struct Pace {
        int list = 3000, view = 500;
    };
    /// All must outlive it.
    ClubTables(Journal& journal, Club& club, Settings& settings, QObject* parent);
    ClubTables(Journal& journal, Club& club, Settings& settings, Pace pace, QObject* parent);
    ~ClubTables() override;

    [[nodiscard]] const QList<ClubGameFacts>& games() const { return m_games; }
    [[nodiscard]] static ClubGameFacts noGame() { return {}; }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString fault() const;
    [[nodiscard]] WatchedGameFacts watched() const;
    [[nodiscard]] bool taking() const { return m_taking; }

    /// The page is shown: the list is read again and again.
    Q_INVOKABLE void open();
    /// The page is left; what is looked at stays.
    Q_INVOKABLE void leave();
    /// From now on `watched` shows this game of the list.
    Q_INVOKABLE void watch(const QString& uuid);
    Q_INVOKABLE void unwatch();
    /// The game is this tablet's from now on: taken() or failed() follows.
    Q_INVOKABLE void takeOver(const QString& uuid);

    /// Words it anew after the language has changed.
    void retranslate();

signals:
    void changed();
    void watchedChanged();
    /// The game is here now and can be opened: its number in Games.games.
    void taken(qint64 id);
    /// Why it was not taken over, as a sentence.
    void failed(const QString& text);

private:
    ClubThread& thread();
    void readList();
    void readWatched();
    void showList(const std::variant<std::vector<ClubGame>, ClubTrouble>& answer);
    void showWatched(const std::variant<ClubView, ClubTrouble>& answer);
    void adopt(const TakenGame& game);
    void tellFailed(const ClubTrouble& trouble);
    void restIfIdle();

    Journal& m_journal;
    Club& m_club;
    Settings& m_settings;
    std::unique_ptr<ClubThread> m_thread;
    QTimer m_listing, m_watching;
    QString m_tablet;
    QList<ClubGameFacts> m_games;
    bool m_open = false, m_loading = false, m_taking = false;
    ClubTrouble m_trouble;
    QString m_uuid; ///< of the game that is looked at
    ClubView m_view;
    QVariant m_shown; ///< the view in both languages
};

} // namespace reeve::app
