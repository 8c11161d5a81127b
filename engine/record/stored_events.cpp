// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/stored_events.h"

#include "engine/events/apply.h"
#include "engine/record/events.h"
#include "engine/record/fan.h"
#include "engine/record/position.h"
#include "engine/record/reader.h"
#include "engine/record/seafarers.h"
#include "engine/record/seats.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <map>
#include <type_traits>

namespace reeve::record {
namespace {

constexpr int kMostDraws = 255;

/// The keys of format 2 that eventJson() omits.
struct AddRest {
    Json& json;
    void operator()(const event::DiceRolled& e) const { draws(e.draws); }
    void operator()(const event::RollRepeated& e) const { draws(e.draws); }
    void operator()(const event::CardStolen& e) const { draws(e.draws); }
    void operator()(const event::KnightMoved& e) const { json["acted"] = e.acted; }
    void operator()(const event::DecisionOpened& e) const {
        if (e.first) json["first"] = true;
    }
    void operator()(const reeve::fan::Event& e) const { fan::addRest(json, e); }
    template <typename Other>
    void operator()(const Other&) const {}

private:
    void draws(std::uint8_t count) const { json["draws"] = count; }
};

/// Reads one event. Ignores unknown keys: the format number says whether this reader knows them all.
class Reader {
public:
    Reader(const GameState& state, const Json& command, Object event)
        : m_state(state), m_command(command), m_event(std::move(event)) {}

    Event read() {
        const Node kind = m_event.need("event");
        const auto found = readers().find(kind.text());
        if (found == readers().end())
            if (const auto event = seafarers::readEvent(kind.text(), m_event, m_state)) return *event;
        if (found == readers().end())
            if (const auto event = fan::readEvent(kind.text(), m_event, m_state)) return *event;
        if (found == readers().end()) kind.fail("\"" + kind.text() + "\" is not an event");
        return (this->*found->second)();
    }

private:
    using Read = Event (Reader::*)();

    [[nodiscard]] PlayerId seatAt(const char* key) {
        const auto value = m_event.findHeld(key);
        return value ? anySeat(m_state, value->text(), *value) : kNobody;
    }
    /// Reads a required seat.
    [[nodiscard]] PlayerId by(const char* key = "player") {
        const Node value = m_event.need(key);
        return anySeat(m_state, value.text(), value);
    }
    [[nodiscard]] std::uint8_t number(const char* key, int least, int most) {
        return static_cast<std::uint8_t>(m_event.need(key).number(least, most));
    }
    [[nodiscard]] bool flag(const char* key, bool otherwise) {
        const auto value = m_event.findHeld(key);
        return value ? value->boolean() : otherwise;
    }
    [[nodiscard]] IntersectionId place(const char* key = "at") {
        return m_event.need(key).intersection(m_state.island());
    }
    template <typename Kind>
    [[nodiscard]] Kind word(const char* key) {
        return m_event.need(key).word<Kind>();
    }
    /// Format 1: what the command does not state was drawn.
    [[nodiscard]] std::uint8_t draws(const char* stated, int count) {
        if (const auto value = m_event.findHeld("draws"))
            return static_cast<std::uint8_t>(value->number(0, kMostDraws));
        return static_cast<std::uint8_t>(m_command.is_object() && m_command.contains(stated) ? 0 : count);
    }

    template <typename Kind>
    Event plain() {
        return Kind{};
    }
    template <typename Kind>
    Event player() {
        return Kind{by()};
    }
    template <typename Kind>
    Event playerAtPlace() {
        return Kind{by(), place()};
    }
    template <typename Kind>
    Event playerAtPath() {
        return Kind{by(), m_event.need("at").road(m_state.island())};
    }
    template <typename Kind>
    Event playerToHex() {
        return Kind{by(), m_event.need("to").hex(m_state.island())};
    }
    template <typename Kind, typename Card>
    Event playerCard() {
        return Kind{by(), word<Card>("card")};
    }
    template <typename Kind>
    Event playerCards() {
        return Kind{by(), m_event.need("cards").cards(), word<Cause>("cause")};
    }

