// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/trait_blends.h"

#include "vision/look/mark_rows.h"
#include "vision/look/turned_marks.h"
#include "vision/networks/networks.h"

#include <algorithm>
#include <utility>

namespace reeve::vision {
namespace {

constexpr std::ptrdiff_t kFewUpon = 2;    // least number of cities with and without a wall, or metropolis, in a blend
constexpr std::size_t kMostBlended = 128; // greatest number of examples in a blend, the newest ones
constexpr int kSeenColumns = kPlainColumns + kAllBoxColumns + kAllMarkColumns; // of BoardFeatures::nearIntersections

std::vector<float> rowOf(const Example& example) {
    std::vector<float> out(example.feature.begin(), example.feature.end());
    for (float& value : out) value *= example.step;
    return out;
}

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

/// Adds three groups that start at column `at`: the rings, the chroma around them, and chroma with lightness.
void addTurnedGroups(std::vector<Columns>& groups, int at, int rings) {
    groups.push_back({at, turnedColumns(rings), Columns::By::Turned});
    groups.push_back({at + turnedColumns(rings), kChromaColumns, Columns::By::Difference});
    groups.push_back({at + turnedColumns(rings), kRingColorColumns, Columns::By::Difference});
}

/// The examples of a trait for a Blend.
struct Lessons {
    cv::Mat1f rows;
    cv::Mat1f general;
    std::vector<int> is;
};

/// The newest examples of a trait that have what `has` tells, with the first `length` columns of their rows.
Lessons lessonsOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes, std::size_t from,
                  int length, bool (*has)(const Example&)) {
    Lessons out;
    for (auto example = examples.rbegin(); example != examples.rend() && out.is.size() < kMostBlended; ++example) {
        if (example->is[trait] == kUnknown || !has(*example)) continue;
        const std::vector<float> row = rowOf(*example);
        out.rows.push_back(cv::Mat1f(std::vector<float>(row.begin(), row.begin() + length), true).reshape(1, 1));
        const float* odds = example->general.data() + from;
        out.general.push_back(cv::Mat1f(std::vector<float>(odds, odds + classes), true).reshape(1, 1));
        out.is.push_back(example->is[trait]);
    }
    return out;
}

/// The groups 0 to 3 of every blend: the two networks, the colours, and the columns for comparing pieces of one box.
std::vector<Columns> plainGroups(std::size_t trait) {
    using By = Columns::By;
    return {{0, kCloseColumns, By::Direction},
            {kCloseColumns, kBuildingColumns, By::Direction},
            {kCloseColumns + kBuildingColumns, kColorCells, By::Direction},
            {kPlainColumns + kBoxColumns * static_cast<int>(trait - kLevelTrait), kBoxColumns, By::Difference}};
}
constexpr std::size_t kBox = 3;
using Choices = std::vector<std::vector<std::size_t>>;

/// The blend of walls or metropolises; null unless the set has seen cities with and without one.
std::unique_ptr<Blend> uponBlendOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                                   std::size_t from, std::vector<int>& is) {
    Lessons lessons = lessonsOf(examples, trait, classes, from, kPlainColumns + kAllBoxColumns, hasBoxColumns);
    const auto yes = std::count(lessons.is.begin(), lessons.is.end(), 1);
    if (yes < kFewUpon || static_cast<std::ptrdiff_t>(lessons.is.size()) - yes < kFewUpon) return nullptr;
    is = lessons.is;
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, plainGroups(trait),
                                   Choices{{0, 1, 2}, {kBox}, {0, 1, 2, kBox}});
}

/// The blend of levels or states of knights; null if too few examples have marks.
std::unique_ptr<Blend> knightBlendOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                                     std::size_t from, std::vector<int>& is) {
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
    if (lessons.rows.rows < Blend::kFewest) return nullptr;
    is = lessons.is;
    using By = Columns::By;
    std::vector<Columns> groups = plainGroups(trait);
    int at = kPlainColumns + kAllBoxColumns;
    for (const int count : kMarkColumns) {
        groups.push_back({at, count, By::Difference});
        at += count;
    }
    constexpr std::size_t kInner = 4;
    constexpr std::size_t kMiddle = 5;
    constexpr std::size_t kOuter = 6;
    constexpr std::size_t kColors = 7;
    constexpr std::size_t kFace = 8;
    Choices choices{{0, 1, 2},      {kInner}, {kMiddle},          {kOuter},          {kColors},
                    {kFace},        {kBox},   {kMiddle, kColors}, {kOuter, kColors}, {0, 1, 2, kMiddle, kColors},
                    {0, 1, 2, kBox}};
    if (turned) {
        constexpr std::size_t kSwings = 9;
        constexpr std::size_t kChroma = 10;
        constexpr std::size_t kChromaAndLight = 11;
        addTurnedGroups(groups, kSeenColumns, kTurnedRings);
        choices = {{0, 1, 2},
                   {kSwings},
                   {kChroma},
                   {kChromaAndLight},
                   {kSwings, kChroma},
                   {0, 1, 2, kSwings, kChroma},
                   {kBox},
                   {0, 1, 2, kBox},
                   {kBox, kSwings, kChroma}};
    }
    if (edges) {
        constexpr std::size_t kEdges = 12;
        constexpr std::size_t kChroma = 13; // around the centre that was found by edges
        constexpr std::size_t kChromaAndLight = 14;
        addTurnedGroups(groups, kSeenColumns + kTurnedColumns, 3 * kTurnedRings);
        choices.insert(choices.end(), {{kEdges},
                                       {kChroma},
                                       {kChromaAndLight},
                                       {kEdges, kChroma},
                                       {0, 1, 2, kEdges, kChroma},
                                       {kBox, kEdges, kChroma}});
    }
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, std::move(groups), std::move(choices));
}

} // namespace

bool isBlended(Subject subject, std::size_t trait) {
    return subject == Subject::Intersection && trait >= kLevelTrait && trait <= kMetropolisTrait;
}

std::unique_ptr<Blend> blendOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                               std::size_t from, std::vector<int>& is) {
    const bool upon = trait == kWallTrait || trait == kMetropolisTrait;
    return upon ? uponBlendOf(examples, trait, classes, from, is) : knightBlendOf(examples, trait, classes, from, is);
}

KnightMarks knightMarks(const std::vector<Example>& intersections) {
    KnightMarks marks;
    for (auto example = intersections.rbegin();
         example != intersections.rend() && marks.light.rows < static_cast<int>(kMostBlended); ++example) {
        if (!hasTurnedMarks(*example)) continue;
        const cv::Mat1f row = cv::Mat1f(rowOf(*example), true).reshape(1, 1);
        constexpr int kFrom = kSeenColumns + kTurnedColumns;
        marks.light.push_back(row.colRange(kSeenColumns, kFrom));
        if (hasEdgeMarks(*example)) marks.edges.push_back(row.colRange(kFrom, kFrom + kEdgeColumns));
    }
    return marks;
}

} // namespace reeve::vision
