// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/batch.h"

#include "app/values/name_length.h"

#include <nlohmann/json.hpp>

namespace reeve::app {
namespace {

using Json = nlohmann::json;
using Kind = OutboxEntry::Kind;

std::string utf8(QString text) { return text.replace(QChar(), QChar(QChar::ReplacementCharacter)).toStdString(); }

/// Bounds of the schema (04_bounds.sql); files of other origin may have longer names.
std::string nameText(const QString& name, qsizetype longest) { return utf8(name.left(longest)); }

std::string hex(const QByteArray& bytes) { return bytes.toHex().toStdString(); }

Json parsed(const QString& text) { return Json::parse(text.toStdString(), nullptr, false); }

/// A word of the record's rules in a start; "" if missing. Used to filter results.
std::string ruleWord(const Json& start, const char* key) {
    const auto path = Json::json_pointer(std::string("/position/rules/") + key);
    return start.is_object() && start.contains(path) && start[path].is_string() ? start[path].get<std::string>() : "";
}

Json jsonOf(const OutboxEntry& entry) {
    Json json{{"sequence", entry.sequence}, {"game", utf8(entry.game)}};
    switch (entry.kind) {
    case Kind::Game: {
        const Json start = parsed(entry.start);
        Json seats = Json::array();
        for (const OutboxSeat& seat : entry.seats)
            seats.push_back({{"person", utf8(seat.person)}, {"name", nameText(seat.name, kLongestName)}});
        json.update({{"kind", "game"},
                     {"name", nameText(entry.words, kLongestGameName)},
                     {"players", utf8(entry.players)},
                     {"start", utf8(entry.start)},
                     {"started", utf8(entry.started)},
                     {"checksum", hex(entry.checksum)},
                     {"rules", ruleWord(start, "game")},
                     {"edition", ruleWord(start, "edition")},
                     {"seats", seats}});
        break;
    }
    case Kind::Step:
        json.update({{"kind", "step"},
                     {"number", entry.number},
                     {"command", utf8(entry.command)},
                     {"events", utf8(entry.events)},
                     {"time", entry.played},
                     {"checksum", hex(entry.checksum)}});
        break;
    case Kind::Replace: json.update({{"kind", "replace"}, {"token", utf8(entry.words)}}); break;
    case Kind::Rename: json.update({{"kind", "rename"}, {"name", nameText(entry.words, kLongestGameName)}}); break;
    case Kind::Remove: json["kind"] = "remove"; break;
    case Kind::Person: json.update({{"kind", "person"}, {"name", nameText(entry.words, kLongestName)}}); break;
    }
    return json;
}

ClubFault faultOf(const Json& word) {
    if (word == "taken-over") return ClubFault::TakenOver;
    if (word == "diverged") return ClubFault::Diverged;
    if (word == "unknown") return ClubFault::NoSuchGame;
    if (word == "not-yours") return ClubFault::NotAllowed;
    return ClubFault::Other;
}

} // namespace

QByteArray batchText(std::span<const OutboxEntry> entries) {
    Json list = Json::array();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const OutboxEntry& entry = entries[i];
        Json json = jsonOf(entry);
        // The summary describes the game after its last step, so it goes with that step.
        const bool last = i + 1 == entries.size() || entries[i + 1].game != entry.game ||
                          entries[i + 1].kind != OutboxEntry::Kind::Step;
        // Also sent with a game without steps; otherwise it would be listed as in its set-up.
        if ((entry.kind == Kind::Step || entry.kind == Kind::Game) && last)
            if (Json summary = parsed(entry.summary); summary.is_object()) json["summary"] = std::move(summary);
        list.push_back(std::move(json));
    }
    return QByteArray::fromStdString(list.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::vector<NotTaken> readAnswer(const QByteArray& answer) {
    std::vector<NotTaken> faults;
    const Json json = Json::parse(answer.toStdString(), nullptr, false);
    if (!json.is_array()) return faults;
    for (const Json& one : json)
        if (one.is_object())
            faults.push_back({one.value("sequence", qint64{0}),
                              QString::fromStdString(one.value("game", std::string())),
                              faultOf(one.value("fault", Json()))});
    return faults;
}

} // namespace reeve::app
