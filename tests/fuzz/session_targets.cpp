// SPDX-License-Identifier: GPL-3.0-or-later
// An evening of phones as a list of messages: several phones at a small game, without sockets. One line each:
//   0 {"t":…}   a message of phone 0 (0 to 5); $R in it is the number of steps, $K the decision that its seat owes
//   x 0         phone 0 is gone
//   t {"do":…}  a command of the table
//   l 7         one of the legal commands, at the table; the number chooses which
//   u, r        undo, redo
#include "app/phones/desk.h"
#include "app/phones/snapshot.h"
#include "app/store/journal.h"
#include "app/window/game.h"
#include "engine/basics/chance.h"
#include "engine/record/commands.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/values.h"
#include "engine/state/queries.h"
#include "tests/app/evening.h"
#include "tests/fuzz/targets.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/support/random_game.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <array>
#include <string>
#include <utility>

namespace reeve::fuzz {
namespace {

using namespace app;
using record::Json;

constexpr std::size_t kPhones = 6;
constexpr int kMostLines = 60;

/// Creates the event loop that delayed messages need; one for each program.
void haveEvents() {
    static int argc = 1;
    static char name[] = "fuzz";
    static char* argv[] = {name, nullptr};
    if (QCoreApplication::instance() == nullptr) new QCoreApplication(argc, argv); // it ends with the program
}

/// The start of each game, after some random commands.
const Json& beginning() {
    static const Json start = [] {
        Chance chance(3);
        GameState state = testing::randomStart(2, Rules{}); // seed 2: three players
        for (int i = 0; i < 120; ++i) {
            auto command = testing::randomCommand(state, chance);
            if (!command) break;
            if (command->player == kNobody) command->player = actingPlayer(state);
            const auto events = decide(state, *command);
            require(static_cast<bool>(events), "a legal command is accepted");
            for (const Event& event : events.value()) apply(state, event);
        }
        return record::toJson(state);
    }();
    return start;
}

/// A game in memory, a desk without sockets, and a fixed generator and clock.
class Evening {
public:
    Evening() : m_game(journal()), m_desk(m_game, setup()) {
        m_game.show(testing::madeFrom(GameSession::createAt(nullptr, QStringLiteral("Friday"),
                                                            {{QStringLiteral("Anna"), QStringLiteral("red")},
                                                             {QStringLiteral("Ben"), QStringLiteral("blue")},
                                                             {QStringLiteral("Cleo"), QStringLiteral("white")}},
                                                            {{"position", beginning()}})));
        m_desk.openWithoutSockets();
        QObject::connect(
            &m_desk, &Desk::claimed, &m_desk, [this](quint64 claim) { (void)m_desk.accept(claim, claim % 2 == 0); },
            Qt::QueuedConnection);
    }

    void line(std::string text) {
        if (text.size() < 1) return;
        const std::string rest = text.size() > 2 ? text.substr(2) : std::string();
        if (text[0] == 'u') m_game.undo();
        if (text[0] == 'r') m_game.redo();
        if (text[0] == 'x') gone(rest);
        if (text[0] == 't') atTable(rest);
        if (text[0] == 'l') legal(rest);
        if (text[0] >= '0' && text[0] < static_cast<char>('0' + kPhones))
            said(static_cast<std::size_t>(text[0] - '0'), rest);
        QCoreApplication::processEvents();
    }

