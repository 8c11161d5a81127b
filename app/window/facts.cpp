// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/facts.h"

#include "app/values/game_values.h"
#include "app/words/names.h"
#include "engine/board/shape.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/player/weights.h"
#include "engine/tables/box.h"
#include "engine/tables/dice.h"
#include "engine/tables/editions.h"
#include "engine/tables/supply.h"
#include "engine/tables/usual_options.h"
#include "engine/tables/victory.h"
#include "vision/locate/lattice.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

/// Games for which an option is available.
struct Fit {
    Option option;
    bool knights; ///< Cities & Knights
    bool base;    ///< the base game of three or more
    bool two;     ///< base game for two players
    bool six;     ///< five or six players only
};
constexpr std::array kFits{
    Fit{Option::CombinedPhase, false, true, true, false}, // TRADE-9 applies to the base game
    Fit{Option::EasyStart, true, false, false, false},    // VAR-EASY concerns the event die
    Fit{Option::Nasty, true, false, false, false},        // VAR-NASTY concerns knights
    Fit{Option::KnightErrant, true, false, false, false},
    Fit{Option::SingleClaimant, true, true, false, false}, // the two-player game has another rule
    Fit{Option::SpecialBuild, true, true, false, true},    // SIX-20
    Fit{Option::PairedPlayers, true, true, false, true}};

bool isBase(const QString& game) { return namedBy<GameKind>(game) == GameKind::Base; }

/// Scenario::None for unknown words.
Scenario scenarioNamed(const QString& word) { return namedBy<Scenario>(word).value_or(Scenario::None); }

} // namespace

int Facts::roads() { return supply::kRoads; }
int Facts::settlements() { return supply::kSettlements; }
int Facts::cities() { return supply::kCities; }
int Facts::walls() { return supply::kWalls; }
int Facts::ships() { return seafarers::kShips; }
int Facts::knights() { return supply::kKnightsPerLevel; }
int Facts::shipSpaces() { return supply::kShipSpaces; }
int Facts::levels() { return kHighestLevel; }
int Facts::faces() { return dice::kFaces; }
int Facts::lowest() { return dice::kLowest; }
int Facts::highest() { return dice::kHighest; }
int Facts::robberTotal() { return dice::kSeven; }
int Facts::standardHexes() { return kShapes[index(IslandId::Standard)].hexes(); }
int Facts::roomy() { return kRoomyPlayers; }
int Facts::extendedHexes() { return kShapes[index(IslandId::Extended)].hexes(); }
int Facts::seafarersFewest() { return seafarers::kFewestPlayers; }
int Facts::islandPoints() { return seafarers::kIslandPoints; }
int Facts::olderIslandPoints() { return seafarers::kOlderIslandPoints; }

int Facts::ways(int total) { return dice::waysToRoll(total); }

int Facts::fewest(const QString& game) { return isBase(game) ? kFewestPlayers : kFewestWithKnights; }

int Facts::target(const QString& game, const QString& scenario) {
    if (scenarioNamed(scenario) != Scenario::None)
        return seafarers::kScenarioTarget + (isBase(game) ? 0 : seafarers::kKnightsBonus);
    return isBase(game) ? kBaseTarget : kKnightsTarget;
}

int Facts::olderTarget(const QString& game, const QString& scenario) {
    const Scenario named = scenarioNamed(scenario);
    return named != Scenario::None && isBase(game) ? seafarers::olderTarget(named) : 0;
}

QStringList Facts::scenarios(int players) {
    if (players < seafarers::kFewestPlayers || players > static_cast<int>(kMaxPlayers)) return {};
    return {wordFor(Scenario::NewShores), wordFor(Scenario::ThroughTheDesert)};
}

bool Facts::readable(const QList<int>& rows, bool seafarers) {
    const Island* island = rows.isEmpty() ? &standardIsland() : islandWithRows(rows);
    // With Seafarers the scenario tells where the sea is.
    return island != nullptr && (seafarers || vision::isReadable(island->id));
}

bool Facts::reevePlays(int players, bool seafarers, bool modules) {
    Rules rules;
    if (players == kFewestPlayers) rules.set(Option::TwoPlayer);
    if (seafarers) rules.set(Option::Seafarers);
    if (modules) rules.fan.setWithNeeds(fan::Module{});
    return player::knows(rules);
}

QStringList Facts::options(const QString& game, int players) {
    QStringList words;
    for (const Fit& fit : kFits)
        if ((!fit.six || players > kMostPlayersOfBaseBox) && (!isBase(game)               ? fit.knights
                                                              : players == kFewestPlayers ? fit.two
                                                                                          : fit.base))
            words.append(wordFor(fit.option));
    return words;
}

QStringList Facts::usualOptions(const QString& edition) {
    const auto named = namedBy<Edition>(edition);
    QStringList words;
    for (int option = 0; named && option < kOptions; ++option)
        if (((reeve::usualOptions(*named) >> option) & 1U) != 0) words.append(wordFor(static_cast<Option>(option)));
    return words;
}

QStringList Facts::rivals(const QString& option) {
    constexpr std::array kOneOf{Option::SpecialBuild, Option::PairedPlayers};
    const auto named = namedBy<Option>(option);
    QStringList words;
    if (named && std::ranges::find(kOneOf, *named) != kOneOf.end())
        for (const Option other : kOneOf)
            if (other != *named) words.append(wordFor(other));
    return words;
}

bool Facts::extended(int players) { return islandFor(players) == IslandId::Extended; }

QStringList Facts::givenOptions(const QString& game, int players) {
    return isBase(game) && players == kFewestPlayers ? QStringList{wordFor(Option::TwoPlayer)} : QStringList();
}

QStringList Facts::cardsOf(const QString& deck) {
    const auto track = namedBy<Track>(deck);
    QStringList words;
    for (std::size_t c = 0; track && c < kProgressCards; ++c)
        if (const auto card = static_cast<ProgressCard>(c); supply::deckOf(card) == *track) words.append(wordFor(card));
    return words;
}

QString Facts::cardName(const QString& card, const QString& edition) {
    if (const auto progress = namedBy<ProgressCard>(card))
        return names::progressCard(*progress, namedBy<Edition>(edition).value_or(Edition::En2020));
    const auto development = namedBy<DevelopmentCard>(card);
    return development ? names::developmentCard(*development) : card;
}

QString Facts::deckOf(const QString& card) {
    const auto known = namedBy<ProgressCard>(card);
    return known ? wordFor(supply::deckOf(*known)) : QString();
}

} // namespace reeve::app

#include "moc_facts.cpp"
