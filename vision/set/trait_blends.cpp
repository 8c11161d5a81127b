// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/trait_blends.h"

#include "vision/look/mark_rows.h"
#include "vision/look/read_pieces.h"
#include "vision/look/turned_marks.h"
#include "vision/networks/networks.h"
#include "vision/set/make_example.h"

#include <algorithm>
#include <array>
#include <utility>

namespace reeve::vision {
namespace {

constexpr std::ptrdiff_t kFewUpon = 2;    // least number of cities with and without a wall, or metropolis, in a blend
constexpr std::ptrdiff_t kFewOfAKind = 4; // least number of examples of each kind in a blend of kinds
constexpr std::size_t kMostBlended = 128; // greatest number of examples in a blend, the newest ones
constexpr int kSeenColumns = kPlainColumns + kAllBoxColumns + kAllMarkColumns; // of BoardFeatures::nearIntersections

bool hasAny(const Example& example, int from, int count) {
    if (example.feature.size() < static_cast<std::size_t>(from + count)) return false;
    const auto begin = example.feature.begin() + from;
    return std::any_of(begin, begin + count, [](std::uint8_t value) { return value != 0; });
}

// Whether an example has marks. Examples of earlier versions lack some; their columns are 0.
bool hasMarks(const Example& example) {
    return hasAny(example, kSeenColumns - kMarkColumns.back(), kMarkColumns.back());
}
bool hasBoxColumns(const Example& example) { return hasAny(example, kPlainColumns, kAllBoxColumns); }
bool hasTurnedMarks(const Example& example) { return hasAny(example, kSeenColumns, kTurnedColumns); }
bool hasEdgeMarks(const Example& example) { return hasAny(example, kSeenColumns + kTurnedColumns, kEdgeColumns); }

std::size_t add(std::vector<Columns>& groups, const Columns& group) {
    groups.push_back(group);
    return groups.size() - 1;
}

/// Indices of the groups of turned marks: the rings, the chroma around them, and chroma with lightness.
struct TurnedGroups {
    std::size_t rings;
    std::size_t chroma;
    std::size_t chromaAndLight;
};

/// Adds these groups, which start at column `at`.
TurnedGroups addTurnedGroups(std::vector<Columns>& groups, int at, int rings) {
    const int colors = at + turnedColumns(rings);
    return {.rings = add(groups, {at, turnedColumns(rings), Columns::By::Turned}),
            .chroma = add(groups, {colors, kChromaColumns, Columns::By::Difference}),
            .chromaAndLight = add(groups, {colors, kRingColorColumns, Columns::By::Difference})};
}

/// The examples of a trait for a Blend.
struct Lessons {
    cv::Mat1f rows;
    cv::Mat1f general;
    std::vector<int> is;
    std::vector<std::size_t> colors; ///< kColors: unknown
};

/// The newest examples of a trait that have what `has` tells, with the first `length` columns of their rows.
Lessons lessonsOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes, std::size_t from,
                  int length, bool (*has)(const Example&)) {
    Lessons out;
    for (auto example = examples.rbegin(); example != examples.rend() && out.is.size() < kMostBlended; ++example) {
        if (example->is[trait] == kUnknown || !has(*example)) continue;
        const std::vector<float> row = featureOf(*example);
        out.rows.push_back(cv::Mat1f(std::vector<float>(row.begin(), row.begin() + length), true).reshape(1, 1));
        const float* odds = example->general.data() + from;
        out.general.push_back(cv::Mat1f(std::vector<float>(odds, odds + classes), true).reshape(1, 1));
        out.is.push_back(example->is[trait]);
        const std::int8_t color = example->is[kColorTrait];
        out.colors.push_back(static_cast<std::size_t>(color == kUnknown ? kColors : color));
    }
    return out;
}

/// The first groups of every blend: the two networks, the colours, and the columns for comparing the level, activity,
/// wall and metropolis of pieces of one box.
std::vector<Columns> plainGroups() {
    using By = Columns::By;
    std::vector<Columns> groups{{0, kCloseColumns, By::Direction},
                                {kCloseColumns, kBuildingColumns, By::Direction},
                                {kCloseColumns + kBuildingColumns, kColorCells, By::Direction}};
    for (int at = kPlainColumns; at < kPlainColumns + kAllBoxColumns; at += kBoxColumns)
        groups.push_back({at, kBoxColumns, By::Difference});
    return groups;
}
// Indices of these groups; 0, 1, 2 are the networks and the colours.
constexpr std::size_t kLevelBox = 3;
constexpr std::size_t kActiveBox = 4;
constexpr std::size_t kWallBox = 5;
constexpr std::size_t kMetropolisBox = 6;
constexpr std::size_t boxOf(std::size_t trait) { return kLevelBox + (trait - kLevelTrait); }
using Choices = std::vector<std::vector<std::size_t>>;

/// Appends to each row its columns for comparing pieces of one box, transformed by the metric.
void addTransformed(Lessons& lessons, const KnightMetric& metric) {
    cv::Mat1f more;
    for (int i = 0; i < lessons.rows.rows; ++i)
        more.push_back(metric.transformed(lessons.rows.row(i).colRange(kPlainColumns, kPlainColumns + kAllBoxColumns),
                                          lessons.colors[static_cast<std::size_t>(i)]));
    cv::hconcat(lessons.rows, more, lessons.rows);
}

/// The blend of walls or metropolises; null unless the set has seen cities with and without one.
std::unique_ptr<Blend> uponBlendOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                                   std::size_t from, std::vector<int>& is) {
    Lessons lessons = lessonsOf(examples, trait, classes, from, kPlainColumns + kAllBoxColumns, hasBoxColumns);
    const auto yes = std::count(lessons.is.begin(), lessons.is.end(), 1);
    if (yes < kFewUpon || static_cast<std::ptrdiff_t>(lessons.is.size()) - yes < kFewUpon) return nullptr;
    is = lessons.is;
    const std::size_t box = boxOf(trait);
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, plainGroups(),
                                   Choices{{0, 1, 2}, {box}, {0, 1, 2, box}});
}

