// SPDX-License-Identifier: GPL-3.0-or-later
// The club of this table: the way into one and out of it, and how far behind it is. A table without a club opens no
// connection. Nothing here waits for the network.
#pragma once

#include "app/club/club_connection.h"
#include "app/club/club_thread.h"
#include "app/club/uplink.h"
#include "app/values/club_connection_facts.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace reeve::app {

class Game;
class Journal;

class Club : public QObject {
    Q_OBJECT
    /** This table belongs to a club. */
    Q_PROPERTY(bool joined READ joined NOTIFY changed)
    /** Without the password. */
    Q_PROPERTY(reeve::app::ClubConnectionFacts connection READ connection NOTIFY changed)
    /** Where the password is kept: "keyring" (the system's), "file" or "": none is. */
    Q_PROPERTY(QString passwordIn READ passwordIn NOTIFY changed)
    /** "off": there is no club; "connecting", "sending", "current": the club knows everything; "waiting": for the next
     * try. */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** Steps that the club has not heard of. */
    Q_PROPERTY(int behind READ behind NOTIFY changed)
    /** How far behind the club is and why it does not go on, in a sentence; empty without a club. */
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /** The open game is played on at another table: here it can only be looked at. */
    Q_PROPERTY(bool openGameLost READ openGameLost NOTIFY changed)
    /** Names of games that another table has taken over since the program was started, until dismissLost(). */
    Q_PROPERTY(QStringList lost READ lost NOTIFY changed)
    /** Names of the club's people, as the club told them last: see lookForPeople(). */
    Q_PROPERTY(QStringList people READ people NOTIFY peopleChanged)
    /** A connection is being tried. */
    Q_PROPERTY(bool trying READ trying NOTIFY triedChanged)
    /** How the last try ended; none before one and while it goes on. */
    Q_PROPERTY(reeve::app::ClubTryFacts tried READ tried NOTIFY triedChanged)

public:
    /// Both must outlive it.
    Club(Journal& journal, Game& game, UplinkPace pace = {}, QObject* parent = nullptr);
    ~Club() override;

    [[nodiscard]] bool joined() const { return m_connection.any(); }
    [[nodiscard]] ClubConnectionFacts connection() const;
    [[nodiscard]] QString passwordIn() const;
    [[nodiscard]] QString state() const;
    [[nodiscard]] int behind() const { return static_cast<int>(m_state.behind); }
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool openGameLost() const;
    [[nodiscard]] const QStringList& lost() const { return m_lostNames; }
    [[nodiscard]] const QStringList& people() const { return m_people; }
    [[nodiscard]] bool trying() const { return m_trying; }
    [[nodiscard]] const ClubTryFacts& tried() const { return m_tried; }

    /// Connects once as `given` says and lets go again. `tried` tells how that went.
    Q_INVOKABLE void tryOut(const reeve::app::ClubConnectionFacts& given);
    Q_INVOKABLE void cancelTrying();
    /// From now on the club that `given` names is told of everything. What was asked for is kept, also where the club
    /// cannot be reached now. A typed password goes to the system's keyring; where there is none, or it does not take
    /// it, to a file of its own. Where the disk refuses that, failed() says why.
    Q_INVOKABLE void join(const reeve::app::ClubConnectionFacts& given);
    /// The club is told of nothing any more, and forgets what it has not been told. The games stay here.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void dismissLost();
    /// Reads `people`; nobody where there is no club.
    Q_INVOKABLE void lookForPeople();
    /// Tries again now instead of later; asks the system's keyring again where it has not given the password.
    Q_INVOKABLE void hurry();

    /// Words it anew after the language has changed.
    void retranslate();
    /// Which games are played on elsewhere, asked of the journal: after one was taken over, here or there.
    void lookForLost();
    /// Where the club is, for those who ask it something else; any() is false without one.
    [[nodiscard]] const ClubConnection& where() const { return m_connection; }

signals:
    void changed();
    void peopleChanged();
    void triedChanged();
    /// The connection is another one, or there is none any more.
    void moved();
    /// Why something could not be kept, as a sentence.
    void failed(const QString& text);

private:
    [[nodiscard]] ClubConnection read(const ClubConnectionFacts& given) const;
    void keepInFile(ClubConnection connection);
    /// Asks the system's keyring for the password.
    void unlock();
    [[nodiscard]] bool awaitsPassword() const { return m_connection.inKeyring && m_connection.password.isEmpty(); }
    void setConnection(const ClubConnection& connection);
    /// Begins to tell the club, where there is one and the journal can be written.
    void start();
    void heed();
    /// Lets the club see the open game.
    void show();
    void tryAs(const QString& tablet, const ClubConnection& connection);
    void tellTried(const std::variant<bool, ClubTrouble>& answer);

    Journal& m_journal;
    Game& m_game;
    const UplinkPace m_pace;
    ClubConnection m_connection;
    std::unique_ptr<Uplink> m_uplink;
    bool m_ending = false;                       ///< the uplink comes to its end; then start()
    bool m_unlocking = false, m_keeping = false; ///< the keyring is asked for the password, or to keep one
    bool m_forget = false;                       ///< and before that the journal forgets the club
    UplinkState m_state;
    QTimer m_showing;              ///< what happens at once is shown once
    std::pair<qint64, int> m_seen; ///< the game and its Game::revision() that were shown last
    QSet<qint64> m_fenced;         ///< games of the journal that are played on elsewhere
    QStringList m_lostNames, m_people;
    qsizetype m_dismissed = 0; ///< so many of the first in UplinkState::lost were read
    std::unique_ptr<ClubThread> m_trier;
    bool m_trying = false;
    int m_attempt = 0; ///< counts the tries and their cancellations
    ClubTryFacts m_tried;
    std::variant<bool, ClubTrouble> m_answer = false; ///< of the last try
};

} // namespace reeve::app
