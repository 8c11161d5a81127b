// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/commands.h"
#include "engine/record/fan.h"
#include "engine/record/seats.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <functional>
#include <map>

namespace reeve::record {
namespace {

using namespace command;

/// Reads one command. Throws a Fault for malformed input and a Refusal for what depends on the position.
class CommandReader {
public:
    CommandReader(const Json& json, const GameState& state) : m_object(Node(json, "")), m_state(state) {}

    [[nodiscard]] const KeysRead& asked() const { return m_object.asked(); }
    Command read() {
        m_object.allow("do");
        Command command;
        const auto player = m_object.find("player");
        std::optional<Color> color;
        if (player) color = player->word<Color>();
        const auto verb = m_object.need("do");
        const auto& table = verbs();
        const auto found = table.find(verb.text());
        const auto module = fan::readAction(verb.text(), m_object, m_state, notes());
        if (found == table.end() && !module) verb.fail("unknown command \"" + shown(verb.text()) + "\"");
        // Refusals are stored and thrown only if the whole line is well formed.
        if (color) command.player = m_player = seatOf(*color);
        command.action = module ? Action(*module) : found->second(*this);
        m_object.finish();
        if (m_refusal) throw Refusal(*m_refusal);
        return command;
    }

private:
    using Verb = std::function<Action(CommandReader&)>;

    // Keeps the first refusal until the whole line is read, so that malformed lines are always reported as such.
    void note(RefusalCode code, std::string_view rule = "") {
        if (!m_refusal) m_refusal = Refusal{.code = code, .rule = rule};
    }
    PlayerId seatOf(Color color) {
        for (std::size_t p = 0; p < m_state.playerCount; ++p)
            if (m_state.colors[p] == color) return static_cast<PlayerId>(p);
        note(RefusalCode::NotInThisGame);
        return kNobody;
    }
    PlayerId other(const Node& node) { return seatOf(node.word<Color>()); }
    PlayerId needPlayer(const char* key) { return other(m_object.need(key)); }
    IntersectionId needPlace(const char* key) { return m_object.need(key).intersection(m_state.island()); }
    IntersectionId findPlace(const char* key) {
        const auto node = m_object.find(key);
        return node ? node->intersection(m_state.island()) : kNoIntersection;
    }
    Hand needCards(const char* key) { return m_object.need(key).cards(); }
    std::uint8_t findDie(const char* key) {
        const auto node = m_object.findStated(key, Stated::Dice);
        return node ? static_cast<std::uint8_t>(node->number(1, 6)) : std::uint8_t{0};
    }
    Card findCard(const char* key) {
        const auto node = m_object.findStated(key, Stated::Card);
        return node ? node->word<Card>() : kNoCard;
    }
    /// Reads a list of places; a size outside `least` to `most` is noted as a refusal.
    template <typename List, typename Read>
    List places(const char* key, std::size_t least, std::size_t most, Read read) {
        List list;
        const auto items = m_object.need(key).list();
        for (const auto& item : items) {
            const auto place = read(item);
            if (list.size() < most) list.push_back(place);
        }
        if (items.size() < least || items.size() > most) note(RefusalCode::WrongTarget);
        return list;
    }
    KnightList knights(std::size_t least, std::size_t most) {
        return places<KnightList>("at", least, most,
                                  [this](const Node& n) { return n.intersection(m_state.island()); });
    }
    /// Reads one or two paths; {"ship": path} marks a path for a ship in the bit set `ships`.
    PathList paths(std::uint8_t& ships) {
        unsigned bit = 1;
        return places<PathList>("at", 1, 2, [&](const Node& n) {
            const bool ship = n.json().is_object();
            if (ship && bit <= 2) ships = static_cast<std::uint8_t>(ships | bit);
            bit <<= 1U;
            if (!ship) return n.road(m_state.island());
            Object piece(n);
            const auto at = piece.need("ship").road(m_state.island());
            piece.finish();
            return at;
        });
    }
    RobberMove robberMove(const char* cardKey) {
        RobberMove move;
        move.to = m_object.need("to").hex(m_state.island());
        if (const auto victim = m_object.find("victim")) {
            move.declined = victim->isNull();
            if (!move.declined) move.victim = other(*victim);
        }
        move.card = findCard(cardKey);
        return move;
    }
    /// The kind of a single card.
    Card oneCard(const Hand& cards) {
        if (cards.total() == 1) return cards.cardAt(0);
        note(RefusalCode::WrongNumberOfCards);
        return Card::Brick;
    }

