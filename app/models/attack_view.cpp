// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/attack_view.h"

#include "app/values/game_values.h"
#include "app/wording/place_wording.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// The knights that fought: the declared ones under the nasty option, else all active ones.
QVariantList fighters(const GameState& before, PlayerId id) {
    QVariantList levels;
    for (const Knight& knight : before.player(id).knights) {
        const bool fought =
            before.rules.has(Option::Nasty) ? before.committed[index(id)].contains(knight.at) : knight.active;
        if (fought) levels.append(knight.level);
    }
    return levels;
}

void addOnce(QVariantList& seats, PlayerId player) {
    if (!seats.contains(seat(player))) seats.append(seat(player));
}

} // namespace

QVariant attackView(const RecentAttack& attack, const TableView& table) {
    QVariantList strengths;
    for (int p = 0; p < attack.before.playerCount; ++p) {
        const auto id = static_cast<PlayerId>(p);
        strengths.append(QVariantMap{{u"player"_s, p},
                                     {u"strength"_s, attack.battle.strength[index(id)]},
                                     {u"knights"_s, fighters(attack.before, id)},
                                     {u"cities"_s, attack.before.player(id).cities.size()}});
    }
    PlayerId defender = kNobody;
    QVariantList losers;
    QVariantList drawers;
    QVariantMap lost;
    for (const Event& event : attack.events) {
        if (const auto* e = std::get_if<event::DefenderAwarded>(&event)) defender = e->player;
        if (const auto* e = std::get_if<event::CityReduced>(&event)) {
            addOnce(losers, e->player);
            lost.insert(QString::number(seat(e->player)), besideText(attack.before.board, e->at));
        }
        if (const auto* e = std::get_if<event::ProgressDrawn>(&event)) addOnce(drawers, e->player);
    }
    // Those who still have to choose.
    if (!attack.done)
        for (const Decision& decision : table.state().pending) {
            if (decision.kind == DecisionKind::LoseCity) addOnce(losers, decision.player);
            if (decision.kind == DecisionKind::DrawProgress) addOnce(drawers, decision.player);
        }
    return QVariantMap{{u"barbarians"_s, attack.battle.barbarians},
                       {u"knights"_s, attack.battle.knights},
                       {u"won"_s, attack.battle.won},
                       {u"strengths"_s, strengths},
                       {u"defender"_s, seat(defender)},
                       {u"losers"_s, losers},
                       {u"lost"_s, lost},
                       {u"drawers"_s, drawers},
                       {u"freesRobber"_s, attack.before.attacks == 0}, // ROBBER-9
                       {u"done"_s, attack.done}};
}

} // namespace reeve::app
