// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/fan_wording.h"

#include "app/wording/names.h"
#include "engine/modules/fan/questions.h"

#include <QCoreApplication>

#include <variant>

namespace reeve::app {
namespace {

struct FanWording {
    Q_DECLARE_TR_FUNCTIONS(FanWording)
};

struct EventText {
    const SeatNames& names;
    const Board& board;

    [[nodiscard]] QString who(PlayerId player) const { return names.of(player); }
    [[nodiscard]] QString where(HexId hex) const { return hexText(board, hex); }

    QString operator()(const fan::MovementBegan& e) const {
        return FanWording::tr("%1 begins the movement phase.").arg(who(e.player));
    }
    QString operator()(const fan::HoardGrew& e) const {
        return FanWording::tr("The barbarians' hoard grows by %L1 gold.").arg(e.by);
    }
    QString operator()(const fan::PiratePlundered& e) const {
        return FanWording::tr("%1 plunders the pirate: %L2 gold. The pirate leaves the board.")
            .arg(who(e.player))
            .arg(e.gold);
    }
    QString operator()(const fan::GoldChanged& e) const {
        return (e.by < 0 ? FanWording::tr("%1 pays %L2 gold.") : FanWording::tr("%1 receives %L2 gold."))
            .arg(who(e.player))
            .arg(e.by < 0 ? -e.by : e.by);
    }
    QString operator()(const fan::BarbariansLandedOnHexes& e) const {
        QStringList hexes;
        for (const auto hex : e.hexes) hexes << where(hex);
        return FanWording::tr("Barbarians land: %1.").arg(hexes.join(QStringLiteral(", ")));
    }
    QString operator()(const fan::BarbarianChased& e) const {
        if (e.to == kNoHex)
            return FanWording::tr("%1 chases a barbarian from %2 to the supply.").arg(who(e.player), where(e.from));
        return FanWording::tr("%1 chases a barbarian from %2 to %3.").arg(who(e.player), where(e.from), where(e.to));
    }
    QString operator()(const fan::BarbarianArrested& e) const {
        return FanWording::tr("%1 arrests a barbarian on %2.").arg(who(e.player), where(e.at));
    }
    QString operator()(const fan::BarbariansBanished& e) const {
        return FanWording::tr("%1 banishes %n barbarian(s) from %2.", nullptr, e.count)
            .arg(who(e.player), where(e.hex));
    }
    QString operator()(const fan::HexConquered& e) const {
        return FanWording::tr("The barbarians conquer %1.").arg(where(e.hex));
    }
    QString operator()(const fan::HexFreed& e) const { return FanWording::tr("%1 is liberated.").arg(where(e.hex)); }
    QString operator()(const fan::PieceDeconstructed& e) const {
        switch (e.target) {
        case fan::Target::Road: return FanWording::tr("%1 takes down a road.").arg(who(e.player));
        case fan::Target::Ship: return FanWording::tr("%1 takes down a ship.").arg(who(e.player));
        case fan::Target::Building: break;
        }
        return FanWording::tr("%1 takes down a level of a building.").arg(who(e.player));
    }
    QString operator()(const fan::ControlChanged& e) const {
        return e.player == kNobody ? FanWording::tr("Nobody controls %1 any more.").arg(where(e.hex))
                                   : FanWording::tr("%1 controls %2.").arg(who(e.player), where(e.hex));
    }
    QString operator()(const fan::WalkerPlaced& e) const {
        return (e.crew ? FanWording::tr("%1 places a crew.") : FanWording::tr("%1 places a mounted knight."))
            .arg(who(e.player));
    }
    QString operator()(const fan::WalkerMoved& e) const {
        return (e.crew ? FanWording::tr("%1 moves a crew.") : FanWording::tr("%1 moves a mounted knight."))
            .arg(who(e.player));
    }
    QString operator()(const fan::WalkerLost& e) const {
        return (e.crew ? FanWording::tr("%1 loses a crew.") : FanWording::tr("%1 loses a mounted knight."))
            .arg(who(e.player));
    }
    QString operator()(const fan::GoldFieldFlipped& e) const {
        return FanWording::tr("A gold field shows %n nugget(s).", nullptr, e.nuggets);
    }
    QString operator()(const fan::MarkerMoved& e) const {
        return FanWording::tr("%1 goes on %n space(s) of the mining track.", nullptr, e.by).arg(who(e.player));
    }
    QString operator()(const fan::NyalaWon& e) const {
        return FanWording::tr("%1 wins Nyala the diplomat.").arg(who(e.player));
    }
    QString operator()(const fan::ConflictBegan&) const { return FanWording::tr("The conflict begins."); }
    QString operator()(const fan::BattleWon& e) const {
        return FanWording::tr("The battle for %1 is won with strength %L2.").arg(where(e.hex)).arg(e.strength);
    }
    QString operator()(const fan::PrisonersTaken& e) const {
        return FanWording::tr("%1 takes %n prisoner(s).", nullptr, e.count).arg(who(e.player));
    }
    QString operator()(const fan::PrisonersRolled&) const {
        return FanWording::tr("The dice decide who takes the prisoners.");
    }
    QString operator()(const fan::LossesRolled& e) const {
        return FanWording::tr("%1 rolls %L2 for the losses.").arg(who(e.player)).arg(e.die);
    }
    QString operator()(const fan::PrisonersExchanged& e) const {
        return FanWording::tr("%1 exchanges %n prisoner(s).", nullptr, e.count).arg(who(e.player));
    }
    QString operator()(const fan::TrainPlaced& e) const {
        return FanWording::tr("%1 places a baggage train.").arg(who(e.player));
    }
    QString operator()(const fan::TrainPromoted& e) const {
        return FanWording::tr("%1 raises the baggage train to level %L2.").arg(who(e.player)).arg(e.level);
    }
    QString operator()(const fan::TrainMoved& e) const {
        return FanWording::tr("%1 moves the baggage train.").arg(who(e.player));
    }
    QString operator()(const fan::KnightDrivenOff& e) const {
        return (e.success ? FanWording::tr("%1 rolls %L2 and drives off the knight.")
                          : FanWording::tr("%1 rolls %L2: the knight stays."))
            .arg(who(e.player))
            .arg(e.die);
    }
};

struct EventKind {
    const char* operator()(const fan::MovementBegan&) const { return "turn"; }
    const char* operator()(const fan::HoardGrew&) const { return "ship"; }
    const char* operator()(const fan::PiratePlundered&) const { return "robber"; }
    const char* operator()(const fan::GoldChanged&) const { return "cards"; }
    const char* operator()(const fan::BarbariansLandedOnHexes&) const { return "attack"; }
    const char* operator()(const fan::HexConquered&) const { return "attack"; }
    const char* operator()(const fan::PieceDeconstructed&) const { return "build"; }
    const char* operator()(const fan::WalkerPlaced&) const { return "build"; }
    const char* operator()(const fan::TrainPlaced&) const { return "build"; }
    const char* operator()(const fan::TrainPromoted&) const { return "build"; }
    const char* operator()(const fan::MarkerMoved&) const { return "award"; }
    const char* operator()(const fan::NyalaWon&) const { return "award"; }
    const char* operator()(const fan::PrisonersTaken&) const { return "award"; }
    const char* operator()(const fan::BattleWon&) const { return "attack"; }
    const char* operator()(const fan::ConflictBegan&) const { return "attack"; }
    const char* operator()(const fan::PrisonersRolled&) const { return "dice"; }
    const char* operator()(const fan::LossesRolled&) const { return "dice"; }
    template <typename Other>
    const char* operator()(const Other&) const {
        return "knight";
    }
};

struct StepText {
    const QString& who;

