// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/event_wording.h"

#include "app/words/fan_wording.h"
#include "app/words/names.h"
#include "app/words/place_wording.h"
#include "engine/tables/dice.h"

#include <QCoreApplication>

#include <type_traits>

namespace reeve::app {
namespace {

struct EventWording {
    Q_DECLARE_TR_FUNCTIONS(EventWording)

public:
    const SeatNames& names;
    const Board& board;
    const Rules& rules;

    [[nodiscard]] QString who(PlayerId player) const { return names.of(player); }
    /// Readable name of a hex instead of that in the record: "mountains (8)".
    [[nodiscard]] QString where(HexId hex) const {
        const QString terrain = names::terrain(board.terrain[index(hex)]);
        const int number = board.number[index(hex)];
        return number == 0 ? terrain : tr("%1 (%L2)", "terrain and number of a hex").arg(terrain).arg(number);
    }

    /// What is known about cards: their kinds, or their number.
    template <typename Cards>
    static QString cards(const Cards& e) {
        return e.cards ? names::cards(*e.cards) : names::cardCount(e.count);
    }

    QString operator()(const masked::DiceRolled& e) const {
        if (dice::totalOnly(e)) return tr("%1 rolls %L2.").arg(who(e.player)).arg(dice::total(e));
        return tr("%1 rolls %L2 (%L3 and %L4).").arg(who(e.player)).arg(e.red + e.yellow).arg(e.red).arg(e.yellow);
    }
    QString operator()(const event::ShipMoved& e) const {
        return tr("The barbarian ship advances: %n space(s) to go.", nullptr, supply::kShipSpaces - e.spaces);
    }
    QString operator()(const event::BarbariansLanded&) const { return tr("The barbarians land."); }
    QString operator()(const event::BarbariansAttacked& e) const {
        return (e.won ? tr("The knights hold, %L1 against %L2.") : tr("The knights lose, %L1 against %L2."))
            .arg(e.knights)
            .arg(e.barbarians);
    }
    QString operator()(const event::KnightsCommitted& e) const {
        return tr("%1 sends %n knight(s) to defend.", nullptr, e.at.size()).arg(who(e.player));
    }
    QString operator()(const event::DefenderAwarded& e) const {
        return tr("%1 becomes Defender of Catan.").arg(who(e.player));
    }
    QString operator()(const event::CityReduced& e) const {
        const QString at = besideText(board, e.at);
        if (e.onItsSide)
            return tr("%1 loses the city at %2: it is laid on its side because no settlement is left.")
                .arg(who(e.player), at);
        if (e.wallLost)
            return tr("%1 loses the city at %2 and its wall; it becomes a settlement.").arg(who(e.player), at);
        return tr("%1 loses the city at %2; it becomes a settlement.").arg(who(e.player), at);
    }
    QString operator()(const masked::ProgressDrawn& e) const {
        if (!e.card) return tr("%1 draws a progress card (%2).").arg(who(e.player), names::track(e.track));
        if (supply::isVictoryPoint(*e.card))
            return tr("%1 draws %2 and reveals it.").arg(who(e.player), names::progressCard(*e.card, rules.edition));
        return tr("%1 draws %2.", "player, progress card")
            .arg(who(e.player), names::progressCard(*e.card, rules.edition));
    }
    QString operator()(const masked::ProgressReturned& e) const {
        if (e.card)
            return tr("%1 puts %2 under its deck.", "player, progress card")
                .arg(who(e.player), names::progressCard(*e.card, rules.edition));
        return tr("%1 puts a progress card under its deck (%2).").arg(who(e.player), names::track(e.track));
    }
    QString operator()(const event::CardsGained& e) const {
        switch (e.cause) {
        case Cause::Setup: return tr("%1 starts with %2.").arg(who(e.player), names::cards(e.cards));
        case Cause::Aqueduct: return tr("%1 gets %2 with the Aqueduct.").arg(who(e.player), names::cards(e.cards));
        case Cause::BankTrade: return tr("%1 gets %2 from the bank.").arg(who(e.player), names::cards(e.cards));
        default: return tr("%1 gets %2.").arg(who(e.player), names::cards(e.cards));
        }
    }
    QString operator()(const masked::CardsPaid& e) const {
        // Other payments are part of the sentence about the purchase.
        if (e.cause == Cause::Discard) return tr("%1 discards %2.").arg(who(e.player), cards(e));
        if (e.cause == Cause::BankTrade) return tr("%1 gives %2 to the bank.").arg(who(e.player), cards(e));
        return {};
    }
    QString operator()(const event::BankShort& e) const {
        return tr("The bank is short of %1: nobody gets any.").arg(names::card(e.card));
    }
    QString operator()(const event::HexBlocked& e) const {
        return tr("The robber blocks a hex: %1.").arg(where(e.hex));
    }
    QString operator()(const event::RobberLocked&) const { return tr("The robber stays until the first attack."); }
    QString operator()(const event::RobberMoved& e) const {
        return tr("%1 moves the robber: %2.").arg(who(e.player), where(e.to));
    }
    QString operator()(const masked::CardStolen& e) const {
        if (e.card)
            return tr("%1 steals %2 from %3.", "thief, card, victim")
                .arg(who(e.thief), names::cards(Hand::of(*e.card)), who(e.victim));
        return tr("%1 steals a card from %2.", "thief, victim").arg(who(e.thief), who(e.victim));
    }
    QString operator()(const masked::CardsPassed& e) const {
        return tr("%1 gives %2 to %3.").arg(who(e.from), cards(e), who(e.to));
    }
    QString operator()(const event::BuildingPlaced& e) const {
        if (e.ship)
            return (e.city ? tr("%1 places a city and a ship.") : tr("%1 places a settlement and a ship."))
                .arg(who(e.player));
        return (e.city ? tr("%1 places a city and a road.") : tr("%1 places a settlement and a road."))
            .arg(who(e.player));
    }
    QString operator()(const event::RoadBuilt& e) const { return tr("%1 builds a road.").arg(who(e.player)); }
    QString operator()(const event::RoadRemoved& e) const { return tr("A road of %1 is removed.").arg(who(e.player)); }
    QString operator()(const event::SettlementBuilt& e) const {
        return tr("%1 builds a settlement.").arg(who(e.player));
    }
    QString operator()(const event::CityBuilt& e) const {
        return (e.restored ? tr("%1 restores a city.") : tr("%1 builds a city.")).arg(who(e.player));
    }
    QString operator()(const event::WallBuilt& e) const { return tr("%1 builds a city wall.").arg(who(e.player)); }
    QString operator()(const event::KnightRecruited& e) const { return tr("%1 recruits a knight.").arg(who(e.player)); }
    QString operator()(const event::KnightPlaced& e) const {
        return tr("%1 places a knight (%2).").arg(who(e.player), names::knight(e.knight.level));
    }
    QString operator()(const event::KnightRemoved& e) const {
        return tr("A knight of %1 is removed from the board.").arg(who(e.player));
    }
    QString operator()(const event::KnightActivated& e) const {
        return tr("%1 activates a knight.").arg(who(e.player));
    }
    QString operator()(const event::KnightPromoted& e) const {
        return tr("%1 promotes a knight (%2).").arg(who(e.player), names::knight(e.level));
    }
    QString operator()(const event::KnightMoved& e) const { return tr("%1 moves a knight.").arg(who(e.player)); }
    QString operator()(const event::KnightDisplaced& e) const {
        return tr("A knight of %1 is displaced.").arg(who(e.player));
    }
    QString operator()(const event::ImprovementBuilt& e) const {
        return tr("%1 builds %2 (%3, level %L4).")
            .arg(who(e.player), names::levelAsObject(e.track, e.level, rules.edition), names::track(e.track))
            .arg(e.level);
    }
    QString operator()(const event::MetropolisPlaced& e) const {
        if (e.from != kNobody && e.from != e.player)
            return tr("%1 takes the metropolis from %2 (%3).").arg(who(e.player), who(e.from), names::track(e.track));
        return tr("%1 gets the metropolis (%2).").arg(who(e.player), names::track(e.track));
    }
    QString operator()(const event::ProgressPlayed& e) const {
        return tr("%1 plays %2.").arg(who(e.player), names::progressCard(e.card, rules.edition));
    }
    QString operator()(const masked::ProgressTaken& e) const {
        if (e.card)
            return tr("%1 takes %2 from %3.", "player, progress card, its owner")
                .arg(who(e.player), names::progressCard(*e.card, rules.edition), who(e.from));
        return tr("%1 takes a progress card from %2.").arg(who(e.player), who(e.from));
    }
    QString operator()(const event::TokensSwapped& e) const {
        return tr("Two number tokens are swapped: %1 and %2.").arg(where(e.a), where(e.b));
    }
    QString operator()(const event::MerchantMoved& e) const {
        return tr("%1 places the merchant: %2.").arg(who(e.player), where(e.to));
    }
    QString operator()(const event::HarborOffered& e) const {
        return tr("%1 offers %2 a trade.").arg(who(e.player), who(e.with));
    }
    QString operator()(const event::DiceSet& e) const {
        return tr("%1 sets the dice to %L2 and %L3.").arg(who(e.player)).arg(e.red).arg(e.yellow);
    }
    QString operator()(const masked::DevelopmentBought& e) const {
        if (e.card) return tr("%1 buys a development card: %2.").arg(who(e.player), names::developmentCard(*e.card));
        return tr("%1 buys a development card.").arg(who(e.player));
    }
    QString operator()(const event::DevelopmentPlayed& e) const {
        return tr("%1 plays %2.").arg(who(e.player), names::developmentCard(e.card));
    }
    QString operator()(const event::LongestRoadChanged& e) const {
        if (!board.waters.seaPaths.empty()) // ROUTE-1
            return e.player == kNobody ? tr("Nobody holds Longest Trade Route any more.")
                                       : tr("%1 holds Longest Trade Route (%L2).").arg(who(e.player)).arg(e.length);
        if (e.player == kNobody) return tr("Nobody holds Longest Road any more.");
        return tr("%1 holds Longest Road (%L2).").arg(who(e.player)).arg(e.length);
    }
    QString operator()(const event::LargestArmyChanged& e) const {
        if (e.player == kNobody) return tr("Nobody holds Largest Army any more.");
        return tr("%1 holds Largest Army (%L2).").arg(who(e.player)).arg(e.knights);
    }
    QString operator()(const event::TokensChanged& e) const {
        if (e.by >= 0) return tr("%1 gets %n trade card(s).", nullptr, e.by).arg(who(e.player));
        return tr("%1 pays %n trade card(s).", nullptr, -e.by).arg(who(e.player));
    }
    QString operator()(const event::SpecialBuildingBegan&) const { return tr("The other players may build and buy."); }
    QString operator()(const event::SpecialBuildingPassed&) const { return {}; } // says nothing new
    QString operator()(const event::PartnerBegan& e) const { return tr("%1 plays as the partner.").arg(who(e.player)); }
    QString operator()(const event::TurnBegan& e) const { return tr("It is %1's turn.").arg(who(e.player)); }
    QString operator()(const masked::RollRepeated& e) const {
        return tr("%L1 again: this roll does not count.").arg(dice::total(e));
    }
    QString operator()(const event::GameWon& e) const {
        return tr("%1 wins with %n point(s).", nullptr, e.points).arg(who(e.player));
    }
    QString operator()(const event::PassedOn& e) const { return tr("%1 passes.").arg(who(e.player)); }
    QString operator()(const seafarers::Event& e) const { return std::visit(*this, e); }
    QString operator()(const fan::Event& e) const { return fanEventText(e, names, board); }
    QString operator()(const seafarers::ShipBuilt& e) const { return tr("%1 builds a ship.").arg(who(e.player)); }
    QString operator()(const seafarers::ShipRelocated& e) const { return tr("%1 moves a ship.").arg(who(e.player)); }
    QString operator()(const seafarers::ShipRemoved& e) const { return tr("%1 loses a ship.").arg(who(e.player)); }
    QString operator()(const seafarers::PirateMoved& e) const { return tr("%1 moves the pirate.").arg(who(e.player)); }
    QString operator()(const seafarers::AreaSettled& e) const {
        return tr("%1 settles on a foreign island (%2): %n special point(s).", nullptr, rules.islandPoints)
            .arg(who(e.player), names::area(board.waters.areas[e.area].name()));
    }
    template <typename Other>
    QString operator()(const Other&) const {
        return {};
    }
};

/// Kinds of all events that have a sentence.
struct KindOf {
    const char* operator()(const masked::DiceRolled&) const { return "dice"; }
    const char* operator()(const event::DiceSet&) const { return "dice"; }
    const char* operator()(const masked::RollRepeated&) const { return "dice"; }
    const char* operator()(const event::ShipMoved&) const { return "ship"; }
    const char* operator()(const event::BarbariansLanded&) const { return "attack"; }
    const char* operator()(const event::BarbariansAttacked&) const { return "attack"; }
    const char* operator()(const event::KnightsCommitted&) const { return "attack"; }
    const char* operator()(const event::CityReduced&) const { return "attack"; }
    const char* operator()(const event::DefenderAwarded&) const { return "award"; }
    const char* operator()(const event::LongestRoadChanged&) const { return "award"; }
    const char* operator()(const event::LargestArmyChanged&) const { return "award"; }
    const char* operator()(const event::MetropolisPlaced&) const { return "award"; }
    const char* operator()(const masked::ProgressDrawn&) const { return "progress"; }
    const char* operator()(const masked::ProgressReturned&) const { return "progress"; }
    const char* operator()(const event::ProgressPlayed&) const { return "progress"; }
    const char* operator()(const masked::ProgressTaken&) const { return "progress"; }
    const char* operator()(const masked::DevelopmentBought&) const { return "progress"; }
    const char* operator()(const event::DevelopmentPlayed&) const { return "progress"; }
    const char* operator()(const event::TokensSwapped&) const { return "progress"; }
    const char* operator()(const event::MerchantMoved&) const { return "progress"; }
    const char* operator()(const event::CardsGained&) const { return "cards"; }
    const char* operator()(const masked::CardsPaid&) const { return "cards"; }
    const char* operator()(const event::BankShort&) const { return "cards"; }
    const char* operator()(const event::TokensChanged&) const { return "cards"; }
    const char* operator()(const masked::CardsPassed&) const { return "trade"; }
    const char* operator()(const event::HarborOffered&) const { return "trade"; }
    const char* operator()(const event::HexBlocked&) const { return "robber"; }
    const char* operator()(const event::RobberLocked&) const { return "robber"; }
    const char* operator()(const event::RobberMoved&) const { return "robber"; }
    const char* operator()(const masked::CardStolen&) const { return "robber"; }
    const char* operator()(const event::BuildingPlaced&) const { return "build"; }
    const char* operator()(const event::RoadBuilt&) const { return "build"; }
    const char* operator()(const event::RoadRemoved&) const { return "build"; }
    const char* operator()(const event::SettlementBuilt&) const { return "build"; }
    const char* operator()(const event::CityBuilt&) const { return "build"; }
    const char* operator()(const event::WallBuilt&) const { return "build"; }
    const char* operator()(const event::KnightRecruited&) const { return "knight"; }
    const char* operator()(const event::KnightPlaced&) const { return "knight"; }
    const char* operator()(const event::KnightRemoved&) const { return "knight"; }
    const char* operator()(const event::KnightActivated&) const { return "knight"; }
    const char* operator()(const event::KnightPromoted&) const { return "knight"; }
    const char* operator()(const event::KnightMoved&) const { return "knight"; }
    const char* operator()(const event::KnightDisplaced&) const { return "knight"; }
    const char* operator()(const event::ImprovementBuilt&) const { return "improve"; }
    const char* operator()(const event::SpecialBuildingBegan&) const { return "turn"; }
    const char* operator()(const event::SpecialBuildingPassed&) const { return "turn"; }
    const char* operator()(const event::PartnerBegan&) const { return "turn"; }
    const char* operator()(const event::TurnBegan&) const { return "turn"; }
    const char* operator()(const event::PassedOn&) const { return "turn"; }
    const char* operator()(const seafarers::Event& e) const { return std::visit(*this, e); }
    const char* operator()(const fan::Event& e) const { return fanEventKind(e); }
    const char* operator()(const seafarers::ShipBuilt&) const { return "build"; }
    const char* operator()(const seafarers::ShipRelocated&) const { return "build"; }
    const char* operator()(const seafarers::ShipRemoved&) const { return "build"; }
    const char* operator()(const seafarers::PirateMoved&) const { return "robber"; }
    const char* operator()(const seafarers::AreaSettled&) const { return "award"; }
    const char* operator()(const event::GameWon&) const { return "won"; }
    template <typename Other>
    const char* operator()(const Other&) const {
        return "";
    }
};

template <typename E>
const E* find(const Events& step) {
    for (const Event& event : step)
        if (const auto* found = std::get_if<E>(&event)) return found;
    return nullptr;
}

template <typename E>
concept HasPlayer = requires(const E& e) {
    { e.player } -> std::convertible_to<PlayerId>;
};

} // namespace

QString eventText(const SeenEvent& event, const SeatNames& names, const Board& board, const Rules& rules) {
    return names::sentence(std::visit(EventWording{names, board, rules}, event));
}

QString eventKind(const SeenEvent& event) { return QString::fromLatin1(std::visit(KindOf{}, event)); }

QString displacedText(const Events& step, const SeatNames& names) {
    const auto* displaced = find<event::KnightDisplaced>(step);
    if (displaced == nullptr) return {};
    const auto* opened = find<event::DecisionOpened>(step);
    if (opened != nullptr && opened->decision.kind == DecisionKind::RelocateKnight) return {};
    const QString who = names.of(displaced->player);
    return find<event::KnightPlaced>(step) != nullptr
               ? EventWording::tr("The displaced knight of %1 has only one free place: put it there.").arg(who)
               : EventWording::tr("The displaced knight of %1 has no free place: take it off the board.").arg(who);
}

PlayerId eventPlayer(const SeenEvent& event) {
    return std::visit(
        [](const auto& e) {
            using E = std::decay_t<decltype(e)>;
            if constexpr (std::is_same_v<E, masked::CardStolen>)
                return e.thief;
            else if constexpr (std::is_same_v<E, masked::CardsPassed>)
                return e.from;
            else if constexpr (std::is_same_v<E, seafarers::Event>)
                return std::visit([](const auto& at) { return at.player; }, e);
            else if constexpr (std::is_same_v<E, fan::Event>)
                return fanEventPlayer(e);
            else if constexpr (HasPlayer<E>)
                return e.player;
            else
                return kNobody;
        },
        event);
}

} // namespace reeve::app