/// Whether the set has seen some pieces of each kind, knights as well, and some bare intersections.
bool hasSeenEachKind(const std::vector<Example>& examples) {
    std::array<std::ptrdiff_t, kOccupants> seen{};
    for (const Example& example : examples)
        if (example.is[kKindTrait] != kUnknown && hasBoxColumns(example))
            ++seen[static_cast<std::size_t>(example.is[kKindTrait])];
    return std::ranges::min(seen) >= kFewOfAKind;
}

/// The blend of kinds or colours; null unless hasSeenEachKind(): a set that was shown few pieces, cities of one colour
/// for example, would take the colour for the kind.
std::unique_ptr<Blend> pieceBlendOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                                    std::size_t from, std::vector<int>& is) {
    if (!hasSeenEachKind(examples)) return nullptr;
    Lessons lessons = lessonsOf(examples, trait, classes, from, kPlainColumns + kAllBoxColumns, hasBoxColumns);
    if (lessons.rows.rows < Blend::kFewest) return nullptr;
    is = lessons.is;
    Choices choices{{2}, {0, 1, 2}};
    if (trait == kKindTrait)
        choices = {{0, 1, 2},
                   {kLevelBox, kActiveBox, kWallBox, kMetropolisBox},
                   {0, 1, 2, kLevelBox, kActiveBox, kWallBox, kMetropolisBox}};
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, plainGroups(), std::move(choices));
}

