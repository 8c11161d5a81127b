// SPDX-License-Identifier: GPL-3.0-or-later
// QML module Reeve.App: each line at its end registers a class of a room under its name; singletons come from Services.
// The rooms do not depend on this.
#pragma once

#include "app/club/club.h"
#include "app/club/club_figures.h"
#include "app/club/club_tables.h"
#include "app/club/tournaments.h"
#include "app/device/device.h"
#include "app/phones/phones.h"
#include "app/pictures/board_check.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/live_board.h"
#include "app/pictures/live_camera.h"
#include "app/pictures/qr_reader.h"
#include "app/pictures/scanner.h"
#include "app/pictures/set_lessons.h"
#include "app/pictures/set_tutor.h"
#include "app/pictures/table_watch.h"
#include "app/services.h"
#include "app/window/advice.h"
#include "app/window/box.h"
#include "app/window/empty_seats.h"
#include "app/window/facts.h"
#include "app/window/files/browser_files.h"
#include "app/window/files/folder_list.h"
#include "app/window/first_evening.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/history.h"
#include "app/window/kept_boards.h"
#include "app/window/modules.h"
#include "app/window/people.h"
#include "app/window/prompts.h"
#include "app/window/rule_book.h"
#include "app/window/sea_chart.h"
#include "app/window/settings.h"
#include "app/window/share.h"
#include "app/window/table.h"
#include "app/window/turn_timer.h"

#include <QQmlEngine>
#include <QtQmlIntegration>

namespace reeve::app {

/// Provides an object of Services to a QML engine without transferring ownership.
template <auto object>
struct Shown {
    static auto create(QQmlEngine*, QJSEngine*) {
        auto* shown = (Services::instance().*object).get();
        QQmlEngine::setObjectOwnership(shown, QQmlEngine::CppOwnership);
        return shown;
    }
};

#define REEVE_REGISTERED(Type)                                                                                         \
    Q_GADGET                                                                                                           \
    QML_FOREIGN(reeve::app::Type)                                                                                      \
    QML_NAMED_ELEMENT(Type)
/// A class of which QML makes objects.
#define REEVE_ELEMENT(Type)                                                                                            \
    struct QmlOf##Type {                                                                                               \
        REEVE_REGISTERED(Type)                                                                                         \
    };
/// A singleton that QML makes.
#define REEVE_SINGLETON(Type)                                                                                          \
    struct QmlOf##Type {                                                                                               \
        REEVE_REGISTERED(Type)                                                                                         \
        QML_SINGLETON                                                                                                  \
    };
/// A singleton that is an object of Services.
#define REEVE_SHOWN(Type, object)                                                                                      \
    struct QmlOf##Type : Shown<&Services::object> {                                                                    \
        REEVE_REGISTERED(Type)                                                                                         \
        QML_SINGLETON                                                                                                  \
    };
/// A singleton that is created in qml_types.cpp.
#define REEVE_CREATED(Type)                                                                                            \
    struct QmlOf##Type {                                                                                               \
        REEVE_REGISTERED(Type)                                                                                         \
        QML_SINGLETON                                                                                                  \
                                                                                                                       \
    public:                                                                                                            \
        static Type* create(QQmlEngine* engine, QJSEngine* scripts);                                                   \
    };

REEVE_SHOWN(Advice, advice)
REEVE_CREATED(BoardCheck)
REEVE_SINGLETON(Box)
REEVE_ELEMENT(BrowserFiles)
REEVE_SHOWN(Club, club)
REEVE_SHOWN(ClubFigures, clubFigures)
REEVE_SHOWN(ClubTables, clubTables)
REEVE_SHOWN(Device, device)
REEVE_SHOWN(EmptySeats, emptySeats)
REEVE_SINGLETON(Facts)
REEVE_ELEMENT(FolderList)
REEVE_SHOWN(FirstEvening, firstEvening)
REEVE_CREATED(Game)
REEVE_SHOWN(GameSetup, setup)
REEVE_SHOWN(Games, games)
REEVE_SHOWN(History, history)
REEVE_SHOWN(KeptBoards, boards)
REEVE_SHOWN(LearnedSets, sets)
REEVE_ELEMENT(LiveBoard)
REEVE_ELEMENT(LiveCamera)
REEVE_SINGLETON(Modules)
REEVE_SHOWN(People, people)
REEVE_SHOWN(Phones, phones)
REEVE_SHOWN(Prompts, prompts)
REEVE_ELEMENT(QrReader)
REEVE_SHOWN(RuleBook, rules)
REEVE_CREATED(Scanner)
REEVE_SINGLETON(SeaChart)
REEVE_SHOWN(SetLessons, lessons)
REEVE_CREATED(SetTutor)
REEVE_SHOWN(Settings, settings)
REEVE_SHOWN(Share, share)
REEVE_SHOWN(Table, table)
REEVE_CREATED(TableWatch)
REEVE_SHOWN(Tournaments, tournaments)
REEVE_SHOWN(TurnTimer, turnTimer)

} // namespace reeve::app
