// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses and logins of a club: which connections are secure, and the warnings about others.
#include "app/club/database/invitation.h"
#include "tests/club/throwaway_club.h"
#include "tests/club/wire.h"

#include <QElapsedTimer>
#include <QFile>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QProcess>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;

namespace {

ClubConnection somewhere(const QString& host) {
    return {.host = host, .database = QStringLiteral("reeve"), .user = QStringLiteral("table")};
}

void run(const QString& program, const QStringList& words, const QString& folder) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, words);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
}

/// Writes a certificate authority and a certificate for localhost, valid from `from` to `to` (YYYYMMDDHHMMSSZ), into a
/// folder.
void makeCertificate(const QString& folder, const QString& from, const QString& to) {
    const auto put = [&](const char* name, const QByteArray& text) {
        QFile file(folder + QLatin1Char('/') + QLatin1String(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", name);
        file.write(text);
    };
    put("ca.cnf",
        "[ca]\ndefault_ca=c\n[c]\ndatabase=index\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\npolicy=p\n"
        "[p]\ncommonName=supplied\n[e]\nsubjectAltName=DNS:localhost\n");
    put("index", "");
    put("serial", "01\n");
    const auto words = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
    run(QStringLiteral("openssl"),
        words("req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 30 -subj /CN=authority"), folder);
    run(QStringLiteral("openssl"),
        words("req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=localhost"), folder);
    run(QStringLiteral("openssl"),
        words(
            "ca -batch -notext -config ca.cnf -extensions e -cert ca.crt -keyfile ca.key -in server.csr -out server.crt") +
            QStringList{QStringLiteral("-startdate"), from, QStringLiteral("-enddate"), to},
        folder);
}

/// The same, signed by itself.
void makeOwnCertificate(const QString& folder) {
    run(QStringLiteral("openssl"),
        QString::fromLatin1("req -x509 -newkey rsa:2048 -nodes -keyout server.key -out server.crt -days 30 -subj /CN=x")
            .split(QLatin1Char(' ')),
        folder);
}

/// Copies server.key and server.crt of a folder to the server, with the owner of its other files.
void installCertificate(const ThrowawayClub& club, const QString& folder) {
    const QString data = club.folder() + QStringLiteral("/data/");
    for (const char* name : {"server.key", "server.crt"}) {
        const QString to = data + QLatin1String(name);
        QFile::remove(to);
        if (!QFile::copy(folder + QLatin1Char('/') + QLatin1String(name), to) ||
            !QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner))
            qFatal("cannot write %s", qPrintable(to));
        run(QStringLiteral("chown"), {QStringLiteral("--reference=") + data + QStringLiteral("PG_VERSION"), to},
            folder);
    }
}

/// An address of this machine that is not treated as the machine's own.
QString otherAddress() {
    for (const QHostAddress& one : QNetworkInterface::allAddresses())
        if (one.protocol() == QAbstractSocket::IPv4Protocol && !one.isLoopback()) return one.toString();
    return {};
}

} // namespace

class ClubConnectionTest : public QObject {
    Q_OBJECT

private slots:
    void aHostThatIsNotThisMachineNeedsACheckedCertificate_data() {
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("checked");
        QTest::newRow("localhost") << QStringLiteral("localhost") << false;
        QTest::newRow("loopback") << QStringLiteral("127.0.0.1") << false;
        QTest::newRow("another loopback") << QStringLiteral("127.8.0.1") << false;
        QTest::newRow("IPv6") << QStringLiteral("::1") << false;
        QTest::newRow("a socket") << QStringLiteral("/var/run/postgresql") << false;
        QTest::newRow("a name") << QStringLiteral("club.example.org") << true;
        QTest::newRow("a name that looks local") << QStringLiteral("127.0.0.1.example.org") << true;
        QTest::newRow("the next room") << QStringLiteral("192.168.1.7") << true;
        QTest::newRow("localhost of somebody else") << QStringLiteral("localhost.example.org") << true;
    }
    void aHostThatIsNotThisMachineNeedsACheckedCertificate() {
        QFETCH(QString, host);
        QFETCH(bool, checked);
        const auto options = connectOptions(somewhere(host));
        QVERIFY(std::holds_alternative<QString>(options));
        QCOMPARE(std::get<QString>(options).contains(QStringLiteral("sslmode=verify-full")), checked);
        ClubConnection always = somewhere(host);
        always.tls = ClubConnection::Tls::Always;
        QVERIFY(std::get<QString>(connectOptions(always)).contains(QStringLiteral("sslmode=verify-full")));
    }

