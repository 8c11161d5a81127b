// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/desk.h"

#include "app/phones/page/page.h"
#include "app/phones/phones_wording.h"
#include "app/phones/seen_story.h"
#include "app/phones/snapshot.h"
#include "app/store/data_folder.h"
#include "app/values/game_values.h"
#include "app/window/game.h"
#include "app/words/notice_wording.h"
#include "app/words/refusal_wording.h"
#include "app/words/speaking.h"
#include "engine/record/values.h"

#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace reeve::app {

using namespace Qt::StringLiterals;
using phones::Answer;
using phones::Close;
using phones::Code;
using phones::ConnectionId;
using phones::Language;
using phones::Presence;
using phones::Request;
using phones::Role;
using record::Json;

namespace {

constexpr int kTick = 1000; // ms

std::string eightDigits(std::uint32_t number) {
    return QString::number(number, 16).rightJustified(8, u'0').toStdString();
}

QString spoken(Language language) { return qstring(phones::wordOf(language)); }

} // namespace

Desk::Setup Desk::usual() {
    return {.random = [] { return QRandomGenerator::system()->generate(); },
            .clock = [] { return std::chrono::time_point_cast<phones::Duration>(std::chrono::system_clock::now()); },
            .tokens = phonesFile(),
            .limits = {}};
}

Desk::Desk(Game& game, Setup setup, QObject* parent)
    : QObject(parent), m_game(game), m_setup(std::move(setup)),
      m_door(std::make_unique<phones::Door>(m_setup.random, std::vector<Color>(), std::vector<phones::KnownPhone>(),
                                            m_setup.clock())),
      m_known(m_setup.tokens), m_life(eightDigits(m_setup.random())) {
    connect(&m_game, &Game::changed, this, &Desk::gameChanged);
    connect(&m_game, &Game::savingChanged, this, &Desk::work, Qt::QueuedConnection);
    connect(&m_server, &phones::Server::listening, this, [this](const QString& address, quint16 port) {
        m_address = address;
        m_port = port;
        emit listening();
    });
    connect(&m_server, &phones::Server::failed, this, [this](const QString& reason) {
        stop();
        emit failed(reason);
    });
    connect(&m_server, &phones::Server::visited, this, [this] {
        if (!std::exchange(m_visited, true)) emit visitedNow();
    });
    connect(&m_server, &phones::Server::said, this, &Desk::said);
    connect(&m_server, &phones::Server::photoCame, this, &Desk::photoCame);
    connect(&m_server, &phones::Server::gone, this, &Desk::gone);
    m_timer.setInterval(kTick);
    connect(&m_timer, &QTimer::timeout, this, &Desk::tick);
}

Desk::~Desk() { m_server.stop(); }

// --- The network ----------------------------------------------------------------------------------------------------

void Desk::openWithoutSockets(phones::Server::Wire wire) {
    stop();
    m_server.sendThrough(std::move(wire));
    if (m_doorOf != m_game.sessionNumber()) openDoor();
    m_follower.begin(m_game.session());
    m_timer.start();
}

void Desk::listen(const QString& address, std::uint16_t firstPort, const std::string& host) {
    openWithoutSockets();
    m_server.listen({.address = address,
                     .firstPort = firstPort,
                     .page = phones::page(),
                     .packedPage = phones::packedPage(),
                     .icon = phones::pageIcon(),
                     .policy = phones::pagePolicy(),
                     .pageId = phones::pageId(),
                     .limits = m_setup.limits,
                     .host = host});
}

void Desk::stop() {
    m_timer.stop();
    m_server.stop();
    m_port = 0;
    m_visited = false;
    // The server emits no more signals for these connections.
    for (const auto& [id, visitor] : m_visitors) m_door->gone(id, now());
    if (!m_visitors.empty()) remember();
    m_visitors.clear();
    m_offers.clear();
    emit offersChanged();
    emit lobbyChanged();
}

QString Desk::url() const {
    if (!isListening()) return {};
    return u"http://%1:%2/#%3"_s.arg(m_address).arg(m_port).arg(QString::fromStdString(m_door->code()));
}

