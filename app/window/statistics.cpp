// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/statistics.h"

#include "app/values/game_values.h"
#include "app/window/chances_view.h"
#include "app/window/points_view.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
#include "engine/position/queries.h"
#include "engine/rules/yield.h"
#include "engine/tables/dice.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace reeve::app {
namespace {

constexpr int kSeven = 7, kShipFaces = 3, kGateFaces = 1;
constexpr int kFewestRolls = 36; ///< at this count the expected number of every sum is at least 1

/// Sources and destinations of cards.
enum Way { Start, Roll, Aqueduct, Card_, Bank, Players, Stolen, Ways };
enum Loss { Robbed, Discarded, ToBank, ToPlayers, Losses };

Way wayOf(Cause cause) {
    switch (cause) {
    case Cause::Setup: return Start;
    case Cause::Production:
    case Cause::Gold: return Roll;
    case Cause::Aqueduct: return Aqueduct;
    case Cause::BankTrade: return Bank;
    default: return Card_;
    }
}

/// Gains and losses from fan modules; the words are those of the page.
enum FanCount { GoldGot, PrisonersTaken, PiecesLost, SpacesMined, SentAway, KnightsDriven, FanCounts };
constexpr std::array<const char*, FanCounts> kFanWords{"gold", "prisoners", "lost", "mined", "sent", "driven"};

struct PlayerTally {
    std::array<int, kCards> income{};
    std::array<int, DiceTally::kHighest + 1> byNumber{}; ///< cards by the total of the roll
    std::array<int, Ways> ways{};
    std::array<int, Losses> losses{};
    std::array<int, FanCounts> fan{};
    int blocked = 0;  ///< cards not produced because of the robber
    int knights = 0;  ///< recruited
    int defended = 0; ///< number of times Defender of Catan
    int citiesLost = 0;
    int shipsBuilt = 0, shipsMoved = 0;
    int longestRoute = 0; ///< maximum at the end of any turn
    int pirateMoves = 0, pirateCards = 0;

    void take(const Hand& cards, Way way) {
        ways[way] += cards.total();
        // Cards from a trade replace others and are no income.
        if (way == Bank) return;
        for (const Card card : kAllCards) income[index(card)] += cards[card];
    }
};

class Count {
public:
    explicit Count(const GameState& start) : m_state(start) {}

