// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/stored_events.h"

#include "engine/events/apply.h"
#include "engine/record/events.h"
#include "engine/record/fields.h"
#include "engine/record/position.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace reeve::record {
namespace {

/// What a command of format 1, which stores no draws, left to chance.
struct CountDraws {
    const Json& command;

    [[nodiscard]] bool states(const char* key) const { return command.is_object() && command.contains(key); }
    template <typename Rolled>
    [[nodiscard]] bool rolled(const Rolled& e) const {
        return !states(dice::totalOnly(e) ? "total" : "red");
    }
    void operator()(event::DiceRolled& e) const {
        const bool faceDrawn = e.with != EventFace::None && (rolled(e) || (states("red") && !states("event")));
        e.draws = static_cast<std::uint8_t>((rolled(e) ? 2 : 0) + (faceDrawn ? 1 : 0));
    }
    void operator()(event::RollRepeated& e) const { e.draws = rolled(e) ? 2 : 0; }
    void operator()(event::CardStolen& e) const { e.draws = states("stolen") || states("card") ? 0 : 1; }
    template <typename Other>
    void operator()(const Other&) const {}
};

using Read = Event (*)(Object&, const GameState&, bool second);
using Readers = std::map<std::string_view, std::pair<Read, bool>>;

template <typename Kind, typename Group>
Event readKind(Object& object, const GameState& state, bool second) {
    Kind kind;
    ReadFields fields(object, state, second);
    if constexpr (requires { kind.fields(fields); }) kind.fields(fields);
    return Group(std::in_place_type<Kind>, std::move(kind));
}
/// Adds the readers of all events of a variant, those of modules too.
template <typename... Kinds>
void addReaders(Readers& all, const std::variant<Kinds...>* /*group*/) {
    const auto add = [&]<typename Kind>(const Kind* kind) {
        if constexpr (kIsVariant<Kind>) {
            addReaders(all, kind);
        } else {
            const Read read = &readKind<Kind, std::variant<Kinds...>>;
            all.try_emplace(Kind::kEvent.word, read, false);
            if (!Kind::kEvent.second.empty()) all.try_emplace(Kind::kEvent.second, read, true);
        }
    };
    (add(static_cast<const Kinds*>(nullptr)), ...);
}

Event readEvent(Object event, const Json& command, const GameState& state) {
    static const Readers readers = [] {
        Readers all;
        addReaders(all, static_cast<const Event*>(nullptr));
        return all;
    }();
    const Node kind = event.need("event");
    const auto found = readers.find(kind.text());
    if (found == readers.end()) kind.fail("\"" + kind.text() + "\" is not an event");
    Event read = found->second.first(event, state, found->second.second);
    if (!event.findHeld("draws")) std::visit(CountDraws{command}, read);
    return read;
}

/// True if each count of the sum fits into a hand.
bool addUp(const Hand& a, const Hand& b) {
    return std::ranges::all_of(kAllCards, [&](Card card) { return a[card] + b[card] <= Hand::kMost; });
}

/// Whether apply(), which checks nothing, can carry out an event. Lists of fixed capacity guard themselves
/// (CapacityExceeded), and checkPosition() refuses what is not possible after the step.
struct Fits : Fields<Fits> {
    const GameState& state;
    bool all;

    Fits(const GameState& before, const Event& event)
        : state(before), all((!std::holds_alternative<reeve::seafarers::Event>(event) || before.rules.seafarers()) &&
                             (!std::holds_alternative<reeve::fan::Event>(event) || before.rules.fan.any())) {
        visitFields(event, *this);
    }
    template <typename... Tags>
    void field(const char* /*key*/, const auto& value, const Tags&... tags) {
        all = all && (check(value, tags) && ...);
        if constexpr ((ChoosesKey<Tags> || ...) && !kIsOneOf<Sparse, Tags...>)
            all = all && (!isNone(value) || !(isChosen(tags) || ...));
    }

private:
    [[nodiscard]] const PlayerState& of(PlayerId player) const { return state.player(player); }
    [[nodiscard]] bool check(const Hand& cards, From from) const { return of(from.player).hand.covers(cards); }
    [[nodiscard]] bool check(const Hand& cards, To to) const { return addUp(of(to.player).hand, cards); }
    [[nodiscard]] bool check(Card card, From from) const { return check(Hand::of(card), from); }
    [[nodiscard]] bool check(Card card, To to) const { return check(Hand::of(card), to); }
    [[nodiscard]] bool check(ProgressCard card, From from) const { return of(from.player).progress[index(card)] > 0; }
    [[nodiscard]] bool check(ProgressCard card, FromDeck deck) const { return supply::deckOf(card) == deck.track; }
    [[nodiscard]] bool check(DevelopmentCard card, From from) const {
        return of(from.player).development[index(card)] > 0;
    }
    [[nodiscard]] bool check(IntersectionId at, KnightOf knight) const {
        return of(knight.player).knightAt(at) != nullptr;
    }
    [[nodiscard]] bool check(PlayerId player, PlayedKnight /*tag*/) const { return of(player).playedKnights > 0; }
    template <typename Kind>
    static bool isChosen(const When<Kind>& key) {
        return key.is == key.value;
    }
    template <typename Value, typename Tag>
    bool check(const Value& /*value*/, const Tag& /*tag*/) const {
        return true;
    }
};

/// Adds what an event uses and the state lacks.
struct Provide : Fields<Provide> {
    GameState& state;

