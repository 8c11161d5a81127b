// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/chances_view.h"

#include "app/window/story.h"
#include "app/words/event_wording.h"
#include "engine/player/turning_points.h"
#include "engine/player/weights.h"

#include <algorithm>
#include <cmath>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kTurningPoints = 3;

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

/// Summary of a step: its most important event for the game and for player `about`, as a sentence.
QString sentenceOf(const GameSession& session, std::size_t number, PlayerId about, const SeatNames& names) {
    static const QStringList kinds{u"won"_s,    u"attack"_s, u"award"_s,    u"improve"_s, u"build"_s,
                                   u"robber"_s, u"knight"_s, u"progress"_s, u"cards"_s,   u"trade"_s,
                                   u"dice"_s,   u"ship"_s,   u"turn"_s};
    const Step& step = session.steps()[number];
    GameState state = session.before(number);
    if (step.correction) return correctionText(state, *step.correction, names);
    QString sentence;
    qsizetype best = kinds.size() + 1;
    for (const Event& event : step.events) {
        apply(state, event);
        const auto seen = seenBy(event, step.command.action, Viewer::table());
        if (!seen) continue;
        const QString kind = eventKind(*seen);
        const bool others = kind == u"cards"_s && eventPlayer(*seen) != about; // already told by the dice
        const qsizetype rank = others ? kinds.size() : kinds.indexOf(kind);
        const QString text = eventText(*seen, names, state.board, state.rules);
        if (text.isEmpty() || rank < 0 || rank >= best) continue;
        best = rank;
        sentence = text;
    }
    return sentence;
}

} // namespace

Chances chancesView(const GameSession& session, const SeatNames& names) {
    Chances told;
    if (session.state().turn.phase != Phase::Over || !player::knows(session.state().rules)) return told;
    const GameState start = session.before(0);
    const auto standings = player::standingsOf(start, session.steps());
    for (const auto& standing : standings) {
        QList<int> values;
        for (std::size_t p = 0; p < start.playerCount; ++p) values.append(percent(standing.chances[p]));
        told.afterTurns.append({.turn = standing.turn - 1, .values = values});
    }
    const auto balances = player::balancesOf(start, session.steps());
    const bool rolled = std::ranges::any_of(
        session.steps(), [](const Step& step) { return std::holds_alternative<command::Roll>(step.command.action); });
    for (std::size_t p = 0; rolled && p < start.playerCount; ++p) {
        const auto& balance = balances[p];
        const int began = percent(balance.start), dice = percent(balance.dice), own = percent(balance.own);
        const int end = percent(balance.start + balance.dice + balance.own + balance.others);
        told.luck.append({.player = static_cast<int>(p),
                          .start = began,
                          .dice = dice,
                          .own = own,
                          .others = end - began - dice - own,
                          .end = end});
    }
    for (const auto& point : player::turningPoints(standings, kTurningPoints)) {
        const auto step = player::decisiveStep(start, session.steps(), point);
        told.turningPoints.append({.turn = point.turn,
                                   .player = static_cast<int>(index(point.player)),
                                   .before = percent(point.before),
                                   .after = percent(point.after),
                                   .text = step ? sentenceOf(session, *step, point.player, names) : QString()});
    }
    return told;
}

} // namespace reeve::app
