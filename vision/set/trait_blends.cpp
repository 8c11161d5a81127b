// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/trait_blends.h"

#include "vision/look/read_pieces.h"
#include "vision/set/intersection_row.h"
#include "vision/set/make_example.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace reeve::vision {
namespace {

constexpr std::ptrdiff_t kFewUpon = 2;    // least number of cities with and without a wall, or metropolis, in a blend
constexpr std::ptrdiff_t kFewOfAKind = 4; // least number of examples of each kind in a blend of kinds
constexpr std::size_t kMostBlended = 128; // greatest number of examples in a blend, the newest ones

bool hasBoxColumns(const Example& example) { return hasColumns(example, kBoxFrom, kAllBoxColumns); }

std::size_t add(std::vector<Columns>& groups, const Columns& group) {
    groups.push_back(group);
    return groups.size() - 1;
}

/// Indices of the groups of marks from possible middles: the edges along the rings, the chroma of the rings, and chroma
/// with lightness.
struct TurnedGroups {
    std::size_t swings;
    std::size_t chroma;
    std::size_t light;
};

/// Adds these groups, which start at column `at`.
TurnedGroups addTurnedGroups(std::vector<Columns>& groups, int at) {
    const int colors = at + kSwingColumns;
    return {.swings = add(groups, {at, kSwingColumns, Columns::By::Turned}),
            .chroma = add(groups, {colors, kChromaColumns, Columns::By::Difference}),
            .light = add(groups, {colors, kRingColorColumns, Columns::By::Difference})};
}

/// The examples of a trait for a Blend.
struct Lessons {
    cv::Mat1f rows;
    cv::Mat1f general;
    std::vector<int> is;
};

/// The newest examples of a trait that have what `has` tells. `compared`: makes the columns to compare of the row and
/// the colour (kColors: unknown) of an example.
template <typename Has, typename Compared>
Lessons lessonsOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes, std::size_t from,
                  Has has, Compared compared) {
    Lessons out;
    for (auto example = examples.rbegin(); example != examples.rend() && out.is.size() < kMostBlended; ++example) {
        if (example->is[trait] == kUnknown || !has(*example)) continue;
        const std::int8_t color = example->is[kColorTrait];
        out.rows.push_back(compared(cv::Mat1f(featureOf(*example), true).reshape(1, 1),
                                    static_cast<std::size_t>(color == kUnknown ? kColors : color)));
        const float* odds = example->general.data() + from;
        out.general.push_back(cv::Mat1f(std::vector<float>(odds, odds + classes), true).reshape(1, 1));
        out.is.push_back(example->is[trait]);
    }
    return out;
}

/// The same with the columns of `hasBoxColumns`.
Lessons plainLessonsOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes, std::size_t from) {
    return lessonsOf(examples, trait, classes, from, hasBoxColumns,
                     [](const cv::Mat1f& row, std::size_t) { return row.colRange(0, kMarksFrom); });
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
// Indices of these groups.
constexpr std::size_t kClose = 0;
constexpr std::size_t kBuilding = 1;
constexpr std::size_t kColor = 2;
constexpr std::size_t kLevelBox = 3;
constexpr std::size_t kActiveBox = 4;
constexpr std::size_t kWallBox = 5;
constexpr std::size_t kMetropolisBox = 6;
constexpr std::size_t boxOf(std::size_t trait) { return kLevelBox + (trait - kLevelTrait); }
using Choices = std::vector<std::vector<std::size_t>>;

/// The blend of walls or metropolises; null unless the set has seen cities with and without one.
std::unique_ptr<Blend> uponBlendOf(const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                                   std::size_t from, std::vector<int>& is) {
    Lessons lessons = plainLessonsOf(examples, trait, classes, from);
    const auto yes = std::count(lessons.is.begin(), lessons.is.end(), 1);
    if (yes < kFewUpon || static_cast<std::ptrdiff_t>(lessons.is.size()) - yes < kFewUpon) return nullptr;
    is = lessons.is;
    const std::size_t box = boxOf(trait);
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, plainGroups(),
                                   Choices{{kClose, kBuilding, kColor}, {box}, {kClose, kBuilding, kColor, box}});
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
    Lessons lessons = plainLessonsOf(examples, trait, classes, from);
    if (lessons.rows.rows < Blend::kFewest) return nullptr;
    is = lessons.is;
    Choices choices{{kColor}, {kClose, kBuilding, kColor}};
    if (trait == kKindTrait)
        choices = {{kClose, kBuilding, kColor},
                   {kLevelBox, kActiveBox, kWallBox, kMetropolisBox},
                   {kClose, kBuilding, kColor, kLevelBox, kActiveBox, kWallBox, kMetropolisBox}};
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, plainGroups(), std::move(choices));
}