// --- The host -------------------------------------------------------------------------------------------------------

bool Desk::accept(phones::ClaimId claim, bool insteadOf) {
    const auto place = m_door->accept(claim, insteadOf, now());
    if (!place) return false;
    seated(*place);
    return true;
}

bool Desk::refuse(phones::ClaimId claim) {
    const auto id = m_door->refuse(claim, now());
    if (!id) return false;
    refuse(*id, Code::ClaimRefused);
    tellLobby();
    return true;
}

bool Desk::move(int phone, Color seat) {
    if (playedByReeve(seat) || !m_door->move(phone, seat)) return false;
    remember();
    tellLobby();
    tellGame();
    return true;
}

void Desk::sendAway(int phone) {
    if (const auto id = m_door->sendAway(phone)) close({*id}, Close::SentAway);
    remember();
    tellLobby();
}

void Desk::sendAway(Color seat) {
    for (const phones::Listed& phone : m_door->phones(now()))
        if (phone.seat == seat) sendAway(phone.number);
}

void Desk::sendAllAway() {
    close(m_door->sendAllAway(), Close::SentAway);
    remember();
    tellLobby();
}

void Desk::renewCode() {
    m_door->renewCode();
    tellLobby();
}

void Desk::setNewcomers(bool open) {
    m_door->setNewcomers(open);
    tellLobby();
}

void Desk::setGuests(bool allowed) {
    close(m_door->setGuests(allowed), Close::SentAway);
    remember();
    tellLobby();
}

void Desk::setCamera(bool wanted) {
    if (std::exchange(m_camera, wanted) == wanted) return;
    // Waiting photographs of phones without a seat are declined too.
    for (const PhonePhoto& photo : photos())
        if (!wanted && !photo.seat) declinePhoto(photo.number);
    tellLobby();
}

std::optional<Language> Desk::languageOf(int phone) const {
    for (const auto& [id, visitor] : m_visitors)
        if (m_door->phoneOn(id) == phone) return visitor.language;
    return std::nullopt;
}

// --- Messages -------------------------------------------------------------------------------------------------------

void Desk::said(ConnectionId id, const std::string& address, const Request& request) {
    if (const auto* one = std::get_if<phones::Hello>(&request)) {
        hello(id, address, *one);
    } else if (!m_visitors.contains(id)) {
        // The phone was disconnected while this message was in transit.
    } else if (const auto* one = std::get_if<phones::Claim>(&request)) {
        claim(id, one->seat);
    } else if (std::holds_alternative<phones::Watch>(request)) {
        watch(id);
    } else if (std::holds_alternative<phones::Leave>(request)) {
        leave(id);
    } else if (const auto* one = std::get_if<phones::Lang>(&request)) {
        m_visitors[id].language = one->language;
        state(id);
        emit lobbyChanged();
    } else {
        return enqueue(id, request);
    }
    m_server.answered(id);
}

void Desk::hello(ConnectionId id, const std::string& address, const phones::Hello& hello) {
    const auto entry = m_door->hello(id, address, hello, now());
    if (const auto* denied = std::get_if<phones::Denied>(&entry)) {
        m_server.send(
            id, phones::Refused{.id = {}, .code = denied->code, .language = hello.language, .where = {}, .needs = {}});
        return m_server.close(id, denied->close);
    }
    if (const auto replaced = std::get<phones::Entry>(entry).replaced) {
        m_visitors.erase(*replaced);
        m_server.close(*replaced, Close::OpenedElsewhere);
    }
    m_visitors[id] = {.address = address, .language = hello.language, .welcome = {}};
    welcome(id);
    state(id);
    tellLobby();
}

