// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens on gold fields and the mining track (FAN-GOLD).
#pragma once

#include "engine/modules/fan/travel/travel.h"

namespace reeve::fan {

// clang-format off
struct GoldFieldFlipped { IntersectionId at = kNoIntersection; std::uint8_t nuggets = 0; std::uint8_t draws = 0; ///< FAN-GOLD-2
    static constexpr Public kEvent{"gold-field-flipped"};
    constexpr void fields(auto& f) { f("at", at)("nuggets", nuggets, kByte)("draws", draws, kByte, kStored); }
    void apply(GameState& s) const {
        s.chance.advance(draws);
        for (std::size_t i = 0; i < s.fan.goldFields.size(); ++i)
            if (s.fan.goldFields[i].at == at) return s.fan.goldFields.erase(i);
    }
    std::string told(const auto& tell) const { return "The gold field on " + tell.name(at) + " shows " + std::to_string(nuggets) + " nuggets."; } };
struct MarkerMoved { PlayerId player = kNobody; std::uint8_t by = 0; ///< FAN-GOLD-4
    static constexpr Public kEvent{"marker-moved"}; constexpr void fields(auto& f) { f("player", player)("by", by, kByte); }
    void apply(GameState& s) const { add(s.fan.seat(player).mining, by); }
    std::string told(const auto& tell) const { return tell.does(player, "goes on " + std::to_string(by) + " spaces of the mining track"); } };
struct NyalaWon { PlayerId player = kNobody; ///< FAN-GOLD-8
    static constexpr Public kEvent{"nyala-won"}; constexpr void fields(auto& f) { f("player", player); }
    void apply(GameState& s) const { s.fan.nyala = player; }
    std::string told(const auto& tell) const { return tell.does(player, "wins Nyala the diplomat"); } };
// clang-format on

/// The highest number on a token (FAN-GOLD-14).
inline constexpr int kMostNuggets = 3;
/// Stated numbers of the tokens that a command flips, in the order of their places: two bits each; 0: drawn. A single
/// number is that of the first token.
inline constexpr int kMostStatedTokens = 4;
constexpr int statedNuggets(int stated, int token) { return (stated >> (2 * token)) & 3; }
/// Returns `stated` with the number of one token added. Requires `nuggets` from 1 to kMostNuggets.
constexpr std::uint8_t withNuggets(int stated, int token, int nuggets) {
    return static_cast<std::uint8_t>(stated | (nuggets << (2 * token)));
}
/// Lays the tokens of a new game (FAN-GOLD-10), drawn from the state's generator; does nothing without the module.
void layGoldFields(GameState&);
/// Flips the tokens with enough adjacent miners and moves the markers. `stated`: nuggets of the flipped tokens with
/// unknown numbers; if all are known, of these. Refuses impossible numbers.
Verdict mine(EventWriter&, int stated);
/// True if an intersection may have a token with this number of miners (FAN-GOLD-13).
bool fitsGoldField(const GameState&, IntersectionId, int miners);

} // namespace reeve::fan
