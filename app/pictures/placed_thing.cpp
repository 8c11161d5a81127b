// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/placed_thing.h"

#include "app/values/game_values.h"
#include "app/values/reading_json.h"
#include "engine/basics/overloaded.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

PlacedThingFacts piece(const QString& word) { return {.kind = u"piece"_s, .piece = word}; }

} // namespace

PlacedThingFacts placedThing(const vision::Thing& thing, const vision::Place& place, const Island& island) {
    const auto standing = [&](HexId at) { return vision::Place(at) == place ? QString() : placeName(island, at); };
    return std::visit(
        Overloaded{
            [](const vision::Nothing&) { return PlacedThingFacts{.kind = u"nothing"_s}; },
            [](Terrain terrain) { return PlacedThingFacts{.kind = u"terrain"_s, .terrain = wordFor(terrain)}; },
            [](const vision::Token& token) { return PlacedThingFacts{.kind = u"number"_s, .number = token.number}; },
            [](const vision::Standing& there) {
                PlacedThingFacts facts =
                    piece(qstring(readingjson::kPieceWords[static_cast<std::size_t>(there.piece)]));
                facts.color = wordFor(there.color);
                if (there.piece == vision::PieceKind::Knight) {
                    facts.level = there.level;
                    facts.active = there.active;
                }
                return facts;
            },
            [&](const vision::RobberOn& robber) {
                PlacedThingFacts facts = piece(u"robber"_s);
                facts.at = standing(robber.at);
                return facts;
            },
            [&](const vision::PirateOn& pirate) {
                PlacedThingFacts facts = piece(u"pirate"_s);
                facts.at = standing(pirate.at);
                return facts;
            },
            [&](const vision::MerchantOn& merchant) {
                PlacedThingFacts facts = piece(u"merchant"_s);
                if (merchant.owner) facts.color = wordFor(*merchant.owner);
                facts.at = standing(merchant.at);
                return facts;
            },
            [](const vision::Pier& pier) {
                return PlacedThingFacts{.kind = u"harbor"_s, .gives = pier.gives ? wordFor(*pier.gives) : QString()};
            },
            [](const vision::Ship& ship) { return PlacedThingFacts{.kind = u"ship"_s, .spaces = ship.spaces}; }},
        thing);
}

} // namespace reeve::app