void Desk::claim(ConnectionId id, Color seat) {
    // Seats that Reeve plays cannot be claimed, because their cards are secret.
    if (playedByReeve(seat)) return refuse(id, Code::SeatFull);
    const auto open = m_door->claim(id, seat, now());
    if (const auto* code = std::get_if<Code>(&open))
        return refuse(id, *code, {}, *code == Code::Malformed ? "seat" : "");
    const auto& claim = std::get<phones::OpenClaim>(open);
    m_server.send(id, phones::Waiting{seat, claim.sign});
    tellLobby();
    emit claimed(claim.id);
}

void Desk::watch(ConnectionId id) {
    const auto old = m_door->tokenOf(id);
    const auto guest = m_door->watch(id, now());
    if (const auto* code = std::get_if<Code>(&guest)) return refuse(id, *code);
    if (old) m_once.forget(*old);
    seated(std::get<phones::Seated>(guest));
}

void Desk::leave(ConnectionId id) {
    if (const auto token = m_door->tokenOf(id)) m_once.forget(*token);
    m_door->leave(id);
    remember();
    welcome(id);
    tellLobby();
}

void Desk::gone(ConnectionId id) {
    m_door->gone(id, now());
    if (m_visitors.erase(id) == 0) return;
    remember();
    tellLobby();
}

void Desk::enqueue(ConnectionId id, const Request& request) {
    const std::string requestId(phones::idOf(request));
    const auto token = m_door->tokenOf(id);
    const auto seat = m_door->seatOf(id);
    const auto answered = [&](bool malformed = false) { m_server.answered(id, malformed); };
    if (!token || !seat) {
        refuse(id, Code::NotSeated, requestId);
        return answered();
    }
    // A repeated request whose original is still queued gets the answer to the original.
    for (const Job& job : m_jobs) {
        if (job.token != *token || phones::idOf(job.request) != requestId) continue;
        const bool other = !(job.request == request);
        if (other) refuse(id, Code::Malformed, requestId, "id");
        return answered(other);
    }
    const auto found = m_once.find(*token, request);
    if (const auto* known = std::get_if<phones::Once::Known>(&found)) {
        m_server.sendText(id, known->answer);
        return answered();
    }
    if (std::holds_alternative<phones::Once::Conflict>(found)) {
        refuse(id, Code::Malformed, requestId, "id");
        return answered(true);
    }
    m_jobs.push_back({.connection = id, .token = *token, .seat = *seat, .request = request});
    work();
}

/// Performs the next job if the game accepts one.
void Desk::work() {
    if (m_busy || m_jobs.empty() || m_game.saving()) return;
    m_busy = true;
    const Job job = m_jobs.front();
    // The phone was moved, or its token was revoked, while the job was queued.
    if (m_door->seatWith(job.token) != job.seat) return finish(job, Code::Stale);
    if (!m_game.active()) return finish(job, Code::NoGame);
    if (const auto* message = std::get_if<phones::Do>(&job.request)) return carryOut(job, *message);
    if (const auto* message = std::get_if<phones::Offer>(&job.request)) return carryOut(job, *message);
    if (const auto* message = std::get_if<phones::Reply>(&job.request)) return carryOut(job, *message);
    finish(job, Code::Malformed, "t");
}

void Desk::carryOut(const Job& job, const phones::Do& message) {
    if (const auto no = phones::notAllowed(message, job.seat, standing(job.seat), real(), *m_game.state()))
        return finish(job, no->code, no->where);
    const Json command = record::parseJson(phones::commandOf(message, job.seat)).value;
    m_game.carryOut(command, [desk = QPointer(this), job](const std::optional<Refused>& why) {
        if (!desk) return;
        if (why) return desk->finish(job, *why);
        desk->finish(job, phones::Done{std::string(phones::idOf(job.request)), desk->rev()});
    });
}

