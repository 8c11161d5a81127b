// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

namespace {

void placing(Prompt& prompt, const char* building, const QString& ask) {
    prompt.manner = Manner::Placing;
    prompt.holes = {placeHole(building, HoleKind::Intersection, ask),
                    placeHole("road", HoleKind::Path, PromptWords::tr("Now the road: tap a highlighted path."))};
}

} // namespace

void placeSettlement(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("SETUP-33");
    placing(prompt, "settlement", PromptWords::tr("Tap an intersection for the settlement."));
}

void placeCity(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("SETUP-36");
    placing(prompt, "city", PromptWords::tr("Tap an intersection for the city."));
}

void placeShip(Prompt& prompt) {
    prompt.rule = QStringLiteral("SHIP-12");
    prompt.holes.back() = placeHole("ship", HoleKind::Path, PromptWords::tr("Now the ship: tap a highlighted path."));
}

} // namespace reeve::app::prompts
