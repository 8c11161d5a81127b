// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/reading_text.h"

#include "app/values/reading_json.h"
#include "engine/record/words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <vector>

namespace {

using namespace reeve;
using namespace reeve::vision;

/// One line for each row of hexes: "C3 pasture 4", placed as on the table.
void draw(std::ostream& out, const BoardReading& reading) {
    constexpr double kColumns = 17; ///< from one hex to its neighbour in the row
    const Island& island = reading.places();
    const auto column = [&](HexId hex) { return island.position(hex).x * kColumns / std::sqrt(3.0); };
    double left = 0, y = 0;
    for (const HexId hex : island.hexes) left = std::min(left, column(hex));
    std::string line;
    for (const HexId hex : island.hexes) {
        if (island.position(hex).y > y + 0.5 || hex == HexId{0}) {
            out << line << "\n\n";
            line.clear();
            y = island.position(hex).y;
        }
        const HexReading& read = reading.hexes[index(hex)];
        line.resize(static_cast<std::size_t>(std::lround(column(hex) - left)) + 2, ' ');
        line += island.name(hex) + ' ' + std::string(record::wordOf(read.terrain));
        if (read.number != 0) line += ' ' + std::to_string(read.number);
    }
    out << line << "\n\n";
}

void listHarbors(std::ostream& out, const BoardReading& reading) {
    out << "Harbours:";
    const char* between = " ";
    for (const HarborReading& harbor : reading.harbors) {
        out << between << record::wordOf(harbor.gives) << " at " << reading.places().name(harbor.at);
        between = ", ";
    }
    out << ".\n";
}

/// "Red: 2 roads (b3-b4, d8-d9), 1 city (d8)."
void listPieces(std::ostream& out, const BoardReading& reading) {
    std::map<Color, std::map<PieceKind, std::vector<std::string>>> owned;
    for (const PieceReading& piece : reading.pieces) {
        std::string place = std::visit([&](auto at) { return reading.places().name(at); }, piece.at);
        if (piece.piece == PieceKind::Knight)
            place += " of level " + std::to_string(piece.level) + (piece.active ? ", active" : ", inactive");
        owned[piece.color][piece.piece].push_back(std::move(place));
    }
    if (owned.empty()) out << "No player has a piece on the board.\n";
    for (const auto& [color, kinds] : owned) {
        std::string name(record::wordOf(color));
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        const char* before = ": ";
        out << name;
        for (const auto& [kind, places] : kinds) {
            const std::string word = readingjson::kPieceWords[static_cast<std::size_t>(kind)];
            out << before << places.size() << ' '
                << (places.size() == 1        ? word
                    : kind == PieceKind::City ? "cities"
                                              : word + 's');
            before = " (";
            for (const std::string& place : places) {
                out << before << place;
                before = ", ";
            }
            out << ')';
        }
        out << ".\n";
    }
}

void listFigure(std::ostream& out, const BoardReading& reading, const char* figure,
                const std::optional<HexMark>& mark) {
    if (mark)
        out << "The " << figure << " stands on " << reading.places().name(mark->at) << ", "
            << record::wordOf(reading.hexes[index(mark->at)].terrain) << ".\n";
}

} // namespace

std::string readingToText(const BoardReading& reading) {
    if (reading.failure) return std::string(advice(*reading.failure)) + '\n';
    std::ostringstream out;
    out << "The photograph shows an island of " << reading.hexes.size() << " hexes.";
    draw(out, reading);
    listHarbors(out, reading);
    listPieces(out, reading);
    listFigure(out, reading, "robber", reading.robber);
    listFigure(out, reading, "merchant", reading.merchant);
    listFigure(out, reading, "pirate", reading.pirate);
    if (reading.barbarians) out << "The barbarian ship has moved " << reading.barbarians->spaces << " spaces.\n";
    if (reading.uncertain.empty()) out << "Reeve is sure of all of it.\n";
    for (const Doubt& doubt : reading.uncertain) out << "Please check " << recordPath(doubt, reading.places()) << ".\n";
    return out.str();
}
