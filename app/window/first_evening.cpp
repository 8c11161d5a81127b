// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/first_evening.h"

#include "app/window/game.h"
#include "app/window/settings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace reeve::app {
namespace {

constexpr int kTimeToRead =
    4000; ///< ms on the screen after which a sentence that a further step replaces counts as read

struct Thing {
    std::string_view word; ///< in the file of the settings
    const char* text;
    const char* rule;
};

// clang-format off
constexpr std::array kThings{
    Thing{"turn", QT_TRANSLATE_NOOP("FirstEvening", "A turn begins with the roll. Then trade and build, and end the turn."), "TURN-2"},
    Thing{"production", QT_TRANSLATE_NOOP("FirstEvening", "Whoever has a settlement or a city at a hex of the rolled number gets its cards, no matter who rolled."), "PROD-1"},
    Thing{"commodities", QT_TRANSLATE_NOOP("FirstEvening", "Cities also produce commodities: cloth, coin and paper. They pay for city improvements."), "COMM-4"},
    Thing{"bank-short", QT_TRANSLATE_NOOP("FirstEvening", "The bank has too few cards of one kind for everyone who would get them."), "PROD-9a"},
    Thing{"blocked", QT_TRANSLATE_NOOP("FirstEvening", "The robber stands on this hex: it produces nothing until he moves on."), "PROD-8"},
    Thing{"robber-stays", QT_TRANSLATE_NOOP("FirstEvening", "Until the first attack of the barbarians, the robber stays where he is."), "ROBBER-9"},
    Thing{"discard", QT_TRANSLATE_NOOP("FirstEvening", "On a 7, whoever holds more cards than the limit discards half of them, rounded down."), "SEVEN-2"},
    Thing{"robber", QT_TRANSLATE_NOOP("FirstEvening", "The robber goes to another hex and blocks it. Whoever moves him steals a card from a player there."), "ROBBER-5"},
    Thing{"trade", QT_TRANSLATE_NOOP("FirstEvening", "Only the player on turn trades with others. You agree on the terms yourselves."), "TRADE-2"},
    Thing{"bank-trade", QT_TRANSLATE_NOOP("FirstEvening", "The bank takes 4 equal cards for any other one; with a harbour 3 or 2 are enough."), "TRADE-4"},
    Thing{"city", QT_TRANSLATE_NOOP("FirstEvening", "A city brings 2 cards for each hex and counts 2 points. Its settlement returns to the supply."), "CITY-1"},
    Thing{"wall", QT_TRANSLATE_NOOP("FirstEvening", "A city wall raises the card limit of its owner by 2. It does not stop barbarians."), "WALL-5"},
    Thing{"knight", QT_TRANSLATE_NOOP("FirstEvening", "A new knight is inactive. 1 grain makes it active, and only active knights defend."), "KNIGHT-6"},
    Thing{"active", QT_TRANSLATE_NOOP("FirstEvening", "An active knight counts against the barbarians at once. It can act from the next turn on."), "KNIGHT-8"},
    Thing{"promoted", QT_TRANSLATE_NOOP("FirstEvening", "A knight of a higher level counts more against the barbarians and displaces weaker ones."), "KNIGHT-25"},
    Thing{"knight-moved", QT_TRANSLATE_NOOP("FirstEvening", "Knights move along the roads of their owner and are inactive afterwards. They stand in the way of others."), "KNIGHT-23"},
    Thing{"displaced", QT_TRANSLATE_NOOP("FirstEvening", "A stronger knight has displaced this one. Its owner moves it along the own roads."), "KNIGHT-27"},
    Thing{"ship", QT_TRANSLATE_NOOP("FirstEvening", "The barbarian ship comes closer. When it lands, the strength of all active knights must be at least the number of cities."), "BARB-1"},
    Thing{"progress", QT_TRANSLATE_NOOP("FirstEvening", "Progress cards are secret. They are played in the own turn after the roll, and nobody may keep more than 4."), "PROG-9"},
    Thing{"improvement", QT_TRANSLATE_NOOP("FirstEvening", "Each level lets one more number of the red die bring progress cards of this colour."), "IMPR-8"},
    Thing{"third-level", QT_TRANSLATE_NOOP("FirstEvening", "The third level brings an ability that lasts for the whole game."), "IMPR-9"},
    Thing{"metropolis", QT_TRANSLATE_NOOP("FirstEvening", "A metropolis counts 2 more points and is safe from the barbarians. Whoever gets to level 5 first keeps it for good."), "METRO-4"},
    Thing{"merchant", QT_TRANSLATE_NOOP("FirstEvening", "The merchant counts 1 point and trades the resource of this hex 2:1 for the player who placed it last."), "MERCHANT-3"},
    Thing{"longest-road", QT_TRANSLATE_NOOP("FirstEvening", "5 roads in a row bring Longest Road and 2 points, until somebody has a longer one."), "LROAD-1"},
    Thing{"development", QT_TRANSLATE_NOOP("FirstEvening", "Development cards are secret. One may be played in each turn, but not in the turn in which it was bought."), "DEV-3"},
    Thing{"largest-army", QT_TRANSLATE_NOOP("FirstEvening", "3 knight cards played bring Largest Army and 2 points, until somebody has played more."), "ARMY-1"},
    Thing{"special-building", QT_TRANSLATE_NOOP("FirstEvening", "Between two turns everybody else may build as well, but not trade."), "SIX-20"},
    Thing{"partner", QT_TRANSLATE_NOOP("FirstEvening", "With paired players a second player takes a part of this turn."), "SIX-30"},
    Thing{"ships", QT_TRANSLATE_NOOP("FirstEvening", "Ships connect settlements across the sea, as roads do on land. The last ship of an open line may be moved."), "SHIP-7"},
    Thing{"pirate", QT_TRANSLATE_NOOP("FirstEvening", "Beside the pirate no ship can be built or moved."), "PIRATE-4"},
    Thing{"gold", QT_TRANSLATE_NOOP("FirstEvening", "A gold hex produces whatever its player chooses."), "GOLDHEX-1"},
    Thing{"aqueduct", QT_TRANSLATE_NOOP("FirstEvening", "Aqueduct: whoever gets nothing from a roll takes a resource."), "IMPR-12"},
};
// clang-format on

/// The word of what an event brings; empty: nothing that is explained.
struct Word {
    using View = std::string_view;
    View operator()(const event::TurnBegan&) const { return "turn"; }
    View operator()(const event::CardsGained& e) const {
        if (e.cause != Cause::Production) return {};
        return std::ranges::any_of(kAllCards, [&](Card card) { return isCommodity(card) && e.cards[card] > 0; })
                   ? "commodities"
                   : "production";
    }
    View operator()(const event::BankShort&) const { return "bank-short"; }
    View operator()(const event::HexBlocked&) const { return "blocked"; }
    View operator()(const event::RobberLocked&) const { return "robber-stays"; }
    View operator()(const event::DecisionOpened& e) const {
        switch (e.decision.kind) {
        case DecisionKind::Discard: return "discard";
        case DecisionKind::MoveRobber: return "robber";
        case DecisionKind::RelocateKnight: return "displaced";
        case DecisionKind::TakeGold: return "gold";
        case DecisionKind::Take: return "aqueduct";
        default: return {};
        }
    }
    View operator()(const event::CardsPassed& e) const { return e.cause == Cause::Trade ? "trade" : ""; }
    View operator()(const event::CardsPaid& e) const { return e.cause == Cause::BankTrade ? "bank-trade" : ""; }
    View operator()(const event::CityBuilt&) const { return "city"; }
    View operator()(const event::WallBuilt&) const { return "wall"; }
    View operator()(const event::KnightRecruited&) const { return "knight"; }
    View operator()(const event::KnightActivated&) const { return "active"; }
    View operator()(const event::KnightPromoted&) const { return "promoted"; }
    View operator()(const event::KnightMoved&) const { return "knight-moved"; }
    View operator()(const event::ShipMoved&) const { return "ship"; }
    View operator()(const event::ProgressDrawn&) const { return "progress"; }
    View operator()(const event::ImprovementBuilt& e) const { return e.level == 3 ? "third-level" : "improvement"; }
    View operator()(const event::MetropolisPlaced&) const { return "metropolis"; }
    View operator()(const event::MerchantMoved&) const { return "merchant"; }
    View operator()(const event::LongestRoadChanged&) const { return "longest-road"; }
    View operator()(const event::DevelopmentBought&) const { return "development"; }
    View operator()(const event::LargestArmyChanged&) const { return "largest-army"; }
    View operator()(const event::SpecialBuildingBegan&) const { return "special-building"; }
    View operator()(const event::PartnerBegan&) const { return "partner"; }
    View operator()(const seafarers::ShipBuilt&) const { return "ships"; }
    View operator()(const seafarers::PirateMoved&) const { return "pirate"; }
    template <typename... Kinds>
    View operator()(const std::variant<Kinds...>& e) const {
        return std::visit(*this, e);
    }
    View operator()(const auto&) const { return {}; }
};

QString wordOf(const Thing& thing) {
    return QString::fromLatin1(thing.word.data(), static_cast<qsizetype>(thing.word.size()));
}

} // namespace

