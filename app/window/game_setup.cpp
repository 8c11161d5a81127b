// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_setup.h"

#include "app/play/new_evening.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/record/position.h"
#include "engine/setup/boards.h"
#include "engine/setup/start_player.h"

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// QML numbers are doubles; all values that are not valid seeds map to 1.
std::uint64_t seedFrom(double seed) {
    return seed >= 0 && seed < 9007199254740992.0 ? static_cast<std::uint64_t>(seed) : 1;
}

/// The board of the record at the start of a game with these rules.
QVariant boardOfGame(const Board& board, const Rules& rules, int players) {
    reeve::NewGame game{.rules = rules, .players = {}, .board = board};
    for (int p = 0; p < std::clamp(players, 3, static_cast<int>(kMaxPlayers)); ++p)
        game.players.push_back(static_cast<Color>(p));
    return toVariant(record::toJson(reeve::newGame(game))["board"]);
}

} // namespace

GameSetup::GameSetup(Game& game, QObject* parent) : QObject(parent), m_game(game) {}

QVariant GameSetup::layOut(const QString& layout, double seed, int players) const {
    const auto wanted = namedBy<Layout>(layout);
    if (!wanted) return QVariant::fromValue(nullptr);
    return boardOfGame(boardFor(*wanted, seedFrom(seed), islandFor(players)), {}, players);
}

QVariant GameSetup::layScenario(const QString& scenario, double seed, int players) const {
    const auto wanted = namedBy<Scenario>(scenario);
    if (!wanted || *wanted == Scenario::None) return QVariant::fromValue(nullptr);
    Rules rules;
    rules.set(Option::Seafarers);
    rules.scenario = *wanted;
    players = std::clamp(players, seafarers::kFewestPlayers, static_cast<int>(kMaxPlayers));
    return boardOfGame(seafarers::scenarioBoard(*wanted, players, seedFrom(seed)), rules, players);
}

int GameSetup::drawStartSeat(int players, double seed) const {
    Chance chance(seedFrom(seed));
    return seat(drawStartPlayer(std::clamp(players, 1, static_cast<int>(kMaxPlayers)), chance));
}

bool GameSetup::newGame(const QVariant& setup) {
    auto evening = readNewEvening(toJson(setup));
    auto made = std::holds_alternative<NewEvening>(evening)
                    ? GameSession::create(nullptr, std::get<NewEvening>(evening))
                    : std::variant<GameSession, QString>(std::get<QString>(evening));
    if (const auto* fault = std::get_if<QString>(&made)) {
        m_game.refuse({.code = u"bad-setup"_s, .detail = *fault});
        return false;
    }
    return m_game.begin(std::move(std::get<GameSession>(made)), setup.toMap().value(u"table"_s).toMap());
}

} // namespace reeve::app

#include "moc_game_setup.cpp"
