// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/event_loop.h"

#include <QQmlEngine>

#include <emscripten.h>

#include <utility>

namespace reeve::app {

int runEvents(QQmlEngine& engine, std::shared_ptr<void> lives) {
    static std::shared_ptr<void> kept;
    kept = std::move(lives);
    QObject::connect(&engine, &QQmlEngine::quit, &engine, [] { EM_ASM({ Module.reeve.ended(); }); });
    return 0;
}

} // namespace reeve::app