    /// Reads the dice, or the total in the place of the red one.
    template <typename Rolled>
    void readDice(Rolled& e) {
        if (m_event.has("total")) {
            e.red = number("total", dice::kLowest, dice::kHighest);
            return;
        }
        e.red = number("red", 1, 6);
        e.yellow = number("yellow", 1, 6);
    }
    Event diceRolled() {
        event::DiceRolled e{.player = seatAt("player")};
        readDice(e);
        if (const auto face = m_event.findHeld("with")) e.with = face->word<EventFace>();
        e.draws = draws(m_event.has("total") ? "total" : "red", e.with == EventFace::None ? 2 : 3);
        if (!m_event.has("draws") && e.with != EventFace::None && m_command.is_object() && m_command.contains("red") &&
            !m_command.contains("event"))
            e.draws = 1;
        return e;
    }
    Event rollRepeated() {
        event::RollRepeated e;
        readDice(e);
        e.draws = draws(m_event.has("total") ? "total" : "red", 2);
        return e;
    }
    Event rollCounted() { return event::RollCounted{number("total", 2, 12)}; }
    Event shipMoved() { return event::ShipMoved{number("spaces", 0, 200)}; }
    Event barbariansAttacked() {
        event::BarbariansAttacked e{.barbarians = number("barbarians", 0, 255),
                                    .knights = number("knights", 0, 255),
                                    .won = m_event.need("won").boolean()};
        for (const auto& [color, strength] : m_event.need("strength").members())
            e.strength[index(anySeat(m_state, color, strength))] = static_cast<std::uint8_t>(strength.number(0, 255));
        return e;
    }
    Event knightsCommitted() {
        event::KnightsCommitted e;
        e.player = by();
        for (const Node& at : m_event.need("at").list()) e.at.insert(at.intersection(m_state.island()));
        return e;
    }
    Event cityReduced() {
        return event::CityReduced{by(), place(), flag("on_its_side", false), flag("wall_lost", false)};
    }
    Event progressDrawn() { return event::ProgressDrawn{by(), word<Track>("track"), word<ProgressCard>("card")}; }
    Event progressTaken() { return event::ProgressTaken{by(), by("from"), word<ProgressCard>("card")}; }
    Event bankShort() { return event::BankShort{word<Card>("card")}; }
    Event hexBlocked() { return event::HexBlocked{m_event.need("hex").hex(m_state.island())}; }
    Event cardStolen() {
        return event::CardStolen{by(), by("victim"), word<Card>("card"),
                                 draws(m_command.is_object() && m_command.contains("stolen") ? "stolen" : "card", 1)};
    }
    Event cardsPassed() {
        return event::CardsPassed{by("from"), by("to"), m_event.need("cards").cards(), word<Cause>("cause")};
    }
    Event buildingPlaced() {
        event::BuildingPlaced e{.player = by(), .at = place(), .city = word<Piece>("piece") == Piece::City};
        if (const auto road = m_event.findHeld("road")) e.road = road->road(m_state.island());
        if (const auto ship = m_event.findHeld("ship")) {
            e.road = ship->road(m_state.island());
            e.ship = true;
        }
        return e;
    }
    Event cityBuilt() { return event::CityBuilt{by(), place(), flag("restored", false)}; }
    Event knightPlaced() {
        return event::KnightPlaced{by(), knightFrom(m_state.island(), m_event.need("knight"), true)};
    }
    Event knightDisplaced() {
        return event::KnightDisplaced{by(), knightFrom(m_state.island(), m_event.need("knight"), true)};
    }
    Event knightPromoted() { return event::KnightPromoted{by(), place(), number("level", 1, 3)}; }
    Event knightMoved() { return event::KnightMoved{by(), place("from"), place("to"), flag("acted", true)}; }
    Event improvementBuilt() { return event::ImprovementBuilt{by(), word<Track>("track"), number("level", 0, 5)}; }
    Event metropolisPlaced() { return event::MetropolisPlaced{by(), word<Track>("track"), place(), seatAt("from")}; }
    Event tokensSwapped() {
        const auto hexes = m_event.need("hexes");
        const auto two = hexes.list();
        if (two.size() != 2) hexes.fail("two hexes are needed here");
        return event::TokensSwapped{two[0].hex(m_state.island()), two[1].hex(m_state.island())};
    }
    Event fleetHired() {
        event::FleetHired e{.player = by()};
        for (const Node& kind : m_event.need("kinds").list())
            e.kinds = static_cast<std::uint8_t>(e.kinds | (1U << index(kind.word<Card>())));
        return e;
    }
    Event harborOpened() {
        event::HarborOpened e{.player = by()};
        for (const Node& color : m_event.need("opponents").list())
            e.opponents = static_cast<std::uint8_t>(e.opponents | (1U << index(anySeat(m_state, color.text(), color))));
        return e;
    }
    Event harborOffered() { return event::HarborOffered{by(), by("with")}; }
    Event diceSet() { return event::DiceSet{by(), number("red", 1, 6), number("yellow", 1, 6)}; }
    Event longestRoadChanged() { return event::LongestRoadChanged{seatAt("player"), number("length", 0, 255)}; }
    Event largestArmyChanged() { return event::LargestArmyChanged{seatAt("player"), number("knights", 0, 255)}; }
    Event decisionOpened() { return event::DecisionOpened{decision(m_event.need("decision")), flag("first", false)}; }
    Event decisionClosed() { return event::DecisionClosed{word<DecisionKind>("decide"), by()}; }
    Event passedOn() { return event::PassedOn{by(), word<DecisionKind>("decide")}; }
    Event tokensChanged() {
        return event::TokensChanged{by(), static_cast<std::int8_t>(m_event.need("by").number(-100, 100))};
    }
    Event turnBegan() {
        return event::TurnBegan{by(), static_cast<std::uint16_t>(m_event.need("number").number(0, 65535))};
    }
    Event gameWon() { return event::GameWon{by(), number("points", 0, 255)}; }

