// SPDX-License-Identifier: GPL-3.0-or-later
// Names of things in the current language. Cards and levels have the names printed in the edition.
#pragma once

#include "engine/basics/hand.h"
#include "engine/commands/command.h"
#include "engine/tables/editions.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace reeve::app::names {

QString color(Color color);
/// "ore"; commodities in the singular.
QString card(Card card);
/// "2 ore", "1 coin", "2 coins".
QString cards(Card card, int count);
/// "1 ore and 2 coins"; "nothing" for no cards.
QString cards(const Hand& hand);
/// "%n cards".
QString cardCount(int count);
QString terrain(Terrain terrain);
/// Name of a group of hexes in Seafarers by its word of the record: "home" is the main island, "isle-2" island 2,
/// "strip" the strip of Through the Desert (SCEN-2); other names are user-defined and returned unchanged.
QString area(std::string_view name);
QString track(Track track);
/// "Fortress"; level 1 to 5.
QString level(Track track, int level, Edition edition);
/// "the Fortress" as the subject and as the object of a sentence; German inflects the article.
QString levelAsSubject(Track track, int level, Edition edition);
QString levelAsObject(Track track, int level, Edition edition);
/// "basic", "strong", "mighty" with the noun: "strong knight".
QString knight(int level);
QString piece(Piece piece);
QString progressCard(ProgressCard card, Edition edition);
QString developmentCard(DevelopmentCard card);
/// With a capital first letter, for the start of a sentence.
QString capitalized(QString text);
/// A sentence with one full stop, also after a name that ends with a dot.
QString sentence(QString text);
/// "A, B and C", by the rules of the language.
QString list(const QStringList& items);

} // namespace reeve::app::names
