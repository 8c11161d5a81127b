// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/story.h"

#include "app/play/real_cards.h"
#include "app/values/game_values.h"
#include "app/words/event_wording.h"
#include "app/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

struct StoryWording {
    Q_DECLARE_TR_FUNCTIONS(Story)
};

/// True for a correction that only moves cards.
bool onlyCards(const GameState& before, const GameState& after) {
    GameState same = before;
    same.decks = after.decks;
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
        same.players[p].hand = after.players[p].hand;
        same.players[p].progress = after.players[p].progress;
        same.players[p].shown = after.players[p].shown;
    }
    return same == after;
}

StoryEntryFacts entry(qsizetype id, std::size_t step, int turn, PlayerId player, const QString& kind,
                      const QString& text) {
    return {.id = static_cast<int>(id),
            .step = static_cast<int>(step),
            .turn = turn,
            .player = seat(player),
            .kind = kind,
            .text = text};
}

} // namespace

QString correctionText(const GameState& before, const GameState& after, const SeatNames& names) {
    if (!onlyCards(before, after)) return StoryWording::tr("The record was corrected to match the table.");
    for (std::size_t p = 0; p < kMaxPlayers; ++p)
        for (std::size_t c = 0; c < kProgressCards; ++c)
            if (after.players[p].shown[c] && !before.players[p].shown[c])
                return StoryWording::tr("%1 shows %2.")
                    .arg(names.of(static_cast<PlayerId>(p)),
                         names::progressCard(static_cast<ProgressCard>(c), after.rules.edition));
    QStringList counted;
    for (std::size_t p = 0; p < kMaxPlayers; ++p)
        if (const int cards = after.players[p].hand.total(); cards != before.players[p].hand.total())
            counted.append(StoryWording::tr("Reeve's count is corrected: %1 has %n card(s).", nullptr, cards)
                               .arg(names.of(static_cast<PlayerId>(p))));
    if (!counted.isEmpty()) return counted.join(QLatin1Char(' '));
    return StoryWording::tr("The cards differ from Reeve's count: the record was corrected.");
}

void Story::clear() {
    m_entries.clear();
    m_told.clear();
}

void Story::follow(const GameSession& session, const Components& components) {
    if (m_components != components) clear();
    m_components = components;
    // Removes the entries of steps that are no longer in force.
    const auto steps = session.steps();
    std::size_t same = std::min(m_told.size(), steps.size());
    while (same > 0 && m_told[same - 1].serial != session.serial(same - 1)) --same;
    m_told.resize(same);
    m_entries.resize(same == 0 ? 0 : m_told.back().upTo);

    const SeatNames names = session.seatNames();
    GameState state = session.before(same);
    for (std::size_t number = same; number < steps.size(); ++number) {
        const Step& step = steps[number];
        const int turn = state.turn.number;
        if (step.correction) {
            const bool assumed = number + 1 < steps.size() &&
                                 onlyAssumed(state, *step.correction, steps[number + 1].command, components);
            if (!assumed)
                m_entries.append(entry(m_entries.size(), number, turn, kNobody, u"correction"_s,
                                       correctionText(state, *step.correction, names)));
            state = *step.correction;
        }
        for (const Event& event : step.events) {
            apply(state, event);
            const auto seen = seenBy(event, step.command.action, Viewer::table());
            if (!seen) continue;
            if (const QString text = eventText(*seen, names, state.board, state.rules); !text.isEmpty())
                m_entries.append(entry(m_entries.size(), number, turn, eventPlayer(*seen), eventKind(*seen), text));
        }
        m_told.push_back({m_entries.size(), session.serial(number)});
    }
}

} // namespace reeve::app
