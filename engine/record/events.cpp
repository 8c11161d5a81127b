// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/events.h"

#include "engine/record/fields.h"

namespace reeve::record {
namespace {

template <typename Kind>
Json written(const Kind& event, const Seats& seats, bool stored) {
    if constexpr (kIsVariant<Kind>) {
        return dispatch([&](const auto& one) { return written(one, seats, stored); }, event);
    } else {
        Json json{{"event", Kind::kEvent.word}};
        WriteFields fields(json, seats, "event", Kind::kEvent.second, stored);
        visitFields(event, fields);
        return json;
    }
}

template <typename List>
Json listOf(const List& events, const Seats& seats, bool stored) {
    Json all = Json::array();
    for (const auto& event : events) all.push_back(written(event, seats, stored));
    return all;
}

} // namespace

Json eventJson(const Event& event, const Seats& seats) { return written(event, seats, false); }
Json eventsJson(const Events& events, const Seats& seats, bool stored) { return listOf(events, seats, stored); }
Json seenEventJson(const SeenEvent& event, const Seats& seats) { return written(event, seats, false); }
Json seenEventsJson(const SeenEvents& events, const Seats& seats) { return listOf(events, seats, false); }

} // namespace reeve::record
