// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/learn/learn.h"

#include "engine/setup/boards.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/look_at_board.h"
#include "vision/look/turned_marks.h"
#include "vision/read_board.h"
#include "vision/set/intersection_row.h"
#include "vision/set/make_example.h"
#include "vision/set/odds.h"
#include "vision/set/set_model.h"
#include "vision/set/thresholds.h"

#include <algorithm>
#include <map>
#include <numbers>
#include <optional>

namespace reeve::vision {
namespace {

using namespace thresholds::learn;

/// A located board with its looks and features; the homography names the places as `Confirmed` does.
struct Board {
    cv::Matx33d boardToImage;
    Looks looks;
    BoardFeatures features;
};

cv::Matx33d turnedBy(const cv::Matx33d& boardToImage, int sixths) {
    return boardToImage * turn(sixths * std::numbers::pi / 3);
}

/// The greatest shift of a hex centre between two homographies, in hex sides.
double apart(const Island& island, const cv::Matx33d& a, const cv::Matx33d& b) {
    double most = 0;
    for (const HexId hex : island.hexes) {
        const cv::Point2d at = toPoint(island.position(hex));
        most = std::max(most, cv::norm(project(a, at) - project(b, at)));
    }
    return most / sidePixels(b);
}

/// Number of confirmed terrains that the reading has at the places rotated by `sixths`.
int agreeing(const BoardReading& reading, const Confirmed& confirmed, int sixths) {
    const Island& island = islandOf(confirmed.island);
    int sum = 0;
    for (const HexId hex : island.hexes)
        if (const auto& terrain = confirmed.terrain[index(hex)])
            sum += reading.looks.terrain[index(*island.rotated(hex, sixths))].terrain == *terrain;
    return sum;
}

/// Returns the homography of the confirmed island, or an English sentence that says why there is none.
std::variant<cv::Matx33d, std::string> locate(const cv::Mat& bgr, const Confirmed& confirmed, Params params) {
    const Island& island = islandOf(confirmed.island);
    params.locate.islands = {confirmed.island};
    const BoardReading reading = readBoard(bgr, params);
    if (confirmed.boardToImage) {
        if (!isBelievable(*confirmed.boardToImage, latticeOf(confirmed.island), params.locate.mostAreaRatio))
            return "board_to_image lays the island where no camera could see it";
        if (reading.found())
            for (int k = 0; k < 6; ++k)
                if (island.turns[static_cast<std::size_t>(k)] &&
                    apart(island, turnedBy(reading.boardToImage, k), *confirmed.boardToImage) < kNear)
                    return turnedBy(reading.boardToImage, k);
        return *confirmed.boardToImage;
    }
    if (reading.failure) return std::string(advice(*reading.failure));
    int best = 0;
    for (int k = 1; k < 6; ++k)
        if (island.turns[static_cast<std::size_t>(k)] &&
            agreeing(reading, confirmed, k) > agreeing(reading, confirmed, best))
            best = k;
    if (agreeing(reading, confirmed, best) < agreeing(reading, confirmed, 0) + kOtherNaming) best = 0;
    return turnedBy(reading.boardToImage, best);
}

const ConfirmedPiece* standingAt(const Confirmed& confirmed, const PiecePlace& at) {
    const auto found = std::find_if(confirmed.pieces->begin(), confirmed.pieces->end(), [&](const auto& piece) {
        return piece.at == at && piece.piece != PieceKind::Wall && piece.piece != PieceKind::Metropolis;
    });
    return found == confirmed.pieces->end() ? nullptr : &*found;
}

bool has(const Confirmed& confirmed, const PiecePlace& at, PieceKind upon) {
    return std::any_of(confirmed.pieces->begin(), confirmed.pieces->end(),
                       [&](const auto& piece) { return piece.at == at && piece.piece == upon; });
}

Board lookForLearning(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Confirmed& confirmed,
                      const Params& params) {
    Board board{.boardToImage = boardToImage, .looks = Looks(confirmed.island), .features = {}};
    Attention attention{.features = &board.features, .pathToo = {}, .intersectionToo = {}};
    if (confirmed.pieces) {
        attention.pathToo = [&](std::size_t path, const float*, float bare) {
            return bare < kNotBare || standingAt(confirmed, static_cast<PathId>(path)) != nullptr;
        };
        attention.intersectionToo = [&](std::size_t intersection, const float*, float bare) {
            return bare < kNotBare || standingAt(confirmed, static_cast<IntersectionId>(intersection)) != nullptr;
        };
    }
    board.looks = lookAtBoard(bgr, boardToImage, confirmed.island, params.quality, attention);
    return board;
}

/// Returns an English sentence if most of the confirmed terrains or pieces clearly contradict the picture.
std::optional<std::string> againstPicture(const Board& board, const Confirmed& confirmed) {
    std::size_t known = 0;
    std::size_t against = 0;
    std::string first;
    for (std::size_t i = 0; i < confirmed.terrain.size(); ++i) {
        if (!confirmed.terrain[i]) continue;
        ++known;
        const TerrainLook& look = board.looks.terrain[i];
        if (look.terrain == *confirmed.terrain[i] || look.terrainConfidence < kClear) continue;
        if (++against == 1) first = islandOf(confirmed.island).name(static_cast<HexId>(i));
    }
    if (against >= kFewAgainst && 2 * against > known)
        return std::to_string(against) + " of " + std::to_string(known) +
               " terrains are plainly not those of the picture, " + first + " first: this is another board's reading";
    if (!confirmed.pieces) return std::nullopt;
    known = against = 0;
    for (const ConfirmedPiece& piece : *confirmed.pieces) {
        if (piece.piece == PieceKind::Wall || piece.piece == PieceKind::Metropolis) continue;
        ++known;
        const bool bare = std::visit(
            [&](auto at) {
                if constexpr (std::is_same_v<decltype(at), PathId>)
                    return board.looks.pieces.paths[index(at)].road[0] > kClear;
                else
                    return board.looks.pieces.intersections[index(at)].kind[0] > kClear;
            },
            piece.at);
        if (bare && ++against == 1)
            first = std::visit([&](auto at) { return islandOf(confirmed.island).name(at); }, piece.at);
    }
    if (against >= kFewAgainst && 2 * against > known)
        return std::to_string(against) + " of " + std::to_string(known) +
               " pieces stand where the picture shows bare ground, " + first +
               " first: this is another picture's reading";
    return std::nullopt;
}

/// Adds the lesson's examples to a set.
class Lesson {
public:
    Lesson(LearnedSet& set, const Board& board, const Confirmed& confirmed)
        : set_(set), board_(board), confirmed_(confirmed) {}