    void read(const Step& step) {
        m_before = m_state;
        m_pirate = false;
        if (step.correction) m_state = *step.correction;
        for (const Event& event : step.events) {
            std::visit([this](const auto& e) { see(e); }, event);
            apply(m_state, event);
        }
    }
    [[nodiscard]] StatisticsFacts told();

private:
    template <typename Other>
    void see(const Other&) {}
    void see(const event::DiceRolled& e) {
        m_total = static_cast<std::size_t>(dice::total(e));
        if (e.with != EventFace::None) ++m_faces[index(e.with)];
        if (m_before.turn.alchemistRed != 0)
            ++m_set; // chosen by a card, not rolled
        else if (dice::totalOnly(e))
            m_dice.addTotal(dice::total(e), impossibleSum(e.with));
        else
            m_dice.add(e.red, e.yellow, impossibleSum(e.with));
    }
    void see(const event::CardsGained& e) {
        of(e.player).take(e.cards, wayOf(e.cause));
        if (wayOf(e.cause) != Roll) return;
        of(e.player).byNumber[m_total] += e.cards.total();
        fromHexes(e.player, e.cards, e.cause == Cause::Gold);
    }
    void see(const event::CardsPaid& e) {
        if (e.cause == Cause::Discard) of(e.player).losses[Discarded] += e.cards.total();
        if (e.cause == Cause::BankTrade) of(e.player).losses[ToBank] += e.cards.total();
    }
    void see(const event::CardsPassed& e) {
        of(e.from).losses[ToPlayers] += e.cards.total();
        of(e.to).ways[Players] += e.cards.total();
    }
    void see(const event::CardStolen& e) {
        ++of(e.victim).losses[Robbed];
        ++of(e.thief).ways[Stolen];
        if (m_pirate) ++of(e.thief).pirateCards;
    }
    void see(const seafarers::Event& e) {
        std::visit([this](const auto& at) { see(at); }, e);
    }
    void see(const seafarers::ShipBuilt& e) { ++of(e.player).shipsBuilt; }
    void see(const seafarers::ShipRelocated& e) { ++of(e.player).shipsMoved; }
    void see(const seafarers::PirateMoved& e) {
        ++of(e.player).pirateMoves;
        m_pirate = true; // a card stolen in this step was stolen by the pirate
    }
    void see(const event::HexBlocked& e) {
        for (std::size_t p = 0; p < m_state.playerCount; ++p)
            m_players[p].blocked += cardsOfHex(m_state, static_cast<PlayerId>(p), e.hex);
    }
    void see(const event::KnightRecruited& e) { ++of(e.player).knights; }
    void see(const event::DefenderAwarded& e) { ++of(e.player).defended; }
    void see(const event::CityReduced& e) { ++of(e.player).citiesLost; }
    void see(const event::BarbariansAttacked& e) {
        m_attacks.append({.turn = m_state.turn.number, .barbarians = e.barbarians, .knights = e.knights, .won = e.won});
    }
    void see(const event::TurnBegan&) { noteTurn(); }
    void see(const fan::Event& event) {
        std::visit([this](const auto& e) { seeFan(e); }, event);
    }
    template <typename Other>
    void seeFan(const Other& e) {
        if constexpr (requires { e.gold; }) of(e.player).fan[GoldGot] += e.gold;
    }
    void seeFan(const fan::GoldChanged& e) { of(e.player).fan[GoldGot] += std::max<int>(0, e.by); }
    void seeFan(const fan::PrisonersTaken& e) { of(e.player).fan[PrisonersTaken] += e.count; }
    void seeFan(const fan::WalkerLost& e) { ++of(e.player).fan[PiecesLost]; }
    void seeFan(const fan::MarkerMoved& e) { of(e.player).fan[SpacesMined] += e.by; }
    void seeFan(const fan::BarbarianChased& e) { ++of(e.player).fan[SentAway]; }
    void seeFan(const fan::BarbarianArrested& e) { ++of(e.player).fan[SentAway]; }
    void seeFan(const fan::BarbariansBanished& e) { of(e.player).fan[SentAway] += e.count; }
    void seeFan(const fan::KnightDrivenOff& e) { of(e.player).fan[KnightsDriven] += e.success ? 1 : 0; }

    /// Neutral colours of the two-player game have seats after those of the players.
    PlayerTally& of(PlayerId player) { return m_players[index(player)]; }
    [[nodiscard]] int impossibleSum(EventFace face) const {
        // VAR-EASY: in the first rounds a 7 is rolled again, and the event die is not used.
        if (m_state.rules.has(Option::EasyStart) && face == EventFace::None) return kSeven;
        if (m_state.rules.has(Option::TwoPlayer) && !m_before.turn.rolls.empty()) return m_before.turn.rolls.front();
        return 0;
    }
    /// Counts the `cards` of a roll at the hexes that owed them, as far as the bank had them.
    void fromHexes(PlayerId player, Hand cards, bool gold) {
        for (std::size_t h = 0; h < m_hexes.size(); ++h) {
            const auto hex = static_cast<HexId>(h);
            const bool ofGold = m_state.board.terrain[h] == Terrain::Gold;
            if (m_state.board.number[h] != m_total || ofGold != gold || hex == m_state.board.robber ||
                cardsOfHex(m_state, player, hex) == 0)
                continue;
            const Hand owed = hexYield(m_state, player, hex);
            for (const Card card : kAllCards) {
                const int given = gold ? cards[card] : std::min(owed[card], cards[card]);
                cards.add(card, -given);
                m_hexes[h] += given;
            }
        }
    }
    void noteTurn();
    [[nodiscard]] PlayerFiguresFacts player(std::size_t seat) const;
    [[nodiscard]] QList<FaceFacts> faces() const;
    [[nodiscard]] QList<HexYieldFacts> hexes() const;
    [[nodiscard]] QStringList fanCounts() const;