    Place place() {
        const auto settlement = m_object.find("settlement");
        const auto city = m_object.find("city");
        if (settlement && city) city->fail("a settlement or a city is placed, not both");
        const auto ship = m_object.find("ship");
        if (ship && m_object.has("road")) ship->fail("a road or a ship is placed, not both");
        const auto path = [&](bool isShip) { return m_object.need(isShip ? "ship" : "road").road(m_state.island()); };
        if (!settlement && !city) m_object.node().fail("the key \"settlement\" or \"city\" is missing");
        return {.city = city.has_value(),
                .at = (settlement ? settlement : city)->intersection(m_state.island()),
                .road = path(ship.has_value()),
                .ship = ship.has_value()};
    }

    Roll roll() {
        Roll roll{.red = findDie("red"), .yellow = findDie("yellow")};
        if (const auto total = m_object.findStated("total", Stated::Dice)) {
            if (m_state.rules.knights()) total->fail("Cities & Knights needs both dice");
            if (roll.red != 0 || roll.yellow != 0) total->fail("either the dice or their total is given");
            roll.red = static_cast<std::uint8_t>(total->number(dice::kLowest, dice::kHighest));
            roll.yellow = dice::kTotalOnly;
        }
        if (const auto event = m_object.findStated("event", Stated::Dice)) {
            if (!m_state.rules.knights()) event->fail("the base game has no event die");
            roll.event = event->word<EventFace>();
        }
        return roll;
    }

    [[nodiscard]] fan::Note notes() {
        return [this](RefusalCode code, std::string_view rule) { note(code, rule); };
    }

    Action build() {
        if (const auto piece = fan::readBuild(m_object, m_state, notes())) return *piece;
        const auto piece = m_object.need("piece");
        const auto at = m_object.need("at");
        Build build{.piece = piece.word<Piece>()};
        if (build.piece == Piece::Road || build.piece == Piece::Ship)
            build.path = at.road(m_state.island());
        else
            build.at = at.intersection(m_state.island());
        if (build.piece == Piece::Settlement || build.piece == Piece::City)
            build.landing = fan::landingFrom(m_object, m_state, notes());
        return build;
    }

    Play play() {
        Play play;
        play.card = m_object.need("card").word<ProgressCard>();
        switch (play.card) {
        case ProgressCard::Alchemist:
            play.red = static_cast<std::uint8_t>(m_object.need("red").number(1, 6));
            play.yellow = static_cast<std::uint8_t>(m_object.need("yellow").number(1, 6));
            break;
        case ProgressCard::Engineer: play.at = needPlace("at"); break;
        case ProgressCard::Medicine:
            play.at = needPlace("at");
            play.landing = fan::landingFrom(m_object, m_state, notes());
            break;
        case ProgressCard::Intrigue: play.at = needPlace("knight"); break;
        case ProgressCard::Smith: play.knights = knights(1, 2); break;
        case ProgressCard::Inventor: {
            const auto hexes = places<InlineVector<HexId, 2>>(
                "hexes", 2, 2, [this](const Node& n) { return n.hex(m_state.island()); });
            if (hexes.size() == 2) {
                play.to = hexes[0];
                play.other = hexes[1];
            }
            break;
        }
        case ProgressCard::RoadBuilding: play.paths = paths(play.ships); break;
        case ProgressCard::Diplomat:
            play.paths.push_back(m_object.need("road").road(m_state.island()));
            if (const auto to = m_object.find("to")) play.paths.push_back(to->road(m_state.island()));
            break;
        case ProgressCard::Bishop:
            play.to = m_object.need("to").hex(m_state.island());
            if (const auto cards = m_object.findStated("cards", Stated::Card))
                for (const auto& [color, card] : cards->members()) {
                    const auto named = record::named<Color>(color);
                    if (!named) card.fail("\"" + shown(color) + "\" is not a colour");
                    const auto kind = card.word<Card>();
                    bool seated = false;
                    for (std::size_t p = 0; p < m_state.playerCount; ++p)
                        if (m_state.colors[p] == *named) {
                            play.stolen[p] = kind;
                            seated = true;
                        }
                    if (!seated) note(RefusalCode::NotInThisGame);
                }
            break;
        case ProgressCard::Merchant: play.to = m_object.need("to").hex(m_state.island()); break;
        case ProgressCard::Deserter:
        case ProgressCard::Spy:
        case ProgressCard::MasterMerchant: play.victim = needPlayer("victim"); break;
        case ProgressCard::MerchantFleet:
            if (!rulesOf(m_state.rules.edition).fleetTradesAllKinds) play.kind = m_object.need("kind").word<Card>();
            break;
        case ProgressCard::ResourceMonopoly: play.kind = m_object.need("resource").resource(); break;
        case ProgressCard::TradeMonopoly: play.kind = m_object.need("commodity").commodity(); break;
        default: break;
        }
        return play;
    }