void Desk::carryOut(const Job& job, const phones::Offer& message) {
    const GameState& state = *m_game.state();
    const auto player = playerOf(job.seat);
    if (!player) return finish(job, Code::NotSeated);
    if (real().hands) return finish(job, Code::NotFromAPhone);
    if (message.rev != rev()) return finish(job, Code::Stale);
    const Color turn = onTurn();
    // Offers are possible in the trading part of a turn, without pending decisions; the partner's part has none
    // (SIX-31).
    if (!state.pending.empty() || state.turn.phase != Phase::Main) return finish(job, Code::NotYours);
    const auto made = m_offers.make(message, job.seat, turn, m_door->seats(), state.player(*player).hand, now());
    if (const auto* no = std::get_if<phones::NoOffer>(&made))
        return finish(job, no->code, no->code == Code::Malformed ? "to" : "", no->needs);
    finish(job, phones::Done{message.id, rev()});
    tellGame();
    emit offersChanged();
}

void Desk::carryOut(const Job& job, const phones::Reply& message) {
    const auto player = playerOf(job.seat);
    if (!player) return finish(job, Code::NotSeated);
    const auto came = m_offers.reply(message, job.seat, onTurn(), m_game.state()->player(*player).hand);
    if (const auto* no = std::get_if<phones::NoOffer>(&came)) return finish(job, no->code, {}, no->needs);
    if (const auto* agreed = std::get_if<phones::Deal>(&came))
        return deal(*agreed, [desk = QPointer(this), job](const std::optional<Refused>& why) {
            if (!desk) return;
            if (why) return desk->finish(job, *why);
            desk->finish(job, phones::Done{std::string(phones::idOf(job.request)), desk->rev()});
        });
    finish(job, phones::Done{message.id, rev()});
    tellGame();
    emit offersChanged();
}

/// Performs the trade as one command; if it is refused, the offer stands as before.
void Desk::deal(const phones::Deal& deal, const std::function<void(const std::optional<Refused>&)>& told) {
    const Json command{{"do", "trade"},
                       {"player", record::wordOf(deal.onTurn)},
                       {"with", record::wordOf(deal.with)},
                       {"give", record::cardsJson(deal.give)},
                       {"take", record::cardsJson(deal.take)}};
    m_game.carryOut(command, [desk = QPointer(this), told](const std::optional<Refused>& why) {
        told(why);
        if (!desk) return;
        desk->tellGame();
        emit desk->offersChanged();
    });
}

bool Desk::reply(const QString& offer, Color seat, phones::Say say, std::optional<Color> with) {
    const auto player = playerOf(seat);
    if (!player || m_game.saving()) return false;
    const auto came = m_offers.reply({.id = {}, .offer = offer.toStdString(), .say = say, .with = with}, seat, onTurn(),
                                     m_game.state()->player(*player).hand);
    if (std::holds_alternative<phones::NoOffer>(came)) return false;
    if (const auto* agreed = std::get_if<phones::Deal>(&came)) {
        deal(*agreed, [desk = QPointer(this)](const std::optional<Refused>& why) {
            // Of a game that was left since, Game::lostStep() tells what was not saved.
            if (desk && why && desk->m_game.active() && why->code != "no-game"_L1) desk->m_game.refuse(*why);
        });
        return true;
    }
    tellGame();
    emit offersChanged();
    return true;
}

void Desk::finish(const Job& job, const Answer& answer, bool malformed) {
    const std::string text = phones::write(answer);
    m_once.keep(job.token, job.request, text);
    // The phone may have reconnected meanwhile, or given up its seat on the same connection.
    for (const auto& [id, visitor] : m_visitors)
        if (id == job.connection || m_door->tokenOf(id) == job.token) m_server.sendText(id, text);
    done(job, malformed);
}

void Desk::finish(const Job& job, Code code, const std::string& where, const Hand& needs) {
    finish(job,
           phones::Refused{.id = std::string(phones::idOf(job.request)),
                           .code = code,
                           .language = languageOf(job.connection),
                           .where = where,
                           .needs = needs},
           code == Code::Malformed);
}

