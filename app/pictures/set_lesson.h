// SPDX-License-Identifier: GPL-3.0-or-later
// A confirmed picture for training a set, and training on a worker thread.
#pragma once

#include "app/pictures/scan_job.h"
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
    ScanSource source;           ///< the picture; its `boardToImage` is ignored
    vision::Confirmed confirmed; ///< in pixels of the picture file
};

/// The trained set, or why the picture was not learned, in English.
using LessonResult = std::variant<vision::LearnedSet, std::string>;

/// Loads the picture and trains the set on this thread.
LessonResult learnLesson(vision::LearnedSet set, const SetLesson& lesson);

/// Runs learnLesson() on `pool` and calls `done` on the main thread, unless `cancelled` was set before.
void startLesson(QThreadPool& pool, vision::LearnedSet set, SetLesson lesson,
                 std::shared_ptr<std::atomic_bool> cancelled, std::function<void(LessonResult)> done);

} // namespace reeve::app
