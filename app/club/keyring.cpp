// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/keyring.h"

#include "app/store/data_folder.h"

#include <QPromise>
#include <QThreadPool>

#include <atomic>
#include <memory>

#ifdef REEVE_WITH_DBUS
#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QEventLoop>
#include <QTimer>
#endif

namespace reeve::app {

#ifdef REEVE_WITH_DBUS

/// Struct (oayays) of the Secret Service: session, parameters, secret, content type.
struct KeyringSecret {
    QDBusObjectPath session{};
    QByteArray parameters{}, value{};
    QString type{};
};
using KeyringWords = QMap<QString, QString>; ///< a{ss}

QDBusArgument& operator<<(QDBusArgument& out, const KeyringSecret& secret) {
    out.beginStructure();
    out << secret.session << secret.parameters << secret.value << secret.type;
    out.endStructure();
    return out;
}
const QDBusArgument& operator>>(const QDBusArgument& in, KeyringSecret& secret) {
    in.beginStructure();
    in >> secret.session >> secret.parameters >> secret.value >> secret.type;
    in.endStructure();
    return in;
}

} // namespace reeve::app
Q_DECLARE_METATYPE(reeve::app::KeyringSecret)

namespace reeve::app {
namespace {

const QString kKeyringService = QStringLiteral("org.freedesktop.secrets");
const QString kKeyringRoot = QStringLiteral("/org/freedesktop/secrets");
const QString kKeyringConnection = QStringLiteral("reeve-keyring");
/// Timeout in ms of calls without user interaction. The first call may start the keyring's program.
constexpr int kKeyringAnswer = 10'000;

/// Quits the wait loop when the keyring's prompt is completed.
class PromptEnd : public QObject {
    Q_OBJECT
public:
    QEventLoop loop;
    bool granted = false;
public slots:
    void end(bool dismissed, const QDBusVariant&) {
        granted = !dismissed;
        loop.quit();
    }
};

/// A session with the keyring. Has its own D-Bus connection, which ends the session when it is closed.
class Visit {
public:
    explicit Visit(int patience)
        : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, kKeyringConnection)), m_patience(patience) {
        qDBusRegisterMetaType<KeyringSecret>();
        qDBusRegisterMetaType<KeyringWords>();
        // Aborts waiting for the user when the program quits.
        QObject::connect(
            QCoreApplication::instance(), &QCoreApplication::aboutToQuit, &m_quits, [this] { m_over = true; },
            Qt::DirectConnection);
        if (!m_bus.isConnected()) return;
        // Unencrypted transfer: the session bus is private to the user. Every keyring supports it.
        const auto answer = call(kKeyringRoot, "Service", "OpenSession",
                                 {QStringLiteral("plain"), QVariant::fromValue(QDBusVariant(QString()))});
        if (answer.size() == 2) m_session = answer[1].value<QDBusObjectPath>();
    }
    ~Visit() { QDBusConnection::disconnectFromBus(kKeyringConnection); }
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;

    [[nodiscard]] bool opened() const { return !m_session.path().isEmpty(); }

    /// The item of these settings, unlocked; empty: none. nullopt: an error, or the user did not unlock it.
    std::optional<QString> find() {
        const auto found = call(kKeyringRoot, "Service", "SearchItems", {QVariant::fromValue(words())});
        if (found.size() != 2) return std::nullopt;
        for (const QVariant& list : found) {
            const auto items = qdbus_cast<QList<QDBusObjectPath>>(list);
            if (items.isEmpty()) continue;
            const QString item = items.front().path();
            return unlock(item) ? std::optional(item) : std::nullopt;
        }
        return QString();
    }

    std::optional<QString> read() {
        const auto item = find();
        if (!item || item->isEmpty()) return std::nullopt;
        const auto answer = call(*item, "Item", "GetSecret", {QVariant::fromValue(m_session)});
        if (answer.size() != 1) return std::nullopt;
        return QString::fromUtf8(qdbus_cast<KeyringSecret>(answer[0]).value);
    }

    bool keep(const QString& password, const QString& label) {
        const auto alias = call(kKeyringRoot, "Service", "ReadAlias", {QStringLiteral("default")});
        const QString collection = alias.size() == 1 ? alias[0].value<QDBusObjectPath>().path() : QString();
        if (collection.size() < 2 || !unlock(collection)) return false;
        const QVariantMap properties{
            {QStringLiteral("org.freedesktop.Secret.Item.Label"), label},
            {QStringLiteral("org.freedesktop.Secret.Item.Attributes"), QVariant::fromValue(words())}};
        const KeyringSecret secret{m_session, {}, password.toUtf8(), QStringLiteral("text/plain; charset=utf8")};
        const auto made = call(collection, "Collection", "CreateItem", {properties, QVariant::fromValue(secret), true});
        return made.size() == 2 && settled(made[1].value<QDBusObjectPath>());
    }

