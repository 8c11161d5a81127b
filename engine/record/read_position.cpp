// SPDX-License-Identifier: GPL-3.0-or-later
// From JSON to a state. Order matters: rules, then seats, then everything that names a seat.
#include "engine/game.h"
#include "engine/invariants.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/position/queries.h"
#include "engine/record/fan.h"
#include "engine/record/position.h"
#include "engine/record/reader.h"
#include "engine/record/seafarers.h"
#include "engine/record/seats.h"
#include "engine/settling.h"
#include "engine/setup/boards.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace reeve::record {
namespace {

constexpr const char* kFormat = "reeve-position/1";
constexpr int kMostPending = 10; // leaves room for decisions that a command adds

class PositionReader {
public:
    explicit PositionReader(const Json& json) : m_top(Node(json, "")) {}

    /// Accepts decisions that ask for more cards than there are.
    PositionReader& withUnfittingDecisions() {
        m_fitting = false;
        return *this;
    }
    /// Leaves the conditions of a position to the caller.
    PositionReader& unchecked() {
        m_checked = false;
        return *this;
    }
    /// Accepts what an earlier version accepted.
    PositionReader& saved() {
        m_saved = true;
        return *this;
    }

    GameState read() {
        const auto format = m_top.need("format");
        if (format.text() != kFormat)
            format.fail("only positions of the format \"" + std::string(kFormat) + "\" can be read");
        readRules();
        readSeats(m_state, m_top);
        readTurn();
        readBoard();
        readPieces();
        readHands();
        readCards();
        readDecks();
        readTrack();
        readThisTurn();
        readPending();
        readWinner();
        readAwards();
        fan::readSeats(m_top, m_state);
        auto points = m_top.find("points");
        const auto control = m_state.rules.fan.any() ? m_top.find("control") : std::nullopt;
        m_top.finish();
        if (m_checked)
            if (auto fault = checkPosition(m_state); fault && !(m_saved && fault->path == "winner")) throw *fault;
        if (control) fan::compareControl(*control, m_state);
        for (const auto& [player, told] : m_conquered) fan::compareConquered(told, player, m_state);
        if (points) comparePoints(*points);
        return m_state;
    }

private:
    void readRules() {
        m_state.rules = record::readRules(m_top);
        if (const auto seed = m_top.find("seed")) m_state.seed = seed->unsignedNumber();
    }

    void readTurn() {
        auto& turn = m_state.turn;
        const auto node = m_top.find("turn");
        if (!node) return;
        Object object(*node);
        if (const auto phase = object.find("phase")) turn.phase = phase->word<Phase>();
        turn.number = turn.phase == Phase::Setup ? 0 : 1;
        if (const auto number = object.find("number")) {
            const auto told = static_cast<std::uint16_t>(number->number(1, 60000));
            if (turn.phase != Phase::Setup)
                turn.number = told;
            else if (told != 1)
                number->fail("in the set-up the first turn is still to come: 1 is needed here");
        }
        if (const auto player = object.find("player")) turn.player = seat(m_state, *player);
        readPartner(object);
        if (const auto dice = object.findHeld("dice")) {
            Object thrown(*dice);
            if (const auto total = thrown.find("total")) {
                if (m_state.rules.knights()) total->fail("Cities & Knights needs both dice");
                turn.red = static_cast<std::uint8_t>(total->number(dice::kLowest, dice::kHighest)); // yellow stays 0
            } else {
                turn.red = static_cast<std::uint8_t>(thrown.need("red").number(1, 6));
                turn.yellow = static_cast<std::uint8_t>(thrown.need("yellow").number(1, 6));
            }
            if (const auto event = thrown.find("event")) {
                if (!m_state.rules.knights()) event->fail("the base game has no event die");
                turn.event = event->word<EventFace>();
            }
            thrown.finish();
        }
        if (const auto resolving = object.find("resolving")) {
            turn.resolving = resolving->word<Resolving>();
            m_resolvingTold = true;
        }
        object.finish();
    }

