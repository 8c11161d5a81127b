// SPDX-License-Identifier: GPL-3.0-or-later
// The players' phones for a real window: headless browsers, driven from QML.
#pragma once

#include "app/phones/desk.h"
#include "app/phones/phones.h"
#include "app/phones/server/interfaces.h"
#include "tests/app/qr_picture.h"
#include "tests/phones/browser.h"

#include <QFile>
#include <QImage>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QTest>

#include <vector>

namespace reeve::testing {

/// All addresses of this machine, also those unreachable from outside: the browsers run on it.
inline std::vector<phones::LanAddress> ownAddresses() {
    std::vector<phones::LanAddress> own;
    for (const phones::LanAddress& one : phones::machineAddresses())
        if (one.up && !one.loopback) own.push_back(one);
    return own;
}

/// One phone: a headless browser.
class BrowserPhone : public QObject {
    Q_OBJECT

public:
    BrowserPhone(const QString& address, QObject* parent) : QObject(parent), m_browser(address) {}
    Q_INVOKABLE void open(const QString& url) { m_browser.open(url); }
    Q_INVOKABLE bool tap(const QString& text) { return m_browser.tap(text); }
    Q_INVOKABLE bool shows(const QString& text) { return m_browser.shows(text); }
    Q_INVOKABLE QString text() { return m_browser.text(); }
    Q_INVOKABLE void type(const QString& text) { m_browser.type(text); }
    Q_INVOKABLE QVariant run(const QString& script) { return m_browser.run(script).toVariant(); }
    Q_INVOKABLE void speak(const QString& language) { m_browser.setLanguage(language); }
    Q_INVOKABLE void wear(const QString& scheme) { m_browser.setScheme(scheme); }
    Q_INVOKABLE void resize(int width, int height) { m_browser.setSize({width, height}); }
    Q_INVOKABLE bool keepPicture(const QString& file) {
        QFile picture(file);
        return picture.open(QIODevice::WriteOnly) && picture.write(m_browser.picture()) > 0;
    }

private:
    phones::Browser m_browser;
};

class Browsers : public QObject {
    Q_OBJECT
    /// Why there are no phones; "" if there are.
    Q_PROPERTY(QString missing READ missing CONSTANT)

public:
    using QObject::QObject;
    static QString missing() {
        if (!phones::Browser::isInstalled()) return QStringLiteral("chromium and chromedriver are not installed");
        if (ownAddresses().empty()) return QStringLiteral("this machine has no address of its own");
        return {};
    }
    /// A phone that reaches `address` only. Lives until the end of the test.
    Q_INVOKABLE QObject* phone(const QString& address) { return new BrowserPhone(address, this); }
    /// Decodes the QR code in the picture of an item; "" if there is none.
    Q_INVOKABLE static QString read(QQuickItem* item) {
        const auto grabbed = item->grabToImage();
        if (!grabbed || !QTest::qWaitFor([&] { return !grabbed->image().isNull(); })) return {};
        return readQr(grabbed->image());
    }
};

} // namespace reeve::testing
