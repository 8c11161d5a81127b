// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/topology.h"

#include <cmath>

namespace reeve {
namespace {

// Rows of the island and of its six zigzag lines, from north to south.
constexpr std::array<int, 5> kHexRow{3, 4, 5, 4, 3};
constexpr std::array<int, 6> kLine{7, 9, 11, 11, 9, 7};

constexpr int hexAt(int row, int number) {
    int id = number - 1;
    for (int r = 0; r < row; ++r) id += kHexRow[static_cast<std::size_t>(r)];
    return id;
}

constexpr IntersectionId intersectionAt(int line, int number) {
    int id = number - 1;
    for (int l = 0; l < line; ++l) id += kLine[static_cast<std::size_t>(l)];
    return static_cast<IntersectionId>(id);
}

/// The table of the notation: corners of hex `i` of a row, clockwise from north-west.
constexpr std::array<IntersectionId, 6> cornersOf(int row, int i) {
    const int upper = row <= 2 ? 2 * i - 1 : 2 * i;
    const int lower = row <= 1 ? 2 * i : 2 * i - 1;
    return {intersectionAt(row, upper),         intersectionAt(row, upper + 1),     intersectionAt(row, upper + 2),
            intersectionAt(row + 1, lower + 2), intersectionAt(row + 1, lower + 1), intersectionAt(row + 1, lower)};
}

constexpr Topology build() {
    Topology t{};
    for (int row = 0; row < 5; ++row)
        for (int i = 1; i <= kHexRow[static_cast<std::size_t>(row)]; ++i)
            t.hexCorners[static_cast<std::size_t>(hexAt(row, i))] = cornersOf(row, i);

    // Neighbouring intersections are neighbouring corners of a hex; sorted pairs give the paths their order.
    std::array<IntersectionSet, kIntersections> neighbors{};
    for (std::size_t h = 0; h < kHexes; ++h)
        for (std::size_t c = 0; c < 6; ++c) {
            const auto a = t.hexCorners[h][c];
            const auto b = t.hexCorners[h][(c + 1) % 6];
            neighbors[index(a)].insert(b);
            neighbors[index(b)].insert(a);
            t.hexCornerSet[h].insert(a);
            t.intersectionHexes[index(a)].insert(static_cast<HexId>(h));
        }
    t.intersectionNeighbors = neighbors;
    std::size_t path = 0;
    for (std::size_t a = 0; a < kIntersections; ++a)
        for (const auto b : neighbors[a]) {
            if (index(b) < a) continue;
            const auto id = static_cast<PathId>(path);
            t.pathEnds[path] = {static_cast<IntersectionId>(a), b};
            t.pathEndSet[path] = {static_cast<IntersectionId>(a), b};
            t.intersectionPaths[a].insert(id);
            t.intersectionPaths[index(b)].insert(id);
            t.pathHexes[path] = t.intersectionHexes[a] & t.intersectionHexes[index(b)];
            if (t.pathHexes[path].size() == 1) t.coast.insert(id);
            ++path;
        }
    for (std::size_t p = 0; p < kPaths; ++p)
        for (const auto g : t.pathHexes[p])
            for (const auto h : t.pathHexes[p])
                if (g != h) t.hexNeighbors[index(g)].insert(h);
    return t;
}

constexpr Topology kBuilt = build();
static_assert(index(kBuilt.pathEnds[kPaths - 1][1]) == kIntersections - 1, "72 paths, the last one ends at f7");
static_assert(kBuilt.coast.size() == 30);

const double kHalfWidth = std::sqrt(3.0) / 2;

struct RowAndNumber {
    int row;
    int number;
};

template <std::size_t N>
RowAndNumber split(int id, const std::array<int, N>& rows) {
    int row = 0;
    while (id >= rows[static_cast<std::size_t>(row)]) id -= rows[static_cast<std::size_t>(row++)];
    return {row, id + 1};
}

template <std::size_t N>
std::optional<int> parse(std::string_view text, char firstRow, const std::array<int, N>& rows) {
    if (text.size() < 2 || text.size() > 3) return {};
    const int row = text[0] - firstRow;
    if (row < 0 || row >= static_cast<int>(N) || text[1] < '1' || text[1] > '9') return {};
    int number = text[1] - '0';
    if (text.size() == 3) {
        if (text[2] < '0' || text[2] > '9') return {};
        number = number * 10 + (text[2] - '0');
    }
    if (number > rows[static_cast<std::size_t>(row)]) return {};
    int id = number - 1;
    for (int r = 0; r < row; ++r) id += rows[static_cast<std::size_t>(r)];
    return id;
}

BoardPoint turned(BoardPoint p, int sixths) {
    const double angle = sixths * M_PI / 3;
    return {p.x * std::cos(angle) - p.y * std::sin(angle), p.x * std::sin(angle) + p.y * std::cos(angle)};
}

/// The place at a point, within what sines and cosines lose.
template <typename Id, int Count>
std::optional<Id> placeAt(BoardPoint p) {
    constexpr double kSame = 1e-6;
    for (int i = 0; i < Count; ++i) {
        const auto at = position(static_cast<Id>(i));
        if (std::abs(at.x - p.x) < kSame && std::abs(at.y - p.y) < kSame) return static_cast<Id>(i);
    }
    return std::nullopt;
}

} // namespace

constinit const Topology kTopology = kBuilt;

PathId pathBetween(IntersectionId a, IntersectionId b) {
    for (const auto path : kTopology.intersectionPaths[index(a)])
        if (otherEnd(path, a) == b) return path;
    return kNoPath;
}

BoardPoint position(HexId hex) {
    const auto [row, number] = split(static_cast<int>(hex), kHexRow);
    const double middle = (kHexRow[static_cast<std::size_t>(row)] + 1) / 2.0;
    return {(number - middle) * 2 * kHalfWidth, 1.5 * (row - 2)};
}

BoardPoint position(IntersectionId intersection) {
    static constexpr std::array<double, 6> dx{-1, 0, 1, 1, 0, -1};
    static constexpr std::array<double, 6> dy{-0.5, -1, -0.5, 0.5, 1, 0.5};
    const auto hex = kTopology.intersectionHexes[index(intersection)].first();
    const auto center = position(hex);
    std::size_t corner = 0;
    while (kTopology.hexCorners[index(hex)][corner] != intersection) ++corner;
    return {center.x + dx[corner] * kHalfWidth, center.y + dy[corner]};
}

BoardPoint position(PathId path) {
    const auto a = position(kTopology.pathEnds[index(path)][0]);
    const auto b = position(kTopology.pathEnds[index(path)][1]);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

std::string name(HexId hex) {
    const auto [row, number] = split(static_cast<int>(hex), kHexRow);
    return static_cast<char>('A' + row) + std::to_string(number);
}

std::string name(IntersectionId intersection) {
    const auto [line, number] = split(static_cast<int>(intersection), kLine);
    return static_cast<char>('a' + line) + std::to_string(number);
}

std::string name(PathId path) {
    const auto& ends = kTopology.pathEnds[index(path)];
    return name(ends[0]) + '-' + name(ends[1]);
}

std::optional<HexId> hexNamed(std::string_view text) {
    const auto id = parse(text, 'A', kHexRow);
    return id ? std::optional(static_cast<HexId>(*id)) : std::nullopt;
}

std::optional<IntersectionId> intersectionNamed(std::string_view text) {
    const auto id = parse(text, 'a', kLine);
    return id ? std::optional(static_cast<IntersectionId>(*id)) : std::nullopt;
}

std::optional<PathId> pathNamed(std::string_view text) {
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return {};
    const auto a = intersectionNamed(text.substr(0, dash));
    const auto b = intersectionNamed(text.substr(dash + 1));
    if (!a || !b || index(*a) > index(*b)) return {};
    const auto path = pathBetween(*a, *b);
    return path == kNoPath ? std::nullopt : std::optional(path);
}

std::optional<HexId> rotated(HexId hex, int sixths) { return placeAt<HexId, kHexes>(turned(position(hex), sixths)); }
std::optional<IntersectionId> rotated(IntersectionId i, int sixths) {
    return placeAt<IntersectionId, kIntersections>(turned(position(i), sixths));
}
std::optional<PathId> rotated(PathId path, int sixths) {
    return placeAt<PathId, kPaths>(turned(position(path), sixths));
}

} // namespace reeve
