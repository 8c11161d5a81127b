// SPDX-License-Identifier: GPL-3.0-or-later
// The players' phones for a real window: headless browsers, driven from QML.
#pragma once

#include "app/desk/desk.h"
#include "app/desk/phones.h"
#include "app/phones/server/interfaces.h"
#include "tests/phones/browser.h"
#include "tests/qml/pages/scan_qr.h"

#include <QFile>
#include <QImage>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <memory>
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
    /// Decodes a code of `count` modules from the picture of an item; "" if there is none.
    Q_INVOKABLE static QString read(QQuickItem* item, int count) {
        const auto grabbed = item->grabToImage();
        if (!grabbed || !QTest::qWaitFor([&] { return !grabbed->image().isNull(); })) return {};
        return QString::fromUtf8(phones::scanQr(grabbed->image(), count));
    }
    /// The QR code drawn in an item: `count` strings with "1" for dark modules; [] if nothing is drawn.
    Q_INVOKABLE static QStringList drawn(QQuickItem* item, int count) {
        const auto grabbed = item->grabToImage();
        if (!grabbed || !QTest::qWaitFor([&] { return !grabbed->image().isNull(); })) return {};
        const QImage image = grabbed->image();
        // The canvas of a code is transparent for light modules.
        const auto dark = [&](int x, int y) {
            const QRgb pixel = image.pixel(x, y);
            return qAlpha(pixel) > 128 && qGray(pixel) < 64;
        };
        // The three finder patterns reach the corners of the code.
        int left = image.width(), right = -1, top = image.height(), bottom = -1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (dark(x, y)) {
                    left = std::min(left, x), right = std::max(right, x);
                    top = std::min(top, y), bottom = std::max(bottom, y);
                }
        QStringList rows;
        const double module = (right + 1 - left) / static_cast<double>(count);
        for (int row = 0; row < count && right >= 0; ++row) {
            rows.append(QString());
            for (int column = 0; column < count; ++column)
                rows.last() += dark(left + static_cast<int>((column + 0.5) * module),
                                    top + static_cast<int>((row + 0.5) * (bottom + 1 - top) / count))
                                   ? u'1'
                                   : u'0';
        }
        return rows;
    }
};

} // namespace reeve::testing
