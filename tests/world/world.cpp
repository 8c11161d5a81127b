// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/world/world.h"

#include "app/phones/desk.h"
#include "app/phones/page/page.h"
#include "app/play/backup.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/game.h"
#include "app/window/games.h"
#include "engine/advance.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/record/values.h"
#include "tests/durability/disk.h"
#include "tests/durability/files.h"
#include "tests/support/kinds_of_games.h"
#include "tests/support/random_correction.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <deque>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace reeve::testing {
namespace {

using namespace app;
using namespace std::chrono_literals;
using phones::ConnectionId;
using record::Json;

constexpr std::size_t kMostGames = 4;
constexpr std::size_t kMostPhones = 26;
constexpr int kPatience = 20'000; ///< rounds of 100 microseconds after which something waits for ever

class World {
public:
    World(const Evening& evening, Tally& tally) : m_evening(evening), m_tally(tally) {}
    ~World() { shutDown(); }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    std::string play() {
        open(m_home.filePath(QStringLiteral("0")));
        m_chance = Chance(m_evening.seed);
        begins();
        settle();
        for (int phones = below(9); phones > 0; --phones) {
            phoneComes();
            say(m_phones.back(),
                phones::Claim{static_cast<Color>(below(static_cast<int>(m_game->state()->playerCount)))});
            arrive(m_phones.back());
            if (!m_claims.empty()) (void)m_desk->accept(m_claims.front(), false), m_claims.pop_front();
            settle();
        }
        for (int i = 0; i < m_evening.actions && m_wrong.empty(); ++i) {
            if (m_evening.leftOut.contains(i)) continue;
            m_chance = Chance(m_evening.seed * 1'000'003 + static_cast<std::uint64_t>(i));
            m_number = i;
            act();
            if (m_evening.told) std::printf("%4d %s\n", i, m_doing.c_str());
            settle();
        }
        if (m_wrong.empty()) end();
        return m_wrong.empty() ? "" : "action " + std::to_string(m_number) + ", " + m_doing + ": " + m_wrong;
    }

private:
    /// What was shown of a game, so that every later start must have it.
    struct Promise {
        int written = 0;
        std::string position;
    };
    /// A message of the table, and the session and seat for which it was sent.
    struct Told {
        ConnectionId connection = 0;
        std::string text;
        int session = 0;
        std::optional<Color> seat;
    };
    struct Phone {
        std::string address{};
        ConnectionId connection = 0; ///< 0: not connected
        bool lost = false;           ///< its connection was cut, of which the table knows nothing yet
        std::string token{};
        phones::Role role{};
        std::optional<Color> seat{};
        int rev = -1;
        std::deque<phones::Request> sent{};             ///< on their way
        std::map<std::string, phones::Request> asked{}; ///< not answered yet
        std::map<std::string, std::string> answers{};   ///< by id, in this life of the table
    };

    int below(int bound) { return m_chance.draw(bound); }
    bool once(int in) { return below(in) == 0; }
    void fail(const std::string& what) {
        if (m_wrong.empty()) m_wrong = what;
    }
    void does(const char* what) {
        m_doing = what;
        ++m_tally[what];
    }

    // --- The program ---

