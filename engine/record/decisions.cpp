// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions as JSON: written, and read from a position or from a stored event.
#include "engine/decisions/decisions.h"

#include "engine/record/seats.h"
#include "engine/record/values.h"

namespace reeve::record {
namespace {

struct Write {
    const Seats& seats;
    const Decision& d;
    Json& json;

    Write& put(const char* key, Json value) {
        json[key] = std::move(value);
        return *this;
    }
    Write& count() { return put("count", d.count); }
    Write& other(const char* key) { return put(key, colorOrNull(seats, d.other)); }
    Write& commodity() { return d.commodityOnly ? put("commodity", true) : *this; }
    Write& track() { return put("track", wordOf(d.track)); }
    Write& piece() { return put("piece", wordOf(d.settlement ? Piece::Settlement : Piece::Road)); }
    Write& knight(bool) { return put("knight", knightJson(*seats.island, d.knight)); }
    Write& hex() { return put("hex", seats.island->name(d.hex)); }
    Write& rollers() { return put("players", colorList(seats, d.rollers)); }
};

/// `stored`: from an event, where values may be missing and the events before have not been applied.
struct Read {
    const GameState& state;
    Object object;
    bool stored;
    int usualCount = 0;
    Decision d{};

    std::optional<Node> find(const char* key, bool needed = false) {
        if (stored) return object.findHeld(key);
        return needed ? object.need(key) : object.find(key);
    }
    /// Reads a value by `set` if it is there.
    Read& with(const std::optional<Node>& told, const auto& set) {
        if (told) set(*told);
        return *this;
    }
    [[nodiscard]] PlayerId seatOf(const Node& node) const {
        return stored ? anySeat(state, node.text(), node) : seat(state, node);
    }
    Read& count() {
        d.count = static_cast<std::uint8_t>(usualCount);
        return with(find("count"), [&](const Node& told) {
            d.count = static_cast<std::uint8_t>(told.number(stored ? 0 : 1, stored ? 255 : 200));
        });
    }
    Read& other(const char* key) {
        if (!stored) d.other = state.turn.player;
        with(find(key), [&](const Node& told) { d.other = seatOf(told); });
        if (!stored && d.other == d.player)
            object.node().fail("the key " + inQuotes(key) + " must name another player");
        return *this;
    }
    Read& commodity() {
        return with(find("commodity"), [&](const Node& told) { d.commodityOnly = told.boolean(); });
    }
    Read& track() {
        return with(find("track", true), [&](const Node& told) { d.track = told.word<Track>(); });
    }
    Read& piece() {
        return with(find("piece"), [&](const Node& told) {
            const auto piece = told.word<Piece>();
            if (piece != Piece::Road && piece != Piece::Settlement)
                told.fail("a neutral colour builds roads and settlements");
            d.settlement = piece == Piece::Settlement;
        });
    }
    Read& knight(bool placed) {
        return with(find("knight", placed),
                    [&](const Node& told) { d.knight = knightFrom(state.island(), told, placed && !stored); });
    }
    Read& hex() {
        return with(find("hex", true), [&](const Node& told) { d.hex = told.hex(state.island()); });
    }
    Read& rollers() {
        return with(find("players", true), [&](const Node& told) {
            for (const auto& item : told.list())
                d.rollers = static_cast<std::uint8_t>(d.rollers | 1U << index(seatOf(item)));
        });
    }
};

} // namespace

Json decisionJson(const Seats& seats, const Decision& decision) {
    Json json{{"player", colorOf(seats, decision.player)}};
    decision::with(decision.kind, [&]<typename Kind>(Kind) {
        json["decide"] = Kind::kWord;
        Write write{seats, decision, json};
        Kind::fields(write);
    });
    return json;
}

Decision decisionFrom(const GameState& state, const Node& node, Reading reading) {
    Read read{.state = state, .object = Object(node), .stored = reading == Reading::Stored};
    auto& d = read.d;
    if (const auto player = read.find("player", true)) d.player = read.seatOf(*player);
    d.kind = read.object.need("decide").word<DecisionKind>();
    decision::with(d.kind, [&]<typename Kind>(Kind) {
        if (!read.stored) read.usualCount = Kind::usualCount(state, d);
        Kind::fields(read);
        if constexpr (requires { Kind::holder(d); })
            if (reading == Reading::Fitting && (d.count == 0 || d.count > state.player(Kind::holder(d)).hand.total()))
                node.fail("there are not so many cards");
    });
    if (!read.stored) read.object.finish();
    return d;
}

Resolving guessedStage(const GameState& state) {
    // Two players: the phase is still `roll` while the first roll is resolved.
    if (state.turn.phase != Phase::Main && state.turn.phase != Phase::Roll) return Resolving::Nothing;
    for (const auto& d : state.pending) {
        const auto stage = decision::with(d.kind, [&]<typename Kind>(Kind) { return Kind::stage(state, d); });
        if (stage != Resolving::Nothing) return stage;
    }
    return Resolving::Nothing;
}

} // namespace reeve::record