    /// Inverse of decisionJson(). Does not check the decision: the events before this one have not been applied.
    Decision decision(const Node& node) {
        Object object(node);
        const auto seatOf = [&](const char* key) {
            const auto value = object.findHeld(key);
            return value ? anySeat(m_state, value->text(), *value) : kNobody;
        };
        Decision decision;
        decision.player = seatOf("player");
        decision.kind = object.need("decide").word<DecisionKind>();
        if (const auto count = object.findHeld("count"))
            decision.count = static_cast<std::uint8_t>(count->number(0, 255));
        if (const auto track = object.findHeld("track")) decision.track = track->word<Track>();
        for (const char* key : {"to", "from", "by"})
            if (const PlayerId other = seatOf(key); other != kNobody) decision.other = other;
        if (const auto only = object.findHeld("commodity")) decision.commodityOnly = only->boolean();
        if (const auto piece = object.findHeld("piece"))
            decision.settlement = piece->word<Piece>() == Piece::Settlement;
        if (const auto knight = object.findHeld("knight"))
            decision.knight = knightFrom(m_state.island(), *knight, false);
        if (const auto hex = object.findHeld("hex")) decision.hex = hex->hex(m_state.island());
        if (const auto players = object.findHeld("players"))
            for (const auto& item : players->list())
                decision.rollers =
                    static_cast<std::uint8_t>(decision.rollers | 1U << index(anySeat(m_state, item.text(), item)));
        return decision;
    }