    void teach() {
        ++set_.lessons;
        // Hexes of unknown terrain are kept as well: they identify the table (set/choose_set.h).
        for (std::size_t i = 0; i < board_.looks.terrain.size(); ++i)
            if (const auto& terrain = confirmed_.terrain[i]; terrain || confirmed_.pieces)
                add(Subject::Terrain, i, generalOdds(board_.looks.terrain[i]),
                    {terrain ? static_cast<std::int8_t>(*terrain) : kUnknown});
        if (confirmed_.pieces) {
            paths();
            intersections();
        }
        figures();
        harbors();
        trim(set_);
    }

private:
    /// Adds one example. `general`: log-odds of the general reader; `is`: class of each trait; `more`: columns that are
    /// appended to the features.
    void add(Subject subject, std::size_t place, std::vector<float> general, std::vector<std::int8_t> is,
             const cv::Mat1f& more = {}) {
        const cv::Mat rows = rowsOf(subject, board_.features);
        if (rows.empty()) return;
        cv::Mat row = rows.row(static_cast<int>(place));
        if (!more.empty()) cv::hconcat(row, more, row);
        Example example;
        example.lesson = set_.lessons;
        example.is.fill(kUnknown);
        std::copy(is.begin(), is.end(), example.is.begin());
        example.general = std::move(general);
        setFeature(example, row.ptr<float>(), row.cols);
        std::vector<Example>& all = set_.examples[index(subject)];
        // Examples of earlier versions may have fewer columns.
        const int common = subject == Subject::Intersection ? kSeenColumns : row.cols;
        for (Example& earlier : all)
            earlier.feature.resize(std::max(earlier.feature.size(), static_cast<std::size_t>(common)), 0);
        all.push_back(std::move(example));
    }

    void addFirst(Subject subject, std::size_t place, float bare, bool taken) {
        add(subject, place, {logChance(bare), logChance(1 - bare)}, {static_cast<std::int8_t>(taken)});
    }

    bool known(const PiecePlace& at) const { return !confirmed_.unknown.contains(at); }

    /// Keeps the `most` places with the lowest probability of bare ground.
    template <typename Bare>
    static void keepLeastBare(std::vector<std::size_t>& places, std::size_t most, Bare bare) {
        std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) { return bare(a) < bare(b); });
        places.resize(std::min(places.size(), most));
    }

