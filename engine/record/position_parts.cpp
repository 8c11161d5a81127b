// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/position_parts.h"

#include "engine/record/fan.h"
#include "engine/record/seafarers.h"

#include "engine/tables/dice.h"

namespace reeve::record {
namespace {

Json rowsJson(const Shape& shape) {
    Json list = Json::array();
    for (int row = 0; row < shape.rowCount(); ++row) list.push_back(shape.rowLength(row));
    return list;
}

} // namespace

Json rulesJson(const Rules& rules) {
    Json options = Json::array();
    for (int i = 0; i < kOptions; ++i)
        if (rules.has(static_cast<Option>(i))) options.push_back(wordOf(static_cast<Option>(i)));
    fan::addModules(options, rules);
    Json json{{"game", wordOf(rules.game)},
              {"edition", wordOf(rules.edition)},
              {"options", options},
              {"target", rules.target}};
    seafarers::addRules(json, rules);
    fan::addRules(json, rules);
    return json;
}

Json diceJson(const Turn& turn) {
    if (dice::totalOnly(turn)) return {{"total", turn.red}};
    if (turn.red == 0) return nullptr;
    Json dice{{"red", turn.red}, {"yellow", turn.yellow}};
    if (turn.event != EventFace::None) dice["event"] = wordOf(turn.event);
    return dice;
}

Json boardJson(const Board& board, const Rules& rules, const Seats& seats) {
    const Island& island = *seats.island;
    Json hexes = Json::object();
    for (const auto id : island.hexes) {
        Json hex{{"terrain", wordOf(board.terrain[index(id)])}};
        if (board.number[index(id)] != 0) hex["number"] = board.number[index(id)];
        hexes[island.name(id)] = hex;
    }
    Json harbors = Json::array();
    for (const auto& harbor : board.harbors)
        harbors.push_back({{"at", island.name(harbor.at)}, {"gives", wordOf(harbor.gives)}});
    Json merchant;
    if (board.merchant != kNoHex)
        merchant = {{"at", island.name(board.merchant)}, {"player", colorOf(seats, board.merchantOwner)}};
    Json all;
    if (board.islandId != IslandId::Standard) all["rows"] = rowsJson(island.shape); // else omitted, as in all versions
    all["hexes"] = hexes;
    all["harbors"] = harbors;
    all["robber"] = island.name(board.robber);
    all["merchant"] = merchant;
    if (rules.seafarers()) seafarers::addWaters(all, board);
    return all;
}

Json levelsJson(const std::array<std::uint8_t, kTracks>& improvements) {
    Json all;
    for (const auto track : kAllTracks) all[std::string(wordOf(track))] = improvements[index(track)];
    return all;
}

Json metropolisesJson(const std::array<Metropolis, kTracks>& metropolises, const Seats& seats) {
    Json all = Json::object();
    for (const auto track : kAllTracks)
        if (const auto& m = metropolises[index(track)]; m.player != kNobody)
            all[std::string(wordOf(track))] = {{"player", colorOf(seats, m.player)}, {"at", seats.island->name(m.at)}};
    return all;
}

Json awardJson(const Award& award, const char* count, const Seats& seats) {
    if (award.player == kNobody) return nullptr;
    return {{"player", colorOf(seats, award.player)}, {count, award.count}};
}

Json thisTurnJson(const Turn& t, const std::array<IntersectionSet, kMaxPlayers>& declared, const Seats& seats) {
    Json effects = Json::object();
    if (t.crane) effects["crane"] = true;
    if (t.merchantFleet != 0) {
        Json kinds = Json::array();
        for (const auto card : kAllCards)
            if (((t.merchantFleet >> index(card)) & 1U) != 0) kinds.push_back(wordOf(card));
        effects["merchant_fleet"] = kinds;
    }
    if (t.harborOpened) effects["commercial_harbor"] = colorList(seats, t.commercialHarbor);
    if (t.alchemistRed != 0) effects["alchemist"] = {{"red", t.alchemistRed}, {"yellow", t.alchemistYellow}};
    if (!t.rolls.empty()) {
        Json totals = Json::array();
        for (const auto total : t.rolls) totals.push_back(total);
        effects["rolls"] = totals;
    }
    if (t.built) effects["built"] = true;
    if (t.developmentPlayed) effects["development_played"] = true;
    if (t.knightErrant) effects["knight_errant"] = true;
    if (t.knightDiscarded) effects["knight_discarded"] = true;
    if (t.partner) effects["partner"] = true;
    if (t.shipMoved) effects["ship_moved"] = true;
    if (!t.shipsBuilt.empty()) effects["ships_built"] = places(*seats.island, t.shipsBuilt);
    Json committed = Json::object();
    for (std::size_t p = 0; p < seats.playerCount; ++p)
        if (!declared[p].empty())
            committed[std::string(colorOf(seats, static_cast<PlayerId>(p)))] = places(*seats.island, declared[p]);
    if (!committed.empty()) effects["committed"] = committed;
    return effects;
}

} // namespace reeve::record