    static const std::map<std::string, Read, std::less<>>& readers() {
        static const std::map<std::string, Read, std::less<>> all{
            {"dice-rolled", &Reader::diceRolled},
            {"roll-repeated", &Reader::rollRepeated},
            {"roll-counted", &Reader::rollCounted},
            {"ship-moved", &Reader::shipMoved},
            {"barbarians-landed", &Reader::plain<event::BarbariansLanded>},
            {"barbarians-attacked", &Reader::barbariansAttacked},
            {"knights-committed", &Reader::knightsCommitted},
            {"defender-awarded", &Reader::player<event::DefenderAwarded>},
            {"city-reduced", &Reader::cityReduced},
            {"progress-drawn", &Reader::progressDrawn},
            {"progress-returned", &Reader::playerCard<event::ProgressReturned, ProgressCard>},
            {"progress-played", &Reader::playerCard<event::ProgressPlayed, ProgressCard>},
            {"progress-taken", &Reader::progressTaken},
            {"event-resolved", &Reader::plain<event::EventResolved>},
            {"roll-resolved", &Reader::plain<event::RollResolved>},
            {"cards-gained", &Reader::playerCards<event::CardsGained>},
            {"cards-paid", &Reader::playerCards<event::CardsPaid>},
            {"cards-passed", &Reader::cardsPassed},
            {"card-stolen", &Reader::cardStolen},
            {"bank-short", &Reader::bankShort},
            {"hex-blocked", &Reader::hexBlocked},
            {"robber-locked", &Reader::plain<event::RobberLocked>},
            {"robber-moved", &Reader::playerToHex<event::RobberMoved>},
            {"merchant-moved", &Reader::playerToHex<event::MerchantMoved>},
            {"building-placed", &Reader::buildingPlaced},
            {"setup-passed", &Reader::player<event::SetupPassed>},
            {"road-built", &Reader::playerAtPath<event::RoadBuilt>},
            {"road-removed", &Reader::playerAtPath<event::RoadRemoved>},
            {"settlement-built", &Reader::playerAtPlace<event::SettlementBuilt>},
            {"city-built", &Reader::cityBuilt},
            {"wall-built", &Reader::playerAtPlace<event::WallBuilt>},
            {"knight-recruited", &Reader::playerAtPlace<event::KnightRecruited>},
            {"knight-placed", &Reader::knightPlaced},
            {"knight-displaced", &Reader::knightDisplaced},
            {"knight-removed", &Reader::playerAtPlace<event::KnightRemoved>},
            {"knight-activated", &Reader::playerAtPlace<event::KnightActivated>},
            {"knight-promoted", &Reader::knightPromoted},
            {"knight-moved", &Reader::knightMoved},
            {"knight-spent", &Reader::playerAtPlace<event::KnightSpent>},
            {"improvement-built", &Reader::improvementBuilt},
            {"metropolis-placed", &Reader::metropolisPlaced},
            {"tokens-swapped", &Reader::tokensSwapped},
            {"fleet-hired", &Reader::fleetHired},
            {"harbor-opened", &Reader::harborOpened},
            {"harbor-offered", &Reader::harborOffered},
            {"crane-ready", &Reader::player<event::CraneReady>},
            {"dice-set", &Reader::diceSet},
            {"development-bought", &Reader::playerCard<event::DevelopmentBought, DevelopmentCard>},
            {"development-played", &Reader::playerCard<event::DevelopmentPlayed, DevelopmentCard>},
            {"longest-road-changed", &Reader::longestRoadChanged},
            {"largest-army-changed", &Reader::largestArmyChanged},
            {"decision-opened", &Reader::decisionOpened},
            {"decision-closed", &Reader::decisionClosed},
            {"passed", &Reader::passedOn},
            {"tokens-changed", &Reader::tokensChanged},
            {"knight-card-discarded", &Reader::player<event::KnightCardDiscarded>},
            {"turn-ended", &Reader::player<event::TurnEnded>},
            {"special-building-began", &Reader::player<event::SpecialBuildingBegan>},
            {"special-building-passed", &Reader::player<event::SpecialBuildingPassed>},
            {"partner-began", &Reader::player<event::PartnerBegan>},
            {"turn-began", &Reader::turnBegan},
            {"game-won", &Reader::gameWon},
        };
        return all;
    }

