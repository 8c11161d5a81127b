// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/learned_set.h"

#include "vision/networks/networks.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace reeve::vision {
namespace {

constexpr std::array kTerrainTraits{Trait{"terrain", 6}};
constexpr std::array kBareTraits{Trait{"taken", 2}};
constexpr std::array kPathTraits{Trait{"road", 7}};
constexpr std::array kIntersectionTraits{Trait{"kind", 4},   Trait{"color", 6}, Trait{"level", 3},
                                         Trait{"active", 2}, Trait{"wall", 2},  Trait{"metropolis", 2}};
constexpr std::array kFigureTraits{Trait{"robber", 2}, Trait{"merchant", 2}};
constexpr std::array kHarborTraits{Trait{"harbor", 7}};

constexpr std::string_view kMagic = "reeve-set/4\n";
constexpr std::string_view kThirdMagic = "reeve-set/3\n";  // all rows of a subject have the same length
constexpr std::string_view kSecondMagic = "reeve-set/2\n"; // without harbours
constexpr std::string_view kFirstMagic = "reeve-set/1\n";  // and does not name its networks
constexpr std::size_t kSubjectsBeforeHarbors = 6;
constexpr std::size_t kMostFeatures = 4096; // limit for parsing; no network has longer rows

std::size_t classesOf(Subject subject) {
    std::size_t sum = 0;
    for (const Trait& trait : traitsOf(subject)) sum += trait.classes;
    return sum;
}

/// The networks whose features are the rows of a subject.
std::span<const Model> networksOf(Subject subject) {
    static constexpr std::array kTerrain{Model::Tiles};
    static constexpr std::array kFirstPath{Model::Places};
    static constexpr std::array kPath{Model::Near};
    static constexpr std::array kFirstIntersection{Model::Places};
    static constexpr std::array kIntersection{Model::Closeups, Model::Near};
    static constexpr std::array kFigure{Model::Places, Model::Figures};
    static constexpr std::array kHarbor{Model::Harbors};
    switch (subject) {
    case Subject::Terrain: return kTerrain;
    case Subject::FirstPath: return kFirstPath;
    case Subject::Path: return kPath;
    case Subject::FirstIntersection: return kFirstIntersection;
    case Subject::Intersection: return kIntersection;
    case Subject::Figure: return kFigure;
    case Subject::Harbor: return kHarbor;
    }
    return {};
}

/// Tells the networks of a subject from others.
std::uint32_t networkDigest(Subject subject) {
    std::uint32_t sum = 0;
    for (const Model model : networksOf(subject)) sum = sum * 31 + digestOf(model);
    return sum;
}

constexpr std::uint32_t kOutdated = 0; // in the place of a digest: examples of other networks were left out

/// networkDigest() of each subject in all versions of Reeve that wrote reeve-set/1.
constexpr std::array<std::uint32_t, kSubjectsBeforeHarbors> kFirstNetworks{0x67CD904DU, 0x149B7754U, 0x7F5BE4D7U,
                                                                           0xA00E2C68U, 0x9C57C415U, 0x50373936U};

std::uint32_t checksum(std::string_view bytes) { // FNV-1a
    std::uint32_t sum = 2166136261U;
    for (const char c : bytes) sum = (sum ^ static_cast<std::uint8_t>(c)) * 16777619U;
    return sum;
}

/// Writes numbers in little-endian order.
class Writer {
public:
    void byte(std::uint8_t value) { out_.push_back(static_cast<char>(value)); }
    void word(std::uint32_t value) {
        for (int i = 0; i < 4; ++i) byte(static_cast<std::uint8_t>(value >> (8 * i)));
    }
    void real(float value) { word(std::bit_cast<std::uint32_t>(value)); }
    void text(std::string_view text) { out_ += text; }
    std::string& done() { return out_; }

private:
    std::string out_;
};

/// The counterpart of Writer; returns zeros and is not good() after the end.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}
    bool good() const { return good_; }
    bool atEnd() const { return at_ == bytes_.size(); }
    std::uint8_t byte() {
        if (at_ >= bytes_.size()) good_ = false;
        return good_ ? static_cast<std::uint8_t>(bytes_[at_++]) : 0;
    }
    std::uint32_t word() {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(byte()) << (8 * i);
        return value;
    }
    float real() { return std::bit_cast<float>(word()); }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    bool good_ = true;
};

void write(Writer& out, const Example& example) {
    out.word(example.lesson);
    for (const std::int8_t is : example.is) out.byte(static_cast<std::uint8_t>(is));
    for (const float odds : example.general) out.real(odds);
    out.real(example.step);
    out.word(static_cast<std::uint32_t>(example.feature.size()));
    for (const std::uint8_t value : example.feature) out.byte(value);
}

constexpr std::uint32_t kOwnLength = 0xFFFFFFFF;