    void paths() {
        const auto bare = [&](std::size_t i) { return board_.looks.pieces.paths[i].road[0]; };
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < board_.looks.pieces.paths.size(); ++i) {
            const PiecePlace at = static_cast<PathId>(i);
            if (!known(at)) continue;
            const ConfirmedPiece* road = standingAt(confirmed_, at);
            if (road == nullptr) {
                free.push_back(i);
                continue;
            }
            addFirst(Subject::FirstPath, i, bare(i), true);
            path(i, static_cast<int>(1 + index(road->color)));
        }
        keepLeastBare(free, kBareLessons, bare);
        for (const std::size_t i : free) {
            addFirst(Subject::FirstPath, i, bare(i), false);
            if (board_.features.pathAgain[i]) path(i, 0);
        }
    }

    void path(std::size_t i, int road) {
        add(Subject::Path, i, generalOdds(board_.looks.pieces.paths[i]), {static_cast<std::int8_t>(road)});
    }

    using Possible = std::map<std::size_t, KnightFeatures>; ///< by intersection

    /// Returns for each knight the row of marks, over the possible centres, that is most similar to those of the other
    /// knights and to the rows `before`.
    static std::map<std::size_t, cv::Mat1f> aligned(const Possible& possible, TurnedMarks KnightFeatures::*kind,
                                                    const cv::Mat1f& before) {
        constexpr int kRounds = 2;
        constexpr std::size_t kMostAlike = 2;
        std::map<std::size_t, cv::Mat1f> rows;
        for (const auto& [at, marks] : possible) rows[at] = (marks.*kind).rows.row((marks.*kind).likeliest).clone();
        for (int round = 0; round < kRounds; ++round)
            for (const auto& [at, marks] : possible) {
                cv::Mat1f others = before.clone();
                for (const auto& [other, row] : rows)
                    if (other != at) others.push_back(row);
                rows[at] = alignedRow(marks.*kind, others, kMostAlike);
            }
        return rows;
    }

    /// The columns of the knights on the board that follow those of all pieces, by intersection (intersection_row.h).
    /// Marks are aligned() with the knights of the set.
    std::map<std::size_t, cv::Mat1f> knightsColumns() const {
        Possible possible;
        for (const ConfirmedPiece& piece : *confirmed_.pieces) {
            if (piece.piece != PieceKind::Knight) continue;
            const std::size_t at = index(std::get<IntersectionId>(piece.at));
            if (!known(piece.at) || at >= board_.features.closeCrops.size()) continue;
            if (board_.features.closeCrops[at].empty()) continue;
            possible[at] = turnedMarks(board_.features.closeCrops[at]);
        }
        const KnightMarks before = knightMarks(set_.examples[index(Subject::Intersection)]);
        if (possible.empty() || !board_.features.zoomed) return {};
        std::vector<std::size_t> places;
        for (const auto& [at, marks] : possible) places.push_back(at);
        const cv::Mat1f zoomed = board_.features.zoomed->rows(places);
        const auto face = aligned(possible, &KnightFeatures::face, before.face);
        const auto wide = aligned(possible, &KnightFeatures::wide, before.wide);
        const cv::Mat1f unused(1, kFaceFrom - kSeenColumns, 0.0F);
        std::map<std::size_t, cv::Mat1f> rows;
        for (std::size_t i = 0; i < places.size(); ++i)
            cv::hconcat(
                std::vector<cv::Mat>{unused, face.at(places[i]), zoomed.row(static_cast<int>(i)), wide.at(places[i])},
                rows[places[i]]);
        return rows;
    }

    void intersections() {
        knights_ = knightsColumns();
        const auto bare = [&](std::size_t i) { return board_.looks.pieces.intersections[i].kind[0]; };
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < board_.looks.pieces.intersections.size(); ++i) {
            const PiecePlace at = static_cast<IntersectionId>(i);
            if (!known(at)) continue;
            const ConfirmedPiece* piece = standingAt(confirmed_, at);
            if (piece == nullptr) {
                free.push_back(i);
                continue;
            }
            addFirst(Subject::FirstIntersection, i, bare(i), true);
            intersection(i, traits(*piece));
        }
        keepLeastBare(free, kBareLessons, bare);
        for (const std::size_t i : free) {
            addFirst(Subject::FirstIntersection, i, bare(i), false);
            if (board_.features.intersectionAgain[i]) intersection(i, {static_cast<std::int8_t>(Occupant::None)});
        }
    }

    std::vector<std::int8_t> traits(const ConfirmedPiece& piece) const {
        const Occupant kind = piece.piece == PieceKind::Settlement ? Occupant::Settlement
                              : piece.piece == PieceKind::City     ? Occupant::City
                                                                   : Occupant::Knight;
        std::vector<std::int8_t> is(kMostTraits, kUnknown);
        is[kColorTrait] = static_cast<std::int8_t>(piece.color);
        if (!piece.kindKnown) return is;
        is[kKindTrait] = static_cast<std::int8_t>(kind);
        if (kind == Occupant::Knight && piece.level) is[kLevelTrait] = static_cast<std::int8_t>(*piece.level - 1);
        if (kind == Occupant::Knight && piece.active) is[kActiveTrait] = static_cast<std::int8_t>(*piece.active);
        if (kind == Occupant::City) {
            is[kWallTrait] = static_cast<std::int8_t>(has(confirmed_, piece.at, PieceKind::Wall));
            is[kMetropolisTrait] = static_cast<std::int8_t>(has(confirmed_, piece.at, PieceKind::Metropolis));
        }
        return is;
    }

    void intersection(std::size_t i, std::vector<std::int8_t> is) {
        const auto knight = knights_.find(i);
        add(Subject::Intersection, i, generalOdds(board_.looks.pieces.intersections[i]), std::move(is),
            knight == knights_.end() ? cv::Mat1f() : knight->second);
    }

    void figures() {
        if (!confirmed_.robber && !confirmed_.merchant) return;
        const auto is = [](const std::optional<std::optional<HexId>>& figure, std::size_t hex) {
            if (!figure) return kUnknown;
            return static_cast<std::int8_t>(*figure && index(**figure) == hex);
        };
        std::vector<std::size_t> free;
        const auto figure = [&](std::size_t hex) {
            add(Subject::Figure, hex, generalOdds(board_.looks.pieces.hexes[hex]),
                {is(confirmed_.robber, hex), is(confirmed_.merchant, hex)});
        };
        for (std::size_t hex = 0; hex < board_.looks.pieces.hexes.size(); ++hex)
            if (is(confirmed_.robber, hex) > 0 || is(confirmed_.merchant, hex) > 0)
                figure(hex);
            else
                free.push_back(hex);
        keepLeastBare(free, kFreeHexes, [&](std::size_t hex) { return board_.looks.pieces.hexes[hex].none; });
        for (const std::size_t hex : free) figure(hex);
    }

    /// Number of confirmed harbours where the look clearly shows something else.
    std::size_t harborsAgainst(const std::vector<PathId>& places) const {
        std::size_t against = 0;
        for (const ConfirmedHarbor& harbor : confirmed_.harbors) {
            const auto place = std::ranges::find(places, harbor.at);
            if (place == places.end()) continue;
            const HarborLook& look = board_.looks.harbors[static_cast<std::size_t>(place - places.begin())];
            const auto seen = std::max_element(look.kind.begin(), look.kind.end());
            against += look.inPicture && static_cast<double>(*seen) > kClear &&
                       static_cast<std::size_t>(seen - look.kind.begin()) != harborLook(harbor.gives);
        }
        return against;
    }

    /// Records of games may have other harbours than the frame on the table; then the frame teaches nothing.
    void harbors() {
        const std::vector<PathId> places = harborPlaces(confirmed_.island);
        if (confirmed_.harbors.empty() || harborsAgainst(places) >= kFewAgainst) return;
        // Other coasts are known to be bare once all harbours of the frame are listed.
        const bool all = confirmed_.harbors.size() + confirmed_.unknownHarbors.size() >=
                         static_cast<std::size_t>(harborPlacesOf(islandOf(confirmed_.island)).size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto harbor = std::ranges::find(confirmed_.harbors, places[i], &ConfirmedHarbor::at);
            const bool listed = harbor != confirmed_.harbors.end();
            if (!board_.looks.harbors[i].inPicture || confirmed_.unknownHarbors.contains(places[i])) continue;
            if (!listed && !all) continue;
            const std::size_t is = listed ? harborLook(harbor->gives) : 0;
            add(Subject::Harbor, i, generalOdds(board_.looks.harbors[i]), {static_cast<std::int8_t>(is)});
        }
    }

    LearnedSet& set_;
    const Board& board_;
    const Confirmed& confirmed_;
    std::map<std::size_t, cv::Mat1f> knights_; ///< from knightsColumns()
};

} // namespace

std::variant<LearnedSet, std::string> learn(LearnedSet set, const cv::Mat& bgr, const Confirmed& confirmed,
                                            const Params& params) {
    if (auto odd = contradiction(confirmed)) return *odd;
    if (bgr.empty() || bgr.type() != CV_8UC3) return "there is no picture";
    Params general = params;
    general.set = nullptr; // examples keep what the general reader gives
    general.sets.clear();
    const auto located = locate(bgr, confirmed, general);
    if (const auto* why = std::get_if<std::string>(&located)) return *why;
    const Board board = lookForLearning(bgr, std::get<cv::Matx33d>(located), confirmed, general);
    if (auto odd = againstPicture(board, confirmed)) return *odd;
    Lesson(set, board, confirmed).teach();
    for (std::size_t subject = 0; subject < kSubjects; ++subject)
        if (!set.examples[subject].empty()) set.outdated[subject] = false;
    return set;
}

} // namespace reeve::vision
