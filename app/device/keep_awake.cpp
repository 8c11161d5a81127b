// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/keep_awake.h"

#ifdef REEVE_WITH_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace reeve::app {

#ifdef REEVE_WITH_DBUS

namespace {

QDBusMessage saverCall(const QString& method) {
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
}

void release(unsigned cookie) {
    QDBusMessage call = saverCall(QStringLiteral("UnInhibit"));
    call << cookie;
    QDBusConnection::sessionBus().call(call, QDBus::NoBlock);
}

} // namespace

KeepAwake::~KeepAwake() {
    if (m_cookie != 0) release(m_cookie);
}

void KeepAwake::hold(bool awake) {
    if (awake == m_wanted) return;
    m_wanted = awake;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    if (!awake) {
        if (m_cookie != 0) release(m_cookie);
        m_cookie = 0;
        return;
    }
    QDBusMessage call = saverCall(QStringLiteral("Inhibit"));
    call << QStringLiteral("Reeve") << QStringLiteral("a game is being played");
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* call) {
        call->deleteLater();
        const QDBusPendingReply<unsigned> reply = *call;
        if (!reply.isValid()) return;
        // The game may have been closed before the reply.
        if (m_wanted && m_cookie == 0)
            m_cookie = reply.value();
        else
            release(reply.value());
    });
}

#else

KeepAwake::~KeepAwake() = default;
void KeepAwake::hold(bool awake) { m_wanted = awake; }

#endif

} // namespace reeve::app