/// The marks around one middle, as sets of earlier versions have them.
void addMarks(std::vector<Columns>& groups, Choices& choices) {
    int at = kMarksFrom;
    std::vector<std::size_t> marks; // inner, middle and outer ring, colours, face
    for (const int count : kMarkColumns) {
        marks.push_back(add(groups, {at, count, Columns::By::Difference}));
        choices.push_back({marks.back()});
        at += count;
    }
    choices.insert(choices.end(),
                   {{marks[1], marks[3]}, {marks[2], marks[3]}, {kClose, kBuilding, kColor, marks[1], marks[3]}});
}

/// The groups of the enlarged look, by the index of the group of the plain look that each stands beside.
std::map<std::size_t, std::size_t> addZoomedGroups(std::vector<Columns>& groups) {
    std::map<std::size_t, std::size_t> beside;
    beside[kClose] = add(groups, {kZoomedFrom, kCloseColumns, Columns::By::Direction});
    for (std::size_t box = kLevelBox; box <= kMetropolisBox; ++box) {
        const int at = kZoomedBoxFrom + static_cast<int>(box - kLevelBox) * kBoxColumns;
        beside[box] = add(groups, {at, kBoxColumns, Columns::By::Difference});
    }
    return beside;
}

/// Adds to each choice the groups that stand beside its groups.
void addBeside(Choices& choices, const std::map<std::size_t, std::size_t>& beside) {
    for (auto& choice : choices) {
        const std::vector<std::size_t> plain = choice;
        for (const std::size_t group : plain)
            if (const auto zoomed = beside.find(group); zoomed != beside.end()) choice.push_back(zoomed->second);
    }
}

/// The blend of levels or states of knights; null if too few examples have marks, or all are of one class, which does
/// not show how others look.
std::unique_ptr<Blend> knightBlendOf(const std::vector<Example>& examples, const KnightRows& knights, std::size_t trait,
                                     std::size_t classes, std::size_t from, std::vector<int>& is) {
    Lessons lessons = lessonsOf(
        examples, trait, classes, from, [&](const Example& example) { return knights.has(example); },
        [&](const cv::Mat1f& row, std::size_t color) { return knights.compared(row, color); });
    if (lessons.rows.rows < Blend::kFewest || std::ranges::count(lessons.is, lessons.is.front()) == lessons.rows.rows)
        return nullptr;
    is = lessons.is;
    std::vector<Columns> groups = plainGroups();
    const std::size_t box = boxOf(trait);
    Choices choices{{kClose, kBuilding, kColor}, {box}, {kClose, kBuilding, kColor, box}};
    const auto choose = [&](const Choices& more) { choices.insert(choices.end(), more.begin(), more.end()); };
    if (knights.detail() == KnightDetail::Marks) {
        addMarks(groups, choices);
    } else {
        const auto [swings, chroma, light] = addTurnedGroups(groups, kFaceFrom);
        choose({{kLevelBox, kActiveBox},
                {kLevelBox, kActiveBox, kWallBox, kMetropolisBox},
                {swings},
                {chroma},
                {light},
                {swings, chroma},
                {kClose, kBuilding, kColor, swings, chroma},
                {box, swings, chroma}});
        if (knights.detail() == KnightDetail::Whole) addBeside(choices, addZoomedGroups(groups));
        std::optional<std::size_t> metric;
        if (knights.hasMetric()) {
            metric = add(groups, {knights.metricFrom(), knights.metricColumns(), Columns::By::Difference});
            choose({{*metric}, {*metric, swings, chroma}});
        }
        if (knights.detail() == KnightDetail::Whole) {
            const TurnedGroups wide = addTurnedGroups(groups, kWideFrom);
            choose({{wide.swings}, {wide.swings, wide.chroma}});
            if (metric) choose({{*metric, wide.swings, wide.chroma}});
        }
    }
    return std::make_unique<Blend>(lessons.rows, lessons.general, is, std::move(groups), std::move(choices));
}

} // namespace

std::unique_ptr<Blend> blendOf(const std::vector<Example>& examples, const KnightRows& knights, std::size_t trait,
                               std::size_t classes, std::size_t from, std::vector<int>& is) {
    if (trait == kKindTrait || trait == kColorTrait) return pieceBlendOf(examples, trait, classes, from, is);
    if (trait == kWallTrait || trait == kMetropolisTrait) return uponBlendOf(examples, trait, classes, from, is);
    return knightBlendOf(examples, knights, trait, classes, from, is);
}

} // namespace reeve::vision
