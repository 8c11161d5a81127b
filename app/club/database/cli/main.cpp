// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-club: administration of a club's database. Passwords are read from standard input, because other users could
// see command lines.
#include "app/club/database/club_database.h"
#include "app/club/database/invitation.h"
#include "app/club/database/migrations.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QRegularExpression>
#include <QTextStream>

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <algorithm>
#include <cstdio>
#include <termios.h>
#include <unistd.h>

using namespace reeve::app;

namespace {

constexpr const char* kUsage =
    "migrate                  bring the database to the version of this Reeve\n"
    "check                    status 0: it has this version; else it is said what is wrong\n"
    "invite NAME              a line and a QR code with which a tablet joins as this table, within an hour; a new table is\n"
    "                         added\n"
    "add-table NAME LOGIN     a table and its login; asks for the password, or reads it from standard input\n"
    "add-reader LOGIN         a login that reads; asks for the password, or reads it from standard input\n"
    "tables                   the tables, the busiest of today first: when each was seen, what it sent, its sessions\n"
    "shut-out LOGIN           ends the sessions of a table or a reader and lets it in no more; add-table or add-reader\n"
    "                         with its login lets it in again\n"
    "people                   everybody, with the table that introduced them\n"
    "merge PERSON PERSON      results of the first person count for the second; the first letters of the id suffice\n"
    "hide PERSON              junk: no table reads of this person any more, and the results count for nobody\n"
    "show PERSON              undoes that";

/// Reads the password from the first line of standard input; on a terminal with a prompt and without echo.
QString readTypedPassword() {
    const bool terminal = isatty(STDIN_FILENO) != 0;
    termios before{};
    if (terminal) {
        std::fputs("Password: ", stderr);
        tcgetattr(STDIN_FILENO, &before);
        termios hidden = before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    const QString line = QTextStream(stdin).readLine();
    if (terminal) {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
        std::fputs("\n", stderr);
    }
    return line;
}

int failed(const ClubTrouble& trouble) {
    static const struct {
        ClubFault fault;
        const char* words;
    } kWords[] = {{ClubFault::NoDriver, "the package libqt6sql6-psql is not installed"},
                  {ClubFault::BadConnection, "host, database and user are needed"},
                  {ClubFault::PasswordMissing, "the password file cannot be read"},
                  {ClubFault::PasswordOpen, "others may read the password file; chmod 600 it"},
                  {ClubFault::Unreachable, "the server cannot be reached"},
                  {ClubFault::WrongPassword, "login or password is wrong"},
                  {ClubFault::Certificate, "the connection is not safe: look at the server's certificate"},
                  {ClubFault::NoSchema, "the database holds no club yet: reeve-club migrate"},
                  {ClubFault::OlderSchema, "the database needs: reeve-club migrate"},
                  {ClubFault::NotAnswering,
                   "another session holds the database. Who that is: SELECT pid, usename, query FROM"
                   " pg_stat_activity; what ends it: SELECT pg_terminate_backend(PID)"},
                  {ClubFault::NewerSchema, "the database has a later version than this Reeve"}};
    QString words = QStringLiteral("the server refused it");
    for (const auto& [fault, text] : kWords)
        if (fault == trouble.fault) words = QString::fromLatin1(text);
    QTextStream(stderr) << "reeve-club: " << words << (trouble.detail.isEmpty() ? "" : "\n") << trouble.detail << "\n";
    return 1;
}

/// Prints the columns of the first row as a title, then each row.
void print(const QList<QStringList>& rows) {
    QList<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i == widths.size()) widths << 0;
            widths[i] = std::max(widths[i], row[i].size());
        }
    QTextStream out(stdout);
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) line += row[i].leftJustified(widths[i] + 2);
        out << line.trimmed() << "\n";
    }
}

