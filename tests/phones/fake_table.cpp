// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/fake_table.h"

#include "app/phones/page/page.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/record/values.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"
#include "engine/tables/supply.h"
#include "engine/tables/victory.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace reeve::phones {
namespace {

using record::Json;

const std::vector<Color> kSeats{Color::Red, Color::Blue, Color::White, Color::Orange};
constexpr std::array kNames{"Anna", "Ben", "Cleo", "Dan"};

Time now() { return std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now()); }

std::string in(Language language, const char* english, const char* german) {
    return language == Language::German ? german : english;
}

Json player(std::size_t at, int points, int cards, int limit, int strength, int road, bool base) {
    Json json{{"seat", record::wordOf(kSeats[at])},
              {"name", kNames[at]},
              {"points", points},
              {"parts", {{{"source", "city"}, {"count", 2}, {"points", 4}}}},
              {"cards", cards},
              {"limit", limit},
              {"road", road},
              {"left", {{"roads", 9}, {"settlements", 3}, {"cities", 2}, {"walls", 2}, {"knights", {1, 1, 2}}}},
              {"phone", at < 2 ? "here" : "none"}};
    json[base ? "development" : "progress"] = 2;
    if (base) {
        json["played"] = 1;
        return json;
    }
    json["shown"] = Json::array();
    json["strength"] = strength;
    json["tracks"] = {{"trade", 1}, {"politics", 3}, {"science", 2}};
    json["metropolis"] = Json::array();
    json["defender"] = 0;
    return json;
}

Json held(const char* card, const std::string& name, const char* deck, bool playable) {
    return {{"card", card}, {"name", name}, {"deck", deck}, {"playable", playable}};
}

/// The island with pieces of four players.
Json board() {
    return Json::parse(R"({"hexes":{
        "A1":{"terrain":"pasture","number":5},"A2":{"terrain":"forest","number":8},"A3":{"terrain":"hills","number":3},
        "B1":{"terrain":"mountains","number":6},"B2":{"terrain":"fields","number":4},"B3":{"terrain":"forest","number":10},
        "B4":{"terrain":"pasture","number":11},"C1":{"terrain":"hills","number":9},"C2":{"terrain":"forest","number":12},
        "C3":{"terrain":"mountains","number":5},"C4":{"terrain":"fields","number":9},"C5":{"terrain":"forest","number":6},
        "D1":{"terrain":"fields","number":3},"D2":{"terrain":"forest","number":8},"D3":{"terrain":"desert"},
        "D4":{"terrain":"hills","number":4},"E1":{"terrain":"mountains","number":2},"E2":{"terrain":"pasture","number":10},
        "E3":{"terrain":"fields","number":11}},
        "harbors":[{"at":"a1-a2","gives":"any"},{"at":"a4-a5","gives":"grain"}],"robber":"D3","merchant":null,
        "metropolises":{},"pieces":{
        "red":{"roads":["b4-b5","c4-c5","c5-c6","c8-c9"],"settlements":["c8"],"cities":["b5","c4"],"reduced":[],"walls":["c4"],
               "knights":[{"at":"c6","level":1,"active":true},{"at":"c9","level":2,"active":false}]},
        "blue":{"roads":["d8-d9","d10-d11"],"settlements":["d10","f6"],"cities":["d8"],"reduced":[],"walls":[],
                "knights":[{"at":"d9","level":1,"active":true}]},
        "white":{"roads":["c2-c3","d3-d4"],"settlements":["e3"],"cities":["c2","d3"],"reduced":[],"walls":[],
                 "knights":[{"at":"b4","level":1,"active":true}]},
        "orange":{"roads":["a6-a7"],"settlements":["a6"],"cities":["c10"],"reduced":[],"walls":[],
                  "knights":[{"at":"a7","level":1,"active":false}]}}})");
}

Json prices(bool base) {
    Json prices{{"road", record::cardsJson(costs::kRoad)},
                {"ship", record::cardsJson(seafarers::costs::kShip)},
                {"settlement", record::cardsJson(costs::kSettlement)},
                {"city", record::cardsJson(costs::kCity)}};
    if (base)
        prices["development"] = record::cardsJson(costs::kDevelopment);
    else
        prices.update(
            {{"wall", record::cardsJson(costs::kWall)},
             {"knight", record::cardsJson(costs::kRecruit)},
             {"activate", record::cardsJson(costs::kActivate)},
             {"promote", record::cardsJson(costs::kPromote)},
             {"improve", {{"trade", {{"cloth", 2}}}, {"politics", {{"coin", 4}}}, {"science", {{"paper", 3}}}}}});
    return prices;
}

