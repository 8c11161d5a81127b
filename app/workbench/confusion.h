// SPDX-License-Identifier: GPL-3.0-or-later
// How often the reader takes what for what, counted over labelled photographs.
#pragma once

#include "app/workbench/label.h"
#include "vision/reading.h"

#include <QStringList>

#include <array>
#include <vector>

namespace reeve::workbench {

/// A table of counts: rows what is labelled, columns what is read.
class Confusion {
public:
    Confusion(const QString& title, const QStringList& words);

    void count(std::size_t labelled, std::size_t read) { ++counts_[labelled * size() + read]; }
    [[nodiscard]] int at(std::size_t labelled, std::size_t read) const { return counts_[labelled * size() + read]; }
    [[nodiscard]] int right() const;
    [[nodiscard]] int total() const;
    /// The table in columns, rows and columns that are empty left out, with the share that is right.
    [[nodiscard]] QString text() const;

private:
    std::size_t size() const { return static_cast<std::size_t>(words_.size()); }

    QString title_;
    QStringList words_; ///< in the language of the screen when the table was made
    std::vector<int> counts_;
};

struct Confusions {
    Confusion terrain, numbers, roads, buildings, knights, cities, harbors, marks, ship;
    int photographs = 0;
    int found = 0;

    Confusions();
    /// One photograph. What was not labelled is not counted; a board that was not found counts only as such.
    void add(const Label& label, const vision::BoardReading& reading);
    [[nodiscard]] QString text() const;
};

/// By how many sixths clockwise the label's names must be turned to become the reading's; nothing where the two do not
/// lie on the same board.
std::optional<int> sixthsFrom(const Label& label, const vision::BoardReading& reading);

} // namespace reeve::workbench
