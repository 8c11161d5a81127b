// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks on a full table: a thousand connections of each kind, which reconnect when they are closed, while six phones
// play. Prints the duration of a step at rest and under each attack, lost connections of phones, the time in which a
// disconnected phone returns, and the remaining memory and descriptors of the table. Exits with 1 if a phone does not
// return in time, a step fails, or memory or descriptors are not released. usage: phones_flood [SECONDS [CONNECTIONS
// [KIND …]]]   (PHONES_TABLE names another table, for example one with sanitizers)
#include "tests/phones/full_table.h"

#include <QRandomGenerator>

using namespace reeve::phones;
using namespace Qt::StringLiterals;

namespace {

const QStringList kKinds{u"silent"_s,   u"half-head"_s, u"page"_s,        u"garbage"_s,     u"no-hello"_s,
                         u"messages"_s, u"pings"_s,     u"large-frame"_s, u"not-reading"_s, u"wrong-code"_s};

/// One attacking connection: what it sends first, after the handshake, and repeatedly.
class Stranger {
public:
    Stranger(const QString& kind, quint16 port, QByteArray code, int address)
        : m_kind(kind), m_port(port), m_code(std::move(code)), m_address(address) {}

    int opened = 0; ///< number of connections made

    /// To be called repeatedly: connects if disconnected, and sends more if this kind floods.
    void go() {
        if (m_socket && m_socket->state() != QAbstractSocket::UnconnectedState) return more();
        m_upgraded = m_handshake = false;
        m_socket = std::make_unique<QTcpSocket>();
        QObject::connect(m_socket.get(), &QTcpSocket::connected, [this] { connected(); });
        QObject::connect(m_socket.get(), &QTcpSocket::readyRead, [this] { read(); });
        // A new address each time, so that limits of one address do not apply.
        m_address = 0x100000 + (m_address + 4099 - 0x100000) % 0x400000;
        m_socket->bind(QHostAddress(0x7F000000U + static_cast<quint32>(m_address)));
        m_socket->connectToHost(QHostAddress::LocalHost, m_port);
    }

private:
    void connected() {
        ++opened;
        const QByteArray host = "127.0.0.1:" + QByteArray::number(m_port);
        if (m_kind == u"half-head") m_socket->write("GET / HTTP/1.1\r\nHost: " + host);
        if (m_kind == u"page") m_socket->write("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        if (m_kind == u"garbage") m_socket->write(noise(2000));
        if (kKinds.indexOf(m_kind) < 4) return;
        m_handshake = true;
        m_socket->write("GET /ws HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    }
    void read() {
        if (m_upgraded && m_kind == u"not-reading") return;
        const QByteArray came = m_socket->readAll();
        if (!m_handshake || m_upgraded || !came.contains("\r\n\r\n")) return;
        m_upgraded = true;
        if (m_kind == u"no-hello") return;
        const QByteArray code = m_kind == u"wrong-code" ? QByteArray("ZZZZZZ") : m_code;
        text(R"({"t":"hello","v":1,"lang":"en","page":")" + QByteArray::fromStdString(pageId()) + R"(","code":")" +
             code + R"("})");
        if (m_kind == u"not-reading") {
            m_socket->setReadBufferSize(1);
            text(R"({"t":"watch"})"); // would bring snapshots if the table accepts it as a guest
        }
    }
    void more() {
        if (!m_upgraded || m_socket->bytesToWrite() > 1'000'000) return;
        if (m_kind == u"messages")
            for (int i = 0; i < 10; ++i) text(R"({"t":"ping","n":7})");
        if (m_kind == u"pings")
            for (int i = 0; i < 10; ++i) m_socket->write(RawClient::frame(0x89, QByteArray(120, 'p')));
        if (m_kind == u"large-frame") m_socket->write(RawClient::frame(0x81, QByteArray(65'536, ' ')));
    }
    void text(const QByteArray& message) { m_socket->write(RawClient::frame(0x81, message)); }
    static QByteArray noise(int count) {
        QByteArray bytes(count, Qt::Uninitialized);
        for (char& byte : bytes) byte = static_cast<char>(QRandomGenerator::global()->generate());
        return bytes;
    }

    QString m_kind;
    quint16 m_port;
    QByteArray m_code;
    int m_address;
    std::unique_ptr<QTcpSocket> m_socket;
    bool m_handshake = false, m_upgraded = false;
};

/// The attack, as a separate process until it is killed: strangers KIND PORT CODE COUNT.
int strangers(const QStringList& words) {
    const auto port = static_cast<quint16>(words.value(3).toUInt());
    std::vector<std::unique_ptr<Stranger>> all;
    for (int i = 0; i < words.value(5).toInt(); ++i)
        all.push_back(std::make_unique<Stranger>(words.value(2), port, words.value(4).toLatin1(), 0x100000 + i));
    std::size_t next = 0;
    QTimer push;
    QObject::connect(&push, &QTimer::timeout, [&] {
        for (int i = 0; i < 10 && !all.empty(); ++i) all[next++ % all.size()]->go();
    });
    push.start(1);
    QTimer tell;
    QObject::connect(&tell, &QTimer::timeout, [&] {
        long opened = 0;
        for (const auto& stranger : all) opened += stranger->opened;
        std::printf("%ld\n", opened);
        std::fflush(stdout);
    });
    tell.start(500);
    return QCoreApplication::exec();
}

/// Results of one part of the run.
struct Part {
    std::vector<double> steps;
    int failed = 0, losses = 0, memory = 0; ///< `memory`: the maximum, in kB
    double back = 0;                        ///< longest return of a disconnected phone, in ms; < 0: none in time
};

/// Reconnects disconnected phones, as the page does.
void comeBack(FullTable& table) {
    for (const auto& phone : table.phones())
        if (phone->closed) phone->connect({});
    (void)until([&] { return std::ranges::none_of(table.phones(), [](const auto& p) { return p->state.isEmpty(); }); },
                2'000);
}

/// Disconnects a phone and returns the ms until it has returned with its token; retries after 300 ms if it was closed
/// unread.
double returned(LightPhone& phone) {
    phone.cut();
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 10'000) {
        phone.connect({});
        if (until([&] { return !phone.state.isEmpty() || phone.closed; }, 3'000) && !phone.state.isEmpty())
            return static_cast<double>(timer.nsecsElapsed()) / 1e6;
        phone.cut();
        (void)until([] { return false; }, 300);
    }
    return -1;
}

Part play(FullTable& table, int seconds) {
    Part part;
    int before = 0;
    for (const auto& phone : table.phones()) before += phone->losses;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; timer.elapsed() < seconds * 1000; ++i) {
        if (std::ranges::any_of(table.phones(), [](const auto& phone) { return phone->closed; })) comeBack(table);
        const double time = table.step();
        time < 0 ? void(++part.failed) : part.steps.push_back(time);
        if (i % 10 == 5) {
            const double back = returned(*table.phones()[static_cast<std::size_t>(i / 10) % table.phones().size()]);
            part.back = back < 0 || part.back < 0 ? -1 : std::max(part.back, back);
        }
        part.memory = std::max(part.memory, table.memory());
        (void)until([] { return false; }, 120);
    }
    for (const auto& phone : table.phones()) part.losses += phone->losses;
    part.losses -= before;
    return part;
}

void say(const QString& kind, const Part& part, const QByteArray& opened, int rest) {
    std::printf("%-12s %8s %6.0f %6.0f %6.0f %6d %6d %8.0f %8.1f\n", qPrintable(kind), opened.constData(),
                percentile(part.steps, 0.5), percentile(part.steps, 0.95), percentile(part.steps, 1), part.failed,
                part.losses, part.back, (part.memory - rest) / 1024.0);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == u"strangers") return strangers(words);
    const int seconds = words.size() > 1 ? words[1].toInt() : 20;
    const int count = words.size() > 2 ? words[2].toInt() : 1000;
    const QStringList kinds = words.size() > 3 ? words.mid(3) : kKinds;
    if (qEnvironmentVariableIsEmpty("PHONES_TABLE")) qputenv("PHONES_TABLE", REEVE_PHONES_TABLE);
    FullTable table(0);
    table.fill();
    for (int i = 0; i < 20; ++i) (void)table.step();
    const int rest = table.memory();
    const QStringList before = table.openFiles();
    std::printf("%d connections of each kind for %d s; memory at rest %.1f MB\n", count, seconds, rest / 1024.0);
    std::printf("%-12s %8s %6s %6s %6s %6s %6s %8s %8s\n", "kind", "opened", "half", "95 %", "most", "failed", "lost",
                "back", "MB more");
    say(u"rest"_s, play(table, seconds), "0", rest);
    bool good = true;
    for (const QString& kind : kinds) {
        QProcess flood;
        flood.start(QCoreApplication::applicationFilePath(),
                    {u"strangers"_s, kind, QString::number(table.port()), QString::fromStdString(table.code()),
                     QString::number(count)});
        if (!flood.waitForStarted()) qFatal("no flood");
        const Part part = play(table, seconds);
        flood.kill();
        flood.waitForFinished();
        say(kind, part, flood.readAllStandardOutput().trimmed().split('\n').last(), rest);
        good = good && part.failed == 0 && part.back >= 0 && part.back < 2'000 && part.memory - rest < 48 * 1024;
    }
    (void)until([] { return false; }, 15'000);
    comeBack(table);
    // After a return the table has two seconds to close the old socket.
    (void)until([&] { return table.descriptors() <= before.size(); }, 5'000);
    const QStringList now = table.openFiles();
    const int kept = table.memory() - rest, held = static_cast<int>(now.size() - before.size());
    std::printf("15 s later: %.1f MB more than before, %d descriptors more\n", kept / 1024.0, held);
    if (held != 0)
        for (const QString& file : now)
            if (!before.contains(file)) std::printf("  open now and not before: %s\n", qPrintable(file));
    const double last = table.step();
    std::printf("a step afterwards: %.0f ms\n", last);
    return good && held == 0 && last >= 0 ? 0 : 1;
}
