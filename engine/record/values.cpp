// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/values.h"

namespace reeve::record {

Json cardsJson(const Hand& hand) {
    Json cards = Json::object();
    for (const auto card : kAllCards)
        if (hand[card] != 0) cards[std::string(wordOf(card))] = hand[card];
    return cards;
}

Json knightJson(const Island& island, const Knight& knight) {
    Json json;
    if (knight.at != kNoIntersection) json["at"] = island.name(knight.at);
    json["level"] = knight.level;
    json["active"] = knight.active;
    if (knight.activatedThisTurn) json["activated_this_turn"] = true;
    if (knight.promotedThisTurn) json["promoted_this_turn"] = true;
    return json;
}

Json colorList(const Seats& seats, std::uint8_t set) {
    Json list = Json::array();
    for (std::size_t p = 0; p < seats.playerCount; ++p)
        if (((set >> p) & 1U) != 0) list.push_back(colorOf(seats, static_cast<PlayerId>(p)));
    return list;
}

Json decisionJson(const Seats& seats, const Decision& decision) {
    Json json{{"player", colorOf(seats, decision.player)}, {"decide", wordOf(decision.kind)}};
    switch (decision.kind) {
    case DecisionKind::TakeGold:
    case DecisionKind::Discard: json["count"] = decision.count; break;
    case DecisionKind::PlaceMetropolis: json["track"] = wordOf(decision.track); break;
    case DecisionKind::Give:
        json["count"] = decision.count;
        json["to"] = colorOrNull(seats, decision.other);
        if (decision.commodityOnly) json["commodity"] = true;
        break;
    case DecisionKind::TakeCards:
        json["count"] = decision.count;
        json["from"] = colorOrNull(seats, decision.other);
        break;
    case DecisionKind::TakeProgress: json["from"] = colorOrNull(seats, decision.other); break;
    case DecisionKind::RemoveKnight: json["by"] = colorOrNull(seats, decision.other); break;
    case DecisionKind::BuildNeutral:
        json["piece"] = wordOf(decision.settlement ? Piece::Settlement : Piece::Road);
        break;
    case DecisionKind::RollPrisoners:
        json["hex"] = seats.island->name(decision.hex);
        json["count"] = decision.count;
        json["players"] = colorList(seats, decision.rollers);
        break;
    case DecisionKind::RollLosses: json["hex"] = seats.island->name(decision.hex); break;
    case DecisionKind::RelocateKnight:
    case DecisionKind::PlaceKnight: json["knight"] = knightJson(*seats.island, decision.knight); break;
    default: break;
    }
    return json;
}

} // namespace reeve::record
