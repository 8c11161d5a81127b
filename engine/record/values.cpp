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

} // namespace reeve::record