    const GameState& m_state;
    const Json& m_command;
    Object m_event;
};

/// True if each count of the sum fits into a hand.
bool addUp(const Hand& a, const Hand& b) {
    return std::ranges::all_of(kAllCards, [&](Card card) { return a[card] + b[card] <= Hand::kMost; });
}

template <typename Kind, typename... Kinds>
inline constexpr bool kIsOneOf = (std::is_same_v<Kind, Kinds> || ...);

/// Events that apply() carries out in any state. Lists of fixed capacity guard themselves (CapacityExceeded), and
/// checkPosition() refuses what is not possible after the step.
template <typename Kind>
concept AlwaysFits =
    kIsOneOf<Kind, event::DiceRolled, event::ShipMoved, event::BarbariansLanded, event::BarbariansAttacked,
             event::KnightsCommitted, event::DefenderAwarded, event::CityReduced, event::EventResolved,
             event::BankShort, event::HexBlocked, event::RobberLocked, event::RobberMoved, event::RollResolved,
             event::BuildingPlaced, event::RoadBuilt, event::RoadRemoved, event::SettlementBuilt, event::CityBuilt,
             event::WallBuilt, event::KnightRecruited, event::KnightPlaced, event::KnightRemoved,
             event::KnightDisplaced, event::ImprovementBuilt, event::MetropolisPlaced, event::TokensSwapped,
             event::MerchantMoved, event::FleetHired, event::HarborOpened, event::HarborOffered, event::CraneReady,
             event::DiceSet, event::DevelopmentBought, event::LongestRoadChanged, event::LargestArmyChanged,
             event::DecisionOpened, event::DecisionClosed, event::TokensChanged, event::TurnEnded,
             event::SpecialBuildingBegan, event::SpecialBuildingPassed, event::PartnerBegan, event::TurnBegan,
             event::RollRepeated, event::RollCounted, event::SetupPassed, event::GameWon, event::PassedOn>;

/// True if an event may be passed to apply(), which checks nothing.
struct Fits {
    const GameState& state;

    [[nodiscard]] bool knight(PlayerId player, IntersectionId at) const {
        return state.player(player).knightAt(at) != nullptr;
    }
    [[nodiscard]] bool held(PlayerId player, const Hand& cards) const {
        return state.player(player).hand.covers(cards);
    }
    [[nodiscard]] bool holds(PlayerId player, ProgressCard card) const {
        return state.player(player).progress[index(card)] > 0;
    }

    bool operator()(const event::CardsGained& e) const { return addUp(state.player(e.player).hand, e.cards); }
    bool operator()(const event::CardsPaid& e) const { return held(e.player, e.cards); }
    bool operator()(const event::CardsPassed& e) const {
        return held(e.from, e.cards) && addUp(state.player(e.to).hand, e.cards);
    }
    bool operator()(const event::CardStolen& e) const {
        return held(e.victim, Hand::of(e.card)) && addUp(state.player(e.thief).hand, Hand::of(e.card));
    }
    bool operator()(const event::KnightActivated& e) const { return knight(e.player, e.at); }
    bool operator()(const event::KnightPromoted& e) const { return knight(e.player, e.at); }
    bool operator()(const event::KnightSpent& e) const { return knight(e.player, e.at); }
    bool operator()(const event::KnightMoved& e) const { return knight(e.player, e.from); }
    bool operator()(const event::ProgressDrawn& e) const { return supply::deckOf(e.card) == e.track; }
    bool operator()(const event::ProgressReturned& e) const { return holds(e.player, e.card); }
    bool operator()(const event::ProgressPlayed& e) const { return holds(e.player, e.card); }
    bool operator()(const event::ProgressTaken& e) const { return holds(e.from, e.card); }
    bool operator()(const event::DevelopmentPlayed& e) const {
        return state.player(e.player).development[index(e.card)] > 0;
    }
    bool operator()(const event::KnightCardDiscarded& e) const { return state.player(e.player).playedKnights > 0; }
    bool operator()(const reeve::seafarers::Event&) const { return state.rules.seafarers(); }
    bool operator()(const reeve::fan::Event&) const { return state.rules.fan.any(); }
    bool operator()(const AlwaysFits auto&) const { return true; }
};

/// Adds what an event uses and the state lacks.
struct Provide {
    GameState& state;