    GameState m_state;
    GameState m_before;                   ///< before the present step
    std::size_t m_total = 0;              ///< of the last roll
    std::array<int, kMaxHexes> m_hexes{}; ///< cards that each hex has brought
    DiceTally m_dice;
    int m_set = 0;
    bool m_pirate = false; ///< the pirate was moved in this step
    std::array<int, 8> m_faces{};
    std::array<PlayerTally, kMaxPlayers> m_players{};
    QList<TurnValuesFacts> m_points, m_cards;
    QList<BalanceFacts> m_balance;
    QList<FoughtFacts> m_attacks;
};

/// Records the standing at the end of a turn; turn 0 is the set-up.
void Count::noteTurn() {
    QList<int> values, cards;
    int knights = 0;
    for (int p = 0; p < m_state.playerCount; ++p) {
        values.append(openPoints(m_state, static_cast<PlayerId>(p)));
        const auto& income = m_players[static_cast<std::size_t>(p)].income;
        cards.append(std::reduce(income.begin(), income.end()));
        knights +=
            knightStrength(m_state, static_cast<PlayerId>(p)) + fan::cardStrength(m_state, static_cast<PlayerId>(p));
        if (m_state.rules.seafarers()) {
            int& longest = m_players[static_cast<std::size_t>(p)].longestRoute;
            longest = std::max(longest, roadLength(m_state, static_cast<PlayerId>(p)));
        }
    }
    m_points.append({.turn = m_state.turn.number, .values = values});
    m_cards.append({.turn = m_state.turn.number, .values = cards});
    m_balance.append({.turn = m_state.turn.number,
                      .barbarians = barbarianStrength(m_state),
                      .knights = knights,
                      .ship = m_state.shipSpaces});
}

PlayerFiguresFacts Count::player(std::size_t seat) const {
    const PlayerTally& tally = m_players[seat];
    PlayerFiguresFacts facts;
    facts.player = static_cast<int>(seat);
    facts.points = openPoints(m_state, static_cast<PlayerId>(seat));
    const auto income = [&](Card card) { return tally.income[index(card)]; };
    facts.income = {.brick = income(Card::Brick),
                    .lumber = income(Card::Lumber),
                    .wool = income(Card::Wool),
                    .grain = income(Card::Grain),
                    .ore = income(Card::Ore),
                    .cloth = income(Card::Cloth),
                    .coin = income(Card::Coin),
                    .paper = income(Card::Paper)};
    for (const Card card : kAllCards) {
        facts.total += income(card);
        if (kCommodityKinds.contains(card)) facts.commodities += income(card);
    }
    facts.byNumber = QList<int>(tally.byNumber.begin() + DiceTally::kLowest, tally.byNumber.end());
    facts.causes = {.start = tally.ways[Start],
                    .roll = tally.ways[Roll],
                    .aqueduct = tally.ways[Aqueduct],
                    .card = tally.ways[Card_],
                    .bank = tally.ways[Bank],
                    .players = tally.ways[Players],
                    .stolen = tally.ways[Stolen]};
    facts.lost = {.robbed = tally.losses[Robbed],
                  .discarded = tally.losses[Discarded],
                  .bank = tally.losses[ToBank],
                  .players = tally.losses[ToPlayers]};
    facts.fan = {.gold = tally.fan[GoldGot],
                 .prisoners = tally.fan[PrisonersTaken],
                 .lost = tally.fan[PiecesLost],
                 .mined = tally.fan[SpacesMined],
                 .sent = tally.fan[SentAway],
                 .driven = tally.fan[KnightsDriven]};
    facts.blocked = tally.blocked;
    facts.knights = tally.knights;
    facts.defended = tally.defended;
    facts.citiesLost = tally.citiesLost;
    facts.shipsBuilt = tally.shipsBuilt;
    facts.shipsMoved = tally.shipsMoved;
    facts.longestRoute = tally.longestRoute;
    facts.islands = std::popcount(m_state.players[seat].settledAreas);
    facts.pirateMoves = tally.pirateMoves;
    facts.pirateCards = tally.pirateCards;
    return facts;
}

QList<FaceFacts> Count::faces() const {
    int thrown = 0;
    for (const int count : m_faces) thrown += count;
    QList<FaceFacts> list;
    for (const EventFace face :
         {EventFace::Ship, EventFace::TradeGate, EventFace::PoliticsGate, EventFace::ScienceGate}) {
        const int sides = face == EventFace::Ship ? kShipFaces : kGateFaces;
        list.append({.face = wordFor(face),
                     .count = m_faces[index(face)],
                     .expected = thrown * sides / double(DiceTally::kFaces)});
    }
    return list;
}

QList<HexYieldFacts> Count::hexes() const {
    QList<HexYieldFacts> list;
    for (std::size_t h = 0; h < m_hexes.size(); ++h)
        if (m_hexes[h] > 0)
            list.append({.hex = QString::fromStdString(m_state.island().name(static_cast<HexId>(h))),
                         .terrain = wordFor(m_state.board.terrain[h]),
                         .number = m_state.board.number[h],
                         .cards = m_hexes[h]});
    std::ranges::stable_sort(list, std::ranges::greater(), &HexYieldFacts::cards);
    return list;
}

/// Words of the counts that occurred.
QStringList Count::fanCounts() const {
    QStringList words;
    for (std::size_t count = 0; count < FanCounts; ++count)
        if (std::ranges::any_of(m_players, [&](const PlayerTally& tally) { return tally.fan[count] > 0; }))
            words.append(QLatin1String(kFanWords[count]));
    return words;
}

template <std::size_t N>
QList<BarFacts> bars(const std::array<int, N>& counts, const std::array<double, N>& expected, int lowest) {
    QList<BarFacts> list;
    for (auto i = static_cast<std::size_t>(lowest); i < N; ++i)
        list.append({.value = static_cast<int>(i), .count = counts[i], .expected = expected[i]});
    return list;
}

StatisticsFacts Count::told() {
    if (m_state.turn.phase != Phase::Setup) noteTurn();
    StatisticsFacts facts;
    facts.turns = m_state.turn.number;
    facts.rolls = m_dice.rolls;
    facts.set = m_set;
    facts.knights = m_state.rules.knights();
    facts.sea = m_state.rules.seafarers();
    facts.fair = m_dice.fairInHundred();
    facts.sums = bars(m_dice.sums, m_dice.expectedSums, DiceTally::kLowest);
    facts.red = bars(m_dice.red, m_dice.expectedRed, 1);
    facts.events = faces();
    for (std::size_t p = 0; p < m_state.playerCount; ++p) facts.players.append(player(p));
    facts.hexes = hexes();
    facts.fan = fanCounts();
    facts.points = m_points;
    facts.cards = m_cards;
    facts.balance = m_balance;
    facts.attacks = m_attacks;
    return facts;
}

} // namespace