    explicit Provide(GameState& before) : state(before) {}
    template <typename... Tags>
    void field(const char* /*key*/, const auto& value, const Tags&... tags) {
        (provide(value, tags), ...);
    }

private:
    void provide(const Hand& cards, From from) const {
        Hand& hand = state.player(from.player).hand;
        const Hand missing = hand.missing(cards);
        if (addUp(hand, missing)) hand += missing;
    }
    void provide(Card card, From from) const { provide(Hand::of(card), from); }
    void provide(IntersectionId at, KnightOf knight) const {
        PlayerState& owner = state.player(knight.player);
        if (owner.knightAt(at) == nullptr && !owner.knights.full())
            detail::putKnight(owner,
                              {.at = at, .level = static_cast<std::uint8_t>(knight.level), .active = knight.active});
    }
    void provide(ProgressCard card, From from) const {
        takeOut(state.decks[index(supply::deckOf(card))], card, state.player(from.player).progress);
    }
    void provide(DevelopmentCard card, From from) const {
        takeOut(state.developmentDeck, card, state.player(from.player).development);
    }
    template <typename Value, typename Tag>
    void provide(const Value& /*value*/, const Tag& /*tag*/) const {}

    /// Takes a card from its pile, where it must have been.
    template <typename Pile, typename Kind, typename Counts>
    static void takeOut(Pile& pile, Kind kind, Counts& held) {
        if (held[index(kind)] > 0) return;
        for (std::size_t i = 0; i < pile.size(); ++i)
            if (pile[i] == kind) {
                pile.erase(i);
                ++held[index(kind)];
                return;
            }
    }
};

/// Reads and applies the events; calls `before` with the state and each event first.
template <typename Before>
std::variant<StoredEvents, Fault> readEvents(const Json& stored, const Json& command, const GameState& state,
                                             const Before& before) {
    try {
        const Json* list = &stored;
        if (stored.is_object()) {
            Object object{Node(stored, "")};
            static_cast<void>(object.need("form").number(2, kEventForm));
            list = &object.need("events").json();
        }
        const auto items = Node(*list, "").list();
        if (items.size() > kMaxEvents) return Fault{"", "too many events"};
        StoredEvents read{.events = {}, .after = state};
        for (const Node& item : items) {
            const Event event = readEvent(Object(item), command, state);
            before(read.after, event);
            if (!Fits(read.after, event).all) item.fail("this event does not fit the position");
            apply(read.after, event);
            read.events.push_back(event);
        }
        // An earlier version may have decided otherwise who has won.
        if (auto fault = checkPosition(read.after); fault && fault->path != "winner") return *fault;
        return read;
    } catch (const Fault& fault) {
        return fault;
    } catch (const CapacityExceeded&) {
        return Fault{"", "these events do not fit the position"};
    }
}

} // namespace

Json storedEventsJson(const Events& events, const GameState& state) {
    return {{"form", kEventForm}, {"events", eventsJson(events, state, true)}};
}

std::variant<StoredEvents, Fault> readStoredEvents(const Json& stored, const Json& command, const GameState& state) {
    return readEvents(stored, command, state, [](const GameState&, const Event&) {});
}

std::variant<GameState, Fault> afterALostStep(const Json& stored, const Json& command, const GameState& state) {
    auto read = readEvents(stored, command, state, [](GameState& now, const Event& event) {
        Provide provide(now);
        visitFields(event, provide);
    });
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    return std::get<StoredEvents>(read).after;
}

} // namespace reeve::record
