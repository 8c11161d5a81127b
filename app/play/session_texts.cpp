// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/session_texts.h"

#include "app/store/person_names.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "engine/position/points.h"
#include "engine/record/position.h"

namespace reeve::app {

using record::Json;

QString playersText(const std::vector<Player>& players) {
    Json list = Json::array();
    for (const Player& player : players) {
        // The word of a colour is no name: a game is the same in every language.
        const bool named = !isColorName(player.name, player.color);
        Json entry{{"name", named ? player.name.toStdString() : ""}, {"color", player.color.toStdString()}};
        if (!player.level.isEmpty()) entry["level"] = player.level.toStdString();
        list.push_back(entry);
    }
    return toText(list);
}

std::variant<GameState, record::Fault> readStart(const Json& line, record::Origin origin) {
    if (line.is_object() && line.size() == 1 && line.contains("position"))
        return record::readPosition(line["position"], origin);
    if (line.is_object() && line.size() == 1 && line.contains("setup")) return record::readSetup(line["setup"]);
    return record::Fault{"", "the first line of a game is {\"position\":…} or {\"setup\":…}"};
}

QString summaryOf(const GameState& state) {
    Json scores = Json::array();
    for (int p = 0; p < state.playerCount; ++p) scores.push_back(openPoints(state, static_cast<PlayerId>(p)));
    return toText({{"turn", state.turn.number},
                   {"points", scores},
                   {"over", state.turn.phase == Phase::Over},
                   {"winner", seat(state.winner)}});
}

} // namespace reeve::app