/// `length`: of the row; kOwnLength: it stands before the row.
std::optional<Example> readExample(Reader& in, Subject subject, std::uint32_t length) {
    Example example;
    example.lesson = in.word();
    for (std::int8_t& is : example.is) is = static_cast<std::int8_t>(in.byte());
    example.general.resize(classesOf(subject));
    for (float& odds : example.general) odds = in.real();
    example.step = in.real();
    if (length == kOwnLength) length = in.word();
    if (!in.good() || length > kMostFeatures) return std::nullopt;
    example.feature.resize(length);
    for (std::uint8_t& value : example.feature) value = in.byte();
    const auto traits = traitsOf(subject);
    bool sound = in.good() && std::isfinite(example.step) && example.step >= 0;
    for (std::size_t i = 0; i < traits.size(); ++i)
        sound = sound && example.is[i] >= kUnknown && example.is[i] < static_cast<int>(traits[i].classes);
    for (const float odds : example.general) sound = sound && std::isfinite(odds);
    return sound ? std::optional(std::move(example)) : std::nullopt;
}

} // namespace

std::span<const Trait> traitsOf(Subject subject) {
    switch (subject) {
    case Subject::Terrain: return kTerrainTraits;
    case Subject::FirstPath:
    case Subject::FirstIntersection: return kBareTraits;
    case Subject::Path: return kPathTraits;
    case Subject::Intersection: return kIntersectionTraits;
    case Subject::Figure: return kFigureTraits;
    case Subject::Harbor: return kHarborTraits;
    }
    return {};
}

bool LearnedSet::empty() const {
    return std::all_of(examples.begin(), examples.end(), [](const auto& list) { return list.empty(); });
}

void trim(LearnedSet& set) {
    const auto dropOne = [](std::vector<Example>& list) {
        std::map<std::array<std::int8_t, kMostTraits>, std::size_t> counts;
        for (const Example& example : list) ++counts[example.is];
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        list.erase(
            std::find_if(list.begin(), list.end(), [&](const Example& example) { return example.is == most->first; }));
    };
    for (auto& list : set.examples)
        while (list.size() > kMostExamples) dropOne(list);
    while (toBytes(set).size() >= kMostSetBytes)
        dropOne(*std::max_element(set.examples.begin(), set.examples.end(),
                                  [](const auto& a, const auto& b) { return a.size() < b.size(); }));
}

std::vector<std::uint32_t> lessonsLeft(const LearnedSet& set) {
    std::set<std::uint32_t> lessons;
    for (const auto& list : set.examples)
        for (const Example& example : list) lessons.insert(example.lesson);
    return {lessons.begin(), lessons.end()};
}

LearnedSet withoutLesson(LearnedSet set, std::uint32_t lesson) {
    for (auto& list : set.examples)
        std::erase_if(list, [lesson](const Example& example) { return example.lesson == lesson; });
    return set;
}

std::string toBytes(const LearnedSet& set) {
    Writer out;
    out.text(kMagic);
    out.word(set.lessons);
    for (std::size_t subject = 0; subject < kSubjects; ++subject) {
        const auto& list = set.examples[subject];
        out.word(set.outdated[subject] ? kOutdated : networkDigest(static_cast<Subject>(subject)));
        out.word(static_cast<std::uint32_t>(list.size()));
        for (const Example& example : list) write(out, example);
    }
    out.word(checksum(out.done()));
    return std::move(out.done());
}

std::variant<LearnedSet, std::string> setFromBytes(std::string_view bytes) {
    const bool first = bytes.starts_with(kFirstMagic);
    const bool second = bytes.starts_with(kSecondMagic);
    const bool third = bytes.starts_with(kThirdMagic);
    if (!first && !second && !third && !bytes.starts_with(kMagic))
        return bytes.starts_with("reeve-set/") ? "this set was made by a newer Reeve: install that version to use it"
                                               : "this is no set of Reeve's: it does not begin with reeve-set/4";
    const std::string damaged = "this set is damaged: it was cut off or changed";
    if (bytes.size() < kMagic.size() + 8) return damaged;
    const std::string_view content = bytes.substr(0, bytes.size() - 4);
    if (Reader(bytes.substr(content.size())).word() != checksum(content)) return damaged;
    Reader in(content.substr(kMagic.size()));
    LearnedSet set;
    set.lessons = in.word();
    const std::size_t subjects = first || second ? kSubjectsBeforeHarbors : kSubjects;
    for (std::size_t subject = 0; subject < subjects; ++subject) {
        const std::uint32_t networks = first ? kFirstNetworks[subject] : in.word();
        const std::uint32_t count = in.word();
        const std::uint32_t length = first || second || third ? in.word() : kOwnLength;
        if (!in.good() || count > kMostExamples) return damaged;
        for (std::uint32_t i = 0; i < count; ++i) {
            auto example = readExample(in, static_cast<Subject>(subject), length);
            if (!example) return damaged;
            set.examples[subject].push_back(std::move(*example));
        }
        if (networks == kOutdated || (count > 0 && networks != networkDigest(static_cast<Subject>(subject)))) {
            set.examples[subject].clear();
            set.outdated[subject] = true;
        }
    }
    if (!in.good() || !in.atEnd()) return damaged;
    return set;
}

} // namespace reeve::vision
