// SPDX-License-Identifier: GPL-3.0-or-later
// A table without a window: plays a script, serves phones, and is driven by lines of JSON. Uses the program's classes.
// The game is in REEVE_DATA_DIR, where the next start finds it; without that variable in a temporary folder.
//
// usage: phones_table FILE [--address 127.0.0.1] [--port 0] [--host NAME:PORT] [--hold-claims]
//
// --host is for a relay between phones and table: the host name that requests must have. {"table": "clock", "seconds":
// N} advances the table's clock.
//
// A line of standard input is a command of the record or {"table": WORD, …}; each is answered by one line. Events are
// printed as lines too: listening, claim, phone, photo. Without --hold-claims every claim is accepted.
#include "app/phones/desk.h"
#include "app/play/script_game.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/values/game_values.h"
#include "app/values/name_length.h"
#include "app/window/game.h"
#include "app/window/table.h"
#include "engine/record/events.h"
#include "engine/record/position.h"
#include "engine/record/refusal_text.h"
#include "engine/record/values.h"
#include "tests/app/settle.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSocketNotifier>
#include <QTemporaryDir>

#include <unistd.h>

#include <cstdio>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using record::Json;

namespace {

constexpr quint64 kYear = 366ULL * 24 * 3600; // seconds

void say(const Json& line) {
    std::puts(line.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
    std::fflush(stdout);
}

Json failed(const std::string& code, const std::string& message = {}) {
    Json error{{"code", code}};
    if (!message.empty()) error["message"] = message;
    return {{"ok", false}, {"error", error}};
}

Json answerTo(bool done) { return done ? Json{{"ok", true}} : failed("not-possible"); }

/// Resident memory of this program, kB.
int memory() {
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).trimmed().split(' ').value(0).toInt();
    return 0;
}

class PhonesTable {
public:
    PhonesTable(Desk& desk, Game& game, bool holdClaims, phones::Duration& clockAhead)
        : m_desk(desk), m_game(game), m_holdClaims(holdClaims), m_clockAhead(clockAhead) {
        QObject::connect(&desk, &Desk::listening, [this] {
            say({{"listening",
                  {{"address", m_desk.address().toStdString()},
                   {"port", m_desk.port()},
                   {"code", m_desk.door().code()},
                   {"url", m_desk.url().toStdString()}}}});
        });
        QObject::connect(&desk, &Desk::failed, [](const QString& reason) {
            std::fprintf(stderr, "phones_table: %s\n", qUtf8Printable(reason));
            QCoreApplication::exit(1);
        });
        QObject::connect(&desk, &Desk::claimed, [this](quint64 claim) { claimed(claim); });
        QObject::connect(&desk, &Desk::lobbyChanged, [this] { tellPhones(); });
        QObject::connect(&desk, &Desk::photosChanged, [this] { tellPhotos(); });
    }

    void line(const QByteArray& text) {
        const auto read = record::parseJson({text.constData(), static_cast<std::size_t>(text.size())});
        if (read.fault || !read.value.is_object())
            return say(failed("malformed", read.fault ? record::sentence(*read.fault) : "not an object"));
        if (read.value.contains("table")) return say(atTable(read.value));
        m_game.carryOut(read.value, [this, verb = read.value.value("do", Json())](const std::optional<Refused>& why) {
            say(why ? refused(*why) : done(verb));
        });
        // The next line may follow at once.
        while (m_game.saving())
            QCoreApplication::processEvents(QEventLoop::ExcludeSocketNotifiers | QEventLoop::WaitForMoreEvents);
    }

private:
    void claimed(quint64 claim) {
        for (const phones::OpenClaim& open : m_desk.door().claims())
            if (open.id == claim)
                say({{"claim",
                      {{"id", open.id}, {"seat", record::wordOf(open.seat)}, {"sign", std::to_string(open.sign)}}}});
        if (!m_holdClaims)
            QMetaObject::invokeMethod(
                &m_desk, [this, claim] { accept(claim); }, Qt::QueuedConnection);
    }

