// SPDX-License-Identifier: GPL-3.0-or-later
// An uplink with short intervals, and functions that wait for it.
#pragma once

#include "app/club/database/uplink.h"

#include <QElapsedTimer>
#include <QTest>

namespace reeve::testing {

inline constexpr app::UplinkPace kQuick{.gather = 10,
                                        .beat = 300,
                                        .people = 500,
                                        .keep = 200,
                                        .firstRetry = 50,
                                        .longestRetry = 400,
                                        .answer = 1500,
                                        .most = 50,
                                        .bytes = 64 << 10};

/// Waits until the journal has nothing pending for the club.
inline bool upToDate(const app::Uplink& uplink, app::Journal& journal, int milliseconds = 40'000) {
    return QTest::qWaitFor(
        [&] {
            return journal.wait([](app::JournalFile& file) { return file.outboxLength(0); }).entries == 0 &&
                   uplink.state().phase == app::UplinkState::Phase::UpToDate;
        },
        milliseconds);
}

inline bool shows(const app::Uplink& uplink, app::ClubFault fault, int milliseconds = 20'000) {
    return QTest::qWaitFor([&] { return uplink.state().trouble.fault == fault; }, milliseconds);
}

} // namespace reeve::testing
