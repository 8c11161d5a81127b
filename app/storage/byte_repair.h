// SPDX-License-Identifier: GPL-3.0-or-later
// A checksum that is known to be right finds the one byte that is wrong.
#pragma once

#include <QByteArray>

#include <functional>

namespace reeve::app {

/// Bytes that may still be summed up while looking: what is badly damaged must not take for ever.
struct RepairBudget {
    qint64 bytes = qint64{1} << 29;
};

/// Changes one byte after the other, flipped bits first, until `right()` holds; `text` is then as it was. False: it is
/// unchanged, no single byte is to blame, or the budget is used up.
bool repairByte(QByteArray& text, qint64 summedUp, RepairBudget& budget, const std::function<bool()>& right);

} // namespace reeve::app
