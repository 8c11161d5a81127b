// SPDX-License-Identifier: GPL-3.0-or-later
// Running games of all tables of the club: a list, watching one as a spectator, and taking one over when its tablet is
// lost. Sends no queries before open(). Never blocks on the network.
#pragma once

#include "app/club/database/club_thread.h"
#include "app/club/database/lease.h"
#include "app/club/database/views.h"
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
    /** The last changed first. */
    Q_PROPERTY(QList<reeve::app::ClubGameFacts> games READ games NOTIFY changed)
    /** A default-constructed game. */
    Q_PROPERTY(reeve::app::ClubGameFacts noGame READ noGame CONSTANT)
    /** The first answer is pending. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** Why the list cannot be read, as a sentence; empty: no fault. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /** The watched game, as its table shows it to guests (`tests/phones/promises.md`). */
    Q_PROPERTY(reeve::app::WatchedGameFacts watched READ watched NOTIFY watchedChanged)
    /** takeOver() is in progress. */
    Q_PROPERTY(bool taking READ taking NOTIFY changed)

public:
    /// Polling intervals of the list and the watched game, in ms.
    struct Pace {
        int list = 3000, view = 500;
    };
    /// All must outlive this.
    ClubTables(Journal& journal, Club& club, Settings& settings, QObject* parent);
    ClubTables(Journal& journal, Club& club, Settings& settings, Pace pace, QObject* parent);
    ~ClubTables() override;

    [[nodiscard]] const QList<ClubGameFacts>& games() const { return m_games; }
    [[nodiscard]] static ClubGameFacts noGame() { return {}; }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString fault() const;
    [[nodiscard]] WatchedGameFacts watched() const;
    [[nodiscard]] bool taking() const { return m_taking; }

    /// Starts polling the list.
    Q_INVOKABLE void open();
    /// Stops polling the list; the watched game continues.
    Q_INVOKABLE void leave();
    /// Watches a game of the list; `watched` follows.
    Q_INVOKABLE void watch(const QString& uuid);
    Q_INVOKABLE void unwatch();
    /// Takes a game over for this tablet; taken() or failed() follows.
    Q_INVOKABLE void takeOver(const QString& uuid);

    /// Rebuilds texts in the new language.
    void retranslate();

signals:
    void changed();
    void watchedChanged();
    /// The game is in the journal with this number and can be opened.
    void taken(qint64 id);
    /// Why it was not taken over, as a sentence.
    void failed(const QString& text);

private:
    ClubThread& thread();
    void readList();
    void readWatched();
    void showList(const std::variant<std::vector<ClubGame>, ClubTrouble>& answer);
    void showWatched(const std::variant<ClubView, ClubTrouble>& answer);
    void tellFailed(const QString& why);
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
    QString m_uuid; ///< of the watched game
    ClubView m_view;
    QVariant m_shown; ///< the view in both languages
};

} // namespace reeve::app