void Desk::finish(const Job& job, const Refused& why) {
    if (why.code == "saving"_L1) return finish(job, Code::Busy);
    if (why.code == "no-game"_L1 || !m_game.session()) return finish(job, Code::NoGame);
    if (why.code == "malformed"_L1) return finish(job, Code::Malformed, "do");
    const Speaking speaking(spoken(languageOf(job.connection)));
    phones::RefusedByRule refused{.id = std::string(phones::idOf(job.request)),
                                  .code = why.code.toStdString(),
                                  .text = {},
                                  .rule = why.rule.toStdString(),
                                  .needs = {}};
    if (why.refusal) {
        const Action action = why.command ? why.command->action : Action{};
        refused.text = refusalText(*why.refusal, action, why.actor, *m_game.state(), namesForPhones(m_game.seatNames()))
                           .toStdString();
        // Missing cards are revealed only to the player who lacks them.
        if (playerOf(job.seat) == why.refusal->player) refused.needs = why.refusal->needs;
    } else {
        refused.text = faultText(why.code).toStdString();
    }
    finish(job, refused);
}

void Desk::done(const Job& job, bool malformed) {
    m_server.answered(job.connection, malformed);
    m_busy = false;
    m_jobs.pop_front();
    QMetaObject::invokeMethod(this, &Desk::work, Qt::QueuedConnection);
}

// --- Photographs ----------------------------------------------------------------------------------------------------

void Desk::photoCame(ConnectionId id, const phones::Photo& photo, const QByteArray& bytes) {
    const auto seat = m_door->seatOf(id);
    // The table no longer wants it, or the phone was disconnected during the transfer.
    if (!m_visitors.contains(id)) return;
    if (!seat && !m_camera) return declined({.connection = id, .id = photo.id});
    for (const PhotoTray::Waiting& older : m_photos.add(seat, {.connection = id, .id = photo.id}, bytes))
        declined(older.sender);
    emit photosChanged();
}

std::optional<PhonePhoto> Desk::takePhoto(int number) {
    auto taken = m_photos.take(number);
    if (!taken) return std::nullopt;
    m_server.send(taken->sender.connection, phones::PhotoAt{taken->sender.id, phones::PhotoStage::Shown, {}});
    emit photosChanged();
    return std::move(taken->photo);
}

void Desk::declinePhoto(int number) {
    const auto taken = m_photos.take(number);
    if (!taken) return;
    declined(taken->sender);
    emit photosChanged();
}

void Desk::declined(const PhotoSender& sender) {
    m_server.send(sender.connection, phones::PhotoAt{sender.id, phones::PhotoStage::Declined, {}});
}

// --- Out ------------------------------------------------------------------------------------------------------------

void Desk::seated(const phones::Seated& seated) {
    close(seated.sentAway, Close::SentAway);
    remember();
    welcome(seated.connection, seated.token.empty() ? std::nullopt : std::optional(seated.token));
    state(seated.connection);
    tellLobby();
}

void Desk::close(const std::vector<ConnectionId>& ids, Close code) {
    for (const ConnectionId id : ids) {
        m_visitors.erase(id);
        m_server.close(id, code);
    }
}

void Desk::refuse(ConnectionId id, Code code, const std::string& requestId, const std::string& where) {
    m_server.send(
        id, phones::Refused{.id = requestId, .code = code, .language = languageOf(id), .where = where, .needs = {}});
}

/// Sends the welcome if it differs from the last one.
void Desk::welcome(ConnectionId id, const std::optional<std::string>& token) {
    const auto visitor = m_visitors.find(id);
    if (visitor == m_visitors.end()) return;
    phones::Welcome welcome{.life = m_life,
                            .role = m_door->roleOf(id),
                            .seat = m_door->seatOf(id),
                            .token = {},
                            .name = phones::cleanName(m_game.gameName().toStdString()),
                            .seats = {},
                            .open = m_door->newcomers(),
                            .guests = m_door->guests(),
                            .camera = m_camera};
    const auto presences = this->presences();
    const SeatNames names = namesForPhones(m_game.seatNames());
    for (std::size_t p = 0; p < m_door->seats().size(); ++p)
        welcome.seats.push_back({m_door->seats()[p], names.of(static_cast<PlayerId>(p)).toStdString(), presences[p]});
    const std::string text = phones::write(Answer(welcome));
    if (text == visitor->second.welcome && !token) return;
    visitor->second.welcome = text;
    m_server.admit(id, welcome.role, welcome.seat, m_camera);
    welcome.token = token;
    m_server.send(id, welcome);
}

