// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/arrangement.h"

#include "engine/board/standard_island.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

namespace reeve::app {
namespace {

using vision::ConfirmedPiece;
using vision::PieceKind;

constexpr int kBasePictures = 2;
constexpr int kKnightPictures = 3;
constexpr int kMetropolises = 3; ///< one per track
constexpr int kLevels = 3;

double angleOf(BoardPoint at) {
    const double angle = std::atan2(at.y, at.x);
    return angle < 0 ? angle + 2 * std::numbers::pi : angle;
}

/// Every other intersection along a walk around the island: no two of them are adjacent.
std::vector<IntersectionId> everyOther(bool odd) {
    std::array<int, standard::kIntersections> side{};
    std::vector<IntersectionId> open{static_cast<IntersectionId>(0)};
    side[0] = 1;
    while (!open.empty()) {
        const IntersectionId at = open.back();
        open.pop_back();
        for (const PathId path : standardIsland().intersectionPaths[index(at)])
            for (const IntersectionId end : standardIsland().pathEnds[index(path)]) {
                if (side[index(end)] != 0) continue;
                side[index(end)] = 3 - side[index(at)];
                open.push_back(end);
            }
    }
    std::vector<IntersectionId> found;
    for (int i = 0; i < standard::kIntersections; ++i)
        if (side[static_cast<std::size_t>(i)] == (odd ? 2 : 1)) found.push_back(static_cast<IntersectionId>(i));
    std::ranges::sort(found, {}, [](IntersectionId at) { return angleOf(position(at)); });
    return found;
}

/// Creates the arrangement of one picture.
class Layer {
public:
    Layer(const std::vector<Color>& colors, int picture) : colors_(colors), picture_(picture) {}

    Arrangement base() {
        for (std::size_t c = 0; c < colors_.size(); ++c) {
            const int buildings = colors_.size() > 4 ? 3 : 4; // of a supply of 5 and 4, and 27 places
            for (int i = 0; i < buildings; ++i)
                building(i % 2 == 0 ? PieceKind::Settlement : PieceKind::City, c, buildings, i);
        }
        out_.robber = hexAt(2);
        return std::move(out_);
    }

    Arrangement withKnights() {
        for (std::size_t c = 0; c < colors_.size(); ++c) {
            building(PieceKind::Settlement, c, 3, 0);
            const IntersectionId first = building(PieceKind::City, c, 3, 1);
            const IntersectionId second = building(PieceKind::City, c, 3, 2);
            add(PieceKind::Wall, c, picture_ % 2 == 0 ? first : second);
            if (metropolisOf(c)) add(PieceKind::Metropolis, c, picture_ == 1 ? first : second);
            for (int level = 1; level <= kLevels; ++level) knight(c, level);
        }
        out_.robber = hexAt(2);
        out_.merchant = hexAt(9);
        return std::move(out_);
    }

private:
    ConfirmedPiece& add(PieceKind piece, std::size_t color, vision::PiecePlace at) {
        return out_.pieces.emplace_back(ConfirmedPiece{piece, colors_[color], at, {}, {}});
    }

    /// There are three metropolises for all colours, so each picture gives them to other colours.
    bool metropolisOf(std::size_t color) const {
        const std::size_t all = colors_.size();
        const std::size_t turn = (color + static_cast<std::size_t>(picture_) * kMetropolises) % all;
        return turn < std::min<std::size_t>(kMetropolises, all);
    }

    /// A place in the colour's share of the places around the island; shifts with each picture.
    IntersectionId placeOf(const std::vector<IntersectionId>& places, std::size_t color, int each, int number) const {
        const std::size_t share = places.size() / colors_.size();
        const std::size_t within = static_cast<std::size_t>(number) * share / static_cast<std::size_t>(each);
        const std::size_t from = (color + static_cast<std::size_t>(picture_)) % colors_.size() * share;
        return places[(from + within + static_cast<std::size_t>(picture_)) % places.size()];
    }

    IntersectionId building(PieceKind piece, std::size_t color, int each, int number) {
        static const std::vector<IntersectionId> places = everyOther(false);
        const IntersectionId at = placeOf(places, color, each, number);
        add(piece, color, at);
        for (const PathId path : standardIsland().intersectionPaths[index(at)])
            if (roads_.insert(path).second) {
                add(PieceKind::Road, color, path);
                break;
            }
        return at;
    }

    /// On the first picture all knights are inactive, on the second all are active, on the third some.
    void knight(std::size_t color, int level) {
        static const std::vector<IntersectionId> places = everyOther(true);
        const int slot = (level + picture_) % kLevels;
        ConfirmedPiece& piece = add(PieceKind::Knight, color, placeOf(places, color, kLevels, slot));
        piece.level = level;
        piece.active = picture_ == 0 ? false : picture_ == 1 ? true : (static_cast<int>(color) + level) % 2 == 0;
    }

    HexId hexAt(int number) const { return static_cast<HexId>((number + 5 * picture_) % standard::kHexes); }

    const std::vector<Color>& colors_;
    int picture_;
    Arrangement out_;
    std::set<PathId> roads_;
};

} // namespace

std::vector<Arrangement> arrangementsOf(const std::vector<Color>& colors, bool knights) {
    std::vector<Arrangement> all;
    for (int picture = 0; picture < (knights ? kKnightPictures : kBasePictures); ++picture) {
        Layer layer(colors, picture);
        all.push_back(knights ? layer.withKnights() : layer.base());
    }
    return all;
}

} // namespace reeve::app
