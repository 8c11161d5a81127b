// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/seen_story.h"

#include "app/window/chances_view.h"

namespace reeve::app {

SeenStory seenStory(const GameSession& session) {
    SeenStory story;
    const Chances told = chancesView(session, namesForPhones(session.seatNames()));
    for (const TurnValuesFacts& turn : told.afterTurns)
        story.chances.push_back({.turn = turn.turn, .values = {turn.values.begin(), turn.values.end()}});
    for (const TurningPointFacts& point : told.turningPoints)
        story.turningPoints.push_back({.turn = point.turn,
                                       .player = static_cast<PlayerId>(point.player),
                                       .before = point.before,
                                       .after = point.after,
                                       .text = point.text});
    for (const LuckFacts& luck : told.luck)
        story.luck.push_back(
            {.player = static_cast<PlayerId>(luck.player), .dice = luck.dice, .own = luck.own, .others = luck.others});
    return story;
}

} // namespace reeve::app
