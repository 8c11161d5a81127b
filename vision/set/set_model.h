// SPDX-License-Identifier: GPL-3.0-or-later
// The classifiers of a set. For each trait a kernel ridge regression learns the residuals (lackingOdds()) of the
// general reader's log-odds. It shifts them near the examples, more with more examples, and not at all far from them.
// The ridge limits the shift of a single example to half of its residual, so that one example cannot overturn a certain
// look.
#pragma once

#include "vision/look/features.h"
#include "vision/reading.h"
#include "vision/set/knight_rows.h"
#include "vision/set/learned_set.h"
#include "vision/set/subject_model.h"

#include <opencv2/core.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace reeve::vision {

/// Two classes of a trait that the examples of the set do not separate.
struct Alike {
    Subject subject{};
    std::size_t trait = 0; ///< index in traitsOf(subject)
    int is = 0;            ///< the true class
    int seems = 0;         ///< the wrong class
    double share = 0;      ///< mean leave-one-out probability of the wrong class, 0 to 1
};

class SetModel {
public:
    explicit SetModel(const LearnedSet& set);

    /// Whether a path or intersection needs a second look in spite of the general reader's probability `bare` (0 to 1)
    /// of bare ground. `first`: FirstPath or FirstIntersection; `row`: its `length` features of the first look.
    bool mayBeTaken(Subject first, const float* row, int length, float bare) const;
    /// Whether weighed() needs Attention::marks: an earlier version made the examples of knights.
    bool comparesMarks() const { return knowsKnights() && knights_.detail() == KnightDetail::Marks; }
    /// Returns the looks with the set applied. `features`: of the same board.
    Looks weighed(Looks looks, const BoardFeatures& features) const;

    /// Similarity of the hexes of a board to those of the set: mean cosine of each hex with the most similar example, 0
    /// to 1; 0 if the set has no hexes.
    double likeness(const BoardFeatures& features) const;

    /// Number of examples of class `is`.
    int seen(Subject subject, std::size_t trait, int is) const;
    /// Whether there are examples of roads, settlements or cities.
    bool knowsPieces() const;
    /// Whether there are examples of roads of the colour (for a road), or of settlements or cities of it (for one of
    /// these); false for other pieces.
    bool knows(PieceKind piece, Color color) const;
    /// Whether there are examples of harbours of the kind.
    bool knows(HarborKind kind) const;
    /// Whether there are examples of knights; of every level; of active and of inactive ones.
    bool knowsKnights() const;
    bool knowsLevels() const;
    bool knowsActive() const;
    /// Whether there are examples of walls or metropolises.
    bool knowsUpon() const;
    /// Returns the classes that the examples do not separate, the greatest share first.
    std::vector<Alike> alike() const;

private:
    const SubjectModel& of(Subject subject) const { return subjects_[index(subject)]; }
    /// Features of each intersection with a second look; where a knight may stand, in the detail in which the set shows
    /// knights. The other rows are empty.
    std::vector<cv::Mat1f> comparedRows(const IntersectionLooks& looks, const BoardFeatures& features) const;
    /// The smaller one of the numbers of settlements and cities, each averaged over the probabilities of the colours.
    float seenBoth(const std::array<float, kColors>& color) const;
    std::vector<SubjectModel> subjects_; ///< in the order of Subject
    KnightRows knights_;
    std::array<int, kColors> settlements_{}; ///< examples by colour
    std::array<int, kColors> cities_{};
};

} // namespace reeve::vision
