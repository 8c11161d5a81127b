// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/set_lesson.h"

#include "vision/learn/learn.h"
#include "vision/read_board.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QThreadPool>

#include <utility>

namespace reeve::app {

LessonResult learnLesson(vision::LearnedSet set, const SetLesson& lesson) {
    vision::prepareToRead();
    const vision::LoadedImage image = loadSource(lesson.source);
    if (image.error) return image.error->message;
    vision::Confirmed confirmed = lesson.confirmed;
    if (confirmed.boardToImage) confirmed.boardToImage = scaledDown(*confirmed.boardToImage, image.scale);
    return vision::learn(std::move(set), image.bgr, confirmed);
}

void startLesson(QThreadPool& pool, vision::LearnedSet set, SetLesson lesson,
                 std::shared_ptr<std::atomic_bool> cancelled, std::function<void(LessonResult)> done) {
    pool.start([set = std::move(set), lesson = std::move(lesson), cancelled = std::move(cancelled),
                done = std::move(done)]() mutable {
        if (cancelled->load()) return;
        auto result = std::make_shared<LessonResult>(learnLesson(std::move(set), lesson));
        if (cancelled->load()) return;
        QMetaObject::invokeMethod(qApp, [result, done, cancelled] {
            if (!cancelled->load()) done(std::move(*result));
        });
    });
}

} // namespace reeve::app