void Desk::state(ConnectionId id) {
    if (!m_game.active() || m_door->roleOf(id) == Role::None) return;
    m_server.sendState(id, snapshot(m_door->seatOf(id), languageOf(id)));
}

void Desk::tellLobby() {
    m_lobbyDirty = true;
    if (!std::exchange(m_flushing, true)) QMetaObject::invokeMethod(this, &Desk::flush, Qt::QueuedConnection);
    emit lobbyChanged();
}

void Desk::tellGame() {
    m_gameDirty = true;
    if (!std::exchange(m_flushing, true)) QMetaObject::invokeMethod(this, &Desk::flush, Qt::QueuedConnection);
}

/// Sends pending updates to all phones, always in the same order, independently of what has changed.
void Desk::flush() {
    m_flushing = false;
    const bool lobby = std::exchange(m_lobbyDirty, false);
    const bool game = std::exchange(m_gameDirty, false);
    const bool presence = m_presences != presences();
    m_presences = presences();
    if (lobby)
        for (const auto& [id, visitor] : std::map(m_visitors)) welcome(id);
    if (!m_game.active() || !(game || presence)) return;
    std::map<std::pair<std::optional<Color>, Language>, std::string> made;
    for (const auto& [id, visitor] : m_visitors) {
        if (m_door->roleOf(id) == Role::None) continue;
        auto& text = made[{m_door->seatOf(id), visitor.language}];
        if (text.empty()) text = snapshot(m_door->seatOf(id), visitor.language);
        m_server.sendState(id, text);
    }
}

void Desk::tick() {
    const auto lapsed = m_door->lapse(now());
    for (const ConnectionId id : lapsed) refuse(id, Code::ClaimLapsed);
    if (!lapsed.empty() || m_presences != presences()) tellLobby();
}

// --- The game -------------------------------------------------------------------------------------------------------

void Desk::gameChanged() {
    if (m_doorOf != m_game.sessionNumber()) {
        if (m_timer.isActive()) openDoor();
        return;
    }
    if (!m_timer.isActive() || !m_game.session()) return;
    const Follower::Change change = m_follower.follow(*m_game.session());
    const bool offered = !m_offers.standing().empty();
    if (change.turnedBack || change.turnOver) m_offers.clear();
    for (const PlayerId player : change.hands) m_offers.handChanged(m_game.state()->colors[index(player)]);
    tellGame();
    if (offered) emit offersChanged();
}

/// Another game was opened: replaces the door. Connected phones take their places in it, or enter its lobby.
void Desk::openDoor() {
    m_doorOf = m_game.sessionNumber();
    m_follower.begin(m_game.session());
    m_offers.clear();
    m_once = {};
    for (const PhonePhoto& photo : photos()) declinePhoto(photo.number);
    // Queued jobs belong to the previous game and are refused; one in progress is answered by that game.
    std::vector<Job> old(m_jobs.begin() + (m_busy ? 1 : 0), m_jobs.end());
    m_jobs.resize(m_busy ? 1 : 0);
    for (const Job& job : old) {
        refuse(job.connection, Code::Stale, std::string(phones::idOf(job.request)));
        m_server.answered(job.connection);
    }
    std::vector<Color> seats;
    std::vector<phones::KnownPhone> known;
    if (const GameState* state = m_game.state()) {
        seats.assign(state->colors.begin(), state->colors.begin() + state->playerCount);
        known = m_known.of(m_game.id());
    }
    const bool newcomers = m_door->newcomers(), guests = m_door->guests();
    const auto before =
        std::exchange(m_door, std::make_unique<phones::Door>(m_setup.random, std::move(seats), std::move(known), now(),
                                                             m_known.elsewhere(m_game.id(), now())));
    m_door->setNewcomers(newcomers);
    m_door->setGuests(guests);
    for (const auto& [id, visitor] : m_visitors) m_door->enter(id, visitor.address, before->bearer(id), now());
    for (const auto& [id, visitor] : std::map(m_visitors)) {
        welcome(id);
        state(id);
        if (m_game.active() && m_door->roleOf(id) == Role::None && m_door->bearer(id)) refuse(id, Code::OtherGame);
    }
    tellLobby();
    emit offersChanged();
}