    void check() {
        const GameState& state = *m_game.state();
        require(!record::checkPosition(state), "the game keeps the rules of positions");
        Chance secrets(11);
        for (const Viewer& viewer : viewers(state)) {
            const GameState other = testing::withOtherSecrets(state, viewer.player(), secrets);
            require(textFor(state, viewer) == textFor(other, viewer),
                    "a snapshot tells nothing that its viewer may not know");
        }
        Chance chance(5);
        if (const auto command = drawLegalCommand(state, chance)) {
            bool done = false;
            m_game.carryOut(record::commandJson(*command, state), [&](const auto& why) { done = !why; });
            require(done, "the table's own command is accepted");
        }
    }

private:
    static Journal& journal() {
        static QTemporaryDir& folder = *new QTemporaryDir; // outlives the journal
        static Journal& one = *new Journal(folder.filePath(QStringLiteral("games.sqlite")));
        return one;
    }
    Desk::Setup setup() {
        return {.random = [this] { return next(); },
                .clock = [this] { return phones::Time{} + std::chrono::seconds(1'700'000'000 + m_seconds); },
                .tokens = {},
                .limits = {}};
    }
    std::uint32_t next() {
        m_random = m_random * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::uint32_t>(m_random ^ m_random >> 32);
    }
    static std::vector<Viewer> viewers(const GameState& state) {
        std::vector<Viewer> all{Viewer::spectator()};
        for (int p = 0; p < state.playerCount; ++p) all.push_back(Viewer::seat(static_cast<PlayerId>(p)));
        return all;
    }
    [[nodiscard]] std::string textFor(const GameState& state, const Viewer& viewer) const {
        Around around{.components = {}, .seats = {}, .keys = {}, .offers = m_desk.offers(), .news = {}};
        for (int p = 0; p < state.playerCount; ++p)
            around.seats.push_back({m_game.seatNames().of(static_cast<PlayerId>(p)), phones::Presence::Here});
        for (std::size_t i = 0; i < state.pending.size(); ++i) around.keys.push_back("7." + std::to_string(i));
        return snapshotText(seen(state, m_game.seatNames(), viewer, around));
    }

    static void replace(std::string& text, const std::string& what, const std::string& by) {
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
            text.replace(at, what.size(), by);
    }

    void said(std::size_t phone, std::string text) {
        replace(text, "$R", std::to_string(m_game.session()->written()));
        replace(text, "$C", m_desk.door().code());
        if (const auto seat = m_desk.door().seatOf(m_here[phone])) {
            const auto keys = m_desk.keysOf(*seat);
            replace(text, "$K", keys.empty() ? "none" : keys.front());
        }
        const bool first = m_here[phone] == 0;
        const auto read = phones::readRequest(text, first ? phones::kLargestHello : phones::kLargestMessage);
        const auto* request = std::get_if<phones::Request>(&read);
        // The server passes hello first and once, and answers these itself.
        if (!request || std::holds_alternative<phones::Hello>(*request) != first ||
            std::holds_alternative<phones::Ping>(*request) || std::holds_alternative<phones::Photo>(*request) ||
            std::holds_alternative<phones::PhotoStop>(*request))
            return;
        if (first) m_here[phone] = ++m_connections;
        m_seconds += 1;
        m_desk.said(m_here[phone], "192.168.1." + std::to_string(phone + 2), *request);
    }
    void gone(const std::string& rest) {
        const std::size_t phone = rest.empty() ? 0 : static_cast<unsigned char>(rest[0] - '0');
        if (phone >= kPhones || m_here[phone] == 0) return;
        m_desk.gone(std::exchange(m_here[phone], 0));
    }
    void atTable(const std::string& text) {
        const auto read = record::parseJson(text);
        if (!read.fault && read.value.is_object()) m_game.carryOut(read.value, [](const auto&) {});
    }
    void legal(const std::string& rest) {
        Chance chance(rest.empty() ? 0 : static_cast<unsigned char>(rest[0]));
        const auto command = drawLegalCommand(*m_game.state(), chance);
        if (!command) return;
        bool done = false;
        m_game.carryOut(record::commandJson(*command, *m_game.state()), [&](const auto& why) { done = !why; });
        require(done, "a legal command of the table is accepted");
    }

    std::uint64_t m_random = 1;
    long m_seconds = 0;
    phones::ConnectionId m_connections = 0;
    std::array<phones::ConnectionId, kPhones> m_here{}; ///< the connection of each phone; 0: not connected
    Game m_game;
    Desk m_desk;
};

} // namespace

void session(Bytes bytes) {
    haveEvents();
    Evening evening;
    std::string_view rest(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (int lines = 0; !rest.empty() && lines < kMostLines; ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        evening.line(std::string(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    evening.check();
}

} // namespace reeve::fuzz
