// SPDX-License-Identifier: GPL-3.0-or-later
// One confirmed picture that a set can learn from, and the learning of it away from the window's thread.
#pragma once

#include "app/reading/scan_job.h"
#include "vision/set/confirmed.h"
#include "vision/set/learned_set.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <variant>

class QThreadPool;

namespace reeve::app {

struct SetLesson {
    ScanSource source;           ///< the picture; its `boardToImage` is not looked at
    vision::Confirmed confirmed; ///< in pixels of the picture in the file
};

/// The set with what the picture teaches, or in English why it teaches nothing.
using LessonResult = std::variant<vision::LearnedSet, std::string>;

/// Learns on this thread.
LessonResult learnLesson(vision::LearnedSet set, const SetLesson& lesson);

/// Learns on `pool` and hands the result to `done` on the main thread, unless `cancelled` was set before.
void startLesson(QThreadPool& pool, vision::LearnedSet set, SetLesson lesson,
                 std::shared_ptr<std::atomic_bool> cancelled, std::function<void(LessonResult)> done);

} // namespace reeve::app
