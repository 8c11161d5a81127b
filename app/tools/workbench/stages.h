// SPDX-License-Identifier: GPL-3.0-or-later
// Intermediate results of the reader on one photograph.
#pragma once

#include "vision/reading.h"

#include <QImage>
#include <QString>

#include <vector>

namespace reeve::workbench {

struct Stage {
    QString name;
    QImage picture; ///< null: text only
    QString figure;
};

struct Inspected {
    vision::BoardReading reading;
    std::vector<Stage> stages; ///< in the order of processing
};

/// Reads a photograph (8-bit BGR) and keeps every stage: the sea classification, the scores of rough locations, the
/// board in top view, and the crops for the networks.
Inspected inspect(const cv::Mat& bgr);

} // namespace reeve::workbench