FirstEvening::FirstEvening(Game& game, Settings& settings) : m_game(game), m_settings(settings) {
    connect(&game, &Game::carriedOn, this, &FirstEvening::meet);
    connect(&game, &Game::changed, this, [this] {
        if (!m_game.active()) show({});
    });
    connect(&settings, &Settings::hintsChanged, this, [this] { show({}); });
}

QString FirstEvening::text() const {
    return m_new.empty()
               ? QString()
               : QCoreApplication::translate("FirstEvening", kThings[static_cast<std::size_t>(m_new.front())].text);
}

QString FirstEvening::rule() const {
    return m_new.empty() ? QString() : QString::fromLatin1(kThings[static_cast<std::size_t>(m_new.front())].rule);
}

void FirstEvening::understood() {
    if (m_new.empty()) return;
    m_settings.keepExplained(wordOf(kThings[static_cast<std::size_t>(m_new.front())]));
    show({m_new.begin() + 1, m_new.end()});
}

void FirstEvening::see(bool seen) { seen ? m_seen.start() : m_seen.invalidate(); }

void FirstEvening::meet(const Step& step) {
    if (!m_settings.hints()) return;
    if (!m_new.empty() && m_seen.isValid() && m_seen.elapsed() >= kTimeToRead) understood();
    std::vector<int> things;
    for (const Event& event : step.events) {
        const auto found = std::ranges::find(kThings, std::visit(Word(), event), &Thing::word);
        const auto row = static_cast<int>(found - kThings.begin());
        if (found != kThings.end() && std::ranges::find(things, row) == things.end() &&
            !m_settings.explained().contains(wordOf(*found)))
            things.push_back(row);
    }
    show(std::move(things));
}

void FirstEvening::show(std::vector<int> things) {
    if (things.empty() && m_new.empty()) return;
    m_new = std::move(things);
    if (m_seen.isValid()) m_seen.start();
    emit changed();
}

} // namespace reeve::app

#include "moc_first_evening.cpp"
