// SPDX-License-Identifier: GPL-3.0-or-later
// What things are called in the language of the screen. The names of cards and levels are those that
// are printed on the cards of the edition.
#pragma once

#include "engine/basics/hand.h"
#include "engine/commands/command.h"
#include "engine/tables/editions.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace reeve::app::names {

QString color(Color color);
/// "ore"; for a commodity the singular.
QString card(Card card);
/// "2 ore", "1 coin", "2 coins".
QString cards(Card card, int count);
/// "1 ore and 2 coins"; "nothing" for an empty heap.
QString heap(const Hand& hand);
/// "%n cards".
QString cardCount(int count);
QString terrain(Terrain terrain);
/// Of a group of hexes in Seafarers by its name in the record: "home" is the main island, "isle-2" island 2, "strip"
/// the strip of Through the Desert (SCEN-2); any other name is the table's own and stays as it is.
QString area(std::string_view name);
QString track(Track track);
/// "Fortress"; level 1 to 5.
QString level(Track track, int level, Edition edition);
/// "basic", "strong", "mighty" with the noun: "strong knight".
QString knight(int level);
QString piece(Piece piece);
QString progressCard(ProgressCard card);
QString developmentCard(DevelopmentCard card);
/// "A, B and C" by the manners of the language.
QString list(const QStringList& items);

} // namespace reeve::app::names
