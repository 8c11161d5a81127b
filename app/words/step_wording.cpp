// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/step_wording.h"

#include "app/words/fan_wording.h"
#include "app/words/names.h"

#include <QCoreApplication>

namespace reeve::app {
namespace {

struct StepWording {
    Q_DECLARE_TR_FUNCTIONS(StepWording)

public:
    PlayerId actor;
    const SeenEvents& events;
    const SeatNames& names;
    const Rules& rules;

    [[nodiscard]] QString who() const { return names.of(actor); }
    template <typename E>
    [[nodiscard]] const E* found() const {
        for (const SeenEvent& event : events)
            if (const auto* e = std::get_if<E>(&event)) return e;
        return nullptr;
    }

    QString operator()(const command::Place& c) const {
        if (c.ship)
            return (c.city ? tr("%1 places a city and a ship") : tr("%1 places a settlement and a ship")).arg(who());
        return (c.city ? tr("%1 places a city and a road") : tr("%1 places a settlement and a road")).arg(who());
    }
    QString operator()(const command::Roll&) const {
        const auto* dice = found<masked::DiceRolled>();
        return dice == nullptr ? tr("%1 rolls the dice").arg(who())
                               : tr("%1 rolls %L2").arg(who()).arg(dice->red + dice->yellow);
    }
    QString operator()(const command::Build& c) const {
        switch (c.piece) {
        case Piece::Road: return tr("%1 builds a road").arg(who());
        case Piece::Settlement: return tr("%1 builds a settlement").arg(who());
        case Piece::City: return tr("%1 builds a city").arg(who());
        case Piece::Wall: return tr("%1 builds a city wall").arg(who());
        case Piece::Knight: return tr("%1 recruits a knight").arg(who());
        case Piece::Ship: return tr("%1 builds a ship").arg(who());
        }
        return {};
    }
    QString operator()(const command::Activate&) const { return tr("%1 activates a knight").arg(who()); }
    QString operator()(const command::Promote&) const { return tr("%1 promotes a knight").arg(who()); }
    QString operator()(const command::MoveKnight&) const { return tr("%1 moves a knight").arg(who()); }
    QString operator()(const command::ChaseRobber&) const { return tr("%1 chases away the robber").arg(who()); }
    QString operator()(const command::Improve& c) const {
        const auto* built = found<event::ImprovementBuilt>();
        if (built == nullptr) return tr("%1 improves the cities").arg(who());
        return tr("%1 builds %2").arg(who(), names::levelAsObject(c.track, built->level, rules.edition));
    }
    QString operator()(const command::Play& c) const {
        return tr("%1 plays %2").arg(who(), names::progressCard(c.card, rules.edition));
    }
    QString operator()(const command::TradeBank&) const { return tr("%1 trades with the bank").arg(who()); }
    QString operator()(const command::Trade& c) const { return tr("%1 trades with %2").arg(who(), names.of(c.with)); }
    QString operator()(const command::HarborTrade& c) const {
        return tr("%1 trades with %2").arg(who(), names.of(c.with));
    }
    QString operator()(const command::BuyDevelopment&) const { return tr("%1 buys a development card").arg(who()); }
    QString operator()(const command::PlayDevelopment& c) const {
        return tr("%1 plays %2").arg(who(), names::developmentCard(c.card));
    }
    QString operator()(const command::EndTurn&) const { return tr("%1 ends the turn").arg(who()); }
    QString operator()(const command::Pass&) const { return tr("%1 finishes building").arg(who()); }
    QString operator()(const command::Discard& c) const {
        return tr("%1 discards %2").arg(who(), names::cardCount(c.cards.total()));
    }
    QString operator()(const command::MoveRobber&) const { return tr("%1 moves the robber").arg(who()); }
    QString operator()(const command::Take& c) const {
        if (c.card == kNoCard) return tr("%1 takes no resource").arg(who());
        return tr("%1 takes %2").arg(who(), names::cards(Hand::of(c.card)));
    }
    QString operator()(const command::LoseCity&) const { return tr("%1 chooses the lost city").arg(who()); }
    QString operator()(const command::DrawProgress&) const { return tr("%1 draws a progress card").arg(who()); }
    QString operator()(const command::DiscardProgress&) const {
        return tr("%1 puts a progress card under its deck").arg(who());
    }
    QString operator()(const command::CommitKnights&) const { return tr("%1 sends knights to defend").arg(who()); }
    QString operator()(const command::RelocateKnight&) const { return tr("%1 moves the displaced knight").arg(who()); }
    QString operator()(const command::RemoveKnight&) const { return tr("%1 removes a knight").arg(who()); }
    QString operator()(const command::PlaceKnight&) const { return tr("%1 places a knight").arg(who()); }
    QString operator()(const command::Give& c) const {
        return tr("%1 gives %2").arg(who(), names::cardCount(c.cards.total()));
    }
    QString operator()(const command::TakeProgress&) const { return tr("%1 looks at progress cards").arg(who()); }
    QString operator()(const command::TakeCards& c) const {
        return tr("%1 takes %2").arg(who(), names::cardCount(c.cards.total()));
    }
    QString operator()(const command::PlaceMetropolis&) const { return tr("%1 places the metropolis").arg(who()); }
    QString operator()(const seafarers::Action& c) const { return std::visit(*this, c); }
    QString operator()(const fan::Action& c) const { return fanStepText(c, who()); }
    QString operator()(const seafarers::MoveShip&) const { return tr("%1 moves a ship").arg(who()); }
    QString operator()(const seafarers::MovePirate&) const { return tr("%1 moves the pirate").arg(who()); }
    QString operator()(const seafarers::ChasePirate&) const { return tr("%1 chases away the pirate").arg(who()); }
    QString operator()(const seafarers::TakeGold& c) const {
        return tr("%1 takes %2").arg(who(), names::cards(c.cards));
    }
    QString operator()(const command::PlaceNeutral&) const { return tr("%1 places a neutral settlement").arg(who()); }
    QString operator()(const command::BuildNeutral& c) const {
        return (c.settlement ? tr("%1 builds a neutral settlement") : tr("%1 builds a neutral road")).arg(who());
    }
    QString operator()(const command::ForcedTrade&) const { return tr("%1 makes a forced trade").arg(who()); }
    QString operator()(const command::RobberToDesert&) const {
        return tr("%1 sends the robber to the desert").arg(who());
    }
    QString operator()(const command::DiscardKnight&) const { return tr("%1 discards a knight card").arg(who()); }
};

} // namespace

QString stepText(const Action& action, PlayerId actor, const SeenEvents& events, const SeatNames& names,
                 const Rules& rules) {
    return std::visit(StepWording{actor, events, names, rules}, action);
}

} // namespace reeve::app
