// SPDX-License-Identifier: GPL-3.0-or-later
// Thread that writes the small files beside the games (settings, players, pictures), so that the window's thread never
// blocks on the disk. Jobs run one at a time, in order.
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace reeve::app {

/// Pool of one thread, shared by the whole program.
QThreadPool& fileThread();

/// Blocks until all jobs queued so far are done. Called before the program ends and before files are deleted.
void finishFileThread();

/// Runs `work` on the file thread. `work` must capture copies only. Continue on the caller's thread with
/// `future.then(context, ...)`; the continuation is dropped if `context` has been destroyed.
template <typename Work>
auto onFileThread(Work work) -> QFuture<std::invoke_result_t<Work>> {
    using Result = std::invoke_result_t<Work>;
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    fileThread().start([promise, work = std::move(work)] {
        promise->start();
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

} // namespace reeve::app