    void aFieldThatLibpqWouldReadAsSeveralIsRefused() {
        ClubConnection odd = somewhere(QStringLiteral("club.example.org;sslmode=disable"));
        QCOMPARE(std::get<ClubTrouble>(connectOptions(odd)).fault, ClubFault::BadConnection);
        odd = somewhere(QStringLiteral("club.example.org"));
        odd.authorities = QStringLiteral("/etc/x;sslmode=disable");
        QCOMPARE(std::get<ClubTrouble>(connectOptions(odd)).fault, ClubFault::BadConnection);
        odd.authorities = QStringLiteral("/etc/it's here");
        QVERIFY(std::get<QString>(connectOptions(odd)).contains(QStringLiteral(R"(sslrootcert='/etc/it\'s here')")));
        odd.user.clear();
        QCOMPARE(std::get<ClubTrouble>(connectOptions(odd)).fault, ClubFault::BadConnection);
    }

    void aPasswordFileThatOthersMayReadIsRefused() {
        QTemporaryDir folder;
        ClubConnection connection = somewhere(QStringLiteral("localhost"));
        QCOMPARE(std::get<QString>(readPassword(connection)), QString());
        connection.passwordFile = folder.filePath(QStringLiteral("password"));
        QCOMPARE(std::get<ClubTrouble>(readPassword(connection)).fault, ClubFault::PasswordMissing);
        QFile file(connection.passwordFile);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("sesame\nnot this\n");
        file.close();
        for (const QFile::Permission other : {QFile::ReadGroup, QFile::ReadOther, QFile::WriteOther}) {
            QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | other));
            QCOMPARE(std::get<ClubTrouble>(readPassword(connection)).fault, ClubFault::PasswordOpen);
        }
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(std::get<QString>(readPassword(connection)), QStringLiteral("sesame"));
        connection.passwordFile = folder.path();
        QCOMPARE(std::get<ClubTrouble>(readPassword(connection)).fault, ClubFault::PasswordMissing);
    }

    void whatTheServerRefusesIsTold() {
        ThrowawayClub club;
        if (!club.missing().isEmpty()) QSKIP(qPrintable(club.missing()));
        club.found();
        ClubDatabase database;
        ClubConnection right = club.table(1);
        QVERIFY(!database.open(right));
        QVERIFY(!database.checkVersion());
        ClubConnection wrong = right;
        wrong.passwordFile = club.table(2).passwordFile;
        QCOMPARE(database.open(wrong)->fault, ClubFault::WrongPassword);
        wrong = right;
        wrong.user = QStringLiteral("nobody");
        QCOMPARE(database.open(wrong)->fault, ClubFault::WrongPassword);
        wrong = right;
        wrong.database = QStringLiteral("nowhere");
        QCOMPARE(database.open(wrong)->fault, ClubFault::Refused);
        wrong = right;
        wrong.tls = ClubConnection::Tls::Always; // the server has no TLS
        QCOMPARE(database.open(wrong)->fault, ClubFault::Certificate);
        club.stop();
        QCOMPARE(database.open(right)->fault, ClubFault::Unreachable);
    }

    void anInvitationIsReadAsItWasTyped() {
        const Invitation usual{.host = QStringLiteral("192.168.1.20"),
                               .login = QStringLiteral("table-1"),
                               .secret = QStringLiteral("K7QM3PXD92FA")};
        QCOMPARE(invitationText(usual), QStringLiteral("192.168.1.20/table-1/K7QM-3PXD-92FA"));
        Invitation odd = usual;
        odd.host = QStringLiteral("fd00::7");
        odd.port = 54329;
        odd.database = QStringLiteral("postgres");
        for (const Invitation& one : {usual, odd}) QCOMPARE(*readInvitation(invitationText(one)), one);
        QCOMPARE(*readInvitation(QStringLiteral(" 192.168.1.20/table-1/k7qm 3pxd92fa ")), usual);
        Invitation digits = usual;
        digits.secret = QStringLiteral("K7QM3PXD0011");
        QCOMPARE(*readInvitation(QStringLiteral("192.168.1.20/table-1/K7QM-3PXD-oOiL")), digits);
        for (const char* none : {"", "club.example.org", "club/table-1/short", "table-1/K7QM-3PXD-92FA", "http://x/y"})
            QVERIFY2(!readInvitation(QString::fromLatin1(none)), none);
        QSet<QString> secrets;
        for (int i = 0; i < 100; ++i) secrets << freshSecret();
        QCOMPARE(secrets.size(), 100);
        // To another machine: any certificate, but the server has to know the secret.
        const QString options = std::get<QString>(connectOptions(connectionOf(usual)));
        QVERIFY(options.contains(QStringLiteral("sslmode=require;channel_binding=require")));
    }

    /// The server has a certificate that nobody has signed; its secret is used once, and its certificate is kept.
    void anInvitationIsAcceptedOnce() {
        const QString address = otherAddress();
        if (address.isEmpty()) QSKIP("this machine has no address but loopback");
        ThrowawayClub club({QStringLiteral("-c"), QStringLiteral("fsync=off"), QStringLiteral("-c"),
                            QStringLiteral("listen_addresses='*'")});
        if (!club.missing().isEmpty()) QSKIP(qPrintable(club.missing()));
        club.found();
        QTemporaryDir folder;
        makeOwnCertificate(folder.path());
        installCertificate(club, folder.path());
        QFile rules(club.folder() + QStringLiteral("/data/pg_hba.conf"));
        QVERIFY(rules.open(QIODevice::Append) && rules.write("hostssl all +reeve_table all scram-sha-256\n") > 0);
        rules.close();
        club.ask(QStringLiteral("ALTER SYSTEM SET ssl = on"));
        club.stop();
        club.start();
        const Invitation invitation{
            .host = address, .port = club.port(), .login = QStringLiteral("table-1"), .secret = freshSecret()};
        ClubDatabase owner, table;
        QVERIFY(!owner.open(club.owner()));
        const auto invite = [&] {
            club.ask(QStringLiteral("SELECT reeve.invite('Table 1', 'table-1', ?)"),
                     {owner.verifier(invitation.login, invitation.secret)});
        };
        invite();
        Invitation guessed = invitation;
        guessed.secret = freshSecret();
        QCOMPARE(table.open(connectionOf(guessed))->fault, ClubFault::WrongPassword);
        const auto trouble = table.open(connectionOf(invitation));
        QVERIFY2(!trouble, trouble ? qPrintable(trouble->detail) : "");
        const auto answer = acceptInvitation(table, invitation.login);
        QVERIFY(std::holds_alternative<Accepted>(answer));
        const Accepted& accepted = std::get<Accepted>(answer);
        QVERIFY(accepted.certificate.contains("BEGIN CERTIFICATE") && !accepted.certificate.contains("PRIVATE"));
        // The secret is used up; the password and the kept certificate are valid from now on.
        QCOMPARE(table.open(connectionOf(invitation))->fault, ClubFault::WrongPassword);
        ClubConnection connection = connectionOf(invitation);
        connection.password = accepted.password;
        connection.tls = ClubConnection::Tls::Pinned;
        connection.authorities = folder.filePath(QStringLiteral("kept.pem"));
        QFile kept(connection.authorities);
        QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(accepted.certificate) > 0);
        kept.close();
        const auto again = table.open(connection);
        QVERIFY2(!again, again ? qPrintable(again->detail) : "");
        // An invitation that is too old.
        invite();
        club.ask(QStringLiteral("ALTER ROLE \"table-1\" VALID UNTIL '2020-01-01'"));
        QCOMPARE(table.open(connectionOf(invitation))->fault, ClubFault::WrongPassword);
        // A server with another certificate.
        makeOwnCertificate(folder.path());
        installCertificate(club, folder.path());
        club.stop();
        club.start();
        QCOMPARE(table.open(connection)->fault, ClubFault::Certificate);
    }

    void aPortThatSwallowsEverythingIsGivenUpInTime() {
        ThrowawayClub club;
        if (!club.missing().isEmpty()) QSKIP(qPrintable(club.missing()));
        club.found();
        Wire wire(club.port());
        ClubConnection connection = club.table(1);
        connection.port = wire.port();
        connection.patience = 2;
        ClubDatabase database;
        QVERIFY(!database.open(connection));
        wire.swallow(true);
        QSqlQuery query;
        QElapsedTimer time;
        time.start();
        QCOMPARE(database.run(query, QStringLiteral("SELECT 1"), {}, 1000)->fault, ClubFault::NotAnswering);
        QVERIFY(time.elapsed() < 3000);
        time.restart();
        QCOMPARE(database.open(connection)->fault, ClubFault::Unreachable);
        QVERIFY(time.elapsed() < 6000);
    }

    void aCertificateIsCheckedAndAnExpiredOneRefused_data() {
        QTest::addColumn<QString>("until");
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("believed");
        QTest::addColumn<ClubFault>("fault");
        const QString later =
            QDateTime::currentDateTimeUtc().addDays(20).toString(QStringLiteral("yyyyMMddHHmmss")) + QLatin1Char('Z');
        const QString earlier =
            QDateTime::currentDateTimeUtc().addDays(-1).toString(QStringLiteral("yyyyMMddHHmmss")) + QLatin1Char('Z');
        QTest::newRow("right") << later << QStringLiteral("localhost") << true << ClubFault::None;
        QTest::newRow("expired") << earlier << QStringLiteral("localhost") << true << ClubFault::Certificate;
        QTest::newRow("of another host") << later << QStringLiteral("127.0.0.1") << true << ClubFault::Certificate;
        QTest::newRow("of an unknown authority")
            << later << QStringLiteral("localhost") << false << ClubFault::Certificate;
    }
    void aCertificateIsCheckedAndAnExpiredOneRefused() {
        QFETCH(QString, until);
        QFETCH(QString, host);
        QFETCH(bool, believed);
        QFETCH(ClubFault, fault);
        ThrowawayClub club;
        if (!club.missing().isEmpty()) QSKIP(qPrintable(club.missing()));
        club.found();
        QTemporaryDir folder;
        const QString from =
            QDateTime::currentDateTimeUtc().addDays(-2).toString(QStringLiteral("yyyyMMddHHmmss")) + QLatin1Char('Z');
        makeCertificate(folder.path(), from, until);
        installCertificate(club, folder.path());
        club.ask(QStringLiteral("ALTER SYSTEM SET ssl = on"));
        ClubConnection connection = club.table(1);
        club.stop();
        club.start();
        connection.host = host;
        connection.tls = ClubConnection::Tls::Always;
        if (believed) connection.authorities = folder.filePath(QStringLiteral("ca.crt"));
        ClubDatabase database;
        const auto trouble = database.open(connection);
        QVERIFY2((trouble ? trouble->fault : ClubFault::None) == fault, trouble ? qPrintable(trouble->detail) : "");
    }
};

QTEST_GUILESS_MAIN(ClubConnectionTest)
#include "club_connection_test.moc"
