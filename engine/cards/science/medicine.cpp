// SPDX-License-Identifier: GPL-3.0-or-later
// Medicine (PROG-MEDI): builds a city on a settlement for 2 ore and 1 grain; also restores a city on its side at this
// price (BARB-21).
#include "engine/cards/card.h"
#include "engine/modules/fan/conquest.h"
#include "engine/modules/fan/rules/coast.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"

namespace reeve::cards {

Verdict medicine(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    const auto& own = state.player(player);
    const bool restored = own.reduced.contains(play.at);
    if (auto refusal = rules::checkLandingOfCity(state, restored, play.landing)) return refusal;
    if (fan::conqueredBuildings(state, player).contains(play.at)) return refuse(RefusalCode::Conquered, "FAN-BARB-4a");
    if (!rules::citySites(state, player).contains(play.at))
        return own.settlements.contains(play.at) ? refuse(RefusalCode::RestoreCityFirst, "BARB-19")
                                                 : refuse(RefusalCode::NotYourPiece, "CITY-1");
    if (!restored && own.cities.size() + own.reduced.size() >= supply::kCities)
        return refuse(RefusalCode::NoPieceLeft, "BUILD-5");
    if (auto refusal = rules::checkPrice(writer, player, costs::kMedicineCity, "PROG-MEDI")) return refusal;
    writer.pay(player, costs::kMedicineCity, Cause::Build);
    writer.emit(event::CityBuilt{player, play.at, restored});
    if (state.rules.fan.any() && !restored) fan::landOnHexes(writer, player, play.landing);
    return accepted;
}

} // namespace reeve::cards
