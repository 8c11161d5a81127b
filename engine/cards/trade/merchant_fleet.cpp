// SPDX-License-Identifier: GPL-3.0-or-later
// Merchant Fleet (PROG-FLEETa, PROG-FLEETb): one kind, in one edition all kinds, trade 2:1 this turn.
#include "engine/cards/card.h"

namespace reeve::cards {

Verdict merchantFleet(EventWriter& writer, PlayerId player, const command::Play& play) {
    const bool all = rulesOf(writer.state().rules.edition).fleetTradesAllKinds;
    if (all != (play.kind == kNoCard)) return refuse(RefusalCode::WrongTarget, all ? "PROG-FLEETb" : "PROG-FLEETa");
    const auto kinds = all ? 0xffU : 1U << index(play.kind);
    writer.emit(event::FleetHired{player, static_cast<std::uint8_t>(kinds)});
    return accepted;
}

} // namespace reeve::cards
