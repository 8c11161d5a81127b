// SPDX-License-Identifier: GPL-3.0-or-later
// Inventor (PROG-INVE): swaps two number tokens, except any 2, 6, 8 or 12.
#include "engine/cards/card.h"

namespace reeve::cards {

HexSet movableTokens(const Board& board) {
    HexSet hexes;
    for (const auto hex : board.island().hexes) {
        const int n = board.number[index(hex)];
        if (n != 0 && n != 2 && n != 6 && n != 8 && n != 12) hexes.insert(hex);
    }
    return hexes;
}

Verdict inventor(EventWriter& writer, PlayerId, const command::Play& play) {
    const auto movable = movableTokens(writer.state().board);
    if (play.to == play.other || !movable.contains(play.to) || !movable.contains(play.other))
        return refuse(RefusalCode::WrongTarget, "PROG-INVE");
    writer.emit(event::TokensSwapped{play.to, play.other});
    return accepted;
}

} // namespace reeve::cards
