// SPDX-License-Identifier: GPL-3.0-or-later
// What happens inside the reader on one photograph, as pictures and figures.
#pragma once

#include "vision/reading.h"

#include <QImage>
#include <QString>

#include <vector>

namespace reeve::workbench {

struct Stage {
    QString name;
    QImage picture; ///< null: a figure only
    QString figure;
};

struct Inspected {
    vision::BoardReading reading;
    std::vector<Stage> stages; ///< in the order in which they happened
};

/// Reads a photograph (8-bit BGR) and keeps every stage: the opinions about the sea, the scores of each rough place,
/// the board seen from straight above, and the crops that the networks look at.
Inspected inspect(const cv::Mat& bgr);

} // namespace reeve::workbench
