// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/byte_repair.h"

namespace reeve::app {

bool repairByte(QByteArray& text, qint64 summedUp, RepairBudget& budget, const std::function<bool()>& right) {
    constexpr int kBits = 8, kValues = 256;
    const auto tries = [&](qsizetype at, char original, int change) {
        budget.bytes -= summedUp;
        text[at] = static_cast<char>(original ^ change);
        if (right()) return true;
        text[at] = original;
        return false;
    };
    for (qsizetype at = 0; at < text.size() && budget.bytes > 0; ++at)
        for (int bit = 0; bit < kBits; ++bit)
            if (tries(at, text[at], 1 << bit)) return true;
    for (qsizetype at = 0; at < text.size() && budget.bytes > 0; ++at)
        for (int change = 3; change < kValues; ++change)
            if ((change & (change - 1)) != 0 && tries(at, text[at], change)) return true;
    return false;
}

} // namespace reeve::app
