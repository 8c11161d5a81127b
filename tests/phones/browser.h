// SPDX-License-Identifier: GPL-3.0-or-later
// A headless browser: Debian's chromium, controlled through chromium-driver by WebDriver.
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QNetworkAccessManager>
#include <QProcess>
#include <QSize>
#include <QTemporaryDir>

namespace reeve::phones {

class Browser {
public:
    /// True if both programs are installed.
    static bool isInstalled();

    /// A phone with its own profile that reaches one address only.
    explicit Browser(const QString& address);
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    void open(const QString& url);
    /// The value of `return …;` in the page.
    QJsonValue run(const QString& script);
    /// Waits for the first button whose label or text contains `text`, and taps it. False if there is none.
    bool tap(const QString& text);
    /// Waits until the page shows a text.
    bool shows(const QString& text, int milliseconds = 20'000);
    /// Types into the only input of the page.
    void type(const QString& text);
    /// Selects a file in the page's file input. False if there is none.
    bool choose(const QString& file);
    /// All text, including text for screen readers only.
    QString text();
    /// Size in CSS pixels; a picture has twice as many.
    void setSize(QSize size);
    /// The browser's language, for example "de-DE".
    void setLanguage(const QString& language);
    /// "light" or "dark", and whether more contrast is preferred.
    void setScheme(const QString& scheme, bool moreContrast = false);
    QByteArray picture();
    /// A command of the Chrome DevTools Protocol.
    QJsonValue devtools(const QString& command, const QJsonObject& parameters = {});

private:
    QJsonValue request(const QByteArray& method, const QString& path, const QJsonObject& body = {});

    QTemporaryDir m_profile;
    QProcess m_driver;
    QNetworkAccessManager m_network;
    QString m_base, m_session;
};

/// A non-loopback address of this machine; empty if there is none.
QString ownAddress();

} // namespace reeve::phones