    PlayDevelopment playDevelopment() {
        PlayDevelopment play;
        play.card = m_object.need("card").word<DevelopmentCard>();
        switch (play.card) {
        case DevelopmentCard::Knight: play.move = robberMove("stolen"); break;
        case DevelopmentCard::RoadBuilding: play.paths = paths(play.ships); break;
        case DevelopmentCard::YearOfPlenty: play.cards = needCards("cards"); break;
        case DevelopmentCard::Monopoly: play.resource = m_object.need("resource").resource(); break;
        case DevelopmentCard::VictoryPoint: note(RefusalCode::CardNotPlayable); break;
        }
        return play;
    }

    BuyDevelopment buyDevelopment() {
        const auto card = m_object.findStated("card", Stated::Card);
        return card ? BuyDevelopment{card->word<DevelopmentCard>(), true} : BuyDevelopment{};
    }

    Take take() {
        const auto card = oneCard(needCards("cards"));
        if (!isResource(card)) note(RefusalCode::NotAResource);
        return {card};
    }

    DrawProgress drawProgress() {
        DrawProgress draw{.track = m_object.need("track").word<Track>()};
        if (const auto card = m_object.findStated("card", Stated::Card)) draw.card = card->word<ProgressCard>();
        return draw;
    }

    BuildNeutral buildNeutral() {
        const auto color = m_object.need("color").word<Color>();
        const auto piece = m_object.need("piece");
        const auto kind = piece.word<Piece>();
        if (kind != Piece::Road && kind != Piece::Settlement)
            piece.fail("a neutral colour builds a road or a settlement");
        BuildNeutral build{.color = color, .settlement = kind == Piece::Settlement};
        if (build.settlement)
            build.at = needPlace("at");
        else
            build.path = m_object.need("at").road(m_state.island());
        return build;
    }

    ForcedTrade forcedTrade() {
        const auto cards = m_object.findStated("cards", Stated::Card);
        return cards ? ForcedTrade{cards->cards(), true} : ForcedTrade{};
    }

    PlaceNeutral placeNeutral() { return {.color = m_object.need("color").word<Color>(), .at = needPlace("at")}; }

    Improve improve() { return {.track = m_object.need("track").word<Track>(), .metropolis = findPlace("metropolis")}; }

    ChaseRobber chaseRobber() { return {.knight = needPlace("knight"), .move = robberMove("card")}; }

    /// `pass` declines the player's first decision that allows it.
    Action pass() {
        PlayerId player = m_player;
        if (player == kNobody && !m_state.pending.empty()) player = m_state.pending.front().player;
        for (const auto& decision : m_state.pending) {
            if (decision.player != player) continue;
            if (decision.kind == DecisionKind::Take) return Take{};
            if (decision.kind == DecisionKind::PlaceKnight) return PlaceKnight{};
            if (decision.kind == DecisionKind::TakeProgress) return TakeProgress{};
            if (decision.kind == DecisionKind::SpecialBuild) return Pass{};
        }
        note(RefusalCode::NothingToChoose);
        return EndTurn{};
    }

