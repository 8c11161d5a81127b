// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/fields.h"
#include "app/phones/protocol/message.h"
#include "engine/record/values.h"

#include <array>

namespace reeve::phones {
namespace {

using record::Json;

constexpr std::array<std::string_view, 3> kRoles{"none", "seat", "guest"};
constexpr std::array<std::string_view, 4> kPresences{"none", "here", "asleep", "lost"};
constexpr std::array<std::string_view, 6> kStages{"go", "at", "whole", "shown", "declined", "failed"};

template <typename Word, std::size_t N>
std::string_view word(const std::array<std::string_view, N>& words, Word value) {
    return words[static_cast<std::size_t>(value)];
}

Json message(std::string_view type) { return Json{{"t", type}}; }

// --- From phones ----------------------------------------------------------------------------------------------------

Json json(const Hello& m) {
    Json j = message("hello");
    j["v"] = m.version;
    if (m.version != kProtocol) return j;
    if (m.code) j["code"] = *m.code;
    if (m.token) j["token"] = *m.token;
    j["lang"] = wordOf(m.language);
    j["page"] = m.page;
    return j;
}
Json json(const Claim& m) {
    Json j = message("claim");
    j["seat"] = record::wordOf(m.seat);
    return j;
}
Json json(const Watch&) { return message("watch"); }
Json json(const Leave&) { return message("leave"); }
Json json(const Do& m) {
    Json j = message("do");
    j["id"] = m.id;
    // Parsed again, so that the command is serialized like the rest of the message.
    j["do"] = record::parseJson(m.command).value;
    if (m.rev) j["rev"] = *m.rev;
    if (m.key) j["key"] = *m.key;
    return j;
}
Json json(const Offer& m) {
    Json j = message("offer");
    j["id"] = m.id;
    j["rev"] = m.rev;
    j["to"] = Json::array();
    for (const Color color : m.to) j["to"].push_back(record::wordOf(color));
    j["give"] = record::cardsJson(m.give);
    j["take"] = record::cardsJson(m.take);
    return j;
}
Json json(const Reply& m) {
    Json j = message("reply");
    j["id"] = m.id;
    j["offer"] = m.offer;
    j["say"] = wordOf(m.say);
    if (m.with) j["with"] = record::wordOf(*m.with);
    return j;
}
Json json(const Lang& m) {
    Json j = message("lang");
    j["lang"] = wordOf(m.language);
    return j;
}
Json json(const Ping& m) {
    Json j = message("ping");
    j["n"] = m.n;
    return j;
}
Json json(const Photo& m) {
    Json j = message("photo");
    j["id"] = m.id;
    j["bytes"] = m.bytes;
    j["type"] = wordOf(m.type);
    return j;
}
Json json(const PhotoStop& m) {
    Json j = message("photo-stop");
    j["id"] = m.id;
    return j;
}

// --- From the table -------------------------------------------------------------------------------------------------

Json json(const Welcome& m) {
    Json j = message("welcome");
    j["v"] = kProtocol;
    j["life"] = m.life;
    j["role"] = word(kRoles, m.role);
    if (m.seat) j["seat"] = record::wordOf(*m.seat);
    if (m.token) j["token"] = *m.token;
    j["name"] = m.name;
    j["seats"] = Json::array();
    for (const LobbySeat& seat : m.seats)
        j["seats"].push_back(
            Json{{"seat", record::wordOf(seat.seat)}, {"name", cleanName(seat.name)}, {"phone", wordOf(seat.phone)}});
    j["door"] = m.open ? "open" : "closed";
    j["guests"] = m.guests;
    if (m.camera) j["camera"] = true;
    return j;
}
Json json(const Waiting& m) {
    Json j = message("waiting");
    j["seat"] = record::wordOf(m.seat);
    j["sign"] = m.sign;
    return j;
}
Json json(const Done& m) {
    Json j = message("done");
    j["id"] = m.id;
    j["rev"] = m.rev;
    return j;
}
Json refused(std::string_view id, std::string_view code, std::string_view text, const Hand& needs) {
    Json j = message("refused");
    if (!id.empty()) j["id"] = id;
    j["code"] = code;
    j["text"] = text;
    if (!needs.empty()) j["needs"] = record::cardsJson(needs);
    return j;
}
Json json(const Refused& m) {
    Json j = refused(m.id, wordOf(m.code), sentence(m.code, m.language), m.needs);
    if (!m.where.empty()) j["where"] = m.where;
    return j;
}
Json json(const RefusedByRule& m) {
    Json j = refused(m.id, m.code, m.text, m.needs);
    if (!m.rule.empty()) j["rule"] = m.rule;
    return j;
}
Json json(const Pong& m) {
    Json j = message("pong");
    j["n"] = m.n;
    return j;
}
Json json(const PhotoAt& m) {
    Json j = message("photo");
    j["id"] = m.id;
    j["stage"] = word(kStages, m.stage);
    if (m.bytes) j["bytes"] = *m.bytes;
    return j;
}
Json json(const Bye& m) {
    Json j = message("bye");
    j["code"] = static_cast<int>(m.code);
    j["text"] = sentence(m.code, m.language);
    return j;
}

template <typename Message>
std::string text(const Message& message) {
    // Names are user input: invalid UTF-8 is replaced instead of throwing.
    return json(message).dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Inserts the view as text, because it is serialized once for all phones of a viewer.
std::string text(const State& state) {
    std::string joined = R"({"t":"state","rev":)" + std::to_string(state.rev);
    const bool empty = state.view.size() <= 2;
    if (!empty) joined += ",";
    joined += empty ? "}" : state.view.substr(1);
    return joined;
}

} // namespace

std::string_view wordOf(Presence presence) { return word(kPresences, presence); }

std::string write(const Request& request) {
    return std::visit([](const auto& m) { return text(m); }, request);
}

std::string write(const Answer& answer) {
    return std::visit([](const auto& m) { return text(m); }, answer);
}

std::string_view idOf(const Request& request) {
    return std::visit(
        [](const auto& m) -> std::string_view {
            if constexpr (requires { m.id; })
                return m.id;
            else
                return {};
        },
        request);
}

} // namespace reeve::phones