    /// If a seat is full and its phones are disconnected, the new phone replaces them.
    bool accept(quint64 claim) { return m_desk.accept(claim, false) || m_desk.accept(claim, true); }

    void tellPhones() {
        const auto& seats = m_desk.door().seats();
        if (m_told.size() != seats.size()) m_told.assign(seats.size(), phones::Presence::None);
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const auto presence = m_desk.door().presenceOf(seats[i], m_desk.now());
            if (std::exchange(m_told[i], presence) != presence)
                say({{"phone", {{"seat", record::wordOf(seats[i])}, {"phone", phones::wordOf(presence)}}}});
        }
    }

    void tellPhotos() {
        for (const PhonePhoto& photo : m_desk.photos()) {
            if (photo.number <= m_lastPhoto || !photo.seat) continue; // only photographs of seats are reported
            m_lastPhoto = photo.number;
            say({{"photo",
                  {{"id", photo.number}, {"seat", record::wordOf(*photo.seat)}, {"bytes", photo.bytes.size()}}}});
        }
    }

    Json atTable(const Json& line) {
        const std::string word = line["table"].is_string() ? line["table"].get<std::string>() : std::string();
        const auto number = [&](const char* key) {
            return line.contains(key) && line[key].is_number_unsigned() ? line[key].get<quint64>() : 0;
        };
        const auto flag = [&](const char* key) { return line.contains(key) && line[key] == true; };
        const auto color = [&](const char* key) -> std::optional<Color> {
            if (!line.contains(key) || !line[key].is_string()) return std::nullopt;
            return record::named<Color>(line[key].get<std::string>());
        };
        // A missing or invalid value is refused.
        const bool closes = word == "door", allows = word == "guests";
        if ((closes && !(line.contains("open") && line["open"].is_boolean())) ||
            (allows && !(line.contains("allowed") && line["allowed"].is_boolean())))
            return failed("malformed", closes ? "open must be true or false" : "allowed must be true or false");
        if (word == "accept") return answerTo(accept(number("claim")));
        if (word == "refuse") return answerTo(m_desk.refuse(number("claim")));
        if (word == "door") return m_desk.setNewcomers(flag("open")), answerTo(true);
        if (word == "guests") return m_desk.setGuests(flag("allowed")), answerTo(true);
        if (word == "new-code") {
            m_desk.renewCode();
            return {{"ok", true}, {"code", m_desk.door().code()}, {"url", m_desk.url().toStdString()}};
        }
        if (word == "move") {
            const auto from = color("from"), to = color("to");
            for (const phones::Listed& phone : m_desk.door().phones(m_desk.now()))
                if (from && to && phone.seat == from) return answerTo(m_desk.move(phone.number, *to));
            return answerTo(false);
        }
        if (word == "send-away") {
            const auto seat = color("seat");
            if (seat) m_desk.sendAway(*seat);
            return answerTo(seat.has_value());
        }
        if (word == "show-photo") return answerTo(m_desk.takePhoto(static_cast<int>(number("photo"))).has_value());
        if (word == "decline-photo") return m_desk.declinePhoto(static_cast<int>(number("photo"))), answerTo(true);
        if (word == "position")
            return m_game.state() ? Json{{"position", record::toJson(*m_game.state())}} : failed("no-game");
        if (word == "clock") {
            if (!line.contains("seconds") || !line["seconds"].is_number_unsigned() || number("seconds") > kYear)
                return failed("malformed", "seconds must be a number of at most a year");
            m_clockAhead += std::chrono::seconds(number("seconds"));
            return answerTo(true);
        }
        if (word == "memory") return {{"memory", {{"kb", memory()}}}};
        if (word == "quit") {
            QCoreApplication::quit();
            return answerTo(true);
        }
        return failed("malformed", "no such word for the table");
    }