/// The blend of levels or states of knights; null if too few examples have marks, or all are of one class, which does
/// not show how others look.
std::unique_ptr<Blend> knightBlendOf(const std::vector<Example>& examples, const KnightMetric& metric,
                                     std::size_t trait, std::size_t classes, std::size_t from, std::vector<int>& is) {
    const auto counts = [&](bool (*has)(const Example&)) {
        return std::count_if(examples.begin(), examples.end(),
                             [&](const Example& example) { return example.is[trait] != kUnknown && has(example); });
    };
    // Examples of earlier versions have no turned marks, or none of edges. Columns that some examples lack are used
    // once at least half of the examples, and no fewer than Blend::kFewest, have them.
    const auto enough = [&](bool (*has)(const Example&), bool (*had)(const Example&)) {
        return counts(has) >= Blend::kFewest && 2 * counts(has) >= counts(had);
    };
    const bool turned = enough(hasTurnedMarks, hasMarks);
    const bool edges = turned && enough(hasEdgeMarks, hasTurnedMarks);
    const auto has = edges ? hasEdgeMarks : turned ? hasTurnedMarks : hasMarks;
    const int length = kSeenColumns + (turned ? kTurnedColumns : 0) + (edges ? kEdgeColumns : 0);
    Lessons lessons = lessonsOf(examples, trait, classes, from, length, has);
    if (lessons.rows.rows < Blend::kFewest || std::ranges::count(lessons.is, lessons.is.front()) == lessons.rows.rows)
        return nullptr;
    is = lessons.is;
    std::vector<Columns> groups = plainGroups();
    const std::size_t box = boxOf(trait);
    Choices choices{{0, 1, 2}, {box}, {0, 1, 2, box}};
    const auto choose = [&](const Choices& more) { choices.insert(choices.end(), more.begin(), more.end()); };
    if (!turned) {
        int at = kPlainColumns + kAllBoxColumns;
        std::vector<std::size_t> marks; // inner, middle and outer ring, colours, face
        for (const int count : kMarkColumns) {
            marks.push_back(add(groups, {at, count, Columns::By::Difference}));
            choose({{marks.back()}});
            at += count;
        }
        choose({{marks[1], marks[3]}, {marks[2], marks[3]}, {0, 1, 2, marks[1], marks[3]}});
    } else {
        const auto [swings, chroma, light] = addTurnedGroups(groups, kSeenColumns, kTurnedRings);
        choose({{swings},
                {chroma},
                {light},
                {swings, chroma},
                {0, 1, 2, swings, chroma},
                {box, swings, chroma},
                {kLevelBox, kActiveBox},
                {kLevelBox, kActiveBox, kWallBox, kMetropolisBox}});
    }
    if (edges) { // around the centre that was found by edges
        const auto [swings, chroma, light] = addTurnedGroups(groups, kSeenColumns + kTurnedColumns, 3 * kTurnedRings);
        choose({{swings}, {chroma}, {light}, {swings, chroma}, {0, 1, 2, swings, chroma}, {box, swings, chroma}});
        if (!metric.empty()) {
            const std::size_t transformed = add(groups, {length, kAllBoxColumns, Columns::By::Difference});
            addTransformed(lessons, metric);
            choose({{transformed}, {transformed, swings, chroma}});
        }
    }
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, std::move(groups), std::move(choices));
}

} // namespace

std::unique_ptr<Blend> blendOf(const std::vector<Example>& examples, const KnightMetric& metric, std::size_t trait,
                               std::size_t classes, std::size_t from, std::vector<int>& is) {
    if (trait == kKindTrait || trait == kColorTrait) return pieceBlendOf(examples, trait, classes, from, is);
    if (trait == kWallTrait || trait == kMetropolisTrait) return uponBlendOf(examples, trait, classes, from, is);
    return knightBlendOf(examples, metric, trait, classes, from, is);
}

KnightMarks knightMarks(const std::vector<Example>& intersections) {
    KnightMarks marks;
    for (auto example = intersections.rbegin();
         example != intersections.rend() && marks.light.rows < static_cast<int>(kMostBlended); ++example) {
        if (!hasTurnedMarks(*example)) continue;
        const cv::Mat1f row = cv::Mat1f(featureOf(*example), true).reshape(1, 1);
        constexpr int kFrom = kSeenColumns + kTurnedColumns;
        marks.light.push_back(row.colRange(kSeenColumns, kFrom));
        if (hasEdgeMarks(*example)) marks.edges.push_back(row.colRange(kFrom, kFrom + kEdgeColumns));
    }
    return marks;
}

} // namespace reeve::vision
