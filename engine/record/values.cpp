// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/values.h"

namespace reeve::record {

Json heapJson(const Hand& hand) {
    Json heap = Json::object();
    for (const auto card : kAllCards)
        if (hand[card] != 0) heap[std::string(wordOf(card))] = hand[card];
    return heap;
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

Json decisionJson(const GameState& state, const Decision& decision) {
    Json json{{"player", colorOf(state, decision.player)}, {"decide", wordOf(decision.kind)}};
    switch (decision.kind) {
    case DecisionKind::Discard: json["count"] = decision.count; break;
    case DecisionKind::PlaceMetropolis: json["track"] = wordOf(decision.track); break;
    case DecisionKind::Give:
        json["count"] = decision.count;
        json["to"] = colorOrNull(state, decision.other);
        if (decision.commodityOnly) json["commodity"] = true;
        break;
    case DecisionKind::TakeCards:
        json["count"] = decision.count;
        json["from"] = colorOrNull(state, decision.other);
        break;
    case DecisionKind::TakeProgress: json["from"] = colorOrNull(state, decision.other); break;
    case DecisionKind::RemoveKnight: json["by"] = colorOrNull(state, decision.other); break;
    case DecisionKind::BuildNeutral:
        json["piece"] = wordOf(decision.settlement ? Piece::Settlement : Piece::Road);
        break;
    case DecisionKind::RelocateKnight:
    case DecisionKind::PlaceKnight: json["knight"] = knightJson(state.island(), decision.knight); break;
    default: break;
    }
    return json;
}

} // namespace reeve::record
