// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts of Seafarers: gold, moving a ship, chasing the pirate.
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void takeGold(Prompt& prompt, const Asking& asking) {
    prompt.rule = QStringLiteral("GOLDHEX-1");
    prompt.manner = Manner::Cards;
    prompt.holes = {{"cards", HoleKind::Cards, PromptWords::tr("Choose %n card(s).", nullptr, asking.decision->count)}};
}

void moveShip(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.rule = QStringLiteral("SHIP-7");
    prompt.name = PromptWords::tr("Move a ship");
    prompt.holes = {placeHole("from", HoleKind::Path, PromptWords::tr("Tap the ship that moves.")),
                    placeHole("to", HoleKind::Path, PromptWords::tr("Tap its new path."))};
}

void chasePirate(Prompt& prompt, const Asking& asking) {
    prompt.manner = Manner::Board;
    prompt.rule = QStringLiteral("PIRATE-7");
    prompt.name = PromptWords::tr("A knight chases away the pirate");
    if (asking.state.turn.phase == Phase::Roll)
        prompt.detail =
            PromptWords::tr("Knight-errant: before the roll, an active knight next to the pirate may chase it away.");
    prompt.holes = {
        placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that chases away the pirate.")),
        placeHole("to", HoleKind::Hex, PromptWords::tr("Tap the pirate's new hex.")), victimHole()};
}

void movePirate(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.rule = QStringLiteral("PIRATE-2");
    prompt.name = PromptWords::tr("Move the pirate");
    prompt.holes = {placeHole("to", HoleKind::Hex, PromptWords::tr("Tap a sea hex for the pirate.")), victimHole()};
}

} // namespace reeve::app::prompts
