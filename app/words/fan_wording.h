// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the events and commands of the fan modules, in the current language.
#pragma once

#include "app/values/seat_names.h"
#include "app/words/holes.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/state/game_state.h"

#include <QString>

#include <optional>

namespace reeve::app {

/// One sentence; empty for events that need none.
QString fanEventText(const fan::Event& event, const SeatNames& names, const Board& board);
/// Kind of the event, for icons and filters (event_wording.h).
const char* fanEventKind(const fan::Event& event);
/// The player whom the event is about; kNobody: none.
PlayerId fanEventPlayer(const fan::Event& event);
/// What a command does, without a full stop. `who`: name of the player.
QString fanStepText(const fan::Action& action, const QString& who);

/// The sentence for a refusal that only one module has; "": none. Translated in the context RefusalWording.
const char* fanRefusalSentence(RefusalCode code);

/// How a command is offered.
struct FanOffer {
    const char* rule = "";
    const char* page = "";  ///< of a phone: "build", "knights", "moves"
    const char* icon = "";  ///< in the window
    const char* glyph = ""; ///< on a phone
    QString name;
    QString detail{};
    Manner manner = Manner::Board;
    std::vector<Hole> holes{};
};
/// The offer of a command: its piece counts, its other fields do not. Empty for commands that the turn does not offer.
FanOffer fanOffer(const fan::Action& action);

/// Consequences of a command, if they do not depend on chance and are worth predicting; nullopt otherwise.
std::optional<QString> fanForesight(const GameState& state, PlayerId player, const fan::Action& action);
/// Terrain and number of a hex: "mountains (8)".
QString hexText(const Board& board, HexId hex);
/// Directions in which a roll causes losses in a battle (FAN-LOSS-1): "north-east and south-west".
QString lossDirectionText(int die);

} // namespace reeve::app