    bool erase() {
        const auto item = find();
        if (!item) return false;
        if (item->isEmpty()) return true;
        const auto gone = call(*item, "Item", "Delete", {});
        return gone.size() == 1 && settled(gone[0].value<QDBusObjectPath>());
    }

private:
    /// Attributes of the item; one item per settings file.
    static KeyringWords words() {
        return {{QStringLiteral("application"), QStringLiteral("app.reeve.Reeve")},
                {QStringLiteral("settings"), settingsFile()}};
    }
    /// Calls a method; empty on an error.
    QVariantList call(const QString& path, const char* interface, const char* method, const QVariantList& values) {
        QDBusMessage message = QDBusMessage::createMethodCall(
            kKeyringService, path, QLatin1String("org.freedesktop.Secret.") + QLatin1String(interface),
            QLatin1String(method));
        message.setArguments(values);
        const QDBusMessage answer = m_bus.call(message, QDBus::Block, kKeyringAnswer);
        return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments() : QVariantList();
    }
    bool unlock(const QString& path) {
        const auto answer = call(kKeyringRoot, "Service", "Unlock",
                                 {QVariant::fromValue(QList<QDBusObjectPath>{QDBusObjectPath(path)})});
        return answer.size() == 2 && settled(answer[1].value<QDBusObjectPath>());
    }
    /// Waits for an operation. Path "/": already done; otherwise the keyring prompts the user. False: dismissed or
    /// timed out.
    bool settled(const QDBusObjectPath& prompt) {
        if (prompt.path() == QLatin1String("/")) return true;
        const QString interface = QStringLiteral("org.freedesktop.Secret.Prompt");
        PromptEnd end;
        if (!m_bus.connect(kKeyringService, prompt.path(), interface, QStringLiteral("Completed"), &end,
                           SLOT(end(bool, QDBusVariant))))
            return false;
        QTimer::singleShot(m_patience, &end.loop, &QEventLoop::quit);
        QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, &end.loop, &QEventLoop::quit);
        if (m_over) return false;
        QDBusMessage ask =
            QDBusMessage::createMethodCall(kKeyringService, prompt.path(), interface, QStringLiteral("Prompt"));
        ask.setArguments({QString()});
        if (m_bus.call(ask, QDBus::Block, kKeyringAnswer).type() == QDBusMessage::ReplyMessage) end.loop.exec();
        return end.granted;
    }

    std::atomic_bool m_over = false;
    QObject m_quits; ///< context of the aboutToQuit connection; destroyed first
    QDBusConnection m_bus;
    const int m_patience;
    QDBusObjectPath m_session;
};

QThreadPool& keyringThread() {
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    return pool;
}

/// Runs `work(Visit&)` on the keyring thread; returns `otherwise` if there is no keyring.
template <typename Result, typename Work>
QFuture<Result> askKeyring(int patience, Result otherwise, Work work) {
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    keyringThread().start([promise, patience, otherwise = std::move(otherwise), work = std::move(work)] {
        promise->start();
        Visit keyring(patience);
        promise->addResult(keyring.opened() ? work(keyring) : otherwise);
        promise->finish();
    });
    return future;
}

} // namespace

QFuture<std::optional<QString>> readFromKeyring(int patience) {
    return askKeyring<std::optional<QString>>(patience, std::nullopt, [](Visit& keyring) { return keyring.read(); });
}

QFuture<bool> keepInKeyring(const QString& password, const QString& label, int patience) {
    return askKeyring<bool>(patience, false, [=](Visit& keyring) { return keyring.keep(password, label); });
}

QFuture<bool> eraseFromKeyring(int patience) {
    return askKeyring<bool>(patience, false, [](Visit& keyring) { return keyring.erase(); });
}

#else

namespace {

template <typename Result>
QFuture<Result> nothing(Result result) {
    QPromise<Result> promise;
    promise.start();
    promise.addResult(std::move(result));
    promise.finish();
    return promise.future();
}

} // namespace

QFuture<std::optional<QString>> readFromKeyring(int) { return nothing<std::optional<QString>>(std::nullopt); }
QFuture<bool> keepInKeyring(const QString&, const QString&, int) { return nothing(false); }
QFuture<bool> eraseFromKeyring(int) { return nothing(false); }

#endif

} // namespace reeve::app

#ifdef REEVE_WITH_DBUS
#include "keyring.moc"
#endif
