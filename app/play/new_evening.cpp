// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/new_evening.h"

#include "app/values/game_values.h"
#include "app/values/name_length.h"
#include "app/words/names.h"
#include "engine/player/level_names.h"

#include <QRandomGenerator>

namespace reeve::app {
namespace {

using record::Json;

QString trimmedText(const Json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) return {};
    return tidyName(QString::fromStdString(found->get<std::string>()));
}

Json valueOrNull(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? Json() : *found;
}

} // namespace

std::variant<NewEvening, QString> readNewEvening(const Json& setup) {
    if (!setup.is_object() || !setup.contains("players") || !setup["players"].is_array())
        return QStringLiteral("a new game needs players");
    NewEvening evening;
    if (const auto name = setup.find("name"); name != setup.end() && name->is_string())
        evening.name = tidyGameName(QString::fromStdString(name->get<std::string>()));
    for (const Json& seat : setup["players"]) {
        if (!seat.is_object()) return QStringLiteral("a player is {name, color}");
        Player player{trimmedText(seat, "name"), trimmedText(seat, "color")};
        const auto color = namedBy<Color>(player.color);
        if (!color) return QStringLiteral("\"%1\" is not a colour").arg(player.color);
        if (player.name.isEmpty()) player.name = names::color(*color);
        player.level = trimmedText(seat, "level");
        if (!player.level.isEmpty() && !player::levelNamed(player.level.toStdString()))
            return QStringLiteral("\"%1\" is not a level of a player").arg(player.level);
        evening.players.push_back(player);
    }
    evening.rules = valueOrNull(setup, "rules");
    evening.board = valueOrNull(setup, "board");
    evening.start = trimmedText(setup, "start");
    const Json table = valueOrNull(setup, "table");
    evening.realTokens = table.is_object() && trimmedText(table, "decks") == u"real";
    const Json seed = valueOrNull(setup, "seed");
    // Limited to integers that JavaScript can represent, so that it can be shown and entered again.
    evening.seed = seed.is_number_integer() && seed.get<std::int64_t>() >= 0
                       ? seed.get<std::uint64_t>()
                       : QRandomGenerator::system()->bounded(1U, 1U << 31U);
    return evening;
}

} // namespace reeve::app
