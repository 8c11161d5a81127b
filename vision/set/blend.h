// SPDX-License-Identifier: GPL-3.0-or-later
// A trait that shows in another way in every edition: several kernel ridge regressions, each of which compares other
// columns, reaches less or further, or trusts the general reader more or less. Each counts as much as its likelihood of
// the set's own examples, every one of them foretold from all others; so do the general reader alone, and knowing
// nothing.
#pragma once

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reeve::vision {

/// Columns of a row that are compared together.
struct Columns {
    enum class By : std::uint8_t {
        Difference, ///< the squared length of the difference
        Direction,  ///< the same of rows that are brought to length 1
        Turned,     ///< the rings of look/turned_rows.h
    };
    int from = 0;
    int count = 0;
    By by = By::Difference;
};

class Blend {
public:
    /// `rows`: one for each example; `general`: the log-odds that the general reader gave its classes; `is`: its class.
    /// `groups`: columns that are compared; `choices`: which groups each regression compares.
    /// Requires: at least kFewest examples.
    Blend(const cv::Mat1f& rows, const cv::Mat1f& general, const std::vector<int>& is, std::vector<Columns> groups,
          std::vector<std::vector<std::size_t>> choices);

    static constexpr int kFewest = 4;

    /// How many columns a row has at least.
    int columns() const { return columns_; }
    /// The log-odds of the classes for a row and what the general reader gives it: softmax() makes chances of them.
    std::vector<float> logOdds(const cv::Mat1f& row, const std::vector<float>& general) const;
    /// The chances that all other examples give the classes of each example.
    const cv::Mat1d& leftOut() const { return leftOut_; }

private:
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);
    struct Regression {
        std::size_t choice = 0; ///< kNothing: it learns nothing
        double reach = 0;
        float trust = 1; ///< what the general reader's log-odds are multiplied by
        cv::Mat1d weights;
        double share = 0; ///< of the blend
    };
    cv::Mat1d distances(const cv::Mat1f& row) const; ///< groups x examples: squared

    int columns_ = 0;
    std::vector<Columns> groups_;
    std::vector<cv::Mat1f> parts_; ///< of each group: a row for each example
    std::vector<double> scales_;   ///< of each group: the median of the squared distances
    std::vector<std::vector<std::size_t>> choices_;
    std::vector<Regression> regressions_;
    cv::Mat1d leftOut_;
};

} // namespace reeve::vision
