// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/foresight.h"

#include "app/wording/event_wording.h"
#include "app/wording/expected_wording.h"
#include "engine/game.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

/// Cards whose effect depends only on what lies open on the table, and on how many cards everybody holds.
constexpr std::array kOpenCards{ProgressCard::Irrigation, ProgressCard::Mining, ProgressCard::Warlord, ProgressCard::Saboteur, ProgressCard::Wedding};

/// What one opened decision asks of somebody.
QString asked(const Decision& decision, const GameState& state, const SeatNames& names) {
    GameState alone = state;
    alone.pending.clear();
    alone.pending.push_back(decision);
    return expectedWords(alone, names).text;
}

} // namespace

std::optional<QStringList> foreseen(const GameState& state, const Command& command, const SeatNames& names) {
    const auto* play = std::get_if<command::Play>(&command.action);
    if (play == nullptr || std::ranges::find(kOpenCards, play->card) == kOpenCards.end()) return std::nullopt;
    const auto decided = decide(state, command);
    if (!decided.ok()) return std::nullopt;
    const GameState after = applied(state, decided.value());
    QStringList sentences;
    for (const Event& event : decided.value()) {
        if (std::holds_alternative<event::ProgressPlayed>(event)) continue;
        const auto* opened = std::get_if<event::DecisionOpened>(&event);
        const QString text = opened != nullptr ? asked(opened->decision, after, names) + QLatin1Char('.') : eventText(event, names, after);
        if (text.size() > 1 && !sentences.contains(text)) sentences.append(text);
    }
    return sentences;
}

} // namespace reeve::app
