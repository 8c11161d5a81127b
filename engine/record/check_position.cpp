// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the words of the record why a position is not possible, and computes its awards.
#include "engine/invariants.h"
#include "engine/record/position.h"
#include "engine/record/values.h"
#include "engine/rules/chapters.h"
#include "engine/tables/victory.h"

#include <algorithm>

namespace reeve::record {
namespace {

/// The word of a kind; empty for none.
struct WordOf {
    std::string_view operator()(std::monostate) const { return {}; }
    template <typename Kind>
    std::string_view operator()(Kind kind) const {
        return wordOf(kind);
    }
};

} // namespace

std::optional<Fault> checkPosition(const GameState& state) {
    const auto broken = brokenInvariant(state);
    if (!broken) return std::nullopt;
    const auto word = std::string(std::visit(WordOf{}, broken->kind));
    const bool ofTrack = std::holds_alternative<Track>(broken->kind);
    Fault fault{std::string(broken->key), broken->what};
    if (broken->player != kNobody) (fault.path += '.') += colorOf(state, broken->player);
    if (ofTrack) (fault.path += '.') += word;
    if (const auto* card = std::get_if<ProgressCard>(&broken->kind); card != nullptr && broken->key == "decks")
        (fault.path += '.') += wordOf(supply::deckOf(*card));
    if (!broken->part.empty()) (fault.path += '.') += broken->part;
    if (const auto at = fault.message.find('%'); at != std::string::npos)
        fault.message.replace(at, 1, word);
    else if (!word.empty() && !ofTrack)
        fault.message += ": " + word;
    return fault;
}

void recomputeAwards(GameState& state) {
    Events events;
    rules::EventWriter writer(state, events);
    rules::countLongestRoad(writer);

    if (state.rules.knights()) { // ARMY-3
        state.largestArmy = {};
        return;
    }
    int most = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p) most = std::max<int>(most, state.players[p].playedKnights);
    Award army;
    if (most >= kLeastArmy) {
        int leaders = 0;
        for (std::size_t p = 0; p < state.playerCount; ++p)
            if (state.players[p].playedKnights == most) {
                ++leaders;
                army.player = static_cast<PlayerId>(p);
            }
        const auto holder = state.largestArmy.player;
        if (holder != kNobody && state.player(holder).playedKnights == most)
            army.player = holder;
        else if (leaders > 1)
            army.player = kNobody;
        if (army.player != kNobody) army.count = static_cast<std::uint8_t>(most);
    }
    state.largestArmy = army;
}

} // namespace reeve::record
