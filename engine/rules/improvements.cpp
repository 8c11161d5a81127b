// SPDX-License-Identifier: GPL-3.0-or-later
// City improvements and metropolises: IMPR-1 to IMPR-7, METRO-1 to METRO-11.
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"
#include "engine/tables/victory.h"

namespace reeve::rules {
namespace {

void winMetropolis(EventWriter& writer, PlayerId player, Track track, IntersectionId at) {
    const auto from = writer.state().metropolises[index(track)].player;
    writer.emit(event::MetropolisPlaced{player, track, at, from});
}

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Improve& c) {
    const auto& state = writer.state();
    if (!state.rules.knights()) return refuse(RefusalCode::NotInThisGame, "IMPR-1");
    const auto& own = state.player(player);
    const auto level = static_cast<std::uint8_t>(own.improvements[index(c.track)] + 1);
    if (level > kHighestLevel) return refuse(RefusalCode::HighestLevel, "IMPR-1");
    if (standingCities(state, player).empty()) return refuse(RefusalCode::NoCity, "IMPR-5");
    if (level >= kMetropolisLevel && !metropolisGateOpen(state, player, c.track))
        return refuse(RefusalCode::NoCityForMetropolis, "METRO-10");
    const bool wins = winsMetropolis(state, player, c.track, level);
    const auto clean = cleanCities(state, player);
    if (c.metropolis != kNoIntersection) {
        if (!wins) return refuse(RefusalCode::MetropolisNotWon, "METRO-3");
        if (!clean.contains(c.metropolis)) return refuse(RefusalCode::MetropolisCityMissing, "METRO-2");
    }
    const auto price = costs::improvement(c.track, level, state.turn.crane);
    if (auto refusal = checkPrice(writer, player, price, "IMPR-2")) return refusal;

    writer.pay(player, price, Cause::Improve);
    writer.emit(event::ImprovementBuilt{player, c.track, level});
    if (!wins) return accepted;
    if (c.metropolis != kNoIntersection)
        winMetropolis(writer, player, c.track, c.metropolis);
    else if (clean.size() == 1)
        winMetropolis(writer, player, c.track, clean.first());
    else
        writer.open({.kind = DecisionKind::PlaceMetropolis, .player = player, .track = c.track},
                    state.turn.phase == Phase::Special); // before the other pending parts
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Decision& decision, const command::PlaceMetropolis& c) {
    if (!cleanCities(writer.state(), player).contains(c.at))
        return refuse(RefusalCode::MetropolisCityMissing, "METRO-2");
    winMetropolis(writer, player, decision.track, c.at);
    writer.close(DecisionKind::PlaceMetropolis, player);
    return accepted;
}

} // namespace reeve::rules
