// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/handover.h"

#include <algorithm>
#include <map>

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
        if (!components.known(one.player)) {
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

std::vector<Handover> together(const std::vector<Handover>& first, const std::vector<Handover>& second) {
    std::map<PlayerId, Handover> sums;
    for (const auto* handovers : {&first, &second})
        for (const Handover& one : *handovers) {
            Handover& sum = sums[one.player];
            sum.player = one.player;
            sum.gives = sum.gives + one.gives;
            sum.takes = sum.takes + one.takes;
            sum.unseen += one.unseen - one.unseenBack;
            for (const Track track : kAllTracks) sum.progress[index(track)] += one.progress[index(track)];
        }
    std::vector<Handover> all;
    for (auto& [player, sum] : sums) {
        const Hand given = sum.gives;
        sum.gives = sum.takes.missing(given);
        sum.takes = given.missing(sum.takes);
        sum.unseenBack = std::max(-sum.unseen, 0);
        sum.unseen = std::max(sum.unseen, 0);
        if (sum != Handover{.player = player, .gives = {}, .takes = {}}) all.push_back(sum);
    }
    return all;
}

} // namespace reeve::app