    static const std::map<std::string, Verb>& verbs() {
        using R = CommandReader;
        static const std::map<std::string, Verb> table{
            {"place", [](R& r) { return r.place(); }},
            {"roll", [](R& r) { return r.roll(); }},
            {"build", [](R& r) { return r.build(); }},
            {"activate", [](R& r) { return Activate{r.needPlace("at")}; }},
            {"promote", [](R& r) { return Promote{r.needPlace("at")}; }},
            {"move-knight",
             [](R& r) {
                 return MoveKnight{r.needPlace("from"), r.needPlace("to")};
             }},
            {"chase-robber", [](R& r) { return r.chaseRobber(); }},
            {"move-ship",
             [](R& r) {
                 const auto from = r.m_object.need("from").road(r.m_state.island());
                 return reeve::seafarers::MoveShip{from, r.m_object.need("to").road(r.m_state.island())};
             }},
            {"move-pirate", [](R& r) { return reeve::seafarers::MovePirate{r.robberMove("card")}; }},
            {"chase-pirate",
             [](R& r) {
                 const auto knight = r.needPlace("knight");
                 return reeve::seafarers::ChasePirate{knight, r.robberMove("card")};
             }},
            {"take-gold", [](R& r) { return reeve::seafarers::TakeGold{r.needCards("cards")}; }},
            {"improve", [](R& r) { return r.improve(); }},
            {"play", [](R& r) { return r.play(); }},
            {"trade-bank",
             [](R& r) {
                 return TradeBank{r.needCards("give"), r.needCards("take")};
             }},
            {"trade",
             [](R& r) {
                 return Trade{r.needPlayer("with"), r.needCards("give"), r.needCards("take")};
             }},
            {"harbor-trade",
             [](R& r) {
                 return HarborTrade{r.needPlayer("with"), r.needCards("give")};
             }},
            {"buy-development", [](R& r) { return r.buyDevelopment(); }},
            {"play-development", [](R& r) { return r.playDevelopment(); }},
            {"end-turn", [](R&) { return EndTurn{}; }},
            {"discard", [](R& r) { return Discard{r.needCards("cards")}; }},
            {"move-robber", [](R& r) { return MoveRobber{r.robberMove("card")}; }},
            {"take", [](R& r) { return r.take(); }},
            {"lose-city", [](R& r) { return LoseCity{r.needPlace("at")}; }},
            {"draw-progress", [](R& r) { return r.drawProgress(); }},
            {"discard-progress", [](R& r) { return DiscardProgress{r.m_object.need("card").word<ProgressCard>()}; }},
            {"commit-knights", [](R& r) { return CommitKnights{r.knights(0, supply::kKnights)}; }},
            {"relocate-knight", [](R& r) { return RelocateKnight{r.needPlace("to")}; }},
            {"remove-knight", [](R& r) { return RemoveKnight{r.needPlace("at")}; }},
            {"place-knight", [](R& r) { return PlaceKnight{r.needPlace("at")}; }},
            {"give", [](R& r) { return Give{r.needCards("cards")}; }},
            {"take-progress", [](R& r) { return TakeProgress{r.m_object.need("card").word<ProgressCard>()}; }},
            {"take-cards", [](R& r) { return TakeCards{r.needCards("cards")}; }},
            {"place-metropolis", [](R& r) { return PlaceMetropolis{r.needPlace("at")}; }},
            {"place-neutral", [](R& r) { return r.placeNeutral(); }},
            {"build-neutral", [](R& r) { return r.buildNeutral(); }},
            {"forced-trade", [](R& r) { return r.forcedTrade(); }},
            {"robber-to-desert", [](R&) { return RobberToDesert{}; }},
            {"discard-knight", [](R&) { return DiscardKnight{}; }},
            {"pass", [](R& r) { return r.pass(); }},
        };
        return table;
    }

    Object m_object;
    const GameState& m_state;
    PlayerId m_player = kNobody;
    std::optional<Refusal> m_refusal;
};

} // namespace

ParsedCommand parseCommand(const Json& json, const GameState& state) {
    try {
        return CommandReader(json, state).read();
    } catch (const Fault& fault) {
        return fault;
    } catch (const Refusal& refusal) {
        return refusal;
    }
}

KeysRead keysRead(const Json& command, const GameState& state) {
    if (!command.is_object()) return {};
    CommandReader reader(command, state);
    try {
        reader.read();
    } catch (const Fault&) { // the rest is not read
    } catch (const Refusal&) {
    }
    return reader.asked();
}

std::vector<Stated> statedBy(const Json& command, const GameState& state) {
    std::vector<Stated> all;
    for (const auto& [key, stated] : keysRead(command, state))
        if (stated && command.contains(key)) all.push_back(*stated);
    return all;
}

ParsedCommand parseCommand(std::string_view text, const GameState& state) {
    const auto parsed = parseJson(text);
    if (parsed.fault) return *parsed.fault;
    return parseCommand(parsed.value, state);
}

} // namespace reeve::record
