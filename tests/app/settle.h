// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of the journal, at once.
#pragma once

#include "app/store/journal.h"

#include <QCoreApplication>

namespace reeve::testing {

/// Delivers the answers to everything that was asked of the journal, as the event loop does, and to what those answers
/// ask in turn.
inline void settle(app::Journal& journal) {
    constexpr int kAnswersAsk = 4;
    for (int i = 0; i < kAnswersAsk; ++i) {
        journal.wait([](app::JournalFile&) { return true; });
        QCoreApplication::sendPostedEvents(&journal, QEvent::MetaCall);
    }
}

} // namespace reeve::testing
