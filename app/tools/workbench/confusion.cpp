// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/confusion.h"

#include "app/tools/workbench/words.h"
#include "engine/tables/supply.h"
#include "vision/locate/plane.h"

#include <QCoreApplication>

#include <algorithm>
#include <numbers>
#include <numeric>

namespace reeve::workbench {
namespace {

using vision::PieceKind;

struct Workbench {
    Q_DECLARE_TR_FUNCTIONS(Workbench)
};

QStringList terrainWords() {
    QStringList all;
    for (std::size_t t = 0; t < kTerrains; ++t) all << words::of(static_cast<Terrain>(t));
    return all;
}

QStringList numberWords() {
    QStringList all{words::none()};
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) all << QString::number(number);
    return all;
}

std::size_t numberIndex(int number) {
    return static_cast<std::size_t>(number == 0 ? 0 : number < 7 ? number - 1 : number - 2);
}

QStringList roadWords() {
    QStringList all{words::none()};
    for (std::size_t c = 0; c < kColors; ++c) all << words::of(static_cast<Color>(c));
    return all;
}

QStringList buildingWords() { return {words::none(), words::settlement(), words::city(), Workbench::tr("knight")}; }

std::size_t buildingIndex(PieceKind piece) {
    return piece == PieceKind::Settlement ? 1 : piece == PieceKind::City ? 2 : piece == PieceKind::Knight ? 3 : 0;
}

QStringList knightWords() {
    QStringList all{words::none()};
    for (int level = 1; level <= 3; ++level) all << QString::number(level) << Workbench::tr("%1 active").arg(level);
    return all;
}

std::size_t knightIndex(int level, bool active) { return static_cast<std::size_t>(2 * level - (active ? 0 : 1)); }

/// Additions to a city.
QStringList cityWords() {
    return {words::nothing(), Workbench::tr("wall"), Workbench::tr("metropolis"), Workbench::tr("both")};
}

std::size_t cityIndex(bool wall, bool metropolis) { return (wall ? 1U : 0U) + (metropolis ? 2U : 0U); }

QStringList harborWords() {
    QStringList all{words::none(), words::of(HarborKind::Any)};
    for (std::size_t r = 0; r < kResources; ++r) all << words::of(static_cast<HarborKind>(r));
    return all;
}

std::size_t harborIndex(std::optional<HarborKind> gives) {
    return !gives ? 0 : *gives == HarborKind::Any ? 1 : 2 + index(*gives);
}

QStringList shipWords() {
    QStringList all{words::none()};
    for (int spaces = 0; spaces < supply::kShipSpaces; ++spaces) all << words::shipOn(spaces);
    return all;
}

std::size_t shipIndex(std::optional<int> spaces) { return spaces ? 1 + static_cast<std::size_t>(*spaces) : 0; }

QStringList markWords() { return {words::none(), words::robber(), words::merchant()}; }

} // namespace

Confusion::Confusion(const QString& title, const QStringList& words)
    : title_(title), words_(words), counts_(static_cast<std::size_t>(words.size() * words.size()), 0) {}

int Confusion::right() const {
    int sum = 0;
    for (std::size_t i = 0; i < size(); ++i) sum += at(i, i);
    return sum;
}

int Confusion::total() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }

QString Confusion::text() const {
    if (total() == 0) return Workbench::tr("%1: nothing labelled").arg(title_) + '\n';
    const double share = 100.0 * right() / total();
    QString out = Workbench::tr("%1: %2 of %3 right (%4 %)")
                      .arg(title_, QString::number(right()), QString::number(total()), QString::number(share, 'f', 1));
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < size(); ++i) {
        int any = 0;
        for (std::size_t k = 0; k < size(); ++k) any += at(i, k) + at(k, i);
        if (any > 0) used.push_back(i);
    }
    const QString corner = Workbench::tr("label\\read");
    qsizetype column = corner.size();
    for (const QString& word : words_) column = std::max(column, word.size());
    const auto cell = [&](const QString& text) { out += text.rightJustified(column + 1); };
    out += '\n';
    cell(corner);
    for (const std::size_t i : used) cell(words_[static_cast<qsizetype>(i)]);
    out += '\n';
    for (const std::size_t row : used) {
        cell(words_[static_cast<qsizetype>(row)]);
        for (const std::size_t i : used) cell(QString::number(at(row, i)));
        out += '\n';
    }
    return out;
}

Confusions::Confusions()
    : terrain(Workbench::tr("Terrain"), terrainWords()), numbers(Workbench::tr("Numbers"), numberWords()),
      roads(Workbench::tr("Roads"), roadWords()), buildings(Workbench::tr("Intersections"), buildingWords()),
      knights(Workbench::tr("Knights"), knightWords()), cities(Workbench::tr("With the cities"), cityWords()),
      harbors(Workbench::tr("Coasts"), harborWords()), marks(Workbench::tr("Hexes with a figure"), markWords()),
      ship(Workbench::tr("The barbarian ship"), shipWords()) {}

