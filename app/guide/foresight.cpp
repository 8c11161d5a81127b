// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/foresight.h"

#include "app/wording/event_wording.h"
#include "engine/game.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

/// Cards whose effect depends only on what lies open on the table, and on how many cards everybody holds.
constexpr std::array kOpenCards{ProgressCard::Irrigation, ProgressCard::Mining, ProgressCard::Warlord, ProgressCard::Saboteur, ProgressCard::Wedding};

/// What somebody was asked for, as though it were done. Only how many cards it takes is told of it, as where there is nothing to choose:
/// whoever reads it learns nothing about the cards in another hand.
Event fulfilled(const Event& event) {
    const auto* opened = std::get_if<event::DecisionOpened>(&event);
    if (opened == nullptr) return event;
    const Decision& asked = opened->decision;
    const Hand some = Hand::of(Card::Wool, asked.count);
    if (asked.kind == DecisionKind::Discard) return event::CardsPaid{asked.player, some, Cause::Discard};
    if (asked.kind == DecisionKind::Give) return event::CardsPassed{asked.player, asked.other, some, Cause::ProgressCard};
    return event;
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
        const QString text = eventText(fulfilled(event), names, after);
        if (!text.isEmpty() && !sentences.contains(text)) sentences.append(text);
    }
    return sentences;
}

} // namespace reeve::app