    /// Compares `turn.partner`, a computed key. In the partner's part the state's player is the partner.
    void readPartner(Object& object) {
        auto& turn = m_state.turn;
        const bool paired = m_state.rules.has(Option::PairedPlayers);
        const auto phase = std::exchange(turn.phase, Phase::Main); // `player` is still the player who rolled
        const auto partner = paired ? partnerOfTurn(m_state) : kNobody;
        turn.phase = phase;
        if (const auto told = object.find("partner"))
            if (seat(m_state, *told) != partner) told->fail("the partner is the third player clockwise (SIX-30)");
        if (phase == Phase::Paired && paired) turn.player = partner;
    }

    void readBoard() {
        const auto node = m_top.find("board");
        auto& board = m_state.board;
        if (!node) {
            board = randomBoard(m_state.seed);
            if (m_state.rules.seafarers()) reeve::seafarers::chart(board);
            if (m_state.rules.fan.any()) m_state.fan.castle = firstDesert(board);
            fan::checkCastle(m_state);
            return;
        }
        Object object(*node);
        const auto rows = object.find("rows");
        board = randomBoard(m_state.seed, rows ? islandFrom(*rows) : IslandId::Standard);
        if (const auto hexes = object.find("hexes")) readHexes(*hexes);
        if (m_state.rules.seafarers()) seafarers::readWaters(object, board);
        fan::readBoard(object, m_state);
        if (const auto harbors = object.find("harbors")) {
            board.harbors.clear();
            for (const auto& item : harbors->list()) {
                Object harbor(item);
                if (board.harbors.full()) item.fail("there are more harbours than the box holds");
                const auto at = harbor.need("at");
                const Harbor read{at.road(m_state.island()), harbor.need("gives").word<HarborKind>()};
                const bool coastal = m_state.rules.seafarers()
                                         ? (board.waters.landPaths & board.waters.seaPaths).contains(read.at)
                                         : m_state.island().coast.contains(read.at);
                if (!coastal) at.fail("harbours lie on the coast, " + at.text() + " does not");
                if (std::ranges::any_of(board.harbors, [&](const Harbor& h) { return h.at == read.at; }))
                    at.fail("two harbours on " + at.text());
                board.harbors.push_back(read);
                harbor.finish();
            }
        }
        if (const auto robber = object.find("robber")) board.robber = robber->hex(m_state.island());
        if (const auto merchant = object.findHeld("merchant")) {
            Object figure(*merchant);
            board.merchant = figure.need("at").hex(m_state.island());
            board.merchantOwner = seat(m_state, figure.need("player"));
            figure.finish();
        }
        object.finish();
    }

    /// Reads `board.rows` (SHAPE-1).
    static IslandId islandFrom(const Node& rows) {
        std::vector<int> lengths;
        for (const auto& item : rows.list()) {
            const int length = item.number(1, Shape::kLongestRow);
            if (!lengths.empty() && std::abs(length - lengths.back()) != 1)
                item.fail("neighbouring rows differ by one hex");
            lengths.push_back(length);
        }
        const auto* island = islandWithRows(lengths);
        if (island == nullptr) rows.fail("there is no island of these rows");
        return island->id;
    }

    void readHexes(const Node& hexes) {
        auto& board = m_state.board;
        HexSet seen;
        const bool atSea = m_state.rules.seafarers();
        if (atSea) { // a missing hex is sea
            for (const auto hex : m_state.island().hexes) {
                board.terrain[index(hex)] = Terrain::Sea;
                board.number[index(hex)] = 0;
            }
        }
        for (const auto& [key, node] : hexes.members()) {
            const auto hex = m_state.island().hexNamed(key);
            if (!hex) node.fail("the board has no hex \"" + shown(key) + "\"");
            seen.insert(*hex);
            Object object(node);
            board.terrain[index(*hex)] = object.need("terrain").word<Terrain>();
            const auto terrain = board.terrain[index(*hex)];
            if (!atSea && index(terrain) >= kTerrains) node.fail("sea and gold need the option \"seafarers\"");
            const auto number = object.find("number");
            board.number[index(*hex)] = number ? static_cast<std::uint8_t>(number->number(2, 12)) : std::uint8_t{0};
            if (number && terrain == Terrain::Desert) number->fail("the desert has no number");
            if (number && terrain == Terrain::Sea) number->fail("the sea has no number");
            fan::readHex(object, *hex, m_state);
            object.finish();
        }
        if (const auto missing = m_state.island().hexes - seen; !missing.empty() && !atSea)
            hexes.fail("the hex " + m_state.island().name(missing.first()) + " is missing");
        if (const auto desert = firstDesert(board); desert != kNoHex) {
            board.robber = desert;
        } else if (atSea) { // default: the first land hex
            for (const auto hex : m_state.island().hexes)
                if (board.terrain[index(hex)] != Terrain::Sea) {
                    board.robber = hex;
                    break;
                }
        }
    }