int listPeople(ClubDatabase& database) {
    QSqlQuery query;
    if (const auto trouble = database.run(
            query,
            QStringLiteral("SELECT left(id::text, 8), name, introduced_by, games, wins,"
                           " concat_ws(', ', 'same as ' || left(same_as::text, 8), CASE WHEN hidden THEN 'hidden' END)"
                           " FROM reeve.known_people")))
        return failed(*trouble);
    QList<QStringList> rows{{QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("introduced by"),
                             QStringLiteral("games"), QStringLiteral("wins"), QString()}};
    while (query.next()) {
        rows << QStringList();
        for (int i = 0; i < 6; ++i) rows.back() << query.value(i).toString();
    }
    print(rows);
    return 0;
}

/// The id of the person that begins with these letters; empty: none or several, which was said.
QString personNamed(ClubDatabase& database, const QString& letters) {
    QSqlQuery query;
    QStringList found;
    if (!database.run(query, QStringLiteral("SELECT id FROM reeve.people WHERE starts_with(id::text, ?)"), {letters}))
        while (query.next()) found << query.value(0).toString();
    if (found.size() == 1) return found.front();
    QTextStream(stderr) << "reeve-club: " << (found.isEmpty() ? "no id begins with " : "several ids begin with ")
                        << letters << "\n";
    return {};
}

/// What still keeps tablets from reaching the server, each with the command that mends it.
QStringList obstacles(ClubDatabase& database) {
    QSqlQuery query;
    QStringList lines;
    if (database.run(
            query, QStringLiteral(
                       "SELECT current_setting('listen_addresses') = 'localhost', current_setting('ssl')::boolean,"
                       " NOT EXISTS (SELECT FROM pg_hba_file_rules WHERE type IN ('host', 'hostssl') AND error IS NULL"
                       " AND (address = 'all' OR netmask NOT IN ('255.255.255.255',"
                       " 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'))), current_setting('max_connections')::integer,"
                       " (SELECT count(*) FROM reeve.tables), current_setting('hba_file')")) ||
        !query.next())
        return lines;
    constexpr int kOfATablet = 6, kOfTheServer = 10;
    const int most = query.value(3).toInt(), tables = query.value(4).toInt();
    if (query.value(0).toBool())
        lines << QStringLiteral("The server listens to itself alone: sudo -u postgres psql -c \"ALTER SYSTEM SET"
                                " listen_addresses = '*'\", and restart it.");
    if (!query.value(1).toBool())
        lines << QStringLiteral(
            "The server has no TLS, so other machines are refused: sudo apt install ssl-cert && sudo -u"
            " postgres psql -c \"ALTER SYSTEM SET ssl_cert_file ="
            " '/etc/ssl/certs/ssl-cert-snakeoil.pem'\" -c \"ALTER SYSTEM SET ssl_key_file ="
            " '/etc/ssl/private/ssl-cert-snakeoil.key'\" -c \"ALTER SYSTEM SET ssl = on\", and"
            " restart it.");
    if (query.value(2).toBool())
        lines << QStringLiteral("The server lets no other machine in: add this line to %1 and reload it:\n"
                                "  hostssl %2 +reeve_table,+reeve_reader all scram-sha-256")
                     .arg(query.value(5).toString(), database.sql().databaseName());
    if (tables * kOfATablet + kOfTheServer > most)
        lines << QStringLiteral(
                     "The server allows %1 connections, and %2 tables need up to %3: sudo -u postgres psql -c"
                     " \"ALTER SYSTEM SET max_connections = %4\", and restart it.")
                     .arg(most)
                     .arg(tables)
                     .arg(tables * kOfATablet)
                     .arg(2 * tables * kOfATablet + kOfTheServer);
    else
        lines << QStringLiteral("The server allows %1 connections (max_connections), enough for %2 tables.")
                     .arg(most)
                     .arg((most - kOfTheServer) / kOfATablet);
    return lines;
}

/// Half blocks, dark on light: two rows of the code are one line.
void printCode(const QString& text) {
    const auto code = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode).encode(text.toStdString(), 0, 0);
    const auto dark = [&](int x, int y) { return y < code.height() && code.get(x, y); };
    QTextStream out(stdout);
    for (int y = 0; y < code.height(); y += 2) {
        out << "  \033[30;47m";
        for (int x = 0; x < code.width(); ++x) out << QChar(u" \u2584\u2580\u2588"[2 * dark(x, y) + dark(x, y + 1)]);
        out << "\033[0m\n";
    }
}

