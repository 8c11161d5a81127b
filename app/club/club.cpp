// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/club.h"

#include "app/club/club_settings.h"
#include "app/club/club_wording.h"
#include "app/club/database/identity.h"
#include "app/club/database/invitation.h"
#include "app/club/keyring.h"
#include "app/phones/spectators.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/game.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <utility>

namespace reeve::app {

using namespace Qt::StringLiterals;

namespace {

// tr() of the object would use the context "reeve::app::…", for which there are no translations.
struct ClubWords {
    Q_DECLARE_TR_FUNCTIONS(ClubWords)
};

/// Delay in ms that collects changes before a view is published.
constexpr int kGather = 200;

/// Host name, with ":5433" for a non-default port.
QString hostText(const ClubConnection& connection) {
    const ClubConnection usual;
    if (!connection.any() || connection.port == usual.port) return connection.host;
    const bool numbers = connection.host.contains(u':');
    return (numbers ? u"[%1]:%2"_s : u"%1:%2"_s).arg(connection.host).arg(connection.port);
}

void readHost(const QString& text, ClubConnection& connection) {
    static const QRegularExpression kForm(u"^(?:\\[([^\\]]*)\\]|([^:]*))(?::([0-9]{1,5}))?$"_s);
    connection.host = text;
    const auto match = kForm.match(text);
    if (!match.hasMatch()) return; // an IPv6 address such as ::1
    connection.host = match.captured(1) + match.captured(2);
    if (match.hasCaptured(3)) connection.port = match.captured(3).toInt();
}

} // namespace

Club::Club(Journal& journal, Game& game, UplinkPace pace, QObject* parent)
    : QObject(parent), m_journal(journal), m_game(game), m_pace(pace), m_connection(clubConnection()) {
    connect(&journal, &Journal::changed, this, &Club::start);
    m_showing.setInterval(kGather);
    m_showing.setSingleShot(true);
    connect(&m_showing, &QTimer::timeout, this, &Club::show);
    connect(&game, &Game::changed, this, [this] {
        if (m_uplink != nullptr && !m_showing.isActive()) m_showing.start();
    });
    connect(&game, &Game::opened, this, &Club::changed); // updates openGameLost
    if (awaitsPassword()) unlock();
    start();
    // Certificates that an earlier version of Reeve left where they were chosen.
    if (const QString chosen = m_connection.authorities; !chosen.isEmpty())
        onFileThread([chosen] { return keepClubAuthorities(chosen); }).then(this, [this, chosen](const QString& kept) {
            if (kept.isEmpty() || kept == chosen || m_connection.authorities != chosen) return;
            m_connection.authorities = kept;
            setClubConnection(m_connection);
            emit changed();
        });
}

Club::~Club() = default;

ClubConnectionFacts Club::connection() const {
    return {.host = hostText(m_connection),
            .database = m_connection.database,
            .user = m_connection.user,
            .authorities = m_connection.authorities.isEmpty() ? QUrl() : QUrl::fromLocalFile(m_connection.authorities)};
}

QString Club::passwordIn() const {
    return m_connection.inKeyring ? u"keyring"_s : m_connection.passwordFile.isEmpty() ? QString() : u"file"_s;
}

QString Club::state() const {
    if (!joined()) return u"off"_s;
    switch (m_state.phase) {
    case UplinkState::Phase::Connecting: break;
    case UplinkState::Phase::Sending: return u"sending"_s;
    case UplinkState::Phase::UpToDate: return m_state.trouble.fault == ClubFault::None ? u"current"_s : u"waiting"_s;
    case UplinkState::Phase::Waiting: return u"waiting"_s;
    }
    // During a retry the fault of the last attempt is still shown.
    return m_state.trouble.fault == ClubFault::None ? u"connecting"_s : u"waiting"_s;
}

QString Club::text() const {
    if (m_keeping || m_unlocking) return ClubWords::tr("Waiting for the system's keyring…");
    if (!joined()) return {};
    if (awaitsPassword()) return clubStateText(m_state);
    // A second instance is read-only; the first one uploads.
    if (m_uplink == nullptr && !m_ending) return ClubWords::tr("Another Reeve window is connected to the club.");
    const QString text = clubStateText(m_state);
    return text.isEmpty() ? ClubWords::tr("Connecting to the club…") : text;
}

// --- Into a club and out of it --------------------------------------------------------------------------------------

ClubConnection Club::read(const ClubConnectionFacts& given) const {
    ClubConnection connection;
    readHost(given.host.trimmed(), connection);
    connection.database = given.database.trimmed();
    connection.user = given.user.trimmed();
    connection.authorities = given.authorities.toLocalFile();
    connection.password = given.password;
    if (connection.password.isEmpty() && connection.sharesPasswordWith(m_connection)) {
        connection.passwordFile = m_connection.passwordFile;
        connection.inKeyring = m_connection.inKeyring;
        connection.password = m_connection.password;
    }
    connection.tls = m_connection.tls; // can only be set by hand in the file
    return connection;
}

bool Club::needsPassword(const ClubConnectionFacts& given) const {
    return given.password.isEmpty() && !passwordIn().isEmpty() && !read(given).sharesPasswordWith(m_connection);
}

void Club::tryOut(const ClubConnectionFacts& given) {
    if (m_trier == nullptr) m_trier = std::make_unique<ClubThread>();
    m_trier->cancel();
    m_trying = true;
    m_tried = {};
    m_journal.ask(
        this, [](JournalFile& file) { return file.tablet(); },
        [this, connection = read(given), attempt = ++m_attempt](const QString& tablet) {
            if (attempt == m_attempt) tryAs(tablet, connection);
        });
    emit triedChanged();
}

void Club::tryAs(const QString& tablet, const ClubConnection& connection) {
    m_trier->ask(
        connection,
        [tablet](ClubDatabase& database) -> std::variant<bool, ClubTrouble> {
            if (auto trouble = checkIdentity(database, tablet, ClubDatabase::kUsualLimit)) return *trouble;
            return true;
        },
        [this](const std::variant<bool, ClubTrouble>& answer) { tellTried(answer); });
}

void Club::tellTried(const std::variant<bool, ClubTrouble>& answer) {
    m_trying = false;
    m_answer = answer;
    const auto* trouble = std::get_if<ClubTrouble>(&answer);
    m_tried = {.good = trouble == nullptr,
               .text = trouble == nullptr ? ClubWords::tr("Connected: the club knows this table.")
                       : trouble->fault == ClubFault::Unreachable || trouble->fault == ClubFault::NotAnswering
                           ? ClubWords::tr("The server does not answer. Check the host, and whether the server runs.")
                           : clubTroubleText(*trouble)};
    emit triedChanged();
}

void Club::cancelTrying() {
    if (m_trier != nullptr) m_trier->cancel();
    ++m_attempt;
    m_trying = false;
    m_tried = {};
    emit triedChanged();
}

void Club::join(const ClubConnectionFacts& given) {
    if (needsPassword(given)) {
        refuse(ClubWords::tr("Type the password again: the saved one belongs to another server or login."));
        return;
    }
    const ClubConnection connection = read(given);
    m_keeping = true;
    emit changed();
    keepAuthorities(connection, [this, typed = !given.password.isEmpty()](const ClubConnection& kept) {
        if (typed) {
            keepPassword(kept);
            return;
        }
        m_keeping = false;
        setConnection(kept);
    });
}

void Club::accept(const QString& text) {
    const auto invitation = readInvitation(text);
    if (!invitation) {
        m_tried = {.text = ClubWords::tr("This is no invitation. It looks like %1.")
                               .arg(u"192.168.1.20/table-1/K7QM-3PXD-92FA"_s)};
        emit triedChanged();
        return;
    }
    if (m_trier == nullptr) m_trier = std::make_unique<ClubThread>();
    m_trier->cancel();
    m_trying = true;
    m_tried = {};
    emit triedChanged();
    const ClubConnection connection = connectionOf(*invitation);
    m_trier->ask(
        connection, [login = invitation->login](ClubDatabase& database) { return acceptInvitation(database, login); },
        [this, connection](const std::variant<Accepted, ClubTrouble>& answer) {
            m_trier->rest();
            if (const auto* trouble = std::get_if<ClubTrouble>(&answer)) {
                tellTried(trouble->fault == ClubFault::WrongPassword ? ClubTrouble{ClubFault::InvitationUsed}
                                                                     : *trouble);
                return;
            }
            const auto& [password, certificate] = std::get<Accepted>(answer);
            ClubConnection joined = connection;
            joined.password = password;
            joinInvited(joined, certificate, !certificate.isEmpty());
        });
}

void Club::joinInvited(ClubConnection connection, const QByteArray& certificate, bool pinned) {
    connection.tls = pinned ? ClubConnection::Tls::Pinned : ClubConnection::Tls::UnlessLocal;
    onFileThread([certificate, pinned] {
        return pinned ? keepClubCertificate(certificate) : QString();
    }).then(this, [this, connection, certificate, pinned](const QString& file) mutable {
        connection.authorities = file;
        m_trier->ask(
            connection,
            [](ClubDatabase& database) -> std::variant<bool, ClubTrouble> {
                if (auto trouble = checkIdentity(database, {}, ClubDatabase::kUsualLimit)) return *trouble;
                return true;
            },
            [this, connection, certificate, pinned](const std::variant<bool, ClubTrouble>& answer) {
                const auto* trouble = std::get_if<ClubTrouble>(&answer);
                // A certificate that another authority has signed proves nothing by itself.
                if (pinned && trouble != nullptr && trouble->fault == ClubFault::Certificate) {
                    joinInvited(connection, certificate, false);
                    return;
                }
                tellTried(answer);
                m_keeping = true;
                emit changed();
                keepPassword(connection); // also after a fault: nobody else has it
            });
    });
}

void Club::refuse(const QString& why) {
    m_keeping = false;
    emit changed();
    emit failed(why);
}

void Club::keepAuthorities(ClubConnection connection, const std::function<void(const ClubConnection&)>& then) {
    if (connection.authorities.isEmpty()) {
        then(connection);
        return;
    }
    onFileThread([file = connection.authorities] {
        return keepClubAuthorities(file);
    }).then(this, [this, connection, then](const QString& file) mutable {
        if (file.isEmpty()) {
            refuse(ClubWords::tr("The file of the certificates could not be read and kept."));
            return;
        }
        connection.authorities = file;
        then(connection);
    });
}

void Club::keepPassword(ClubConnection connection) {
    keepInKeyring(connection.password, ClubWords::tr("Reeve: password for the club at %1").arg(connection.host))
        .then(this, [this, connection](bool kept) mutable {
            if (!kept) {
                keepInFile(connection);
                return;
            }
            m_keeping = false;
            onFileThread([] { return eraseClubPassword(); });
            connection.inKeyring = true;
            setConnection(connection);
        });
}

void Club::keepInFile(ClubConnection connection) {
    onFileThread([password = connection.password] {
        return keepClubPassword(password);
    }).then(this, [this, connection](const QString& file) mutable {
        m_keeping = false;
        if (file.isEmpty()) {
            refuse(ClubWords::tr("The password could not be saved: its file cannot be written."));
            return;
        }
        if (m_connection.inKeyring) eraseFromKeyring(); // deletes the previous password
        connection.password.clear();
        connection.passwordFile = file;
        setConnection(connection);
    });
}

void Club::unlock() {
    if (std::exchange(m_unlocking, true)) return;
    m_state = {};
    readFromKeyring().then(this, [this](const std::optional<QString>& password) {
        m_unlocking = false;
        if (!awaitsPassword()) return; // a password was entered, or the club was left
        if (password) {
            m_connection.password = *password;
            start();
            emit moved();
        } else {
            m_state = {.phase = UplinkState::Phase::Waiting, .trouble = {ClubFault::KeyringLocked}};
        }
        emit changed();
    });
}

void Club::leave() {
    if (!joined()) return;
    onFileThread([] { return eraseClubFiles(); });
    if (m_connection.inKeyring) eraseFromKeyring();
    m_forget = true;
    setConnection({});
}

void Club::setConnection(const ClubConnection& connection) {
    setClubConnection(connection);
    m_connection = connection;
    m_state = {};
    if (m_uplink != nullptr) {
        m_ending = true;
        m_uplink->end();
    }
    start();
    emit moved();
    emit changed();
}

void Club::start() {
    if (m_ending) return;
    if (m_forget && !m_journal.readOnly()) {
        m_forget = false;
        m_journal.ask(
            this, [](JournalFile& file) { return file.enrol({}); }, [](bool) {});
    }
    if (m_uplink != nullptr || !joined() || awaitsPassword() || m_journal.readOnly()) return;
    m_uplink = std::make_unique<Uplink>(m_journal, m_connection, m_pace);
    connect(m_uplink.get(), &Uplink::changed, this, &Club::heed);
    connect(m_uplink.get(), &Uplink::ended, this, [this] {
        m_uplink.release()->deleteLater();
        m_ending = false;
        start();
        emit changed();
    });
    m_seen = {};
    show();
    lookForLost();
    emit changed();
}

void Club::heed() {
    if (m_ending) return;
    const bool more = m_uplink->state().lost.size() > m_state.lost.size();
    m_state = m_uplink->state();
    if (more) lookForLost();
    emit changed();
}

// --- Games ----------------------------------------------------------------------------------------------------------

void Club::show() {
    const GameSession* session = m_game.session();
    if (m_uplink == nullptr || m_ending || session == nullptr || m_game.id() == 0 || m_fenced.contains(m_game.id()))
        return;
    if (const std::pair now{m_game.id(), m_game.revision()}; std::exchange(m_seen, now) == now) return;
    m_uplink->show(m_game.id(), session->written(), spectatorsText(*session, m_game.components()));
}

bool Club::openGameLost() const { return m_game.id() != 0 && m_fenced.contains(m_game.id()); }

void Club::lookForLost() {
    struct Found {
        QSet<qint64> fenced;
        QStringList names;
    };
    m_journal.ask(
        this,
        [lost = m_state.lost.mid(m_dismissed)](JournalFile& file) {
            Found found;
            for (const JournalGame& game : file.games()) {
                if (!file.fenced(game.uuid)) continue;
                found.fenced.insert(game.id);
                if (lost.contains(game.uuid)) found.names << game.name;
            }
            return found;
        },
        [this](const Found& found) {
            m_fenced = found.fenced;
            m_lostNames = found.names;
            emit changed();
        });
}

void Club::lookForPeople() {
    m_journal.ask(
        this,
        [joined = joined()](JournalFile& file) {
            QStringList names;
            if (!joined) return names;
            for (const PersonName& one : file.people())
                if (one.current) names << one.name;
            names.sort(Qt::CaseInsensitive);
            return names;
        },
        [this](const QStringList& names) {
            if (std::exchange(m_people, names) != names) emit peopleChanged();
        });
}

void Club::dismissLost() {
    m_dismissed = m_state.lost.size();
    m_lostNames.clear();
    emit changed();
}

void Club::hurry() {
    if (awaitsPassword()) {
        unlock();
        emit changed();
    } else if (m_uplink != nullptr) {
        m_uplink->hurry();
    }
}

void Club::retranslate() {
    if (!m_tried.text.isEmpty()) tellTried(m_answer);
    emit changed();
}

} // namespace reeve::app

#include "moc_club.cpp"
