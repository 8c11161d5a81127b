// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a single wrong byte in a text by trying all values until its checksum matches.
#pragma once

#include <QByteArray>

#include <functional>

namespace reeve::app {

/// How many bytes may still be hashed during the search; bounds its time on badly damaged files.
struct RepairBudget {
    qint64 bytes = qint64{1} << 29;
};

/// Changes one byte of `text` at a time, single flipped bits first, until `right()` returns true. Each attempt takes
/// `summedUp` bytes from the budget. False: `text` is unchanged, because no single byte is wrong or the budget is used
/// up.
bool repairByte(QByteArray& text, qint64 summedUp, RepairBudget& budget, const std::function<bool()>& right);

} // namespace reeve::app
