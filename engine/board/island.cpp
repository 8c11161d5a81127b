// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/island.h"

#include <cmath>

namespace reeve {
namespace {

constexpr int hexAt(const Shape& shape, int row, int number) {
    int id = number - 1;
    for (int r = 0; r < row; ++r) id += shape.rowLength(r);
    return id;
}

constexpr IntersectionId intersectionAt(const Shape& shape, int line, int number) {
    int id = number - 1;
    for (int l = 0; l < line; ++l) id += shape.lineLength(l);
    return static_cast<IntersectionId>(id);
}

/// SHAPE-4: the corners of hex `i` of a row, clockwise from north-west.
constexpr std::array<IntersectionId, 6> cornersOf(const Shape& shape, int row, int i) {
    const int upper = shape.longerAbove(row) ? 2 * i : 2 * i - 1;
    const int lower = shape.longerBelow(row) ? 2 * i : 2 * i - 1;
    return {intersectionAt(shape, row, upper),         intersectionAt(shape, row, upper + 1),
            intersectionAt(shape, row, upper + 2),     intersectionAt(shape, row + 1, lower + 2),
            intersectionAt(shape, row + 1, lower + 1), intersectionAt(shape, row + 1, lower)};
}

/// The centre of a hex in integers: x in quarters of a hex's width (4 from hex to hex), y in quarters of a side.
struct GridPoint {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(const GridPoint&, const GridPoint&) = default;
};

constexpr GridPoint gridPoint(const Shape& shape, int row, int number) {
    return {2 * (2 * number - shape.rowLength(row) - 1), 3 * (2 * row - (shape.rowCount() - 1))};
}

/// Rotates by a sixth about the middle of the board and doubles both coordinates, which keeps them integers even if the
/// point is not on the grid.
constexpr GridPoint turnedAndDoubled(GridPoint p) { return {p.x - p.y, 3 * p.x + p.y}; }

/// Sets `to` to the images of the hexes under a rotation by `sixths`; false if one falls off the board.
constexpr bool turn(const Shape& shape, int sixths, std::array<HexId, kMaxHexes>& to) {
    std::size_t hex = 0;
    for (int row = 0; row < shape.rowCount(); ++row)
        for (int i = 1; i <= shape.rowLength(row); ++i, ++hex) {
            GridPoint point = gridPoint(shape, row, i);
            int scale = 1;
            for (int n = 0; n < sixths; ++n, scale *= 2) point = turnedAndDoubled(point);
            bool found = false;
            for (int r = 0; r < shape.rowCount(); ++r)
                for (int j = 1; j <= shape.rowLength(r); ++j) {
                    const auto other = gridPoint(shape, r, j);
                    if (other.x * scale != point.x || other.y * scale != point.y) continue;
                    to[hex] = static_cast<HexId>(hexAt(shape, r, j));
                    found = true;
                }
            if (!found) return false;
        }
    return true;
}

constexpr Island build(IslandId id) {
    Island t{};
    t.id = id;
    t.shape = kShapes[index(id)];
    t.hexCount = t.shape.hexes();
    t.intersectionCount = t.shape.intersections();
    t.pathCount = t.shape.paths();
    t.hexes = HexSet::firstOf(t.hexCount);
    t.intersections = IntersectionSet::firstOf(t.intersectionCount);
    t.paths = PathSet::firstOf(t.pathCount);
    for (int row = 0; row < t.shape.rowCount(); ++row)
        for (int i = 1; i <= t.shape.rowLength(row); ++i)
            t.hexCorners[static_cast<std::size_t>(hexAt(t.shape, row, i))] = cornersOf(t.shape, row, i);

    // Adjacent intersections are adjacent corners of a hex; sorted pairs give the order of the paths.
    for (const auto hex : t.hexes)
        for (std::size_t c = 0; c < 6; ++c) {
            const auto a = t.hexCorners[index(hex)][c];
            const auto b = t.hexCorners[index(hex)][(c + 1) % 6];
            t.intersectionNeighbors[index(a)].insert(b);
            t.intersectionNeighbors[index(b)].insert(a);
            t.hexCornerSet[index(hex)].insert(a);
            t.intersectionHexes[index(a)].insert(hex);
        }
    std::size_t path = 0;
    for (const auto a : t.intersections)
        for (const auto b : t.intersectionNeighbors[index(a)]) {
            if (b < a) continue;
            const auto road = static_cast<PathId>(path);
            t.pathEnds[path] = {a, b};
            t.pathEndSet[path] = {a, b};
            t.intersectionPaths[index(a)].insert(road);
            t.intersectionPaths[index(b)].insert(road);
            t.pathHexes[path] = t.intersectionHexes[index(a)] & t.intersectionHexes[index(b)];
            for (const auto hex : t.pathHexes[path]) t.hexPathSet[index(hex)].insert(road);
            if (t.pathHexes[path].size() == 1) t.coast.insert(road);
            ++path;
        }
    for (const auto at : t.intersections) {
        std::size_t way = 0;
        for (const auto road : t.intersectionPaths[index(at)]) t.ways[index(at)][way++] = {road, t.otherEnd(road, at)};
    }
    for (const auto& both : t.pathHexes)
        for (const auto g : both)
            for (const auto h : both)
                if (g != h) t.hexNeighbors[index(g)].insert(h);
    for (int sixths = 0; sixths < 6; ++sixths) {
        const auto n = static_cast<std::size_t>(sixths);
        t.turns[n] = turn(t.shape, sixths, t.turnedHex[n]);
    }
    return t;
}

constexpr std::array<Island, kIslandCount> buildAll() {
    std::array<Island, kIslandCount> all{};
    for (std::size_t i = 0; i < kIslandCount; ++i) all[i] = build(static_cast<IslandId>(i));
    return all;
}

const double kHalfWidth = std::sqrt(3.0) / 2;

struct RowAndNumber {
    int row;
    int number;
};

RowAndNumber split(const Shape& shape, HexId hex) {
    int id = static_cast<int>(hex);
    int row = 0;
    while (id >= shape.rowLength(row)) id -= shape.rowLength(row++);
    return {row, id + 1};
}

RowAndNumber split(const Shape& shape, IntersectionId intersection) {
    int id = static_cast<int>(intersection);
    int line = 0;
    while (id >= shape.lineLength(line)) id -= shape.lineLength(line++);
    return {line, id + 1};
}

/// A letter counted from `first`, and a number of one or two digits without a leading zero.
std::optional<RowAndNumber> parse(std::string_view text, char first) {
    if (text.size() < 2 || text.size() > 3 || text[1] < '1' || text[1] > '9') return {};
    int number = text[1] - '0';
    if (text.size() == 3) {
        if (text[2] < '0' || text[2] > '9') return {};
        number = number * 10 + (text[2] - '0');
    }
    return RowAndNumber{text[0] - first, number};
}

std::size_t turnNumber(int sixths) { return static_cast<std::size_t>((sixths % 6 + 6) % 6); }

} // namespace

constinit const std::array<Island, kIslandCount> kIslands = buildAll();

PathId Island::pathBetween(IntersectionId a, IntersectionId b) const {
    for (const auto path : intersectionPaths[index(a)])
        if (otherEnd(path, a) == b) return path;
    return kNoPath;
}

BoardPoint Island::position(HexId hex) const {
    const auto [row, number] = split(shape, hex);
    const double middle = (shape.rowLength(row) + 1) / 2.0;
    return {(number - middle) * 2 * kHalfWidth, 1.5 * (row - (shape.rowCount() - 1) / 2.0)};
}

BoardPoint Island::position(IntersectionId intersection) const {
    static constexpr std::array<double, 6> dx{-1, 0, 1, 1, 0, -1};
    static constexpr std::array<double, 6> dy{-0.5, -1, -0.5, 0.5, 1, 0.5};
    const auto hex = intersectionHexes[index(intersection)].first();
    const auto center = position(hex);
    std::size_t corner = 0;
    while (hexCorners[index(hex)][corner] != intersection) ++corner;
    return {center.x + dx[corner] * kHalfWidth, center.y + dy[corner]};
}

BoardPoint Island::position(PathId path) const {
    const auto a = position(pathEnds[index(path)][0]);
    const auto b = position(pathEnds[index(path)][1]);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

std::string Island::name(HexId hex) const {
    const auto [row, number] = split(shape, hex);
    return static_cast<char>('A' + row) + std::to_string(number);
}

std::string Island::name(IntersectionId intersection) const {
    const auto [line, number] = split(shape, intersection);
    return static_cast<char>('a' + line) + std::to_string(number);
}

std::string Island::name(PathId path) const {
    const auto& ends = pathEnds[index(path)];
    return name(ends[0]) + '-' + name(ends[1]);
}

std::optional<HexId> Island::hexNamed(std::string_view text) const {
    const auto place = parse(text, 'A');
    if (!place || place->row < 0 || place->row >= shape.rowCount() || place->number > shape.rowLength(place->row))
        return {};
    return static_cast<HexId>(hexAt(shape, place->row, place->number));
}

std::optional<IntersectionId> Island::intersectionNamed(std::string_view text) const {
    const auto place = parse(text, 'a');
    if (!place || place->row < 0 || place->row >= shape.lineCount() || place->number > shape.lineLength(place->row))
        return {};
    return intersectionAt(shape, place->row, place->number);
}

std::optional<PathId> Island::pathNamed(std::string_view text) const {
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return {};
    const auto a = intersectionNamed(text.substr(0, dash));
    const auto b = intersectionNamed(text.substr(dash + 1));
    if (!a || !b || *b < *a) return {};
    const auto path = pathBetween(*a, *b);
    return path == kNoPath ? std::nullopt : std::optional(path);
}

std::optional<HexId> Island::rotated(HexId hex, int sixths) const {
    const auto n = turnNumber(sixths);
    return turns[n] ? std::optional(turnedHex[n][index(hex)]) : std::nullopt;
}

std::optional<IntersectionId> Island::rotated(IntersectionId intersection, int sixths) const {
    // A corner keeps its index relative to the rotation of its hex.
    const auto hex = intersectionHexes[index(intersection)].first();
    const auto turned = rotated(hex, sixths);
    if (!turned) return {};
    std::size_t corner = 0;
    while (hexCorners[index(hex)][corner] != intersection) ++corner;
    return hexCorners[index(*turned)][(corner + turnNumber(sixths)) % 6];
}

std::optional<PathId> Island::rotated(PathId path, int sixths) const {
    const auto a = rotated(pathEnds[index(path)][0], sixths);
    const auto b = rotated(pathEnds[index(path)][1], sixths);
    return a && b ? std::optional(pathBetween(*a, *b)) : std::nullopt;
}

} // namespace reeve
