// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/since_view.h"

#include "app/values/game_values.h"
#include "app/words/event_wording.h"
#include "app/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace reeve::app {
namespace {

struct SinceWording {
    Q_DECLARE_TR_FUNCTIONS(Since)
};

/// What a viewer saw between the end of the player's last turn and the start of this one; nullopt: this is the first.
std::optional<std::vector<SeenEvent>> eventsSince(const GameSession& session, PlayerId player, const Viewer& viewer) {
    std::vector<SeenEvent> backwards;
    bool begun = false;
    for (std::size_t step = session.steps().size(); step-- > 0;) {
        const SeenEvents events = seenBy(session.steps()[step].events, session.steps()[step].command.action, viewer);
        for (std::size_t i = events.size(); i-- > 0;) {
            const SeenEvent& event = events[i];
            if (const auto* end = std::get_if<event::TurnEnded>(&event);
                end != nullptr && end->player == player && begun) {
                std::ranges::reverse(backwards);
                return backwards;
            }
            const auto* turn = std::get_if<event::TurnBegan>(&event);
            const auto* part = std::get_if<event::PartnerBegan>(&event);
            if (!begun && ((turn != nullptr && turn->player == player) || (part != nullptr && part->player == player)))
                begun = true;
            else if (begun)
                backwards.push_back(event);
        }
    }
    return std::nullopt;
}

/// Whether an event affects the player by the action of another player, or is publicly known income.
struct Befalls {
    PlayerId player;

    bool operator()(const masked::CardStolen& e) const { return e.victim == player; }
    bool operator()(const masked::CardsPassed& e) const { return e.from == player || e.to == player; }
    bool operator()(const masked::CardsPaid& e) const { return e.player == player && e.cause == Cause::Discard; }
    bool operator()(const event::CityReduced& e) const { return e.player == player; }
    bool operator()(const event::DefenderAwarded& e) const { return e.player == player; }
    bool operator()(const event::KnightRemoved& e) const { return e.player == player; }
    bool operator()(const event::KnightDisplaced& e) const { return e.player == player; }
    bool operator()(const event::RoadRemoved& e) const { return e.player == player; }
    bool operator()(const masked::ProgressDrawn& e) const { return e.player == player; }
    bool operator()(const masked::ProgressReturned& e) const { return e.player == player; }
    bool operator()(const masked::ProgressTaken& e) const { return e.from == player; }
    bool operator()(const event::MetropolisPlaced& e) const { return e.from == player; }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }
};

/// Whether an event changes the board for everyone.
struct Public {
    bool operator()(const event::BarbariansAttacked&) const { return true; }
    bool operator()(const event::CityReduced&) const { return true; }
    bool operator()(const event::DefenderAwarded&) const { return true; }
    bool operator()(const event::LongestRoadChanged&) const { return true; }
    bool operator()(const event::LargestArmyChanged&) const { return true; }
    bool operator()(const event::MetropolisPlaced&) const { return true; }
    bool operator()(const event::ImprovementBuilt&) const { return true; }
    bool operator()(const event::SettlementBuilt&) const { return true; }
    bool operator()(const event::CityBuilt&) const { return true; }
    bool operator()(const event::ProgressPlayed&) const { return true; }
    bool operator()(const event::DevelopmentPlayed&) const { return true; }
    bool operator()(const event::RobberMoved&) const { return true; }
    bool operator()(const event::MerchantMoved&) const { return true; }
    bool operator()(const event::TokensSwapped&) const { return true; }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }
};

} // namespace

SinceFacts sinceView(const GameSession& session) {
    const GameState& state = session.state();
    const PlayerId player = state.turn.player;
    const auto events = state.turn.phase == Phase::Over || state.turn.phase == Phase::Setup
                            ? std::nullopt
                            : eventsSince(session, player, Viewer::table());
    if (!events) return {};
    const SeatNames names = session.seatNames();
    SinceFacts since{.player = seat(player)};
    Hand received;
    const auto text = [&](const SeenEvent& event) { return eventText(event, names, state.board, state.rules); };
    for (const SeenEvent& event : *events) {
        if (const auto* gained = std::get_if<event::CardsGained>(&event); gained != nullptr && gained->player == player)
            received += gained->cards;
        if (const auto* theft = std::get_if<masked::CardStolen>(&event); theft != nullptr && theft->victim == player)
            since.robbed = true;
        const bool mine = std::visit(Befalls{player}, event);
        if (!mine && !std::visit(Public{}, event)) continue;
        const QString sentence = text(event);
        if (sentence.isEmpty()) continue;
        if (mine)
            since.own.append(sentence);
        else
            since.others.append({.player = seat(eventPlayer(event)), .text = sentence});
    }
    if (!received.empty()) since.own.prepend(text(event::CardsGained{player, received, Cause::Production}));
    return since;
}

QStringList sinceSecrets(const GameSession& session, PlayerId player) {
    QStringList sentences;
    const SeatNames names = session.seatNames();
    const auto events = eventsSince(session, player, Viewer::seat(player));
    for (const SeenEvent& event : events.value_or(std::vector<SeenEvent>()))
        if (const auto* theft = std::get_if<masked::CardStolen>(&event);
            theft != nullptr && theft->victim == player && theft->card && *theft->card != kNoCard)
            sentences.append(SinceWording::tr("%1 stole %2.", "thief, card")
                                 .arg(names.of(theft->thief), names::cards(Hand::of(*theft->card))));
    return sentences;
}

} // namespace reeve::app
