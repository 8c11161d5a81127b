// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reeve::app {

class Game;
class Loudspeaker;
class Settings;

/// Connects the game to the loudspeaker: plays its sounds if the settings enable them, at the volume set. All three
/// must outlive the connection.
void hearGame(Game& game, const Settings& settings, Loudspeaker& loudspeaker);

} // namespace reeve::app
