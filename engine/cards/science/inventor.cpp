// SPDX-License-Identifier: GPL-3.0-or-later
// Inventor (PROG-INVE): swaps two number tokens, except any 2, 6, 8 or 12.
#include "engine/cards/card.h"

namespace reeve::cards {
namespace {

bool movable(int number) { return number != 0 && number != 2 && number != 6 && number != 8 && number != 12; }

} // namespace

Verdict inventor(EventWriter& writer, PlayerId, const command::Play& play) {
    const auto& numbers = writer.state().board.number;
    if (play.to == play.other || play.to == kNoHex || play.other == kNoHex)
        return refuse(RefusalCode::WrongTarget, "PROG-INVE");
    if (!movable(numbers[index(play.to)]) || !movable(numbers[index(play.other)]))
        return refuse(RefusalCode::WrongTarget, "PROG-INVE");
    writer.emit(event::TokensSwapped{play.to, play.other});
    return accepted;
}

} // namespace reeve::cards
