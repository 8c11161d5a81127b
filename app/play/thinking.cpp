// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/thinking.h"

namespace reeve::app {
namespace {

/// Part of the 200 ms for the search; the rest is for the first evaluation of all commands and for an offer.
constexpr std::chrono::milliseconds kAhead(140);

} // namespace

Thought thinkOver(const Question& question) {
    Chance chance(question.seed);
    Thought thought;
    if (question.mayOffer) thought.offer = player::wished(question.view, question.level, chance, question.unwanted);
    if (thought.offer) return thought;
    player::Player player(question.level, question.seed, kAhead);
    thought.command = player.choose(question.view, question.refused);
    return thought;
}

} // namespace reeve::app
