// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sounds/game_sounds.h"

#include <algorithm>
#include <optional>

namespace reeve::app {
namespace {

struct Heard {
    using Answer = std::optional<Sound>;
    Answer operator()(const event::DiceRolled&) const { return Sound::Dice; }
    Answer operator()(const event::RollRepeated&) const { return Sound::Dice; }
    Answer operator()(const event::ShipMoved&) const { return Sound::Ship; }
    Answer operator()(const event::BarbariansAttacked& e) const { return e.won ? Sound::AttackWon : Sound::AttackLost; }
    Answer operator()(const event::BuildingPlaced&) const { return Sound::Build; }
    Answer operator()(const event::RoadBuilt&) const { return Sound::Build; }
    Answer operator()(const event::SettlementBuilt&) const { return Sound::Build; }
    Answer operator()(const event::CityBuilt&) const { return Sound::Build; }
    Answer operator()(const event::WallBuilt&) const { return Sound::Build; }
    Answer operator()(const event::KnightRecruited&) const { return Sound::Build; }
    Answer operator()(const event::ImprovementBuilt&) const { return Sound::Level; }
    Answer operator()(const event::TurnBegan&) const { return Sound::Turn; }
    Answer operator()(const event::PartnerBegan&) const { return Sound::Turn; }
    Answer operator()(const event::GameWon&) const { return Sound::Victory; }
    template <typename Other>
    Answer operator()(const Other&) const {
        return {};
    }
};

} // namespace

std::vector<Sound> soundsOf(const Events& events) {
    std::vector<Sound> sounds;
    for (const Event& event : events)
        if (const auto sound = std::visit(Heard{}, event); sound && std::ranges::find(sounds, *sound) == sounds.end())
            sounds.push_back(*sound);
    // The victory sound replaces all others.
    if (std::ranges::find(sounds, Sound::Victory) != sounds.end()) return {Sound::Victory};
    return sounds;
}

} // namespace reeve::app
