// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of knights that the blends of levels and states compare.
#pragma once

#include "vision/set/knight_metric.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reeve::vision {

/// How closely the examples of a set show knights. Earlier versions did not look as closely.
enum class KnightDetail : std::uint8_t {
    Marks, ///< marks around one middle (look/mark_rows.h)
    Face,  ///< marks on the face from possible middles (look/turned_marks.h)
    Whole, ///< the same within a wider reach, and an enlarged look (look/zoomed_pieces.h)
};

/// Whether an example shows a knight whole.
bool showsWhole(const Example& example);

/// The marks of the knights in a set (look/turned_marks.h), one row for each. Examples of earlier versions have none,
/// or none within the wider reach.
struct KnightMarks {
    cv::Mat1f face;
    cv::Mat1f wide;
};

/// Returns the marks of the newest knights (at most 128) among examples of Subject::Intersection.
KnightMarks knightMarks(const std::vector<Example>& intersections);

class KnightRows {
public:
    /// `intersections`: examples of Subject::Intersection. A detail is used once at least half of the knights that have
    /// the lesser one, and no fewer than Blend::kFewest, have it.
    explicit KnightRows(const std::vector<Example>& intersections);

    KnightDetail detail() const { return detail_; }
    /// Whether an example has the columns of the detail.
    bool has(const Example& example) const;
    /// The marks of the set's knights.
    const KnightMarks& marks() const { return marks_; }
    /// Whether compared() appends columns: some knights of known colour, level and state have the detail.
    bool hasMetric() const { return !metric_.empty(); }
    /// Returns the columns of an example up to the end of the detail, then those that the metric makes of them.
    /// `color`: of the knight, kColors: unknown.
    cv::Mat1f compared(const cv::Mat1f& row, std::size_t color) const;
    /// First of the columns that the metric makes, and their number.
    int metricFrom() const { return length_; }
    int metricColumns() const;

private:
    KnightDetail detail_ = KnightDetail::Marks;
    int length_ = 0; ///< columns of an example up to the end of the detail
    KnightMarks marks_;
    KnightMetric metric_;
};

} // namespace reeve::vision