    void open(const QString& folder) {
        m_folder = folder;
        QDir().mkpath(folder);
        remember();
        m_journal = std::make_unique<Journal>(folder + QStringLiteral("/games.sqlite"));
        m_game = std::make_unique<Game>(*m_journal);
        m_games = std::make_unique<Games>(*m_journal, *m_game);
        m_desk = std::make_unique<Desk>(
            *m_game,
            Desk::Setup{.random = [this] { return static_cast<std::uint32_t>(m_random.draw(1 << 30)) * 4 + 1; },
                        .clock = [this] { return m_now; },
                        .tokens = folder + QStringLiteral("/phones.json")});
        QObject::connect(m_desk.get(), &Desk::claimed, m_desk.get(),
                         [this](quint64 claim) { m_claims.push_back(claim); });
        m_desk->openWithoutSockets([this](ConnectionId connection, const std::string& text) {
            m_inbox.push_back({connection, text, m_game->sessionNumber(), m_desk->door().seatOf(connection)});
        });
        m_seenIn = -1;
        settle();
    }
    /// What the files are now; what is written to them from now on is recorded. A repair replaces files, which is not.
    void remember() {
        m_before = filesIn(m_folder);
        disk::watch(m_folder.toStdString());
        m_safe = 0;
    }
    /// Ends the program as a person does; what is in progress is finished.
    void shutDown() {
        disk::heal();
        disk::releaseSyncs();
        m_held = false;
        m_inbox.clear();
        m_claims.clear();
        m_desk.reset();
        m_games.reset();
        m_game.reset();
        m_journal.reset();
        finishFileThread();
        disk::watch({});
        for (Phone& phone : m_phones) {
            phone.connection = 0;
            phone.sent.clear();
            phone.answers.clear();
        }
    }
    /// Starts the program again on these files; everything that was shown must be there.
    void startOn(const disk::Files& files) {
        shutDown();
        const QString folder = m_home.filePath(QString::number(++m_lives));
        layOut(files, folder);
        open(folder);
        checkPromises();
        remember();
        const auto games = m_journal->games();
        if (!games.empty() && !once(4))
            m_games->open(games[static_cast<std::size_t>(below(static_cast<int>(games.size())))].id);
    }
    void checkPromises() {
        std::map<qint64, Promise> there;
        for (const JournalGame& game : m_journal->games()) {
            const auto opened = GameSession::open(*m_journal, game.id);
            const auto* session = std::get_if<GameSession>(&opened);
            if (session == nullptr) return fail("a game cannot be opened: " + std::get<QString>(opened).toStdString());
            if (session->lostSteps() > 0) return fail("steps of a game were lost");
            there[game.id] = {session->written(), record::toJson(session->state()).dump()};
        }
        for (const auto& [id, promise] : m_promises) {
            const auto found = there.find(id);
            if (found == there.end()) {
                if (id == m_going) continue;
                return fail("a game is gone");
            }
            // The step that was being written may be there.
            const int more = found->second.written - promise.written;
            if (more < 0 || more > 1) return fail(std::to_string(more) + " steps more than were shown");
            if (more == 0 && found->second.position != promise.position) return fail("a game is another one");
        }
        m_promises = there;
        m_going = 0;
    }
    /// Delivers what the program has queued, and reads what it tells its phones.
    void deliver() {
        QCoreApplication::sendPostedEvents(nullptr, 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        while (!m_inbox.empty()) {
            const Told told = m_inbox.front();
            m_inbox.pop_front();
            hear(told);
        }
    }
    /// Runs the program until it waits for people, or for the disk that holds it.
    void settle() {
        const auto working = [this] { return m_game->saving() || m_games->busy(); };
        if (m_held) {
            for (int round = 0; working() && !disk::syncWaits(); ++round) {
                if (round > kPatience) return fail("something waits for ever");
                std::this_thread::sleep_for(100us);
                deliver();
            }
            deliver();
            if (m_game->session() != nullptr && m_game->session()->written() > m_heldAt &&
                m_game->sessionNumber() == m_heldIn)
                fail("a step was shown that is not on the disk");
            return;
        }
        for (int round = 0, quiet = 0; quiet < 3; ++round) {
            if (round > 200) return fail("something waits for ever");
            m_journal->wait([](JournalFile&) { return true; });
            finishFileThread();
            deliver();
            quiet = working() ? 0 : quiet + 1;
        }
        look();
        m_safe = disk::operations().size();
    }
    /// What must hold whenever the program waits for people.
    void look() {
        if (m_game->session() == nullptr) return;
        const GameSession& session = *m_game->session();
        if (m_game->sessionNumber() != m_seenIn) {
            m_seenIn = m_game->sessionNumber();
            m_base = session.written();
            m_accepted = m_agreed = 0;
        }
        Promise& promise = m_promises[m_game->id()];
        int asked = 0; // by phones that have heard nothing yet
        for (const Phone& phone : m_phones) asked += static_cast<int>(phone.asked.size());
        const int steps = session.written() - m_base;
        if (steps < m_accepted || steps > m_accepted + m_agreed + asked)
            fail(std::to_string(steps) + " steps, of which " + std::to_string(m_accepted) + " were accepted");
        if (promise.written == session.written() && !promise.position.empty()) return;
        promise = {session.written(), record::toJson(session.state()).dump()};
        const auto again = record::readPosition(record::toJson(session.state()));
        if (const auto* fault = std::get_if<record::Fault>(&again))
            return fail("the position is refused when it is read: " + record::sentence(*fault));
        if (!(std::get<GameState>(again) == session.state())) fail("the position is another one when it is read");
        Chance chance(1);
        if (session.state().turn.phase != Phase::Over && !drawLegalCommand(session.state(), chance))
            fail("nobody can do anything");
    }

    // --- People at the table ---

    void atTable(const Json& command) {
        m_game->carryOut(command, [this](const std::optional<Refused>& why) {
            m_accepted += why ? 0 : 1;
            if (why) ++m_tally["refused: " + why->code.toStdString()];
        });
    }
    void plays() {
        does("table plays");
        if (m_game->state() == nullptr) return begins();
        if (const auto command = drawLegalCommand(*m_game->state(), m_chance))
            atTable(record::commandJson(*command, *m_game->state()));
    }
    void takesBack() {
        does("table takes back");
        atTable({{"do", once(3) ? "redo" : "undo"}});
    }
    void corrects() {
        does("table corrects");
        if (m_game->state() == nullptr) return;
        const GameState state = m_game->session()->state();
        const Json now = record::toJson(state);
        atTable({{"do", "correct"}, {"set", RandomCorrection(state, now, m_chance).set()}});
    }
    void begins() {
        does("game begins");
        if (m_game->active()) m_game->close();
        if (m_journal->list().size() >= kMostGames) return opens();
        static const auto kinds = kindsOfGames();
        GameState start = kinds[static_cast<std::size_t>(below(static_cast<int>(kinds.size())))].start(
            static_cast<std::uint64_t>(1 + below(1000)));
        for (int step = once(3) ? 0 : below(400); step > 0 && start.turn.phase != Phase::Over; --step)
            (void)advance(start, *drawLegalCommand(start, m_chance));
        std::vector<Player> players;
        for (std::size_t p = 0; p < start.playerCount; ++p)
            players.push_back({QStringLiteral("Person %1").arg(p + 1),
                               QString::fromStdString(std::string(record::wordOf(start.colors[p])))});
        auto made = GameSession::createAt(nullptr, QStringLiteral("Game %1").arg(m_number), players,
                                          {{"position", record::toJson(start)}});
        m_game->begin(std::move(std::get<GameSession>(made)), {});
    }
    void opens() {
        does("game is opened");
        if (m_game->active() && once(2)) m_game->close();
        const auto games = m_journal->list();
        if (games.empty()) return;
        m_games->open(games[static_cast<std::size_t>(below(static_cast<int>(games.size())))].id);
    }
    void leaves() {
        does("table leaves");
        m_game->close();
        (void)m_games->games();
        (void)m_games->latest();
    }
    void keeps() {
        const auto games = m_journal->list();
        if (games.empty()) return;
        const qint64 id = games[static_cast<std::size_t>(below(static_cast<int>(games.size())))].id;
        switch (below(4)) {
        case 0:
            does("game is removed");
            if (m_held || !m_games->remove(id)) return;
            m_going = id;
            settle();
            // A disk that fails keeps the game.
            for (const JournalGame& game : m_journal->games())
                if (game.id == id) m_going = 0;
            if (m_going != 0) m_promises.erase(std::exchange(m_going, 0));
            break;
        case 1:
            does("game is renamed");
            m_games->rename(id, QStringLiteral("Renamed %1").arg(m_number));
            break;
        case 2:
            does("game is copied");
            if (!m_held && games.size() < kMostGames) m_games->copy(id, QStringLiteral("Copy %1").arg(m_number));
            break;
        default:
            does("backup");
            if (m_held || disk::failed()) return;
            const auto result = m_journal->wait([file = m_home.filePath(QStringLiteral("backup.reeve"))](
                                                    JournalFile& all) { return backUp(all, file); });
            if (result.written && !result.readsTheSame) fail("a backup does not read the same");
        }
    }

    // --- The disk and the power ---

    void holds() {
        if (m_held) {
            does("disk goes on");
            m_held = false;
            disk::releaseSyncs();
            return;
        }
        does("disk holds");
        m_held = true;
        m_heldIn = m_game->sessionNumber();
        m_heldAt = m_game->session() == nullptr ? 0 : m_game->session()->written();
        disk::holdSyncs();
    }
    void diskFails() {
        if (m_failing) {
            does("disk is well again");
            disk::heal();
            m_failing = false;
            if (!m_held) m_games->tryAgain();
            return;
        }
        does("disk fails");
        m_failing = true;
        disk::failAfter(below(12), once(2) ? ENOSPC : EIO);
    }
    void stops(bool power) {
        does(power ? "power fails" : "program is killed");
        const std::size_t all = disk::operations().size();
        const std::size_t at = m_safe + static_cast<std::size_t>(below(static_cast<int>(all - m_safe) + 1));
        disk::Files files = power ? disk::powerLostAfter(m_before, at, m_chance)
                                  : disk::killedAfter(m_before, at, static_cast<std::size_t>(below(4096)));
        for (auto& [name, content] : filesIn(m_folder))
            if (!name.starts_with("games.sqlite") || name.ends_with(".copy")) files[name] = content;
        m_failing = false;
        startOn(files);
    }
    void restarts() {
        does("program is started again");
        if (m_held) holds();
        disk::heal();
        m_failing = false;
        settle();
        const QString folder = m_folder;
        shutDown();
        disk::Files files = filesIn(folder);
        if (once(2)) { // one byte of one of the two files is damaged meanwhile
            std::string& content = files[once(2) ? "games.sqlite" : "games.sqlite.copy"];
            if (!content.empty()) {
                does("a byte is damaged");
                content[static_cast<std::size_t>(below(static_cast<int>(content.size())))] ^=
                    static_cast<char>(1 + below(255));
            }
        }
        startOn(files);
    }
    void looksOn() {
        does("second program");
        if (m_held || m_failing) return;
        Journal other(m_folder + QStringLiteral("/games.sqlite"));
        if (!other.readOnly()) return fail("two programs may write");
        if (other.games().size() != m_journal->games().size()) fail("the second program sees other games");
    }

    // --- Phones ---

    Phone* anyPhone() {
        return m_phones.empty() ? nullptr
                                : &m_phones[static_cast<std::size_t>(below(static_cast<int>(m_phones.size())))];
    }
    void say(Phone& phone, phones::Request request) {
        const auto id = std::string(phones::idOf(request));
        if (!id.empty()) phone.asked[id] = request;
        phone.sent.push_back(std::move(request));
        if (!once(4)) arrive(phone);
    }
    /// Messages of a phone reach the table, in their order.
    void arrive(Phone& phone) {
        while (!phone.sent.empty() && phone.connection != 0) {
            const auto read = phones::readRequest(phones::write(phone.sent.front()));
            phone.sent.pop_front();
            if (const auto* request = std::get_if<phones::Request>(&read))
                m_desk->said(phone.connection, phone.address, *request);
            else
                return fail("a message cannot be read: " + std::get<phones::Malformed>(read).where);
        }
    }
    void connects(Phone& phone) {
        if (phone.lost) {
            phone.lost = false;
            if (once(3))
                m_late.push_back(phone.connection); // the table learns of the old one later
            else
                m_desk->gone(phone.connection);
        }
        phone.connection = ++m_connections;
        phone.sent.clear();
        phone.rev = -1;
        phones::Hello hello{.page = phones::pageId()};
        hello.language = once(2) ? phones::Language::German : phones::Language::English;
        if (!phone.token.empty()) hello.token = phone.token;
        if (phone.token.empty() || once(3)) hello.code = m_desk->door().code();
        say(phone, hello);
        arrive(phone);
        // As the page does, it asks again for what was not answered.
        for (const auto& [id, request] : std::map(phone.asked)) say(phone, request);
    }
    void phoneComes() {
        does("phone comes");
        if (m_phones.size() < kMostPhones) {
            m_phones.push_back({.address = "192.168.1." + std::to_string(10 + m_phones.size())});
            connects(m_phones.back());
        }
    }
    void phoneSits() {
        does("phone sits down");
        Phone* phone = anyPhone();
        if (phone == nullptr || phone->connection == 0) return;
        const auto& seats = m_desk->door().seats();
        if (seats.empty() || once(5)) return say(*phone, phones::Watch{});
        say(*phone, phones::Claim{seats[static_cast<std::size_t>(below(static_cast<int>(seats.size())))]});
    }
    void tableAnswers() {
        does("table answers a phone");
        if (m_claims.empty()) return;
        const quint64 claim = m_claims.front();
        m_claims.pop_front();
        if (once(5))
            (void)m_desk->refuse(claim);
        else if (!m_desk->accept(claim, false))
            (void)m_desk->accept(claim, true);
    }
    void tableRules() {
        does("table rules its phones");
        switch (below(6)) {
        case 0: m_desk->renewCode(); break;
        case 1: m_desk->setGuests(!once(4)); break;
        case 2: m_desk->setNewcomers(!once(4)); break;
        case 3: m_desk->sendAway(1 + below(8)); break;
        case 4: (void)m_desk->move(1 + below(8), static_cast<Color>(below(4))); break;
        default:
            if (once(8)) m_desk->sendAllAway();
        }
    }
    std::string nextId() { return std::to_string(++m_ids); }
    /// The phone of the player who has to act does something that is legal, or anybody does anything.
    void phoneActs() {
        does("phone acts");
        const GameState* state = m_game->state();
        if (state == nullptr) return;
        const auto command = drawLegalCommand(*state, m_chance);
        if (!command) return;
        const PlayerId actor = command->player == kNobody ? actingPlayer(*state) : command->player;
        for (Phone& phone : m_phones) {
            if (phone.connection == 0 || phone.role != phones::Role::Seat || !phone.seat) continue;
            if (!once(12) && (actor == kNobody || state->colors[index(actor)] != *phone.seat)) continue;
            Json json = record::commandJson(*command, *state);
            json.erase("player");
            phones::Do message{.id = nextId(), .command = json.dump()};
            const auto keys = m_desk->keysOf(*phone.seat);
            if (keys.empty())
                message.rev = phone.rev < 0 ? 0 : phone.rev;
            else
                message.key = keys.front();
            return say(phone, message);
        }
    }
    void phoneOffers() {
        does("phone offers");
        Phone* phone = anyPhone();
        if (phone == nullptr || phone->connection == 0 || !phone->seat) return;
        const auto& offers = m_desk->offers();
        const auto& seats = m_desk->door().seats();
        const auto any = [&] { return seats[static_cast<std::size_t>(below(static_cast<int>(seats.size())))]; };
        if (seats.empty()) return;
        if (!offers.empty() && !once(3)) {
            static constexpr phones::Say kSays[]{phones::Say::Agree, phones::Say::Decline, phones::Say::Withdraw,
                                                 phones::Say::Settle};
            phones::Reply reply{.id = nextId(),
                                .offer = offers[static_cast<std::size_t>(below(static_cast<int>(offers.size())))].id,
                                .say = kSays[below(4)]};
            if (reply.say == phones::Say::Settle) reply.with = any();
            return say(*phone, reply);
        }
        phones::Offer offer{.id = nextId(), .rev = std::max(phone->rev, 0), .to = {}, .give = {}, .take = {}};
        const Color to = any();
        if (to == *phone->seat) return;
        offer.to = {to};
        offer.give.add(static_cast<Card>(below(3)), 1);
        offer.take.add(static_cast<Card>(3 + below(2)), 1);
        say(*phone, offer);
    }
    void networkFails() {
        Phone* phone = anyPhone();
        if (phone == nullptr) return;
        if (phone->connection == 0 || phone->lost) {
            does("phone comes back");
            return connects(*phone);
        }
        does("network is cut");
        // What is on its way is lost; the table may learn of it later.
        phone->sent.clear();
        if (once(2)) {
            phone->lost = true;
        } else {
            m_desk->gone(phone->connection);
            phone->connection = 0;
        }
    }
    void networkGoesOn() {
        does("network delivers");
        for (Phone& phone : m_phones)
            if (!phone.lost) arrive(phone);
        for (const ConnectionId id : std::exchange(m_late, {})) m_desk->gone(id);
    }
    void phoneRepeats() {
        does("phone repeats itself");
        Phone* phone = anyPhone();
        if (phone == nullptr || phone->connection == 0 || phone->lost || phone->asked.empty()) return;
        const auto request = phone->asked.begin()->second;
        say(*phone, request);
        say(*phone, request);
    }
    void phoneLeaves() {
        does("phone leaves");
        Phone* phone = anyPhone();
        if (phone == nullptr || phone->connection == 0) return;
        if (once(2)) return say(*phone, phones::Lang{once(2) ? phones::Language::German : phones::Language::English});
        if (!phone->asked.empty()) return; // it would never hear the answer
        say(*phone, phones::Leave{});
        phone->token.clear();
    }
    void hear(const Told& message) {
        const ConnectionId connection = message.connection;
        const auto found =
            std::ranges::find_if(m_phones, [&](const Phone& phone) { return phone.connection == connection; });
        if (found == m_phones.end() || found->lost) return;
        Phone& phone = *found;
        const Json told = record::parseJson(message.text).value;
        const std::string type = told.value("t", "");
        if (type == "welcome") {
            phone.role = told["role"] == "seat"    ? phones::Role::Seat
                         : told["role"] == "guest" ? phones::Role::Guest
                                                   : phones::Role::None;
            phone.seat = told.contains("seat") ? record::named<Color>(told["seat"].get<std::string>()) : std::nullopt;
            if (told.contains("token")) phone.token = told["token"].get<std::string>();
        } else if (type == "state") {
            hearState(phone, told, message);
        } else if (type == "done" || type == "refused") {
            hearAnswer(phone, told);
        } else if (type == "bye") {
            m_desk->gone(connection);
            phone.connection = 0;
        }
        ++m_tally["told: " + type];
    }
    void hearState(Phone& phone, const Json& told, const Told& message) {
        phone.rev = told["rev"].get<int>();
        const GameSession* session = m_game->session();
        if (session == nullptr || message.session != m_game->sessionNumber()) return;
        if (phone.rev > session->written() || (m_held && m_heldIn == m_game->sessionNumber() && phone.rev > m_heldAt))
            fail("a phone was told of a step that is not on the disk");
        if (told.contains("you") && !message.seat) return fail("who has no seat was told of cards");
        if (!message.seat || phone.rev != session->written() || !told["you"].contains("hand")) return;
        const auto& seats = m_desk->door().seats();
        const auto seat = std::ranges::find(seats, *message.seat);
        const auto player = static_cast<PlayerId>(seat - seats.begin());
        if (told["you"]["hand"] != record::cardsJson(session->state().player(player).hand))
            fail("a phone was told of another hand");
    }
    void hearAnswer(Phone& phone, const Json& told) {
        const std::string id = told.value("id", "");
        if (id.empty()) return;
        const std::string answer = told.dump();
        const auto [first, isNew] = phone.answers.emplace(id, answer);
        // Only that it is still being done may be followed by another answer.
        const bool waits = told.value("code", "") == "busy";
        if (!isNew && first->second != answer && record::parseJson(first->second).value.value("code", "") != "busy")
            fail("two answers to one message: " + first->second + " and " + answer);
        if (told["t"] == "refused") ++m_tally["phone refused: " + told["code"].get<std::string>()];
        const auto asked = phone.asked.find(id);
        if (asked == phone.asked.end()) return;
        const auto* reply = std::get_if<phones::Reply>(&asked->second);
        if (told["t"] == "done") {
            const auto says = [reply](phones::Say what) { return reply != nullptr && reply->say == what; };
            const bool step = std::holds_alternative<phones::Do>(asked->second) || says(phones::Say::Settle);
            if (m_game->sessionNumber() == m_seenIn) {
                m_accepted += step ? 1 : 0;
                m_agreed += says(phones::Say::Agree) ? 1 : 0; // with whoever is on turn that is a trade
            }
            if (step) ++m_tally["phone's steps"];
        }
        if (!waits) phone.asked.erase(asked);
    }
    void timePasses() {
        does("time passes");
        static constexpr std::chrono::seconds kSpans[]{30s, 90s, 600s, 3600s, 8h};
        pass(once(20) ? std::chrono::hours(24 * 31) : kSpans[below(5)]);
    }
    void pass(std::chrono::seconds span) {
        m_now += span;
        m_tally["seconds"] += static_cast<int>(std::min<std::chrono::seconds>(span, 10min).count());
        m_desk->tick();
    }

    // --- The evening ---

    void act() {
        pass(std::chrono::seconds(1 + below(30)));
        if (m_held && once(4)) return holds();
        if (m_failing && once(6)) return diskFails();
        // Pages come back by themselves.
        for (Phone& phone : m_phones)
            if ((phone.connection == 0 || phone.lost) && once(6)) connects(phone);
        using Does = void (World::*)();
        static constexpr std::pair<int, Does> kActions[]{
            {60, &World::plays},         {60, &World::phoneActs},   {6, &World::takesBack},
            {4, &World::corrects},       {1, &World::begins},       {2, &World::opens},
            {1, &World::leaves},         {3, &World::keeps},        {8, &World::holds},
            {4, &World::diskFails},      {1, &World::restarts},     {1, &World::looksOn},
            {10, &World::phoneComes},    {16, &World::phoneSits},   {20, &World::tableAnswers},
            {3, &World::tableRules},     {16, &World::phoneOffers}, {12, &World::networkFails},
            {12, &World::networkGoesOn}, {4, &World::phoneRepeats}, {3, &World::phoneLeaves},
            {4, &World::timePasses},
        };
        static constexpr int kKills = 3;
        int sum = kKills;
        for (const auto& [weight, action] : kActions) sum += weight;
        int drawn = below(sum) - kKills;
        if (drawn < 0) return stops(once(2));
        for (const auto& [weight, action] : kActions)
            if ((drawn -= weight) < 0) return (this->*action)();
    }
    /// Everything heals: each phone comes back and is answered, and what was shown is there.
    void end() {
        m_doing = "the end";
        m_chance = Chance(m_evening.seed);
        if (m_held) holds();
        if (m_failing) diskFails();
        settle();
        networkGoesOn();
        settle();
        m_doing = "the end";
        for (Phone& phone : m_phones) {
            if (!phone.lost && phone.connection != 0) continue;
            connects(phone);
            arrive(phone);
            settle();
        }
        for (const Phone& phone : m_phones)
            if (!phone.asked.empty() && phone.connection != 0 && phone.role == phones::Role::Seat)
                fail("a phone has no answer to " + phones::write(phone.asked.begin()->second));
        restarts();
    }

    const Evening& m_evening;
    Tally& m_tally;
    Chance m_chance{1}, m_random{7};
    std::string m_wrong, m_doing = "the start";
    int m_number = 0;

    QTemporaryDir m_home{scratchTemplate()};
    QString m_folder;
    int m_lives = 0;
    disk::Files m_before;   ///< when the program was started
    std::size_t m_safe = 0; ///< operations after which everything shown was on the disk
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Games> m_games;
    std::unique_ptr<Desk> m_desk;
    std::map<qint64, Promise> m_promises;
    qint64 m_going = 0; ///< the game that is being removed
    bool m_held = false, m_failing = false;
    int m_heldIn = 0, m_heldAt = 0; ///< session and its steps when the disk began to hold
    int m_seenIn = -1, m_base = 0;  ///< session, and its steps when it was opened
    int m_accepted = 0;             ///< steps since then that somebody was told of
    int m_agreed = 0;               ///< agreements to offers since then, of which some were steps

    phones::Time m_now{std::chrono::hours(24 * 365 * 56)};
    std::deque<Told> m_inbox;
    std::deque<quint64> m_claims;
    std::deque<Phone> m_phones;
    std::vector<ConnectionId> m_late; ///< connections that have ended, of which the table knows nothing yet
    ConnectionId m_connections = 0;
    int m_ids = 0;
};

} // namespace

std::string playEvening(const Evening& evening, Tally& tally) { return World(evening, tally).play(); }

} // namespace reeve::testing
