// SPDX-License-Identifier: GPL-3.0-or-later
// The examples learned from one box: feature vectors of its hexes and pieces with their classes. Contains no pictures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace reeve::vision {

/// The kind of place an example was taken from.
enum class Subject : std::uint8_t {
    Terrain,           ///< a hex, for its terrain
    FirstPath,         ///< a path in the first look: bare or taken
    Path,              ///< a path in the second look: no road, or its colour
    FirstIntersection, ///< an intersection in the first look: bare or taken
    Intersection,      ///< an intersection in the second looks, for the piece on it
    Figure,            ///< a hex, for the robber and the merchant
    Harbor,            ///< a coast, for the harbour there
};
inline constexpr std::size_t kSubjects = 7;

/// A property of a subject that is classified separately.
struct Trait {
    const char* name;
    std::uint8_t classes; ///< number of classes
};
/// Returns the traits of a subject, in the order of Example::is. Two classes mean no (0) and yes (1).
std::span<const Trait> traitsOf(Subject subject);
inline constexpr std::size_t kMostTraits = 6;
// Indices into Example::is.
inline constexpr std::size_t kKindTrait = 0, kColorTrait = 1, kLevelTrait = 2, kActiveTrait = 3, kWallTrait = 4,
                             kMetropolisTrait = 5;                 ///< of Subject::Intersection
inline constexpr std::size_t kRobberTrait = 0, kMerchantTrait = 1; ///< of Subject::Figure

constexpr std::size_t index(Subject subject) { return static_cast<std::size_t>(subject); }

inline constexpr std::int8_t kUnknown = -1; ///< the class of a trait is unknown

/// The features of one place with its classes.
struct Example {
    std::uint32_t lesson = 0;                  ///< number of the photograph, from 1
    std::array<std::int8_t, kMostTraits> is{}; ///< class of each trait, from 0, or kUnknown
    std::vector<float> general;                ///< log-odds of the general reader: the classes of all traits in order
    std::vector<std::uint8_t> feature;         ///< feature vector divided by `step`
    float step = 0;                            ///< quantization step, 0 if all features are 0

    bool operator==(const Example&) const = default;
};

struct LearnedSet {
    std::uint32_t lessons = 0;                            ///< number of photographs learned from so far
    std::array<std::vector<Example>, kSubjects> examples; ///< by Subject, the oldest first; of today's networks
    /// By Subject, whether the file had examples of other networks, which cannot be compared with today's looks and
    /// were left out; until a photograph teaches the subject again.
    std::array<bool, kSubjects> outdated{};

    bool operator==(const LearnedSet&) const = default;
    bool empty() const; ///< whether there is no example
};

/// Greatest number of examples of a subject.
inline constexpr std::size_t kMostExamples = 320;
/// The serialized size of a set is below this (bytes).
inline constexpr std::size_t kMostSetBytes = 1'000'000;

/// Removes examples until the set is within kMostExamples and kMostSetBytes: each time the oldest one with the most
/// frequent combination of classes.
void trim(LearnedSet& set);

/// Returns the numbers of the photographs with remaining examples, ascending.
std::vector<std::uint32_t> lessonsLeft(const LearnedSet& set);

/// Returns the set without the examples of one photograph.
LearnedSet withoutLesson(LearnedSet set, std::uint32_t lesson);

inline constexpr int kSetFormat = 4; ///< version of the format, as in "reeve-set/4"
/// Serializes a set (format: vision/set/README.md).
std::string toBytes(const LearnedSet& set);
/// Parses the bytes of a set, also of the formats of before (reeve-set/1 to /3), without the examples of other
/// networks than today's; an English sentence says why they are invalid.
std::variant<LearnedSet, std::string> setFromBytes(std::string_view bytes);

} // namespace reeve::vision