    IntersectionSet intersections(Object& object, const char* key) const {
        IntersectionSet set;
        const auto node = object.find(key);
        if (!node) return set;
        for (const auto& item : node->list()) {
            const auto at = item.intersection(m_state.island());
            if (set.contains(at)) item.fail("two pieces on " + item.text());
            set.insert(at);
        }
        return set;
    }

    void readPieces() {
        const auto node = m_top.find("pieces");
        if (node)
            for (const auto& [key, pieces] : node->members()) {
                auto& player = m_state.player(anySeat(m_state, key, pieces));
                Object object(pieces);
                if (const auto roads = object.find("roads"))
                    for (const auto& item : roads->list()) {
                        const auto road = item.road(m_state.island());
                        if (player.roads.contains(road)) item.fail("two pieces on " + item.text());
                        player.roads.insert(road);
                    }
                if (const auto ships = object.find("ships")) {
                    if (!m_state.rules.seafarers()) ships->fail("ships need the option \"seafarers\"");
                    for (const auto& item : ships->list()) {
                        const auto ship = item.road(m_state.island());
                        if ((player.roads | player.ships).contains(ship)) item.fail("two pieces on " + item.text());
                        player.ships.insert(ship);
                    }
                }
                player.settlements = intersections(object, "settlements");
                player.cities = intersections(object, "cities");
                player.reduced = intersections(object, "reduced");
                player.walls = intersections(object, "walls");
                if (const auto knights = object.find("knights"))
                    for (const auto& item : knights->list()) addKnight(player, item);
                if (m_state.rules.fan.any()) readModulePieces(object, realSeat(m_state, key, pieces));
                object.finish();
            }
        if (const auto metropolises = m_top.find("metropolises"))
            for (const auto& [key, item] : metropolises->members()) {
                const auto track = named<Track>(key);
                if (!track) item.fail("\"" + shown(key) + "\" is not a track");
                if (item.isNull()) continue;
                Object object(item);
                m_state.metropolises[index(*track)] = {seat(m_state, object.need("player")),
                                                       object.need("at").intersection(m_state.island())};
                object.finish();
            }
    }

    void readModulePieces(Object& pieces, PlayerId player) {
        fan::readPieces(pieces, player, m_state);
        if (const auto told = pieces.find("conquered")) m_conquered.emplace_back(player, *told);
    }

    void addKnight(PlayerState& player, const Node& item) const {
        const auto knight = knightFrom(m_state.island(), item, true);
        if (player.knightPlaces.contains(knight.at)) item.fail("two knights on " + m_state.island().name(knight.at));
        if (player.knights.full()) item.fail("there are more knights than the box holds");
        std::size_t place = 0;
        while (place < player.knights.size() && player.knights[place].at < knight.at) ++place;
        player.knights.insert(place, knight);
        player.knightPlaces.insert(knight.at);
    }

    /// Calls read(player, node) for each entry of an object whose keys are colours.
    template <typename Read>
    void forEachSeat(const char* key, Read read) {
        if (const auto node = m_top.find(key))
            for (const auto& [color, item] : node->members())
                read(m_state.player(realSeat(m_state, color, item)), item);
    }

    void readHands() {
        forEachSeat("hands", [](PlayerState& player, const Node& item) { player.hand = item.cards(); });
        forEachSeat("improvements", [](PlayerState& player, const Node& item) {
            for (const auto& [key, level] : item.members()) {
                const auto track = named<Track>(key);
                if (!track) level.fail(inQuotes(key) + " is not a track");
                player.improvements[index(*track)] = static_cast<std::uint8_t>(level.number(0, 5));
            }
        });
        forEachSeat("defender", [](PlayerState& player, const Node& item) {
            player.defender = static_cast<std::uint8_t>(item.number(0, kMostDefenders));
        });
        if (m_state.rules.seafarers()) {
            seafarers::settleWhereBuilt(m_state);
            forEachSeat("settled", [this](PlayerState& player, const Node& item) {
                player.settledAreas = seafarers::areasFrom(item, m_state.board);
            });
        }
        if (m_state.rules.has(Option::TwoPlayer)) {
            for (std::size_t p = 0; p < m_state.playerCount; ++p)
                m_state.players[p].tradeTokens = supply::kTradeTokensStart;
            forEachSeat("trade_tokens", [](PlayerState& player, const Node& item) {
                player.tradeTokens = static_cast<std::uint8_t>(item.number(0, supply::kTradeTokensMax));
            });
        }
    }