    void cards(PlayerId player, const Hand& taken) const {
        Hand& hand = state.player(player).hand;
        const Hand missing = hand.missing(taken);
        if (addUp(hand, missing)) hand += missing;
    }
    void knight(PlayerId player, Knight knight) const {
        PlayerState& owner = state.player(player);
        if (owner.knightAt(knight.at) == nullptr && !owner.knights.full()) detail::putKnight(owner, knight);
    }
    /// Takes a card from its pile, where it must have been.
    template <typename Pile, typename Kind, typename Counts>
    static void card(Pile& pile, Kind kind, Counts& held) {
        if (held[index(kind)] > 0) return;
        for (std::size_t i = 0; i < pile.size(); ++i)
            if (pile[i] == kind) {
                pile.erase(i);
                ++held[index(kind)];
                return;
            }
    }
    void progress(PlayerId player, ProgressCard kind) const {
        card(state.decks[index(supply::deckOf(kind))], kind, state.player(player).progress);
    }

    void operator()(const event::CardsPaid& e) const { cards(e.player, e.cards); }
    void operator()(const event::CardsPassed& e) const { cards(e.from, e.cards); }
    void operator()(const event::CardStolen& e) const { cards(e.victim, Hand::of(e.card)); }
    void operator()(const event::KnightActivated& e) const { knight(e.player, {.at = e.at}); }
    void operator()(const event::KnightPromoted& e) const {
        knight(e.player, {.at = e.at, .level = static_cast<std::uint8_t>(e.level - 1)});
    }
    void operator()(const event::KnightSpent& e) const { knight(e.player, {.at = e.at, .active = true}); }
    void operator()(const event::KnightMoved& e) const { knight(e.player, {.at = e.from, .active = true}); }
    void operator()(const event::ProgressReturned& e) const { progress(e.player, e.card); }
    void operator()(const event::ProgressPlayed& e) const { progress(e.player, e.card); }
    void operator()(const event::ProgressTaken& e) const { progress(e.from, e.card); }
    void operator()(const event::DevelopmentPlayed& e) const {
        card(state.developmentDeck, e.card, state.player(e.player).development);
    }
    template <typename Other>
    void operator()(const Other&) const {}
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
            const Event event = Reader(state, command, Object(item)).read();
            before(read.after, event);
            if (!std::visit(Fits{read.after}, event)) item.fail("this event does not fit the position");
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
    Json list = eventsJson(events, state);
    for (std::size_t i = 0; i < events.size(); ++i) std::visit(AddRest{list[i]}, events[i]);
    return {{"form", kEventForm}, {"events", std::move(list)}};
}

std::variant<StoredEvents, Fault> readStoredEvents(const Json& stored, const Json& command, const GameState& state) {
    return readEvents(stored, command, state, [](const GameState&, const Event&) {});
}

std::variant<GameState, Fault> afterALostStep(const Json& stored, const Json& command, const GameState& state) {
    auto read =
        readEvents(stored, command, state, [](GameState& now, const Event& event) { std::visit(Provide{now}, event); });
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    return std::get<StoredEvents>(read).after;
}

} // namespace reeve::record