/// Actions of a player on turn after the dice.
Json mainOptions(bool base) {
    Json can{{"end-turn", true}, {"trade", true}, {"roads", {"c6-c7", "b5-c6"}}, {"cities", {"c8"}}};
    if (base) {
        can["buy-development"] = true;
        return can;
    }
    can.update({{"walls", {"b5"}},
                {"recruits", {"c5"}},
                {"activate", {"c9"}},
                {"promote", {"c6"}},
                {"improve", {"politics"}}});
    can["ways"] = Json::parse(R"([
        {"do":{"do":"move-knight"},"name":"Move a knight","page":"knights","tree":{"c6":["c5"]},
         "ask":[{"key":"from","of":"place","text":"Tap the knight to move."},{"key":"to","of":"place","text":"Tap its destination."}]},
        {"do":{"do":"chase-robber"},"name":"A knight chases away the robber","page":"knights",
         "tree":{"c6":{"A1":[""],"C4":[""]}},
         "ask":[{"key":"knight","of":"place","text":"Tap the knight that chases away the robber."},
                {"key":"to","of":"place","text":"Tap the robber's new hex."},
                {"key":"victim","of":"player","auto":true,"text":"Choose a player to steal from."}]}])");
    return can;
}

/// A snapshot of the protocol without `t` and `rev`.
Json view(const FakeTable& table, std::optional<Color> seat, Language language) {
    const Color on = table.ownTurn ? Color::Red : Color::White;
    Json dice{{"red", 2}, {"yellow", 4}};
    if (!table.baseGame) dice["event"] = "politics";
    Json view;
    view["game"] = {{"rules",
                     {{"game", table.baseGame ? "base" : "cities-and-knights"},
                      {"edition", "en-2020"},
                      {"options", Json::array()},
                      {"target", 13}}},
                    {"phase", "main"},
                    {"turn", 14},
                    {"on", record::wordOf(on)},
                    {"dice", dice},
                    {"second_die", "yellow"},
                    {"this_turn", Json::object()},
                    {"components", {{"dice", "digital"}, {"hands", "digital"}, {"decks", "digital"}}},
                    {"winner", nullptr}};
    if (seat) {
        Json you{{"seat", record::wordOf(*seat)},
                 {"hand", record::cardsJson(table.hand)},
                 {"limit", 9},
                 {"points", {{"open", 8}, {"hidden", 1}}}};
        Json rates;
        for (const Card card : kAllCards)
            if (!table.baseGame || isResource(card)) rates[std::string(record::wordOf(card))] = 3;
        you["rates"] = rates;
        if (table.baseGame)
            you["development"] = Json::array({held("monopoly", in(language, "Monopoly", "Monopol"), "", true)});
        else {
            Json inventor = held("inventor", in(language, "Inventor", "Erfinder"), "science", true);
            inventor["way"] = Json::parse(R"({"ask":[{"key":"hexes","of":"place"},{"key":"hexes","of":"place"}],
                                              "tree":{"B2":["A1","C4"],"C4":["A1","B2"],"A1":["B2","C4"]},
                                              "yields":{"A1":{"throws":4},"B2":{"throws":3,"red":3,"white":1},"C4":{"throws":4,"red":2,"blue":2}}})");
            you["progress_limit"] = supply::kProgressHand;
            Json spy = held("spy", in(language, "Spy", "Spion"), "politics", false);
            spy["why"] = in(language, "Only after the dice are rolled.", "Erst nach dem Würfeln.");
            you["progress"] = Json::array({inventor, spy});
        }
        view["you"] = you;
        view["prompts"] = Json::array();
        view["can"] = table.ownTurn && seat == Color::Red ? mainOptions(table.baseGame) : Json::object();
    }
    view["players"] = Json::array({player(0, 8, table.hand.total(), 9, 2, 5, table.baseGame),
                                   player(1, 9, 8, 7, 1, 7, table.baseGame), player(2, 5, 5, 9, 1, 6, table.baseGame),
                                   player(3, 4, 4, 7, 1, 5, table.baseGame)});
    view["players"][1]["parts"].push_back({{"source", "longest-road"}, {"count", 1}, {"points", 2}});
    view["prices"] = prices(table.baseGame);
    if (!table.baseGame) view["levels"] = {{"highest", kHighestLevel}, {"ability", kAbilityLevel}};
    if (!table.baseGame) view["ship"] = {{"spaces", 5}, {"of", 7}, {"strength", 6}, {"defence", 5}};
    view["others"] = Json::array({{{"player", "orange"},
                                   {"decide", "discard"},
                                   {"text", in(language, "Dan discards too.", "Dan wirft auch Karten ab.")}}});
    view["news"] = Json::array(
        {{{"player", "red"}, {"text", in(language, "Anna takes 1 ore and 1 coin.", "Anna nimmt 1 Erz und 1 Münze.")}},
         {{"player", "white"},
          {"text",
           in(language, "Cleo draws a progress card (Politics).", "Cleo zieht eine Fortschrittskarte (Politik).")}}});
    view["offers"] = Json::array();
    view["board"] = board();
    if (table.knightCards) {
        for (Json& one : view["players"]) one.update({{"development", 1}, {"played", 1}});
        if (seat) view["you"]["development"] = Json::array();
        if (seat && table.ownTurn && seat == Color::Red) view["can"]["buy-development"] = true;
    }
    if (seat)
        view.merge_patch(table.shown);
    else
        for (const char* key : {"offers", "news"}) // public
            if (table.shown.contains(key)) view[key] = table.shown[key];
    return view;
}

} // namespace

