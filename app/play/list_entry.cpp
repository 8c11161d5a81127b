// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/list_entry.h"

#include "app/store/person_names.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/values/name_length.h"
#include "app/words/names.h"

#include <algorithm>

namespace reeve::app {
namespace {

using record::Json;

constexpr int kMost = 60'000; ///< limit for turns and points

QString textAt(const Json& object, const char* key) {
    if (!object.is_object()) return {};
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

int numberOf(const Json& value, int otherwise) {
    if (!value.is_number_integer()) return otherwise;
    if (value.is_number_unsigned()) return static_cast<int>(std::min<std::uint64_t>(value.get<std::uint64_t>(), kMost));
    return static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), -1, kMost));
}

} // namespace

std::vector<Player> readPlayers(const QString& text) {
    std::vector<Player> players;
    const auto list = fromText(text);
    if (!list || !list->is_array()) return players;
    for (const Json& player : *list) {
        players.push_back({tidyName(textAt(player, "name")), textAt(player, "color"), textAt(player, "level")});
        Player& one = players.back();
        if (const auto color = namedBy<Color>(one.color);
            color && (one.name.isEmpty() || isColorName(one.name, one.color)))
            one.name = names::color(*color);
    }
    return players;
}

ListEntry readListEntry(const QString& text) {
    ListEntry entry;
    const auto json = fromText(text);
    if (!json || !json->is_object()) return entry;
    const auto value = [&](const char* key) { return json->contains(key) ? (*json)[key] : Json(); };
    entry.turn = std::max(numberOf(value("turn"), 0), 0);
    entry.winner = numberOf(value("winner"), -1);
    const Json over = value("over"), points = value("points");
    entry.over = over.is_boolean() && over.get<bool>();
    if (points.is_array())
        for (std::size_t seat = 0; seat < std::min<std::size_t>(points.size(), kMaxPlayers); ++seat)
            entry.points.push_back(std::max(numberOf(points[seat], 0), 0));
    return entry;
}

} // namespace reeve::app
