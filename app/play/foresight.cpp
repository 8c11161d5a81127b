// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/foresight.h"

#include "app/words/event_wording.h"
#include "app/words/fan_wording.h"
#include "engine/game.h"
#include "engine/rules/yield.h"
#include "engine/tables/terrain.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

struct Foresight {
    Q_DECLARE_TR_FUNCTIONS(Foresight)
};

/// Cards whose effect depends only on public information and on the sizes of hands.
constexpr std::array kOpenCards{ProgressCard::Irrigation, ProgressCard::Mining, ProgressCard::Warlord,
                                ProgressCard::Saboteur, ProgressCard::Wedding};

/// A pending decision as if it were resolved. Only its number of cards is shown, as if there were no choice, so that it
/// reveals nothing about another hand.
Event fulfilled(const Event& event) {
    const auto* opened = std::get_if<event::DecisionOpened>(&event);
    if (opened == nullptr) return event;
    const Decision& asked = opened->decision;
    const Hand some = Hand::of(Card::Wool, asked.count);
    if (asked.kind == DecisionKind::Discard) return event::CardsPaid{asked.player, some, Cause::Discard};
    if (asked.kind == DecisionKind::Give)
        return event::CardsPassed{asked.player, asked.other, some, Cause::ProgressCard};
    return event;
}

/// Cards that the hexes produce for a player in 36 average rolls, with the robber where it is; cities count twice.
int expected(const GameState& state, PlayerId player) {
    int cards = 0;
    for (std::size_t hex = 0; hex < static_cast<std::size_t>(state.island().hexCount); ++hex) {
        if (hex == index(state.board.robber)) continue;
        cards += pips(state.board.number[hex]) * cardsOfHex(state, player, static_cast<HexId>(hex));
    }
    return cards;
}

/// Players whose income per roll changes; empty: none.
QStringList otherYields(const GameState& before, const GameState& after, const SeatNames& names) {
    QStringList sentences;
    for (std::size_t p = 0; p < before.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        const int was = expected(before, player), is = expected(after, player);
        if (was != is)
            sentences.append(Foresight::tr("%1: %2 cards in 36 rolls instead of %3.")
                                 .arg(names.of(static_cast<PlayerId>(p)), QString::number(is), QString::number(was)));
    }
    return sentences;
}

} // namespace

std::optional<QStringList> foreseen(const GameState& state, const Command& command, const SeatNames& names) {
    const PlayerId player = command.player == kNobody ? state.turn.player : command.player;
    if (const auto* fan = std::get_if<fan::Action>(&command.action))
        if (const auto sentence = fanForesight(state, player, *fan)) return QStringList{*sentence};
    const auto* play = std::get_if<command::Play>(&command.action);
    const bool inventor = play != nullptr && play->card == ProgressCard::Inventor;
    if (play == nullptr || (!inventor && std::ranges::find(kOpenCards, play->card) == kOpenCards.end()))
        return std::nullopt;
    const auto decided = decide(state, command);
    if (!decided.ok()) return std::nullopt;
    const GameState after = applied(state, decided.value());
    if (inventor) return otherYields(state, after, names);
    QStringList sentences;
    for (const Event& event : decided.value()) {
        if (std::holds_alternative<event::ProgressPlayed>(event)) continue;
        const auto seen = seenBy(fulfilled(event), command.action, Viewer::table());
        if (!seen) continue;
        const QString text = eventText(*seen, names, after.board, after.rules);
        if (!text.isEmpty() && !sentences.contains(text)) sentences.append(text);
    }
    return sentences;
}

} // namespace reeve::app
