// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/chances_view.h"

#include "app/wording/event_wording.h"
#include "engine/player/turning_points.h"
#include "engine/player/weights.h"

#include <algorithm>
#include <cmath>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kTurningPoints = 3;

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

/// What a step comes to in one sentence: of all that happened, what matters most to a game, and to a player.
QString sentenceOf(const GameSession& session, std::size_t number, PlayerId about) {
    static const QStringList kinds{u"won"_s,    u"attack"_s, u"award"_s,    u"improve"_s, u"build"_s,
                                   u"robber"_s, u"knight"_s, u"progress"_s, u"cards"_s,   u"trade"_s,
                                   u"dice"_s,   u"ship"_s,   u"turn"_s};
    const Step& step = session.steps()[number];
    const SeatNames names = session.seatNames();
    GameState state = session.before(number);
    QString sentence;
    qsizetype best = kinds.size() + 1;
    for (const Event& event : step.events) {
        apply(state, event);
        const auto seen = seenBy(event, step.command.action, Viewer::table());
        if (!seen) continue;
        const QString kind = eventKind(*seen);
        const bool others = kind == u"cards"_s && eventPlayer(*seen) != about; // the dice say more
        const qsizetype rank = others ? kinds.size() : kinds.indexOf(kind);
        const QString text = eventText(*seen, names, state.board, state.rules);
        if (text.isEmpty() || rank < 0 || rank >= best) continue;
        best = rank;
        sentence = text;
    }
    return sentence;
}

} // namespace

QVariantMap chancesView(const GameSession& session) {
    QVariantList chances, turns, luck;
    if (session.state().turn.phase == Phase::Over && player::knows(session.state().rules)) {
        const GameState start = session.before(0);
        const auto standings = player::standingsOf(start, session.steps());
        for (const auto& standing : standings) {
            QVariantList values;
            for (std::size_t p = 0; p < start.playerCount; ++p) values.append(percent(standing.chances[p]));
            chances.append(QVariantMap{{u"turn"_s, standing.turn - 1}, {u"values"_s, values}});
        }
        const auto balances = player::balancesOf(start, session.steps());
        for (std::size_t p = 0; p < start.playerCount; ++p) {
            const auto& balance = balances[p];
            const int began = percent(balance.start), dice = percent(balance.dice), own = percent(balance.own);
            const int end = percent(balance.start + balance.dice + balance.own + balance.others);
            luck.append(QVariantMap{{u"player"_s, static_cast<int>(p)},
                                    {u"start"_s, began},
                                    {u"dice"_s, dice},
                                    {u"own"_s, own},
                                    {u"others"_s, end - began - dice - own},
                                    {u"end"_s, end}});
        }
        for (const auto& point : player::turningPoints(standings, kTurningPoints))
            turns.append(QVariantMap{
                {u"turn"_s, point.turn},
                {u"player"_s, static_cast<int>(index(point.player))},
                {u"before"_s, percent(point.before)},
                {u"after"_s, percent(point.after)},
                {u"text"_s, sentenceOf(session, player::decisiveStep(start, session.steps(), point), point.player)}});
    }
    return {{u"chances"_s, chances}, {u"turningPoints"_s, turns}, {u"luck"_s, luck}};
}

} // namespace reeve::app
