// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qml_types.h"

#include "app/pictures/picture_store.h"

namespace reeve::app {

Game* QmlOfGame::create(QQmlEngine* engine, QJSEngine* scripts) {
    Services::instance().game->useEngine(scripts);
    return Shown<&Services::game>::create(engine, scripts);
}

Scanner* QmlOfScanner::create(QQmlEngine* engine, QJSEngine* scripts) {
    PictureStore::serve(*engine);
    return Shown<&Services::scanner>::create(engine, scripts);
}

TableWatch* QmlOfTableWatch::create(QQmlEngine* engine, QJSEngine* scripts) {
    PictureStore::serve(*engine);
    return Shown<&Services::watch>::create(engine, scripts);
}

BoardCheck* QmlOfBoardCheck::create(QQmlEngine* engine, QJSEngine*) {
    PictureStore::serve(*engine);
    const Services& services = Services::instance();
    auto* check = new BoardCheck(*services.game, *services.sets, *services.lessons, engine);
    QQmlEngine::setObjectOwnership(check, QQmlEngine::CppOwnership);
    return check;
}

SetTutor* QmlOfSetTutor::create(QQmlEngine* engine, QJSEngine*) {
    PictureStore::serve(*engine);
    auto* tutor = new SetTutor(*Services::instance().sets, engine);
    QQmlEngine::setObjectOwnership(tutor, QQmlEngine::CppOwnership);
    return tutor;
}

} // namespace reeve::app