/// The address by which other machines reach this one.
QString addressHere() {
    for (const QHostAddress& one : QNetworkInterface::allAddresses())
        if (one.protocol() == QAbstractSocket::IPv4Protocol && !one.isLoopback() && !one.isLinkLocal())
            return one.toString();
    return QStringLiteral("127.0.0.1");
}

int invite(ClubDatabase& database, const QString& name, Invitation invitation) {
    QSqlQuery query;
    if (const auto trouble =
            database.run(query,
                         QStringLiteral("SELECT role, EXISTS (SELECT FROM reeve.tablets b WHERE b.table_id = t.id)"
                                        " FROM reeve.tables t WHERE name = ?"),
                         {name}))
        return failed(*trouble);
    const bool known = query.next(), played = known && query.value(1).toBool();
    static const QRegularExpression kOther(QStringLiteral("[^a-z0-9]+"));
    invitation.login = known ? query.value(0).toString() : name.toLower().replace(kOther, QStringLiteral("-"));
    invitation.secret = freshSecret();
    if (const auto trouble =
            database.run(query, QStringLiteral("SELECT reeve.invite(?, ?, ?)"),
                         {name, invitation.login, database.verifier(invitation.login, invitation.secret)}))
        return failed(*trouble);
    const QString text = invitationText(invitation);
    QTextStream out(stdout);
    out << "For one tablet, within an hour: Settings, Club, Join a club. Point its camera at the code, or type the line.\n\n  "
        << text << "\n\n";
    out.flush();
    printCode(text);
    out << "\n";
    if (played) out << "This table was joined before: from now on its tablet is let in with this invitation alone.\n";
    for (const QString& line : obstacles(database)) out << line << "\n";
    return 0;
}

/// Prints one line per table; the amounts sent are those of today in UTC, by the server's clock.
int listTables(ClubDatabase& database) {
    QSqlQuery query;
    if (const auto trouble = database.run(
            query, QStringLiteral("SELECT name, login, coalesce(to_char(seen, 'YYYY-MM-DD HH24:MI'), 'never'),"
                                  " pg_size_pretty(bytes), games, people, connections, allowed FROM reeve.loads")))
        return failed(*trouble);
    QList<QStringList> rows{{QStringLiteral("table"), QStringLiteral("login"), QStringLiteral("last seen"),
                             QStringLiteral("sent today"), QStringLiteral("games"), QStringLiteral("people"),
                             QStringLiteral("sessions")}};
    while (query.next()) {
        rows << QStringList();
        for (int i = 0; i < 7; ++i) rows.back() << query.value(i).toString();
        if (!query.value(7).toBool()) rows.back() << QStringLiteral("shut out");
    }
    print(rows);
    return 0;
}