static std::uint32_t systemBits() { return QRandomGenerator::system()->generate(); }

FakeTable::FakeTable(const QString& address, std::uint16_t port)
    : m_address(address), m_door(systemBits, kSeats, {}, now()) {
    QObject::connect(&m_server, &Server::said,
                     [this](quint64 id, const std::string& from, const Request& request) { said(id, from, request); });
    QObject::connect(&m_server, &Server::gone, [this](quint64 id) {
        m_door.gone(id, now());
        m_languages.erase(id);
        welcomeAll();
    });
    QObject::connect(&m_server, &Server::photoCame,
                     [this](quint64 id, const Photo& announced, const QByteArray& bytes) {
                         photo = bytes;
                         photoRequest = announced;
                         m_photographer = id;
                     });
    QObject::connect(&m_server, &Server::listening, [this](const QString&, quint16 at) { m_port = at; });
    listen(port);
}

void FakeTable::listen(std::uint16_t port) {
    m_port = 0;
    m_server.listen({.address = m_address,
                     .firstPort = port,
                     .page = page(),
                     .packedPage = packedPage(),
                     .icon = pageIcon(),
                     .policy = pagePolicy(),
                     .pageId = wantedPage.empty() ? pageId() : wantedPage});
    if (!QTest::qWaitFor([this] { return m_port != 0; })) qFatal("the table does not listen");
}

void FakeTable::openGame(std::vector<KnownPhone> known, std::vector<Digest> elsewhere) {
    m_door = Door(systemBits, kSeats, std::move(known), now(), std::move(elsewhere));
}

QString FakeTable::url() const { return origin() + QStringLiteral("/#") + QString::fromStdString(m_door.code()); }

void FakeTable::said(ConnectionId id, const std::string& address, const Request& request) {
    m_server.answered(id);
    const auto refuse = [&](Code code) {
        m_server.send(id, Refused{.id = {}, .code = code, .language = m_languages[id], .where = {}, .needs = {}});
    };
    if (const auto* hello = std::get_if<Hello>(&request)) {
        m_languages[id] = hello->language;
        const auto in = m_door.hello(id, address, *hello, now());
        if (const auto* denied = std::get_if<Denied>(&in)) {
            refuse(denied->code);
            return m_server.close(id, denied->close);
        }
        if (const auto replaced = std::get<Entry>(in).replaced) m_server.close(*replaced, Close::OpenedElsewhere);
        return welcomeAll();
    }
    if (const auto* claim = std::get_if<Claim>(&request)) {
        const auto open = m_door.claim(id, claim->seat, now());
        if (const auto* code = std::get_if<Code>(&open)) return refuse(*code);
        m_server.send(id, Waiting{claim->seat, std::get<OpenClaim>(open).sign});
    } else if (std::holds_alternative<Watch>(request)) {
        const auto guest = m_door.watch(id, now());
        if (const auto* code = std::get_if<Code>(&guest)) return refuse(*code);
        seated(std::get<Seated>(guest));
    } else if (std::holds_alternative<Leave>(request)) {
        m_door.leave(id);
        welcomeAll();
    } else if (const auto* lang = std::get_if<Lang>(&request)) {
        m_languages[id] = lang->language;
        state(id);
    } else if (!idOf(request).empty()) {
        asked.push_back(request);
        answer(id, request);
    }
}

