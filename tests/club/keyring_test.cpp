// SPDX-License-Identifier: GPL-3.0-or-later
// The club's password in the system keyring: stored and found, requested if the keyring is locked, and in a file
// without a keyring. Uses a small keyring of its own on a bus of its own.
#include "app/club/club.h"
#include "app/club/club_settings.h"
#include "app/club/keyring.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/window/game.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;
using namespace Qt::StringLiterals;

/// A Secret of the Secret Service API, D-Bus signature (oayays).
struct Secret {
    QDBusObjectPath session{};
    QByteArray parameters{}, value{};
    QString type{};
};
Q_DECLARE_METATYPE(Secret)
QDBusArgument& operator<<(QDBusArgument& out, const Secret& secret) {
    out.beginStructure();
    out << secret.session << secret.parameters << secret.value << secret.type;
    out.endStructure();
    return out;
}
const QDBusArgument& operator>>(const QDBusArgument& in, Secret& secret) {
    in.beginStructure();
    in >> secret.session >> secret.parameters >> secret.value >> secret.type;
    in.endStructure();
    return in;
}

namespace {

using Words = QMap<QString, QString>;
using Paths = QList<QDBusObjectPath>;

const QString kRoot = u"/org/freedesktop/secrets"_s, kCollection = kRoot + u"/collection/login"_s,
              kItem = kCollection + u"/1"_s, kPrompt = kRoot + u"/prompt/1"_s;

/// A bus that starts no services, so that a keyring of this machine is not used.
constexpr char kBusConfig[] =
    "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\""
    " \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">"
    "<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><policy context=\"default\">"
    "<allow send_destination=\"*\"/><allow receive_sender=\"*\"/><allow own=\"*\"/></policy></busconfig>";

/// A service org.freedesktop.secrets with one collection that holds at most one item.
class SmallKeyring : public QDBusVirtualObject {
public:
    bool locked = false; ///< a prompt is needed before each access
    bool unlocks = true; ///< the answer of the person to the prompt
    int asked = 0;
    Words words; ///< attributes of the item; empty: no item
    QByteArray secret;
    QString label;

    [[nodiscard]] QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
        const QString member = message.member();
        const QVariantList given = message.arguments();
        const auto answer = [&](const QVariantList& values) { return bus.send(message.createReply(values)); };
        const auto path = [](const QString& text) { return QVariant::fromValue(QDBusObjectPath(text)); };
        if (member == u"OpenSession"_s)
            return answer({QVariant::fromValue(QDBusVariant(QString())), path(kRoot + u"/session/1"_s)});
        if (member == u"ReadAlias"_s) return answer({path(kCollection)});
        if (member == u"SearchItems"_s) {
            const Paths found =
                !words.isEmpty() && qdbus_cast<Words>(given[0]) == words ? Paths{QDBusObjectPath(kItem)} : Paths();
            return answer(
                {QVariant::fromValue(locked ? Paths() : found), QVariant::fromValue(locked ? found : Paths())});
        }
        if (member == u"Unlock"_s)
            return answer(
                {QVariant::fromValue(locked ? Paths() : qdbus_cast<Paths>(given[0])), path(locked ? kPrompt : u"/"_s)});
        if (member == u"Prompt"_s) {
            ++asked;
            locked = locked && !unlocks;
            answer({});
            QDBusMessage end = QDBusMessage::createSignal(kPrompt, u"org.freedesktop.Secret.Prompt"_s, u"Completed"_s);
            end << !unlocks << QVariant::fromValue(QDBusVariant(QString()));
            return bus.send(end);
        }
        if (locked) return bus.send(message.createErrorReply(u"org.freedesktop.Secret.Error.IsLocked"_s, u"locked"_s));
        if (member == u"CreateItem"_s) {
            const auto properties = qdbus_cast<QVariantMap>(given[0]);
            words = qdbus_cast<Words>(properties[u"org.freedesktop.Secret.Item.Attributes"_s]);
            label = properties[u"org.freedesktop.Secret.Item.Label"_s].toString();
            secret = qdbus_cast<Secret>(given[1]).value;
            return answer({path(kItem), path(u"/"_s)});
        }
        if (member == u"GetSecret"_s)
            return answer(
                {QVariant::fromValue(Secret{QDBusObjectPath(kRoot + u"/session/1"_s), {}, secret, u"text/plain"_s})});
        if (member == u"Delete"_s) {
            words.clear();
            secret.clear();
            return answer({path(u"/"_s)});
        }
        return false;
    }
};

} // namespace

class KeyringTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_busFolder;
    QProcess m_bus;
    QString m_address;
    std::unique_ptr<SmallKeyring> m_keyring;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Club> m_club;

    void startKeyring() {
        auto bus = QDBusConnection::connectToBus(m_address, u"small-keyring"_s);
        m_keyring = std::make_unique<SmallKeyring>();
        QVERIFY(bus.registerVirtualObject(kRoot, m_keyring.get(), QDBusConnection::SubPath));
        QVERIFY(bus.registerService(u"org.freedesktop.secrets"_s));
    }
    void stopKeyring() {
        if (m_keyring == nullptr) return;
        QDBusConnection::disconnectFromBus(u"small-keyring"_s);
        m_keyring.reset();
    }
    void startReeve() {
        m_club.reset();
        m_club = std::make_unique<Club>(*m_journal, *m_game);
    }
    void joinAClub() {
        // There is no server at this address: only the place of the password is tested.
        m_club->join({.host = u"127.0.0.1:1"_s, .database = u"reeve"_s, .user = u"table-1"_s, .password = u"sesame"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_club->joined(), 20'000);
        finishFileThread();
    }
    [[nodiscard]] QString passwordFile() const { return m_folder->filePath(u"club-password"_s); }
    [[nodiscard]] QString settings() const {
        finishFileThread();
        QFile file(settingsFile());
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private slots:
    void initTestCase() {
        if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty()) QSKIP("dbus-daemon is not installed");
        QFile config(m_busFolder.filePath(u"bus.conf"_s));
        QVERIFY(config.open(QIODevice::WriteOnly));
        QVERIFY(config.write(kBusConfig) > 0);
        config.close();
        m_bus.start(u"dbus-daemon"_s,
                    {u"--config-file=%1"_s.arg(config.fileName()), u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_bus.waitForReadyRead());
        m_address = QString::fromUtf8(m_bus.readLine()).trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toUtf8());
        qDBusRegisterMetaType<Secret>();
        qDBusRegisterMetaType<Words>();
    }
    void cleanupTestCase() {
        m_bus.kill();
        m_bus.waitForFinished();
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", m_folder->path().toUtf8());
        m_journal = std::make_unique<Journal>(journalFile());
        m_game = std::make_unique<Game>(*m_journal);
        startReeve();
    }
    void cleanup() {
        m_club.reset();
        m_game.reset();
        m_journal.reset();
        finishFileThread();
        stopKeyring();
    }

    void thePasswordIsInTheKeyringAndNowhereElse() {
        startKeyring();
        joinAClub();
        QCOMPARE(m_keyring->secret, QByteArray("sesame"));
        QVERIFY(m_keyring->label.contains(u"127.0.0.1"_s));
        QCOMPARE(m_club->passwordIn(), u"keyring"_s);
        QVERIFY(!QFile::exists(passwordFile()));
        QVERIFY(!settings().contains(u"sesame"_s));
        // The next start reads it from the keyring.
        startReeve();
        QTRY_COMPARE_WITH_TIMEOUT(m_club->where().password, u"sesame"_s, 20'000);
        QCOMPARE(m_club->passwordIn(), u"keyring"_s);
        // Changing the connection without typing a password keeps the password.
        m_club->join({.host = u"127.0.0.1:2"_s, .database = u"reeve"_s, .user = u"table-1"_s});
        QCOMPARE(m_club->where().password, u"sesame"_s);
        QCOMPARE(m_club->passwordIn(), u"keyring"_s);
        m_club->leave();
        QTRY_VERIFY_WITH_TIMEOUT(m_keyring->words.isEmpty(), 20'000);
        QVERIFY(!clubConnection().any() && !clubConnection().inKeyring);
    }

    void whereNoKeyringRunsItIsInAFileOfItsOwner() {
        joinAClub();
        QCOMPARE(m_club->passwordIn(), u"file"_s);
        QFile file(passwordFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("sesame\n"));
        QCOMPARE(file.permissions() & 0x0077, QFile::Permissions());
    }

    void aKeyringThatThePersonDoesNotUnlockLeavesItToTheFile() {
        startKeyring();
        m_keyring->locked = true;
        m_keyring->unlocks = false;
        joinAClub();
        QCOMPARE(m_keyring->asked, 1);
        QCOMPARE(m_club->passwordIn(), u"file"_s);
        QVERIFY(m_keyring->secret.isEmpty());
    }

    void aKeyringThatStaysLockedIsToldAndAskedAgain() {
        startKeyring();
        joinAClub();
        m_keyring->locked = true;
        m_keyring->unlocks = false;
        startReeve();
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"waiting"_s, 20'000);
        QVERIFY2(m_club->text().startsWith(u"The password for the club could not be read"_s),
                 qPrintable(m_club->text()));
        QVERIFY(m_club->where().password.isEmpty());
        m_keyring->unlocks = true;
        m_club->hurry();
        QTRY_COMPARE_WITH_TIMEOUT(m_club->where().password, u"sesame"_s, 20'000);
    }

    void whatALockedKeyringKeepsIsNotCalledErased() {
        startKeyring();
        joinAClub();
        m_keyring->locked = true;
        m_keyring->unlocks = false;
        auto erased = eraseFromKeyring();
        QTRY_VERIFY_WITH_TIMEOUT(erased.isFinished(), 20'000);
        QVERIFY(!erased.result());
        QCOMPARE(m_keyring->secret, QByteArray("sesame"));
        m_keyring->unlocks = true;
        erased = eraseFromKeyring();
        QTRY_VERIFY_WITH_TIMEOUT(erased.isFinished(), 20'000);
        QVERIFY(erased.result());
        QVERIFY(m_keyring->words.isEmpty());
    }

    void aKeyringThatIsGoneIsTold() {
        startKeyring();
        joinAClub();
        stopKeyring();
        startReeve();
        QTRY_COMPARE_WITH_TIMEOUT(m_club->state(), u"waiting"_s, 20'000);
        QVERIFY(m_club->text().contains(u"type the password again"_s));
    }
};

QTEST_GUILESS_MAIN(KeyringTest)
#include "keyring_test.moc"