void DiceTally::addTotal(int total, int impossible) {
    ++rolls;
    ++sums[static_cast<std::size_t>(total)];
    const double possible = dice::kThrows - dice::waysToRoll(impossible);
    for (int sum = kLowest; sum <= kHighest; ++sum)
        if (sum != impossible) expectedSums[static_cast<std::size_t>(sum)] += dice::waysToRoll(sum) / possible;
}

void DiceTally::add(int redDie, int yellowDie, int impossible) {
    addTotal(redDie + yellowDie, impossible);
    ++red[static_cast<std::size_t>(redDie)];
    const double possible = dice::kThrows - dice::waysToRoll(impossible);
    for (int r = 1; r <= kFaces; ++r)
        for (int y = 1; y <= kFaces; ++y)
            if (r + y != impossible) expectedRed[static_cast<std::size_t>(r)] += 1.0 / possible;
}

int DiceTally::fairInHundred() const {
    if (rolls < kFewestRolls) return -1;
    double strayed = 0; // chi-square over eleven sums: ten degrees of freedom
    for (std::size_t sum = kLowest; sum <= kHighest; ++sum)
        strayed += (sums[sum] - expectedSums[sum]) * (sums[sum] - expectedSums[sum]) / expectedSums[sum];
    // With an even number of degrees of freedom the tail is a finite sum.
    constexpr int kTerms = (kHighest - kLowest) / 2;
    double term = std::exp(-strayed / 2), tail = 0;
    for (int k = 0; k < kTerms; ++k) {
        tail += term;
        term *= strayed / 2 / (k + 1);
    }
    return static_cast<int>(std::lround(100 * tail));
}

StatisticsFacts statisticsOf(const GameState& start, std::span<const Step> steps) {
    Count count(start);
    for (const Step& step : steps) count.read(step);
    return count.told();
}

StatisticsFacts statisticsView(const GameSession& session) {
    StatisticsFacts told = statisticsOf(session.before(0), session.steps());
    if (const std::size_t steps = session.steps().size(); steps > 0) {
        told.began = static_cast<double>(session.time(0));
        told.ended = static_cast<double>(session.time(steps - 1));
    }
    const Chances chances = chancesView(session, session.seatNames());
    told.chances = chances.afterTurns;
    told.turningPoints = chances.turningPoints;
    told.luck = chances.luck;
    return told;
}

} // namespace reeve::app