bool Desk::hasKnownPhones() const { return m_game.state() && !m_known.of(m_game.id()).empty(); }

void Desk::remember() {
    if (m_doorOf == m_game.sessionNumber()) m_known.keep(m_game.id(), m_door->known(), now());
}

// --- Questions ------------------------------------------------------------------------------------------------------

Language Desk::languageOf(ConnectionId id) const {
    const auto visitor = m_visitors.find(id);
    return visitor == m_visitors.end() ? Language::English : visitor->second.language;
}

std::optional<PlayerId> Desk::playerOf(Color seat) const {
    const auto& seats = m_door->seats();
    const auto found = std::ranges::find(seats, seat);
    if (found == seats.end()) return std::nullopt;
    return static_cast<PlayerId>(found - seats.begin());
}

bool Desk::playedByReeve(Color seat) const {
    const auto player = playerOf(seat);
    return player && m_game.levelOf(*player);
}

/// In the special building phase the player who may build counts as on turn.
Color Desk::onTurn() const {
    const GameState& state = m_game.session()->state();
    const bool special = state.turn.phase == Phase::Special && !state.pending.empty();
    return state.colors[index(special ? state.pending.front().player : state.turn.player)];
}

phones::Standing Desk::standing(Color seat) const {
    phones::Standing standing{.rev = rev(), .onTurn = onTurn(), .due = {}};
    const GameState& state = m_game.session()->state();
    const auto player = playerOf(seat);
    for (std::size_t i = 0; i < state.pending.size() && i < m_follower.keys().size(); ++i)
        if (state.pending[i].player == player) standing.due.push_back(m_follower.keys()[i]);
    return standing;
}

phones::RealParts Desk::real() const {
    const Components table = m_game.components();
    return {.dice = !table.ownDice, .hands = table.realHands, .decks = table.realDecks};
}

int Desk::rev() const { return m_game.session() ? m_game.session()->written() : 0; }

std::vector<Presence> Desk::presences() const {
    std::vector<Presence> all;
    for (const Color seat : m_door->seats()) all.push_back(m_door->presenceOf(seat, now()));
    return all;
}

const SeenStory& Desk::story(Language language) const {
    const GameSession& session = *m_game.session();
    auto& kept = m_stories[language];
    const std::pair now(m_game.sessionNumber(), m_game.revision());
    if (kept.first == now) return kept.second;
    kept = {now, seenStory(session)};
    return kept.second;
}

std::string Desk::snapshot(const std::optional<Color>& seat, Language language) const {
    const GameSession& session = *m_game.session();
    const Speaking speaking(spoken(language));
    const auto player = seat ? playerOf(*seat) : std::nullopt;
    const Viewer viewer = player ? Viewer::seat(*player) : Viewer::spectator();
    const SeatNames names = namesForPhones(session.seatNames());
    Around around{.components = m_game.components(),
                  .seats = {},
                  .keys = m_follower.keys(),
                  .offers = m_offers.standing(),
                  .news = newsFor(session, viewer, m_game.components()),
                  .story = story(language)};
    const auto presences = this->presences();
    for (std::size_t p = 0; p < presences.size(); ++p)
        around.seats.push_back({names.of(static_cast<PlayerId>(p)), presences[p]});
    if (m_follower.turnedBack()) {
        around.news.insert(around.news.begin(), {kNobody, turnedBackText()});
        if (around.news.size() > kNewsOfPhones) around.news.pop_back();
    }
    return phones::write(Answer(
        phones::State{session.written(), snapshotText(seen(session.state(), names, viewer, std::move(around)))}));
}

} // namespace reeve::app

#include "moc_desk.cpp"
