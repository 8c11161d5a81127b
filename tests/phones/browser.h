// SPDX-License-Identifier: GPL-3.0-or-later
// A real browser without a window: Debian's chromium through chromium-driver, spoken to in WebDriver.
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
    /// Where the two programs are installed.
    static bool isInstalled();

    /// A phone that reaches one address and nothing else, with a profile of its own.
    explicit Browser(const QString& address);
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    void open(const QString& url);
    /// The value of `return …;` in the page.
    QJsonValue run(const QString& script);
    /// Taps the first button whose label or text contains `text`; waits for it. False where none comes.
    bool tap(const QString& text);
    /// Waits until the page shows a text.
    bool shows(const QString& text, int milliseconds = 20'000);
    /// Types into the one input of the page.
    void type(const QString& text);
    /// Puts a file into the page's input for files, as a person would choose it. False where there is none.
    bool choose(const QString& file);
    /// Everything that can be read, also by a screen reader alone.
    QString text();
    /// Pixels of the page; a picture has twice as many.
    void setSize(QSize size);
    /// What the browser says that its person speaks, for example "de-DE".
    void setLanguage(const QString& language);
    /// "light" or "dark"; and whether more contrast is asked for.
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

/// An address of this machine that is not the loopback's; empty where it has none.
QString ownAddress();

} // namespace reeve::phones
