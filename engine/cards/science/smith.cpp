// SPDX-License-Identifier: GPL-3.0-or-later
// Smith (PROG-SMIT): promotes up to two different own knights by one level without payment.
#include "engine/cards/card.h"
#include "engine/rules/sites.h"
#include "engine/tables/improvements.h"

namespace reeve::cards {
namespace {

Verdict raise(EventWriter& writer, PlayerId player, IntersectionId at) {
    const auto& own = writer.player(player);
    const auto* knight = own.knightAt(at);
    if (knight == nullptr) return refuse(RefusalCode::NotYourPiece, "PROG-SMIT");
    if (knight->level >= 3) return refuse(RefusalCode::KnightMighty, "PROG-SMIT");
    if (knight->promotedThisTurn) return refuse(RefusalCode::KnightAlreadyPromoted, "KNIGHT-13");
    if (knight->level == 2 && own.improvements[index(Track::Politics)] < kAbilityLevel)
        return refuse(RefusalCode::NeedsFortress, "KNIGHT-15");
    if (!rules::promotable(writer.state(), player).contains(at)) return refuse(RefusalCode::NoPieceLeft, "KNIGHT-16");
    writer.emit(event::KnightPromoted{player, at, static_cast<std::uint8_t>(knight->level + 1)});
    return accepted;
}

} // namespace

Verdict smith(EventWriter& writer, PlayerId player, const command::Play& play) {
    if (play.knights.empty() || play.knights.size() > 2) return refuse(RefusalCode::WrongTarget, "PROG-SMIT");
    if (play.knights.size() == 1) return raise(writer, player, play.knights[0]);
    // A promoted strong knight returns its piece, which a basic knight may then use: the stronger of the two goes
    // first.
    auto level = [&](IntersectionId at) {
        const auto* knight = writer.player(player).knightAt(at);
        return knight == nullptr ? 0 : static_cast<int>(knight->level);
    };
    const bool swap = level(play.knights[1]) > level(play.knights[0]);
    if (auto refusal = raise(writer, player, play.knights[swap ? 1 : 0])) return refusal;
    return raise(writer, player, play.knights[swap ? 0 : 1]);
}

} // namespace reeve::cards
