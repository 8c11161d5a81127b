// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/handover.h"

namespace reeve::app {
namespace {

/// Progress cards of one deck, hidden or public.
int progressOf(const PlayerState& player, Track track) {
    int cards = 0;
    for (std::size_t c = 0; c < kProgressCards; ++c)
        if (supply::deckOf(static_cast<ProgressCard>(c)) == track)
            cards += player.progress[c] + (player.shown[c] ? 1 : 0);
    return cards;
}

} // namespace

std::vector<Handover> handovers(const GameState& before, const GameState& after, const Components& components) {
    std::vector<Handover> all;
    for (std::size_t p = 0; p < after.playerCount; ++p) {
        const Handover nothing{.player = static_cast<PlayerId>(p), .gives = {}, .takes = {}};
        Handover one = nothing;
        if (components.realHands) {
            one.gives = after.players[p].hand.missing(before.players[p].hand);
            one.takes = before.players[p].hand.missing(after.players[p].hand);
        }
        if (components.realDecks && after.rules.knights())
            for (const Track track : kAllTracks)
                one.progress[index(track)] = progressOf(after.players[p], track) - progressOf(before.players[p], track);
        if (one != nothing) all.push_back(one);
    }
    return all;
}

} // namespace reeve::app
