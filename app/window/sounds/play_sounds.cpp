// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sounds/play_sounds.h"

#include "app/window/game.h"
#include "app/window/settings.h"
#include "app/window/sounds/game_sounds.h"
#include "app/window/sounds/loudspeaker.h"

namespace reeve::app {

void hearGame(Game& game, const Settings& settings, Loudspeaker& loudspeaker) {
    QObject::connect(&game, &Game::carriedOn, &loudspeaker, [&](const Step& step) {
        if (settings.sound()) loudspeaker.play(soundsOf(step.events), settings.volume());
    });
    QObject::connect(&game, &Game::refused, &loudspeaker, [&] {
        if (settings.sound()) loudspeaker.play({Sound::Refusal}, settings.volume());
    });
    // Plays a sample when the volume changes.
    QObject::connect(&settings, &Settings::volumeChanged, &loudspeaker, [&] {
        if (settings.sound()) loudspeaker.play({Sound::Level}, settings.volume());
    });
}

} // namespace reeve::app
