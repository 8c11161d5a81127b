// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/club_database.h"

#include "app/club/database/migrations.h"
#include "app/club/database/server_link.h"

#include <QAtomicInt>
#include <QVariant>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <thread>

namespace reeve::app {
namespace {

/// Timer thread: calls a function after a delay, unless stopped or destroyed before.
class Alarm {
public:
    Alarm(int milliseconds, std::function<void()> call)
        : m_thread([this, milliseconds, call = std::move(call)] {
              std::unique_lock lock(m_mutex);
              m_rang = !m_asked.wait_for(lock, std::chrono::milliseconds(milliseconds), [this] { return m_done; });
              if (m_rang) call();
          }) {}
    ~Alarm() { stop(); }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;
    /// Returns whether the function was called.
    bool stop() {
        if (m_thread.joinable()) {
            {
                const std::lock_guard lock(m_mutex);
                m_done = true;
            }
            m_asked.notify_one();
            m_thread.join();
        }
        return m_rang;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_asked;
    bool m_done = false, m_rang = false;
    std::thread m_thread;
};

/// Classifies a connection error by its text, because libpq gives no code for it. The text may be in the language of
/// the server or of this device, so only common fragments are searched.
ClubFault faultOfOpening(const QString& words) {
    const auto says = [&](const char* part) { return words.contains(QLatin1String(part), Qt::CaseInsensitive); };
    if (says("certif") || says("zertifikat") || says("SSL")) return ClubFault::Certificate;
    if (says("password") || says("passwor") || says("mot de passe") || says("scram")) return ClubFault::WrongPassword;
    if (says("FATAL")) return says("role \"") ? ClubFault::WrongPassword : ClubFault::Refused;
    return ClubFault::Unreachable;
}

} // namespace

ClubTrouble troubleOf(const QSqlDatabase& database, const QSqlError& error) {
    const QString code = error.nativeErrorCode();
    const auto as = [&](ClubFault fault) { return ClubTrouble{fault, error.text()}; };
    if (code == QLatin1String("RV001")) return as(ClubFault::NotATable);
    if (code == QLatin1String("RV002")) return as(ClubFault::TooMuch);
    if (code == QLatin1String("42501")) return as(ClubFault::NotAllowed);   // insufficient_privilege
    if (code == QLatin1String("53100")) return as(ClubFault::ServerFull);   // disk_full
    if (code == QLatin1String("57014")) return as(ClubFault::NotAnswering); // query_canceled: timeout
    if (code == QLatin1String("55P03")) return as(ClubFault::NotAnswering); // lock_not_available
    // Data exceptions and constraint violations: a retry would fail again.
    if (code.startsWith(QLatin1String("22")) || code.startsWith(QLatin1String("23"))) return as(ClubFault::Rejected);
    if (code.startsWith(QLatin1String("57P")) || code.startsWith(QLatin1String("08")))
        return as(ClubFault::Interrupted);
    if (code == QLatin1String("58030")) return as(ClubFault::ServerFull); // io_error: may be a full disk
    if (!isConnected(database)) return as(ClubFault::Interrupted);
    return as(ClubFault::Other);
}

std::optional<ClubTrouble> ClubDatabase::open(const ClubConnection& connection) {
    close();
    const auto options = connectOptions(connection);
    if (const auto* trouble = std::get_if<ClubTrouble>(&options)) return *trouble;
    const auto password = readPassword(connection);
    if (const auto* trouble = std::get_if<ClubTrouble>(&password)) return *trouble;
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL"))) return ClubTrouble{ClubFault::NoDriver};
    static QAtomicInt count;
    m_name = QStringLiteral("reeve-club-%1").arg(count.fetchAndAddRelaxed(1));
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_name);
    m_database.setHostName(connection.host);
    m_database.setPort(connection.port);
    m_database.setDatabaseName(connection.database);
    m_database.setUserName(connection.user);
    m_database.setPassword(std::get<QString>(password));
    m_database.setConnectOptions(std::get<QString>(options));
    if (!m_database.open()) {
        const QString words = m_database.lastError().text();
        close();
        return ClubTrouble{faultOfOpening(words), words};
    }
    const std::lock_guard lock(m_mutex);
    m_socket = socketOf(m_database);
    if (m_socket < 0) return ClubTrouble{ClubFault::NoDriver, QStringLiteral("a driver of another kind")};
    return std::nullopt;
}

std::optional<ClubTrouble> ClubDatabase::checkVersion() {
    const auto version = versionOfClub(*this);
    if (const auto* trouble = std::get_if<ClubTrouble>(&version)) return *trouble;
    const int found = std::get<int>(version);
    if (found == 0) return ClubTrouble{ClubFault::NoSchema};
    if (found < latestClubVersion()) return ClubTrouble{ClubFault::OlderSchema};
    if (found > latestClubVersion()) return ClubTrouble{ClubFault::NewerSchema};
    return std::nullopt;
}

void ClubDatabase::close() {
    {
        const std::lock_guard lock(m_mutex);
        m_socket = -1;
    }
    if (!m_database.isValid()) return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

std::optional<ClubTrouble> ClubDatabase::run(QSqlQuery& query, const QString& statement, const QVariantList& values,
                                             int limit) {
    query = QSqlQuery(m_database);
    query.setForwardOnly(true);
    Alarm alarm(limit, [this] { interrupt(); });
    bool good = true;
    if (values.isEmpty()) {
        good = query.exec(statement);
    } else {
        good = query.prepare(statement);
        for (const QVariant& value : values) query.addBindValue(value);
        good = good && query.exec();
    }
    const bool rang = alarm.stop();
    if (good) return std::nullopt;
    if (rang) return ClubTrouble{ClubFault::NotAnswering, query.lastError().text()};
    return troubleOf(m_database, query.lastError());
}

std::variant<QVariant, ClubTrouble> ClubDatabase::call(const QString& function, const QVariantList& values, int limit) {
    const QString version = QStringLiteral("(SELECT max(version) FROM reeve.versions)");
    QSqlQuery query;
    if (auto trouble = run(query,
                           QStringLiteral("SELECT CASE WHEN %1 = %2 THEN %3 END, %1")
                               .arg(version, QString::number(latestClubVersion()), function),
                           values, limit)) {
        // A later version may not have the function.
        if (trouble->fault == ClubFault::Other)
            if (auto other = checkVersion()) return *other;
        return *trouble;
    }
    if (!query.next()) return ClubTrouble{ClubFault::Other};
    if (const int found = query.value(1).toInt(); found != latestClubVersion())
        return ClubTrouble{found > latestClubVersion() ? ClubFault::NewerSchema : ClubFault::OlderSchema};
    return query.value(0);
}

QString ClubDatabase::verifier(const QString& login, const QString& password) {
    return scramVerifier(m_database, login, password);
}

void ClubDatabase::interrupt() {
    const std::lock_guard lock(m_mutex);
    if (m_socket >= 0) shutSocket(m_socket);
}

} // namespace reeve::app
