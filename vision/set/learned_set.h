// SPDX-License-Identifier: GPL-3.0-or-later
// What is remembered of one household's box: measurements of its tiles and pieces with what they are, never a picture.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace reeve::vision {

/// What an example shows.
enum class Subject : std::uint8_t {
    Terrain,           ///< a hex: its terrain
    FirstPath,         ///< a path at the first look: bare or not
    Path,              ///< a path at the nearer look: the road on it
    FirstIntersection, ///< an intersection at the first look: bare or not
    Intersection,      ///< an intersection at the nearer looks: what stands on it
    Figure,            ///< a hex: the robber, the merchant
};
inline constexpr std::size_t kSubjects = 6;

/// One thing that is learned of a subject: a choice between classes.
struct Trait {
    const char* name;
    std::uint8_t classes;
};
/// The traits of each subject, in the order of Example::is. A choice between two is "no, yes".
std::span<const Trait> traitsOf(Subject subject);
inline constexpr std::size_t kMostTraits = 6;
// Numbers of the traits.
inline constexpr std::size_t kKindTrait = 0, kColorTrait = 1, kLevelTrait = 2, kActiveTrait = 3, kWallTrait = 4,
                             kMetropolisTrait = 5;                 ///< of Subject::Intersection
inline constexpr std::size_t kRobberTrait = 0, kMerchantTrait = 1; ///< of Subject::Figure

constexpr std::size_t index(Subject subject) { return static_cast<std::size_t>(subject); }

inline constexpr std::int8_t kUnknown = -1;

/// One thing that was seen, and what it is.
struct Example {
    std::uint32_t lesson = 0;                  ///< the photograph that it is from
    std::array<std::int8_t, kMostTraits> is{}; ///< a class of each trait; kUnknown: not known
    std::vector<float> general;                ///< what the general reader gave: the log-odds of each trait's classes
    std::vector<std::uint8_t> feature;         ///< in steps of `step`
    float step = 0;

    bool operator==(const Example&) const = default;
};

struct LearnedSet {
    std::uint32_t lessons = 0; ///< photographs that it was taught with; they are numbered from 1
    std::array<std::vector<Example>, kSubjects> examples;

    bool operator==(const LearnedSet&) const = default;
    bool empty() const;
};

/// No subject has more examples than these: the oldest of what it has most of go first.
inline constexpr std::size_t kMostExamples = 320;
/// A set takes less than this in bytes.
inline constexpr std::size_t kMostSetBytes = 1'000'000;

/// Keeps a set within kMostExamples and kMostSetBytes.
void trim(LearnedSet& set);

/// The photographs of which examples are left, in the order in which they were learned from.
std::vector<std::uint32_t> lessonsLeft(const LearnedSet& set);

/// The set without what one photograph has taught it.
LearnedSet withoutLesson(LearnedSet set, std::uint32_t lesson);

/// As it is kept in a file (vision/set/README.md), and back. The text says in English what is wrong with the bytes.
std::string toBytes(const LearnedSet& set);
std::variant<LearnedSet, std::string> setFromBytes(std::string_view bytes);

} // namespace reeve::vision