    template <typename Kind, std::size_t N>
    static void countCards(const std::optional<Node>& list, std::array<std::uint8_t, N>& counts,
                           const std::array<int, N>& copies) {
        if (!list) return;
        for (const auto& item : list->list()) {
            const auto kind = index(item.word<Kind>());
            if (counts[kind] >= copies[kind]) item.fail("the box does not hold so many cards \"" + item.text() + "\"");
            ++counts[kind];
        }
    }

    void readCards() {
        if (m_state.rules.knights())
            forEachSeat("progress", [](PlayerState& player, const Node& item) {
                Object object(item);
                countCards<ProgressCard>(object.find("hand"), player.progress, supply::kProgressCopies);
                if (const auto shown = object.find("shown"))
                    for (const auto& card : shown->list()) {
                        const auto kind = card.word<ProgressCard>();
                        if (!supply::isVictoryPoint(kind)) card.fail("only victory point cards lie open");
                        if (player.shown[index(kind)])
                            card.fail("the box does not hold so many cards \"" + card.text() + "\"");
                        player.shown[index(kind)] = true;
                    }
                object.finish();
            });
        if (m_state.rules.developmentCards())
            forEachSeat("development", [&copies = m_state.box().development](PlayerState& player, const Node& item) {
                Object object(item);
                countCards<DevelopmentCard>(object.find("hand"), player.development, copies);
                countCards<DevelopmentCard>(object.find("new"), player.newDevelopment, copies);
                if (const auto played = object.find("played"))
                    for (const auto& card : played->list()) {
                        if (card.word<DevelopmentCard>() != DevelopmentCard::Knight)
                            card.fail("only knights lie open after they were played");
                        if (player.playedKnights >= copies[index(DevelopmentCard::Knight)])
                            card.fail("the box does not hold so many cards \"knight\"");
                        ++player.playedKnights;
                    }
                object.finish();
            });
    }

    void readDecks() {
        m_state.chance = Chance(m_state.seed);
        const auto node = m_top.find("decks");
        std::optional<Object> object;
        if (node) object.emplace(*node);
        if (m_state.rules.knights())
            for (const auto track : kAllTracks) {
                const auto key = std::string(wordOf(track));
                const auto list = object ? object->find(key.c_str()) : std::nullopt;
                auto& deck = m_state.decks[index(track)];
                if (list)
                    readPile<ProgressCard>(*list, deck, supply::kDeck,
                                           [&](ProgressCard c) { return supply::deckOf(c) == track; });
                else
                    fillDeck(m_state, track);
            }
        if (m_state.rules.developmentCards()) {
            const auto list = object ? object->find("development") : std::nullopt;
            if (list)
                readPile<DevelopmentCard>(*list, m_state.developmentDeck, countOf(m_state.box().development),
                                          [](DevelopmentCard) { return true; });
            else
                fillDevelopmentDeck(m_state);
        }
        if (object) object->finish();
        if (const auto draws = m_top.find("draws"))
            m_state.chance = Chance(m_state.seed + kChanceStep * draws->unsignedNumber());
    }

    template <typename Kind, typename P, typename Belongs>
    static void readPile(const Node& list, P& pile, int room, Belongs belongs) {
        for (const auto& item : list.list()) {
            const auto card = item.word<Kind>();
            if (!belongs(card)) item.fail("the card \"" + item.text() + "\" belongs to another deck");
            if (static_cast<int>(pile.size()) >= room) item.fail("the box does not hold so many cards");
            pile.push_back(card);
        }
    }

    void readTrack() {
        m_state.fan.hoard = m_state.rules.fan.numbers.hoardStart;
        const auto node = m_top.find("barbarians");
        if (!node) return;
        Object object(*node);
        if (const auto spaces = object.find("spaces"))
            m_state.shipSpaces = static_cast<std::uint8_t>(spaces->number(0, supply::kShipSpaces - 1));
        if (const auto attacks = object.find("attacks"))
            m_state.attacks = static_cast<std::uint8_t>(attacks->number(0, 255));
        fan::readHoard(object, m_state);
        object.finish();
    }

