// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/browser.h"

#include "app/phones/server/interfaces.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

namespace reeve::phones {

bool Browser::isInstalled() {
    return !QStandardPaths::findExecutable(QStringLiteral("chromedriver")).isEmpty() &&
           !QStandardPaths::findExecutable(QStringLiteral("chromium")).isEmpty();
}

Browser::Browser(const QString& address) {
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("disabled:"));
    m_driver.setProcessEnvironment(environment);
    m_driver.start(QStringLiteral("chromedriver"), {QStringLiteral("--port=0")});
    QByteArray said;
    QRegularExpressionMatch port;
    while (!port.hasMatch() && m_driver.waitForReadyRead(10'000)) {
        said += m_driver.readAllStandardOutput();
        port = QRegularExpression(QStringLiteral("started successfully on port (\\d+)")).match(QString::fromUtf8(said));
    }
    if (!port.hasMatch()) qFatal("chromedriver does not start");
    m_base = QStringLiteral("http://127.0.0.1:%1").arg(port.captured(1));
    const QJsonArray arguments{QStringLiteral("--headless=new"), QStringLiteral("--no-sandbox"),
                               QStringLiteral("--disable-gpu"), QStringLiteral("--disable-dev-shm-usage"),
                               QStringLiteral("--no-first-run"), QStringLiteral("--hide-scrollbars"),
                               QStringLiteral("--user-data-dir=") + m_profile.path(),
                               // No other host can be resolved.
                               QStringLiteral("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ") + address};
    const QJsonObject options{{QStringLiteral("args"), arguments}};
    const QJsonObject wanted{{QStringLiteral("browserName"), QStringLiteral("chrome")},
                             {QStringLiteral("goog:chromeOptions"), options}};
    const auto session =
        request("POST", QStringLiteral("/session"),
                {{QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("alwaysMatch"), wanted}}}});
    m_session = session[QStringLiteral("sessionId")].toString();
    if (m_session.isEmpty()) qFatal("no browser: %s", QJsonDocument(session.toObject()).toJson().constData());
}

Browser::~Browser() {
    request("DELETE", QStringLiteral("/session/") + m_session);
    m_driver.terminate();
    m_driver.waitForFinished(5000);
}

QJsonValue Browser::request(const QByteArray& method, const QString& path, const QJsonObject& body) {
    QNetworkRequest wanted(QUrl(m_base + path));
    wanted.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    wanted.setTransferTimeout(60'000);
    const QByteArray bytes = method == "POST" ? QJsonDocument(body).toJson(QJsonDocument::Compact) : QByteArray();
    QNetworkReply* reply = m_network.sendCustomRequest(wanted, method, bytes);
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    const QByteArray answer = reply->readAll();
    reply->deleteLater();
    return QJsonDocument::fromJson(answer).object().value(QStringLiteral("value"));
}

QJsonValue Browser::devtools(const QString& command, const QJsonObject& parameters) {
    return request("POST", QStringLiteral("/session/%1/goog/cdp/execute").arg(m_session),
                   {{QStringLiteral("cmd"), command}, {QStringLiteral("params"), parameters}});
}

void Browser::open(const QString& url) {
    request("POST", QStringLiteral("/session/%1/url").arg(m_session), {{QStringLiteral("url"), url}});
}

QJsonValue Browser::run(const QString& script) {
    return request("POST", QStringLiteral("/session/%1/execute/sync").arg(m_session),
                   {{QStringLiteral("script"), script}, {QStringLiteral("args"), QJsonArray()}});
}

bool Browser::tap(const QString& text) {
    const QString find =
        QStringLiteral(
            "var b = Array.from(document.querySelectorAll('button')).filter(function (b) {"
            " return !b.disabled && (b.getAttribute('aria-label') || b.textContent).replace(/\\u00ad/g, '').indexOf(%1) >= 0; })[0];"
            " if (b) b.click(); return !!b;")
            .arg(QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).mid(1).chopped(1)));
    return QTest::qWaitFor([&] { return run(find).toBool(); }, 20'000);
}

QString Browser::text() {
    return run(QStringLiteral(
                   "return document.body.textContent.replace(document.querySelector('script').textContent, '');"))
        .toString()
        .remove(QChar::SoftHyphen);
}

bool Browser::shows(const QString& wanted, int milliseconds) {
    if (QTest::qWaitFor([&] { return text().contains(wanted); }, milliseconds)) return true;
    qWarning("the page shows: %s", qPrintable(text().simplified()));
    return false;
}

void Browser::type(const QString& text) {
    const auto element = request("POST", QStringLiteral("/session/%1/element").arg(m_session),
                                 {{QStringLiteral("using"), QStringLiteral("css selector")},
                                  {QStringLiteral("value"), QStringLiteral("input")}});
    request(
        "POST",
        QStringLiteral("/session/%1/element/%2/value").arg(m_session, element.toObject().begin().value().toString()),
        {{QStringLiteral("text"), text}});
}

bool Browser::choose(const QString& file) {
    QString element;
    const auto find = [&] {
        const auto found = request("POST", QStringLiteral("/session/%1/element").arg(m_session),
                                   {{QStringLiteral("using"), QStringLiteral("css selector")},
                                    {QStringLiteral("value"), QStringLiteral("input[type=file]")}})
                               .toObject();
        if (found.isEmpty() || found.contains(QStringLiteral("error"))) return false;
        element = found.begin().value().toString();
        return true;
    };
    if (!QTest::qWaitFor(find, 10'000)) return false;
    request("POST", QStringLiteral("/session/%1/element/%2/value").arg(m_session, element),
            {{QStringLiteral("text"), file}});
    return true;
}

void Browser::setLanguage(const QString& language) {
    devtools(QStringLiteral("Network.setUserAgentOverride"),
             {{QStringLiteral("userAgent"), run(QStringLiteral("return navigator.userAgent;")).toString()},
              {QStringLiteral("acceptLanguage"), language}});
}

void Browser::setSize(QSize size) {
    devtools(QStringLiteral("Emulation.setDeviceMetricsOverride"), {{QStringLiteral("width"), size.width()},
                                                                    {QStringLiteral("height"), size.height()},
                                                                    {QStringLiteral("deviceScaleFactor"), 2},
                                                                    {QStringLiteral("mobile"), true}});
}

void Browser::setScheme(const QString& scheme, bool moreContrast) {
    devtools(QStringLiteral("Emulation.setEmulatedMedia"),
             {{QStringLiteral("features"),
               QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("prefers-color-scheme")},
                                      {QStringLiteral("value"), scheme}},
                          QJsonObject{{QStringLiteral("name"), QStringLiteral("prefers-contrast")},
                                      {QStringLiteral("value"),
                                       moreContrast ? QStringLiteral("more") : QStringLiteral("no-preference")}}}}});
}

QByteArray Browser::picture() {
    return QByteArray::fromBase64(devtools(QStringLiteral("Page.captureScreenshot"),
                                           {{QStringLiteral("format"), QStringLiteral("png")}})[QStringLiteral("data")]
                                      .toString()
                                      .toLatin1());
}

QString ownAddress() {
    // The browser runs on this machine, so an address that no phone can reach is enough.
    for (const LanAddress& one : machineAddresses())
        if (one.up && !one.loopback) return QString::fromStdString(text(one.ipv4));
    return {};
}

} // namespace reeve::phones
