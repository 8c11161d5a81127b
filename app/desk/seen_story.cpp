// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/seen_story.h"

#include "app/models/chances_view.h"

namespace reeve::app {

namespace {

/// The sentences are those of the window, with the names as they were typed.
QString withCleanNames(QString text, const SeatNames& typed) {
    const SeatNames clean = namesForPhones(typed);
    for (int p = 0; p < kMaxPlayers; ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (typed.of(player) != clean.of(player)) text.replace(typed.of(player), clean.of(player));
    }
    return text;
}

} // namespace

SeenStory seenStory(const GameSession& session) {
    SeenStory story;
    const SeatNames names = session.seatNames();
    const Chances told = chancesView(session);
    for (const TurnValuesFacts& turn : told.afterTurns)
        story.chances.push_back({.turn = turn.turn, .values = {turn.values.begin(), turn.values.end()}});
    for (const TurningPointFacts& point : told.turningPoints)
        story.turningPoints.push_back({.turn = point.turn,
                                       .player = static_cast<PlayerId>(point.player),
                                       .before = point.before,
                                       .after = point.after,
                                       .text = withCleanNames(point.text, names)});
    for (const LuckFacts& luck : told.luck)
        story.luck.push_back(
            {.player = static_cast<PlayerId>(luck.player), .dice = luck.dice, .own = luck.own, .others = luck.others});
    return story;
}

} // namespace reeve::app
