// SPDX-License-Identifier: GPL-3.0-or-later
// The events of the fan modules as English sentences.
#include "engine/basics/dispatch.h"
#include "engine/record/fan.h"

namespace reeve::record::fan {
namespace {

namespace mod = reeve::fan;

struct Tell {
    const GameState& state;

    template <typename Place>
    [[nodiscard]] std::string name(Place place) const {
        return state.island().name(place);
    }
    [[nodiscard]] std::string does(PlayerId player, const std::string& what) const {
        std::string who = player == kNobody ? "nobody" : std::string(colorOf(state, player));
        who.front() = static_cast<char>(who.front() - 'a' + 'A');
        return who + " " + what + ".";
    }

    std::string operator()(const mod::MovementBegan& e) const { return does(e.player, "begins the movement phase"); }
    std::string operator()(const mod::HoardGrew& e) const {
        return "The barbarians' hoard grows by " + std::to_string(e.by) + " gold.";
    }
    std::string operator()(const mod::PiratePlundered& e) const {
        return does(e.player,
                    "plunders the pirate for " + std::to_string(e.gold) + " gold; the pirate leaves the board");
    }
    std::string operator()(const mod::GoldChanged& e) const {
        return e.by < 0 ? does(e.player, "pays " + std::to_string(-e.by) + " gold")
                        : does(e.player, "gets " + std::to_string(e.by) + " gold");
    }
    std::string operator()(const mod::BarbariansLandedOnHexes& e) const {
        std::string hexes;
        for (const auto hex : e.hexes) hexes += (hexes.empty() ? "" : ", ") + name(hex);
        return "Barbarians land on " + hexes + ".";
    }
    std::string operator()(const mod::BarbarianChased& e) const {
        return does(e.player, "chases a barbarian from " + name(e.from) +
                                  (e.to == kNoHex ? std::string(" to the supply") : " to " + name(e.to)));
    }
    std::string operator()(const mod::BarbarianArrested& e) const {
        return does(e.player, "arrests a barbarian on " + name(e.at));
    }
    std::string operator()(const mod::BarbariansBanished& e) const {
        return does(e.player, "banishes " + std::to_string(e.count) + " barbarians from " + name(e.hex));
    }
    std::string operator()(const mod::HexConquered& e) const { return name(e.hex) + " is conquered."; }
    std::string operator()(const mod::HexFreed& e) const { return name(e.hex) + " is free again."; }
    std::string operator()(const mod::PieceDeconstructed& e) const {
        switch (e.target) {
        case mod::Target::Road: return does(e.player, "takes down the road on " + name(e.path));
        case mod::Target::Ship: return does(e.player, "takes down the ship on " + name(e.path));
        case mod::Target::Building: break;
        }
        return does(e.player, "takes down a level of the building on " + name(e.at));
    }
    std::string operator()(const mod::WalkerPlaced& e) const {
        return does(e.player, "places " + piece(e.crew) + " on " + spot(e.at));
    }
    std::string operator()(const mod::WalkerMoved& e) const {
        return does(e.player, "moves " + piece(e.crew) + " from " + spot(e.from) + " to " + spot(e.to));
    }
    std::string operator()(const mod::WalkerLost& e) const {
        return does(e.player, "loses " + piece(e.crew) + " on " + spot(e.at));
    }
    std::string operator()(const mod::GoldFieldFlipped& e) const {
        return "The gold field on " + name(e.at) + " shows " + std::to_string(e.nuggets) + " nuggets.";
    }
    std::string operator()(const mod::MarkerMoved& e) const {
        return does(e.player, "goes on " + std::to_string(e.by) + " spaces of the mining track");
    }
    std::string operator()(const mod::NyalaWon& e) const { return does(e.player, "wins Nyala the diplomat"); }
    std::string operator()(const mod::ConflictBegan& e) const { return does(e.player, "begins the conflict"); }
    std::string operator()(const mod::BattleWon& e) const {
        return "The battle on " + name(e.hex) + " is won with strength " + std::to_string(e.strength) + ".";
    }
    std::string operator()(const mod::PrisonersTaken& e) const {
        return does(e.player, "takes " + std::to_string(e.count) + (e.count == 1 ? " prisoner on " : " prisoners on ") +
                                  name(e.hex));
    }
    std::string operator()(const mod::PrisonersRolled& e) const {
        return "Dice decide who takes the prisoners on " + name(e.hex) + ".";
    }
    std::string operator()(const mod::LossesRolled& e) const {
        return does(e.player, "rolls " + std::to_string(e.die) + " for the losses on " + name(e.hex));
    }
    std::string operator()(const mod::PrisonersExchanged& e) const {
        return does(e.player, "exchanges " + std::to_string(e.count) + " prisoners");
    }
    std::string operator()(const mod::TrainPlaced& e) const {
        return does(e.player, "places a baggage train on " + name(e.at));
    }
    std::string operator()(const mod::TrainPromoted& e) const {
        return does(e.player, "raises the baggage train to level " + std::to_string(e.level));
    }
    std::string operator()(const mod::TrainMoved& e) const {
        return does(e.player, "moves the baggage train from " + name(e.from) + " to " + name(e.to));
    }
    std::string operator()(const mod::KnightDrivenOff& e) const {
        return does(e.player, (e.success ? "drives off" : "fails to drive off") + (" the knight on " + name(e.knight)) +
                                  " with a " + std::to_string(e.die));
    }
    [[nodiscard]] static std::string piece(bool crew) { return crew ? "a crew" : "a mounted knight"; }
    [[nodiscard]] std::string spot(const mod::Spot& at) const { return spotName(at, state.island()); }
    std::string operator()(const mod::ControlChanged& e) const {
        return e.player == kNobody ? "Nobody controls " + name(e.hex) + " any more."
                                   : does(e.player, "controls " + name(e.hex));
    }
};

} // namespace

std::string sentenceOf(const mod::Event& event, const GameState& state) { return dispatch(Tell{state}, event); }

} // namespace reeve::record::fan