void FakeTable::answer(ConnectionId id, const Request& request) {
    if (!answers) return;
    if (refusal) {
        refusal->id = idOf(request);
        m_server.send(id, *refusal);
        refusal.reset();
        return;
    }
    ++rev;
    m_server.send(id, Done{std::string(idOf(request)), rev});
    state(id);
}

void FakeTable::answerAll() {
    for (const auto& [id, language] : std::map(m_languages))
        for (const Request& request : asked) m_server.send(id, Done{std::string(idOf(request)), rev});
}

record::Json FakeTable::awaitCommand() {
    const auto isDo = [](const Request& request) { return std::holds_alternative<Do>(request); };
    if (!QTest::qWaitFor([&] { return std::ranges::any_of(asked, isDo); }, 10'000)) return nullptr;
    const auto last = std::ranges::find_if(asked.rbegin(), asked.rend(), isDo);
    return Json::parse(std::get<Do>(*last).command);
}

void FakeTable::tellPhoto(PhotoStage stage) { m_server.send(m_photographer, PhotoAt{photoRequest.id, stage, {}}); }

void FakeTable::welcome(ConnectionId id, std::optional<std::string> token) {
    const Role role = m_door.roleOf(id);
    m_server.admit(id, role, m_door.seatOf(id), beforeGame);
    std::vector<LobbySeat> seats;
    for (std::size_t i = 0; i < kSeats.size() && !beforeGame; ++i)
        seats.push_back({kSeats[i], kNames[i], m_door.presenceOf(kSeats[i], now())});
    m_server.send(id, Welcome{.life = life,
                              .role = role,
                              .seat = m_door.seatOf(id),
                              .token = std::move(token),
                              .name = in(m_languages[id], "Friday table", "Freitagsrunde"),
                              .seats = seats,
                              .open = m_door.newcomers(),
                              .guests = m_door.guests(),
                              .camera = beforeGame || camera});
    state(id);
}

void FakeTable::welcomeAll() {
    for (const auto& [id, language] : std::map(m_languages)) welcome(id);
}

void FakeTable::state(ConnectionId id) {
    if (m_door.roleOf(id) == Role::None) return;
    m_server.sendState(id, write(Answer(State{rev, view(*this, m_door.seatOf(id), m_languages[id]).dump()})));
}

void FakeTable::update() {
    ++rev;
    for (const auto& [id, language] : m_languages) state(id);
}

int FakeTable::awaitSign() {
    if (!QTest::qWaitFor([this] { return !m_door.claims().empty(); }, 20'000)) return 0;
    return m_door.claims()[0].sign;
}

void FakeTable::seated(const Seated& seated) {
    for (const ConnectionId away : seated.sentAway) m_server.close(away, Close::SentAway);
    welcome(seated.connection, seated.token);
    welcomeAll();
}

void FakeTable::accept() {
    if (m_door.claims().empty()) return;
    if (const auto one = m_door.accept(m_door.claims()[0].id, false, now())) seated(*one);
}

void FakeTable::refuse() {
    if (m_door.claims().empty()) return;
    if (const auto id = m_door.refuse(m_door.claims()[0].id, now()))
        m_server.send(
            *id, Refused{.id = {}, .code = Code::ClaimRefused, .language = m_languages[*id], .where = {}, .needs = {}});
}

void FakeTable::sendAway(int number) {
    if (const auto id = m_door.sendAway(number)) m_server.close(*id, Close::SentAway);
    welcomeAll();
}

void FakeTable::move(int number, Color seat) {
    if (m_door.move(number, seat)) welcomeAll();
}

void FakeTable::setNewcomers(bool open) {
    m_door.setNewcomers(open);
    welcomeAll();
}

void FakeTable::die() {
    m_server.stop();
    for (const auto& [id, language] : std::map(m_languages)) m_door.gone(id, now());
    m_languages.clear();
}

void FakeTable::restart() {
    const quint16 port = m_port;
    listen(port);
    if (m_port != port) qFatal("the port was taken meanwhile");
}

} // namespace reeve::phones
