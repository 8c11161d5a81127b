// SPDX-License-Identifier: GPL-3.0-or-later
// Classifier for a trait that looks different in every edition: a weighted mean of kernel ridge regressions that differ
// in the columns they compare, in the width of the kernel and in the weight of the general reader. Each is weighted by
// its leave-one-out likelihood of the examples. The general reader alone and uniform probabilities take part as well.
#pragma once

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reeve::vision {

/// A group of columns with one measure of distance.
struct Columns {
    enum class By : std::uint8_t {
        Difference, ///< squared Euclidean distance
        Direction,  ///< the same after normalization of both rows to length 1
        Turned,     ///< distance of rings, invariant to rotation (turnedAlike() in look/turned_rows.h)
    };
    int from = 0; ///< first column
    int count = 0;
    By by = By::Difference;
};

class Blend {
public:
    /// `rows`: features, one row for each example; `general`: log-odds of the general reader, examples x classes; `is`:
    /// the class of each example; `groups`: groups of columns; `choices`: for each regression the indices of the groups
    /// that it compares. Requires: at least kFewest examples.
    Blend(const cv::Mat1f& rows, const cv::Mat1f& general, const std::vector<int>& is, std::vector<Columns> groups,
          std::vector<std::vector<std::size_t>> choices);

    static constexpr int kFewest = 4;

    /// Least number of columns of a row that is passed to logOdds().
    int columns() const { return columns_; }
    /// Returns the log-odds of the classes for one row; softmax() converts them to probabilities. `general`: log-odds
    /// of the general reader for it.
    std::vector<float> logOdds(const cv::Mat1f& row, const std::vector<float>& general) const;
    /// Leave-one-out probabilities of the examples, examples x classes.
    const cv::Mat1d& leftOut() const { return leftOut_; }

private:
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);
    struct Regression {
        std::size_t choice = 0; ///< index into choices_; kNothing: no regression, the general reader only
        double reach = 0;       ///< width of the kernel, in medians of the squared distance
        float trust = 1;        ///< factor of the general reader's log-odds
        cv::Mat1d weights;      ///< examples x classes
        double share = 0;       ///< weight in the blend, 0 to 1
    };
    cv::Mat1d distances(const cv::Mat1f& row) const; ///< squared distances divided by scales_, groups x examples

    int columns_ = 0;
    std::vector<Columns> groups_;
    std::vector<cv::Mat1f> parts_; ///< for each group its columns of all examples
    std::vector<double> scales_;   ///< for each group the median squared distance between two examples
    std::vector<std::vector<std::size_t>> choices_;
    std::vector<Regression> regressions_;
    cv::Mat1d leftOut_;
};

} // namespace reeve::vision
