// SPDX-License-Identifier: GPL-3.0-or-later
// Confusion matrices of the reader over labelled photographs.
#pragma once

#include "app/tools/workbench/label.h"
#include "vision/reading.h"

#include <QStringList>

#include <vector>

namespace reeve::workbench {

/// A confusion matrix: rows are labels, columns are readings.
class Confusion {
public:
    Confusion(const QString& title, const QStringList& words);

    void count(std::size_t labelled, std::size_t read) { ++counts_[labelled * size() + read]; }
    [[nodiscard]] int at(std::size_t labelled, std::size_t read) const { return counts_[labelled * size() + read]; }
    [[nodiscard]] int right() const;
    [[nodiscard]] int total() const;
    /// The matrix as text without empty rows and columns, with the share of correct readings.
    [[nodiscard]] QString text() const;

private:
    std::size_t size() const { return static_cast<std::size_t>(words_.size()); }

    QString title_;
    QStringList words_; ///< in the language at construction
    std::vector<int> counts_;
};

struct Confusions {
    Confusion terrain, numbers, roads, buildings, knights, cities, harbors, marks, ship;
    int photographs = 0;
    int found = 0;

    Confusions();
    /// Adds one photograph. Unlabelled things are not counted; if the board was not found, only that is counted.
    void add(const Label& label, const vision::BoardReading& reading);
    [[nodiscard]] QString text() const;
};

/// Clockwise rotation, in steps of 60°, from the names of the label to those of the reading; nullopt: they are not of
/// the same board.
std::optional<int> sixthsFrom(const Label& label, const vision::BoardReading& reading);

} // namespace reeve::workbench
