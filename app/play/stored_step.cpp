// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/stored_step.h"

#include "app/values/json_values.h"
#include "engine/record/events.h"
#include "engine/record/position.h"
#include "engine/record/stored_events.h"
#include "engine/record/upgrade.h"

namespace reeve::app {

QString storedEvents(const Events& events, const GameState& before, const GameState* after) {
    record::Json stored = record::storedEventsJson(events, before);
    if (after != nullptr) stored["position"] = record::toJson(*after);
    return toText(stored);
}

QString storedPosition(const GameState& after) {
    return toText({{"form", record::kEventForm}, {"position", record::toJson(after)}});
}

bool saysTheSame(const QString& stored, const Events& events, const GameState& before) {
    if (stored.startsWith(QLatin1Char('['))) return stored == toText(record::eventsJson(events, before));
    const QString alone = storedEvents(events, before, nullptr);
    return stored == alone || stored.startsWith(alone.chopped(1) + QStringLiteral(",\"position\":"));
}

std::optional<GameState> positionIn(const record::Json& stored) {
    if (!stored.is_object() || !stored.contains("position")) return std::nullopt;
    auto read = record::readPosition(record::upgraded(stored["position"]), record::Origin::Saved);
    if (auto* state = std::get_if<GameState>(&read)) return *state;
    return std::nullopt;
}

} // namespace reeve::app