    void readThisTurn() {
        const auto node = m_top.find("this_turn");
        if (!node) return;
        auto& turn = m_state.turn;
        Object object(*node);
        auto flag = [&](const char* key, bool& value) {
            if (const auto told = object.find(key)) value = told->boolean();
        };
        flag("crane", turn.crane);
        flag("built", turn.built);
        flag("development_played", turn.developmentPlayed);
        flag("knight_errant", turn.knightErrant);
        flag("knight_discarded", turn.knightDiscarded);
        readPartnersMovement(object);
        fan::readThisTurn(object, m_state);
        if (m_state.rules.seafarers()) {
            flag("ship_moved", turn.shipMoved);
            if (const auto built = object.find("ships_built"))
                for (const auto& item : built->list()) turn.shipsBuilt.insert(item.road(m_state.island()));
        }
        if (const auto kinds = object.find("merchant_fleet"))
            for (const auto& kind : kinds->list())
                turn.merchantFleet = static_cast<std::uint8_t>(turn.merchantFleet | 1U << index(kind.word<Card>()));
        if (const auto opponents = object.find("commercial_harbor")) {
            turn.harborOpened = true;
            for (const auto& opponent : opponents->list())
                turn.commercialHarbor =
                    static_cast<std::uint8_t>(turn.commercialHarbor | 1U << index(seat(m_state, opponent)));
        }
        if (const auto dice = object.find("alchemist")) {
            Object set(*dice);
            turn.alchemistRed = static_cast<std::uint8_t>(set.need("red").number(1, 6));
            turn.alchemistYellow = static_cast<std::uint8_t>(set.need("yellow").number(1, 6));
            set.finish();
        }
        if (const auto rolls = object.find("rolls"))
            for (const auto& total : rolls->list()) {
                if (turn.rolls.full()) total.fail("at most two rolls count in a turn");
                turn.rolls.push_back(static_cast<std::uint8_t>(total.number(2, 12)));
            }
        if (const auto committed = object.find("committed"))
            for (const auto& [color, list] : committed->members()) {
                const auto player = realSeat(m_state, color, list);
                for (const auto& item : list.list()) {
                    if (!m_state.player(player).knightPlaces.contains(item.intersection(m_state.island())))
                        item.fail("no knight of this colour stands here");
                    m_state.committed[index(player)].insert(item.intersection(m_state.island()));
                }
            }
        object.finish();
    }

    /// In the partner's movement phase `turn.player` of the record is the player who rolled.
    void readPartnersMovement(Object& object) {
        const auto told = object.find("partner");
        if (!told || !told->boolean()) return;
        m_state.turn.player = partnerOfTurn(m_state);
        m_state.turn.partner = true;
    }

    void readPending() {
        const auto node = m_top.find("pending");
        if (node)
            for (const auto& item : node->list()) {
                if (m_state.pending.size() >= kMostPending) item.fail("there are too many decisions");
                m_state.pending.push_back(
                    decisionFrom(m_state, item, m_fitting ? Reading::Fitting : Reading::Corrected));
            }
        if (!m_resolvingTold) m_state.turn.resolving = guessedStage(m_state);
        if (m_state.turn.red == 0 && m_state.turn.resolving != Resolving::Nothing &&
            m_state.turn.resolving != Resolving::Last)
            m_state.turn.resolving = Resolving::Last; // without dice nothing is left to deal
    }

    void readWinner() {
        if (const auto winner = m_top.findHeld("winner")) m_state.winner = seat(m_state, *winner);
    }

    void readAwards() {
        const auto road = m_top.find("longest_road");
        const auto army = m_top.find("largest_army");
        recomputeAwards(m_state);
        if (road) readAward(*road, m_state.longestRoad, "length");
        if (army) readAward(*army, m_state.largestArmy, "knights");
    }

    /// While a displaced knight has no place, award and length are not compared (LROAD-10).
    [[nodiscard]] bool knightUnderway() const {
        return std::ranges::any_of(m_state.pending,
                                   [](const Decision& d) { return d.kind == DecisionKind::RelocateKnight; });
    }

