// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"
#include "engine/record/words.h"

namespace reeve::app::prompts {

namespace {

void build(Prompt& prompt, const QString& text, const char* rule, Piece piece) {
    prompt.manner = Manner::Board;
    prompt.name = text;
    prompt.rule = QLatin1String(rule);
    prompt.command["piece"] = record::wordOf(piece);
    prompt.holes = {piece == Piece::Road || piece == Piece::Ship
                        ? placeHole("at", HoleKind::Path, PromptWords::tr("Tap a highlighted path."))
                        : placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap a highlighted place."))};
}

} // namespace

void buildRoad(Prompt& prompt, const Asking&) {
    build(prompt, PromptWords::tr("Build a road"), "BUILD-1", Piece::Road);
}
void buildSettlement(Prompt& prompt, const Asking&) {
    build(prompt, PromptWords::tr("Build a settlement"), "SETT-1", Piece::Settlement);
}
void buildCity(Prompt& prompt, const Asking&) { build(prompt, PromptWords::tr("Build a city"), "CITY-1", Piece::City); }
void buildWall(Prompt& prompt, const Asking&) {
    build(prompt, PromptWords::tr("Build a city wall"), "WALL-1", Piece::Wall);
}
void buildShip(Prompt& prompt, const Asking&) { build(prompt, PromptWords::tr("Build a ship"), "SHIP-1", Piece::Ship); }
void recruitKnight(Prompt& prompt, const Asking&) {
    build(prompt, PromptWords::tr("Recruit a knight"), "KNIGHT-2", Piece::Knight);
}

} // namespace reeve::app::prompts