int run(ClubDatabase& database, const QStringList& words, const Invitation& where) {
    const auto is = [&](const char* command, qsizetype count) {
        return words.value(0) == QLatin1String(command) && words.size() == count + 1;
    };
    const auto call = [&](const QString& statement, const QVariantList& values) {
        QSqlQuery query;
        const auto trouble = database.run(query, statement, values);
        return trouble ? failed(*trouble) : 0;
    };
    /// Executes a statement whose last placeholder is the password of a login.
    const auto callWithPassword = [&](const QString& statement, QVariantList values, const QString& login) {
        const QString password = readTypedPassword();
        if (password.isEmpty()) {
            QTextStream(stderr) << "reeve-club: no password was given, so nothing was done\n";
            return 2;
        }
        return call(statement, values << database.verifier(login, password));
    };
    if (is("migrate", 0)) {
        if (const auto trouble = migrateClub(database)) return failed(*trouble);
        QTextStream(stdout) << "version " << latestClubVersion() << "\n";
        return 0;
    }
    if (const auto trouble = database.checkVersion()) return failed(*trouble);
    if (is("check", 0)) {
        const auto missing = missingAdditions(database);
        if (const auto* trouble = std::get_if<ClubTrouble>(&missing)) return failed(*trouble);
        if (const QStringList names = std::get<QStringList>(missing); !names.isEmpty())
            return failed({ClubFault::OlderSchema, QStringLiteral("it lacks ") + names.join(QStringLiteral(", "))});
        const auto guards = missingGuards(database);
        if (const auto* trouble = std::get_if<ClubTrouble>(&guards)) return failed(*trouble);
        if (const QStringList names = std::get<QStringList>(guards); !names.isEmpty())
            return failed({ClubFault::OlderSchema, names.join(QLatin1Char('\n'))});
        QTextStream(stdout) << "version " << latestClubVersion() << "\n";
        return 0;
    }
    if (is("tables", 0)) return listTables(database);
    if (is("shut-out", 1)) return call(QStringLiteral("SELECT reeve.shut_out(?)"), {words[1]});
    if (is("add-table", 2)) {
        const int status =
            callWithPassword(QStringLiteral("SELECT reeve.add_table(?, ?, ?)"), {words[1], words[2]}, words[2]);
        if (status == 0)
            for (const QString& line : obstacles(database)) QTextStream(stdout) << line << "\n";
        return status;
    }
    if (is("add-reader", 1))
        return callWithPassword(QStringLiteral("SELECT reeve.add_reader(?, ?)"), {words[1]}, words[1]);
    if (is("invite", 1)) return invite(database, words[1], where);
    if (is("people", 0)) return listPeople(database);
    if (is("merge", 2) || is("hide", 1) || is("show", 1)) {
        QVariantList people;
        for (const QString& letters : words.mid(1)) {
            people << personNamed(database, letters);
            if (people.back().toString().isEmpty()) return 1;
        }
        if (is("merge", 2))
            return call(QStringLiteral("SELECT reeve.merge_people(CAST(? AS uuid), CAST(? AS uuid))"), people);
        return call(QStringLiteral("SELECT reeve.hide_person(CAST(? AS uuid), %1)")
                        .arg(is("hide", 1) ? QStringLiteral("true") : QStringLiteral("false")),
                    people);
    }
    QTextStream(stderr) << "usage: reeve-club [OPTION …] COMMAND\n" << kUsage << "\n";
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication program(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(REEVE_VERSION));
    QCommandLineParser parser;
    parser.setApplicationDescription(QString::fromLatin1(kUsage));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(
        {{QStringLiteral("host"), QStringLiteral("name, address or socket folder of the server"),
          QStringLiteral("HOST"), QStringLiteral("/var/run/postgresql")},
         {QStringLiteral("port"), QStringLiteral("its port"), QStringLiteral("PORT"), QStringLiteral("5432")},
         {QStringLiteral("database"), QStringLiteral("name of the database"), QStringLiteral("NAME"),
          QStringLiteral("reeve")},
         {QStringLiteral("user"), QStringLiteral("login of its owner"), QStringLiteral("LOGIN"),
          qEnvironmentVariable("USER", QStringLiteral("postgres"))},
         {QStringLiteral("password-file"), QStringLiteral("its first line is the password; mode 600"),
          QStringLiteral("FILE")},
         {QStringLiteral("authorities"), QStringLiteral("certificates that are believed"), QStringLiteral("FILE")},
         {QStringLiteral("at"), QStringLiteral("name or address by which tablets reach the server, for invite"),
          QStringLiteral("HOST"), addressHere()}});
    parser.addPositionalArgument(QStringLiteral("command"), QStringLiteral("what to do"));
    parser.process(program);
    ClubDatabase database;
    const ClubConnection connection{.host = parser.value(QStringLiteral("host")),
                                    .port = parser.value(QStringLiteral("port")).toInt(),
                                    .database = parser.value(QStringLiteral("database")),
                                    .user = parser.value(QStringLiteral("user")),
                                    .passwordFile = parser.value(QStringLiteral("password-file")),
                                    .authorities = parser.value(QStringLiteral("authorities"))};
    if (const auto trouble = database.open(connection)) return failed(*trouble);
    return run(database, parser.positionalArguments(),
               {.host = parser.value(QStringLiteral("at")), .port = connection.port, .database = connection.database});
}