    Json done(const Json& verb) const {
        const GameSession& session = *m_game.session();
        Json events = Json::array();
        if (verb != "undo" && verb != "redo" && !session.steps().empty())
            events = record::eventsJson(session.steps().back().events, session.state());
        return {{"ok", true}, {"events", events}};
    }

    [[nodiscard]] Json refused(const Refused& why) const {
        if (!why.refusal || !m_game.state()) return failed(why.code.toStdString(), why.detail.toStdString());
        const Command* command = why.command ? &*why.command : nullptr;
        return {{"ok", false}, {"error", record::refusalJson(*why.refusal, *m_game.state(), command)}};
    }

    Desk& m_desk;
    Game& m_game;
    bool m_holdClaims;
    phones::Duration& m_clockAhead;
    std::vector<phones::Presence> m_told;
    int m_lastPhoto = 0;
};

/// Opens the game of this file from the journal, else a new one from the file.
bool openGame(const QString& file, Journal& journal, Game& game, Table& table) {
    const QString name = tidyName(QFileInfo(file).completeBaseName());
    for (const JournalGame& kept : journal.games())
        if (kept.name == name) {
            game.open(kept.id);
            testing::settle(journal);
            return game.active();
        }
    auto read = readScriptGame(file, {});
    if (const auto* fault = std::get_if<ScriptFault>(&read)) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(fault->detail));
        return false;
    }
    auto& script = std::get<ScriptGame>(read);
    script.session.setGameName(name);
    const auto id = journal.wait(script.session.keeping());
    if (!id) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(journal.error()));
        return false;
    }
    script.session.keptIn(journal, *id);
    game.show(std::move(script.session));
    table.take(script.table);
    return true;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"phones_table"_s);
    QCommandLineParser parser;
    const QCommandLineOption address(u"address"_s, u"Listen here."_s, u"address"_s, u"127.0.0.1"_s);
    const QCommandLineOption port(u"port"_s, u"Listen at this port; 0: any."_s, u"port"_s, u"0"_s);
    const QCommandLineOption holdClaims(u"hold-claims"_s, u"Wait for accept or refuse."_s);
    const QCommandLineOption host(u"host"_s, u"The name that requests give."_s, u"host"_s);
    parser.addOptions({address, port, host, holdClaims});
    parser.addHelpOption();
    parser.addPositionalArgument(u"FILE"_s, u"A script of the record."_s);
    parser.process(app);
    bool isPort = false;
    const ushort wanted = parser.value(port).toUShort(&isPort);
    if (parser.positionalArguments().size() != 1 || !isPort) parser.showHelp(2);

    std::unique_ptr<QTemporaryDir> own;
    if (qEnvironmentVariableIsEmpty("REEVE_DATA_DIR")) {
        own = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", own->path().toUtf8());
    }
    int status = 1;
    {
        Journal journal(journalFile());
        Table table(nullptr);
        Game game(journal, &table);
        if (openGame(parser.positionalArguments().front(), journal, game, table)) {
            phones::Duration ahead{};
            Desk::Setup setup = Desk::usual();
            setup.clock = [clock = setup.clock, &ahead] { return clock() + ahead; };
            Desk desk(game, setup);
            PhonesTable lines(desk, game, parser.isSet(holdClaims), ahead);
            desk.listen(parser.value(address), wanted, parser.value(host).toStdString());
            QByteArray waiting;
            QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
            QObject::connect(&input, &QSocketNotifier::activated, [&] {
                char bytes[4096];
                const auto count = ::read(STDIN_FILENO, bytes, sizeof bytes);
                if (count <= 0) return input.setEnabled(false); // end of the input; the table continues to serve
                waiting.append(bytes, count);
                for (qsizetype end = waiting.indexOf('\n'); end >= 0; end = waiting.indexOf('\n')) {
                    const QByteArray line = waiting.left(end).trimmed();
                    waiting.remove(0, end + 1);
                    if (!line.isEmpty()) lines.line(line);
                }
            });
            status = QCoreApplication::exec();
        }
    }
    finishFileThread();
    return status;
}
