// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that writes the small files beside the games (settings, players, pictures), so that the window never waits
// for the disk. Work is done one piece after another, in the order in which it was asked for.
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace reeve::app {

/// One thread for the whole program.
QThreadPool& fileThread();

/// Waits until everything that was asked for so far is done. Called before the program ends and before files are
/// deleted.
void finishFileThread();

/// Runs `work` on that thread. `work` must not touch objects of the caller: it gets copies. Use `then(context, ...)` of
/// the future to go on in the caller's thread; nothing is called once the context is gone.
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