    void readAward(const Node& node, Award& award, const char* countKey) {
        const Award computed = award;
        award = {};
        if (node.isNull()) {
            if (computed.player != kNobody && !knightUnderway())
                node.fail("the pieces deny that nobody holds it: it is " +
                          std::string(colorOf(m_state, computed.player)) + "'s");
            return;
        }
        Object object(node);
        const auto holder = object.need("player");
        award.player = anySeat(m_state, holder.text(), holder);
        const bool isRoad = std::string_view(countKey) == "length";
        const auto countOf = [&](PlayerId player) -> int {
            return isRoad ? roadLength(m_state, player) : m_state.player(player).playedKnights;
        };
        int count = countOf(award.player);
        if (!(isRoad && knightUnderway()))
            for (std::size_t p = 0; p < m_state.seatCount; ++p)
                if (countOf(static_cast<PlayerId>(p)) > count)
                    holder.fail("the pieces deny it: " + std::string(colorOf(m_state, static_cast<PlayerId>(p))) +
                                " has more than " + holder.text());
        if (const auto told = object.find(countKey)) {
            const int stated = told->number(0, 255);
            if (isRoad && knightUnderway()) count = stated;
            if (stated != count) told->fail("the pieces say " + std::to_string(count));
        }
        award.count = static_cast<std::uint8_t>(count);
        object.finish();
    }

    void comparePoints(const Node& node) const {
        for (const auto& [color, item] : node.members()) {
            const int counted = points(m_state, realSeat(m_state, color, item));
            if (item.number(0, 255) != counted) item.fail("the pieces and cards say " + std::to_string(counted));
        }
    }

    Object m_top;
    GameState m_state;
    std::vector<std::pair<PlayerId, Node>> m_conquered; ///< as stated by the position
    bool m_resolvingTold = false;
    bool m_fitting = true, m_checked = true, m_saved = false;
};

} // namespace

std::variant<GameState, Fault> readPosition(const Json& position, Origin origin) {
    try {
        PositionReader reader(position);
        if (origin == Origin::Saved) return reader.saved().read();
        const auto state = settled(reader.read());
        if (auto fault = checkPosition(state)) return *fault;
        if (isStuck(state)) return Fault{"turn.phase", "nobody can do anything in this position"};
        return state;
    } catch (const Fault& fault) {
        return fault;
    } catch (const CapacityExceeded&) {
        return Fault{"pending", "more follows from this than a game can hold"};
    }
}

GameState readCorrected(const Json& position, bool pendingNamed) {
    PositionReader reader(position);
    reader.unchecked();
    return pendingNamed ? reader.read() : reader.withUnfittingDecisions().read();
}

std::variant<GameState, Fault> readPosition(std::string_view text) {
    const auto parsed = parseJson(text);
    if (parsed.fault) return *parsed.fault;
    return readPosition(parsed.value);
}

std::variant<GameState, Fault> readSetup(const Json& setup) {
    try {
        Object object(Node(setup, ""));
        GameState seats;
        seats.rules = readRules(object);
        object.need("players");
        readSeats(seats, object);
        NewGame game{.rules = seats.rules, .players = {}, .board = {}};
        if (const auto seed = object.find("seed")) game.seed = seed->unsignedNumber();
        auto layout = Layout::Random;
        if (const auto stated = object.find("layout")) layout = stated->word<Layout>();
        if (const auto start = object.find("start")) game.start = seat(seats, *start);
        object.finish();
        for (std::size_t p = 0; p < seats.playerCount; ++p) game.players.push_back(seats.colors[p]);
        if (seats.rules.scenario != Scenario::None) {
            if (seats.playerCount < reeve::seafarers::kFewestPlayers)
                throw Fault{"players", "the scenarios are for three to six players (SCEN-1, SCEN-2)"};
            game.board = reeve::seafarers::scenarioBoard(seats.rules.scenario, seats.playerCount, game.seed);
        } else {
            game.board = boardFor(layout, game.seed, islandFor(seats.playerCount));
        }
        GameState state = newGame(game);
        fan::checkCastle(state);
        state.seatCount = seats.seatCount;
        state.colors = seats.colors;
        return state;
    } catch (const Fault& fault) {
        return fault;
    }
}

} // namespace reeve::record