    QString operator()(const fan::StartMovement&) const {
        return FanWording::tr("%1 begins the movement phase").arg(who);
    }
    QString operator()(const fan::Plunder&) const { return FanWording::tr("%1 plunders the pirate").arg(who); }
    QString operator()(const fan::ChaseBarbarian&) const { return FanWording::tr("%1 chases a barbarian").arg(who); }
    QString operator()(const fan::Arrest&) const { return FanWording::tr("%1 arrests a barbarian").arg(who); }
    QString operator()(const fan::Banish&) const { return FanWording::tr("%1 banishes barbarians").arg(who); }
    QString operator()(const fan::Deconstruct&) const { return FanWording::tr("%1 takes down a piece").arg(who); }
    QString operator()(const fan::Recruit& c) const {
        switch (c.piece) {
        case fan::Piece::Mounted: return FanWording::tr("%1 places a mounted knight").arg(who);
        case fan::Piece::Crew: return FanWording::tr("%1 places a crew").arg(who);
        case fan::Piece::Train: break;
        }
        return FanWording::tr("%1 places a baggage train").arg(who);
    }
    QString operator()(const fan::Move& c) const {
        return (c.crew ? FanWording::tr("%1 moves a crew") : FanWording::tr("%1 moves a mounted knight")).arg(who);
    }
    QString operator()(const fan::EndTurn&) const { return FanWording::tr("%1 ends the turn").arg(who); }
    QString operator()(const fan::ExchangePrisoners&) const {
        return FanWording::tr("%1 exchanges prisoners").arg(who);
    }
    QString operator()(const fan::PromoteTrain&) const {
        return FanWording::tr("%1 raises the baggage train").arg(who);
    }
    QString operator()(const fan::MoveTrain&) const { return FanWording::tr("%1 moves the baggage train").arg(who); }
    QString operator()(const fan::DriveOff&) const { return FanWording::tr("%1 drives off a knight").arg(who); }
    QString operator()(const fan::RollPrisoners&) const { return FanWording::tr("%1 rolls for prisoners").arg(who); }
    QString operator()(const fan::RollLosses&) const { return FanWording::tr("%1 rolls for the losses").arg(who); }
};

} // namespace

std::optional<QString> fanForesight(const GameState& state, PlayerId player, const fan::Action& action) {
    const auto* banish = std::get_if<fan::Banish>(&action);
    if (banish == nullptr) return std::nullopt;
    return FanWording::tr("%n barbarian(s) go(es).", nullptr, fan::banishedBy(state, player, *banish));
}

QString hexText(const Board& board, HexId hex) {
    const QString terrain = names::terrain(board.terrain[index(hex)]);
    const int number = board.number[index(hex)];
    return number == 0 ? terrain : FanWording::tr("%1 (%L2)", "terrain and number of a hex").arg(terrain).arg(number);
}

QString lossDirectionText(int die) {
    switch ((die - 1) % 3) {
    case 0: return FanWording::tr("north-east and south-west");
    case 1: return FanWording::tr("east and west");
    default: return FanWording::tr("south-east and north-west");
    }
}

QString fanEventText(const fan::Event& event, const SeatNames& names, const Board& board) {
    return std::visit(EventText{names, board}, event);
}

const char* fanEventKind(const fan::Event& event) { return std::visit(EventKind{}, event); }

PlayerId fanEventPlayer(const fan::Event& event) {
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.player; })
                return e.player;
            else
                return kNobody;
        },
        event);
}

QString fanStepText(const fan::Action& action, const QString& who) { return std::visit(StepText{who}, action); }

} // namespace reeve::app
