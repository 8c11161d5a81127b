// SPDX-License-Identifier: GPL-3.0-or-later
// A set made ready for reading. For each trait kernel ridge regression on what the general reader's log-odds lack: near
// examples it moves them, by more the more examples there are, and far from all of them it moves nothing. One example
// alone moves them at most half of the way to what it says, so that it turns no clear look.
#pragma once

#include "vision/look/features.h"
#include "vision/reading.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reeve::vision {

/// Two classes of a trait that the set's own examples do not tell apart.
struct Alike {
    Subject subject{};
    std::size_t trait = 0;
    int is = 0;
    int seems = 0;
    double share = 0; ///< of the chance that the others of the examples give the wrong class, 0 to 1
};

/// The marks of a set's knights (look/turned_marks.h), a row each. What an earlier program learned has none, or no
/// edges.
struct KnightMarks {
    cv::Mat1f light;
    cv::Mat1f edges;
};

class SetModel {
public:
    explicit SetModel(const LearnedSet& set);
    ~SetModel();
    SetModel(const SetModel&) = delete;
    SetModel& operator=(const SetModel&) = delete;

    /// Whether a place is worth the nearer look though the general reader gives `bare` that it is. `row`: of
    /// BoardFeatures.
    bool mayBeTaken(Subject first, const float* row, int length, float bare) const;
    /// The looks with the set weighed in.
    Looks weighed(Looks looks, const BoardFeatures& features) const;

    /// How much the tiles of a board look like the set's own: the mean over the hexes of how near the nearest example
    /// is (cosine, 0 to 1); 0 where the set has no tiles.
    double likeness(const BoardFeatures& features) const;

    /// How many examples of a class there are.
    int seen(Subject subject, std::size_t trait, int is) const;
    /// Whether the set has seen knights at all; of every level; active and inactive ones.
    bool knowsKnights() const;
    bool knowsLevels() const;
    bool knowsActive() const;
    /// Whether it has seen a wall or a metropolis.
    bool knowsUpon() const;
    /// What looks alike, the most first.
    std::vector<Alike> alike() const;

private:
    struct Machine;
    struct Body;
    /// The rows of intersections at which a knight may stand, with the marks that look most like the set's; empty where
    /// nothing is known of marks.
    std::vector<cv::Mat1f> markedRows(const IntersectionLooks& looks, const BoardFeatures& features) const;
    static Machine machineOf(const cv::Mat& rows, const std::vector<Example>& examples, std::size_t trait,
                             std::size_t classes, std::size_t from);
    /// Of settlements and cities the fewer examples, of the colour that a place has with these chances.
    float seenBoth(const std::array<float, kColors>& color) const;
    std::vector<Body> bodies_; ///< in the order of Subject
    KnightMarks marks_;
    std::array<int, kColors> settlements_{}; ///< examples by colour
    std::array<int, kColors> cities_{};
};

/// The rows of a subject in the features of a board.
cv::Mat rowsOf(Subject subject, const BoardFeatures& features);

/// What the general reader gives a place, as Example::general has it.
std::vector<float> generalOdds(const TerrainLook& look);
std::vector<float> generalOdds(const PathLook& look);
std::vector<float> generalOdds(const IntersectionLook& look);
std::vector<float> generalOdds(const HexLook& look);

/// A row of features as an example keeps it.
void setFeature(Example& example, const float* row, int length);

/// The marks of the newest knights among examples of Subject::Intersection.
KnightMarks knightMarks(const std::vector<Example>& intersections);

} // namespace reeve::vision