std::optional<int> sixthsFrom(const Label& label, const vision::BoardReading& reading) {
    if (!label.boardToImage || !reading.found()) return std::nullopt;
    for (int k = 0; k < 6; ++k) {
        double worst = 0;
        for (const cv::Point2d p : {cv::Point2d{0, -3}, {3, 0}, {-3, 0}, {0, 3}})
            worst =
                std::max(worst, cv::norm(vision::project(*label.boardToImage, p) -
                                         vision::project(reading.boardToImage,
                                                         vision::project(vision::turn(k * std::numbers::pi / 3), p))));
        if (worst < 0.6 * vision::sidePixels(*label.boardToImage)) return k;
    }
    return std::nullopt;
}

void Confusions::add(const Label& label, const vision::BoardReading& reading) {
    ++photographs;
    const auto turned = sixthsFrom(label, reading);
    if (!turned) return;
    ++found;
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        const vision::HexReading& seen = reading.hexes[index(*rotated(static_cast<HexId>(h), *turned))];
        const LabelledHex& hex = label.hexes[h];
        if (hex.terrain) terrain.count(index(*hex.terrain), index(seen.terrain));
        if (hex.terrain && label.tokens) numbers.count(numberIndex(hex.number), numberIndex(seen.number));
    }
    const auto markOf = [](HexId hex, auto robber, auto merchant) {
        return hex == robber ? 1U : hex == merchant ? 2U : 0U;
    };
    const auto at = [](const auto& mark) { return mark ? mark->at : kNoHex; };
    if (label.robber || label.merchant)
        for (int i = 0; i < standard::kHexes; ++i) {
            const auto hex = static_cast<HexId>(i);
            marks.count(markOf(hex, label.robber.value_or(kNoHex), label.merchant.value_or(kNoHex)),
                        markOf(*rotated(hex, *turned), at(reading.robber), at(reading.merchant)));
        }
    if (label.ship)
        ship.count(shipIndex(*label.ship),
                   shipIndex(reading.barbarians ? std::optional(reading.barbarians->spaces) : std::nullopt));
    if (label.harbors)
        for (int i = 0; i < standard::kPaths; ++i) {
            const auto path = static_cast<PathId>(i);
            if (!standardIsland().coast.contains(path)) continue;
            const auto seen = std::find_if(reading.harbors.begin(), reading.harbors.end(),
                                           [&](const auto& harbor) { return harbor.at == *rotated(path, *turned); });
            harbors.count(harborIndex(label.harborAt(path)),
                          harborIndex(seen == reading.harbors.end() ? std::nullopt : std::optional(seen->gives)));
        }
    if (!label.pieces) return;
    std::array<std::size_t, standard::kPaths> roadSeen{};
    std::array<std::size_t, standard::kIntersections> intersectionSeen{}, knightSeen{};
    std::array<bool, standard::kIntersections> wallSeen{}, metropolisSeen{};
    for (const vision::PieceReading& piece : reading.pieces) {
        if (const auto* path = std::get_if<PathId>(&piece.at))
            roadSeen[index(*path)] = 1 + index(piece.color);
        else if (const std::size_t intersection = index(std::get<IntersectionId>(piece.at));
                 buildingIndex(piece.piece) > 0) {
            intersectionSeen[intersection] = buildingIndex(piece.piece);
            if (piece.piece == PieceKind::Knight) knightSeen[intersection] = knightIndex(piece.level, piece.active);
        } else
            (piece.piece == PieceKind::Wall ? wallSeen : metropolisSeen)[intersection] = true;
    }
    for (int i = 0; i < standard::kPaths; ++i) {
        const auto path = static_cast<PathId>(i);
        const LabelledPiece* road = label.at(path);
        roads.count(road ? 1 + index(road->color) : 0, roadSeen[index(*rotated(path, *turned))]);
    }
    for (int i = 0; i < standard::kIntersections; ++i) {
        const auto intersection = static_cast<IntersectionId>(i);
        const LabelledPiece* piece = label.at(intersection);
        const std::size_t seen = index(*rotated(intersection, *turned));
        buildings.count(piece ? buildingIndex(piece->piece) : 0, intersectionSeen[seen]);
        if (piece && piece->piece == PieceKind::Knight)
            knights.count(knightIndex(piece->level, piece->active), knightSeen[seen]);
        if (piece && piece->piece == PieceKind::City && intersectionSeen[seen] == buildingIndex(PieceKind::City))
            cities.count(
                cityIndex(label.has(intersection, PieceKind::Wall), label.has(intersection, PieceKind::Metropolis)),
                cityIndex(wallSeen[seen], metropolisSeen[seen]));
    }
}

QString Confusions::text() const {
    QString out = Workbench::tr("photographs: %1, boards found where they lie: %2").arg(photographs).arg(found) +
                  QLatin1String("\n\n");
    for (const Confusion* table : {&terrain, &numbers, &marks, &ship, &harbors, &roads, &buildings, &knights, &cities})
        out += table->text() + u'\n';
    return out;
}

} // namespace reeve::workbench
