// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reeve::app {

class Game;
class Loudspeaker;
class Settings;

/// From now on what happens in the game is heard, while the settings want it, and as loud as they say. All three
/// outlive the connection.
void hearGame(Game& game, const Settings& settings, Loudspeaker& loudspeaker);

} // namespace reeve::app
