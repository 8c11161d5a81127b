// SPDX-License-Identifier: GPL-3.0-or-later
// Bishop (PROG-BISH): moves the robber and takes one card from every opponent on the new hex.
#include "engine/cards/card.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::cards {

Verdict bishop(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    if (rules::robberLocked(state)) return refuse(RefusalCode::RobberLocked, "ROBBER-10");
    if (play.to == state.board.robber) return refuse(RefusalCode::RobberMustMove, "ROBBER-2");
    if (state.rules.seafarers() && state.board.waters.sea.contains(play.to))
        return refuse(RefusalCode::NotARobberHex, "PIRATE-6");
    const auto sites = rules::robberSites(state, false);
    if (auto refusal = fan::Parts::checkRobber(state, play.to, sites)) return refusal;
    if (!sites.contains(play.to)) return refuse(RefusalCode::RobberNotToDesert, "ROBBER-4b");
    const auto victims = rules::robberVictims(state, player, play.to);
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
        const auto stated = play.stolen[p];
        if (stated == kNoCard) continue;
        if (std::ranges::find(victims, static_cast<PlayerId>(p)) == victims.end())
            return refuse(RefusalCode::NotAVictim, "PROG-BISH");
        if (state.players[p].hand[stated] == 0) return refuse(RefusalCode::ImpossibleChance, "PROG-BISH");
    }
    writer.emit(event::RobberMoved{player, play.to});
    for (const auto victim : victims) {
        const auto& hand = writer.player(victim).hand;
        const auto stated = play.stolen[index(victim)];
        const auto card = stated != kNoCard ? stated : hand.cardAt(writer.draw(hand.total()));
        writer.emit(event::CardStolen{player, victim, card, writer.takeDraws()});
    }
    return accepted;
}

} // namespace reeve::cards
