// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of one subject of a set, and for each of its traits the kernel ridge regression that learns from them
// the residuals (lackingOdds()) of the general reader's log-odds.
#pragma once

#include "vision/set/blend.h"
#include "vision/set/knight_rows.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace reeve::vision {

/// The regression of one trait, or its Blend.
struct TraitModel {
    std::vector<int> is;    ///< class of each example
    std::vector<int> which; ///< index of each example among those of the subject
    cv::Mat1f residual;     ///< examples x classes
    cv::Mat1d weights;      ///< examples x classes: coefficients of the kernels
    cv::Mat1d inverse;      ///< inverse of the kernel matrix with the ridge
    cv::Mat1f general;      ///< examples x classes: log-odds of the general reader
    std::size_t classes = 0;
    std::vector<int> counts;            ///< examples of each class for supported(); empty: not applied
    std::shared_ptr<const Blend> blend; ///< used instead of the weights if not null
    std::vector<int> blendIs;           ///< class of each example of the blend

    /// The class of each example with its leave-one-out probabilities.
    std::vector<std::pair<int, std::vector<float>>> leftOut() const;
};

class SubjectModel {
public:
    /// `metric`: learned from the examples of Subject::Intersection; other subjects do not use it.
    SubjectModel(Subject subject, const std::vector<Example>& examples, const KnightRows& knights);

    bool empty() const { return rows_.empty(); }
    /// In the order of traitsOf(subject).
    const std::vector<TraitModel>& traits() const { return traits_; }

    /// Kernels, rows of `features` x examples; empty if there are no examples or the features are of other networks.
    cv::Mat1d kernels(const cv::Mat& features) const;
    /// The shift of a trait's log-odds at a place, limited by supported(). `kernels`: kernels(); if empty, nothing is
    /// shifted.
    std::vector<float> shift(std::size_t trait, const cv::Mat1d& kernels, int place) const;
    /// For each class of a trait the mean kernel of a place with the two nearest examples; with one example its kernel,
    /// 0 without.
    std::vector<float> nearest(std::size_t trait, const cv::Mat1d& kernels, int place) const;
    /// The probabilities of a trait's blend for a place; nullopt if it has no blend or the row lacks columns.
    /// `general`: log-odds of the general reader.
    std::optional<std::vector<float>> blended(std::size_t trait, const cv::Mat1f& row,
                                              const std::vector<float>& general) const;
    /// Mean cosine of each row of `features` with the most similar example, 0 to 1; 0 as kernels() is empty.
    double likeness(const cv::Mat& features) const;

private:
    /// Cosines, rows of `features` x examples; empty as kernels() is.
    cv::Mat1f cosines(const cv::Mat& features) const;

    Subject subject_;
    cv::Mat1f rows_; ///< of the examples, normalized
    std::vector<TraitModel> traits_;
};

} // namespace reeve::vision
