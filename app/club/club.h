// SPDX-License-Identifier: GPL-3.0-or-later
// Membership of this table in a club: joining, leaving and the progress of the upload. Without a club no connection is
// opened. Never blocks on the network.
#pragma once

#include "app/club/database/club_connection.h"
#include "app/club/database/club_thread.h"
#include "app/club/database/uplink.h"
#include "app/values/club_connection_facts.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>

namespace reeve::app {

class Game;
class Journal;

class Club : public QObject {
    Q_OBJECT
    /** This table has joined a club. */
    Q_PROPERTY(bool joined READ joined NOTIFY changed)
    /** Without the password. */
    Q_PROPERTY(reeve::app::ClubConnectionFacts connection READ connection NOTIFY changed)
    /** Where the password is kept: "keyring" (the system's), "file" or "": none is. */
    Q_PROPERTY(QString passwordIn READ passwordIn NOTIFY changed)
    /** "off": there is no club; "connecting", "sending", "current": the club knows everything; "waiting": for the next
     * try. */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** Number of pending entries. */
    Q_PROPERTY(int behind READ behind NOTIFY changed)
    /** Pending entries and the reason of a delay, as a sentence; empty without a club. */
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /** The open game is played at another table and is read-only here. */
    Q_PROPERTY(bool openGameLost READ openGameLost NOTIFY changed)
    /** Names of games that other tables have taken over since the program start, until dismissLost(). */
    Q_PROPERTY(QStringList lost READ lost NOTIFY changed)
    /** Names of the club's people; updated by lookForPeople(). */
    Q_PROPERTY(QStringList people READ people NOTIFY peopleChanged)
    /** tryOut() is in progress. */
    Q_PROPERTY(bool trying READ trying NOTIFY triedChanged)
    /** How the last try ended; none before one and while it goes on. */
    Q_PROPERTY(reeve::app::ClubTryFacts tried READ tried NOTIFY triedChanged)

public:
    /// Both must outlive this.
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

    /// A password has to be typed: the saved one belongs to another server, login or certificate.
    Q_INVOKABLE bool needsPassword(const reeve::app::ClubConnectionFacts& given) const;
    /// Connects once as `given` says and lets go again. `tried` tells how that went.
    Q_INVOKABLE void tryOut(const reeve::app::ClubConnectionFacts& given);
    Q_INVOKABLE void cancelTrying();
    /// From now on the club that `given` names is told of everything. What was asked for is kept, also where the club
    /// cannot be reached now. A typed password goes to the system's keyring; where there is none, or it does not take
    /// it, to a file of its own. Where the disk refuses that, failed() says why.
    Q_INVOKABLE void join(const reeve::app::ClubConnectionFacts& given);
    /// Joins with an invitation (app/club/database/invitation.h); `tried` tells how that goes.
    Q_INVOKABLE void accept(const QString& invitation);
    /// The club is told of nothing any more, and forgets what it has not been told. The games stay here.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void dismissLost();
    /// Updates `people`; empty without a club.
    Q_INVOKABLE void lookForPeople();
    /// Retries immediately; asks the system's keyring again if the password is missing.
    Q_INVOKABLE void hurry();

    /// Rebuilds texts in the new language.
    void retranslate();
    /// Rereads from the journal which games are played elsewhere. Call after a take-over in either direction.
    void lookForLost();
    /// The connection for other queries; any() is false without a club.
    [[nodiscard]] const ClubConnection& where() const { return m_connection; }

signals:
    void changed();
    void peopleChanged();
    void triedChanged();
    /// The connection has changed or was removed.
    void moved();
    /// Settings could not be stored: the reason as a sentence.
    void failed(const QString& text);

private:
    [[nodiscard]] ClubConnection read(const ClubConnectionFacts& given) const;
    /// Copies the chosen certificates, then continues with `connection` or tells why not.
    void keepAuthorities(ClubConnection connection, const std::function<void(const ClubConnection&)>& then);
    void keepPassword(ClubConnection connection);
    void keepInFile(ClubConnection connection);
    void refuse(const QString& why);
    /// Requests the password from the system's keyring.
    void unlock();
    [[nodiscard]] bool awaitsPassword() const { return m_connection.inKeyring && m_connection.password.isEmpty(); }
    void setConnection(const ClubConnection& connection);
    /// Starts the upload if there is a club and the journal is writable.
    void start();
    void heed();
    /// Publishes the view of the open game.
    void show();
    /// Joins with a new password. `pinned`: the server's own certificate is trusted, else those of the system.
    void joinInvited(ClubConnection connection, const QByteArray& certificate, bool pinned);
    void tryAs(const QString& tablet, const ClubConnection& connection);
    void tellTried(const std::variant<bool, ClubTrouble>& answer);

    Journal& m_journal;
    Game& m_game;
    const UplinkPace m_pace;
    ClubConnection m_connection;
    std::unique_ptr<Uplink> m_uplink;
    bool m_ending = false;                       ///< the uplink is ending; start() follows
    bool m_unlocking = false, m_keeping = false; ///< the keyring is reading or storing the password
    bool m_forget = false;                       ///< the journal leaves the club before start()
    UplinkState m_state;
    QTimer m_showing;              ///< collects changes before a view is published
    std::pair<qint64, int> m_seen; ///< game and Game::revision() published last
    QSet<qint64> m_fenced;         ///< games of the journal that are played elsewhere
    QStringList m_lostNames, m_people;
    qsizetype m_dismissed = 0; ///< how many of UplinkState::lost were dismissed
    std::unique_ptr<ClubThread> m_trier;
    bool m_trying = false;
    int m_attempt = 0; ///< counts the tries and their cancellations
    ClubTryFacts m_tried;
    std::variant<bool, ClubTrouble> m_answer = false; ///< of the last try
};

} // namespace reeve::app
