// SPDX-License-Identifier: GPL-3.0-or-later
// QML module Reeve.App: each struct registers a class of a room under its QML name; singletons come from Services. The
// rooms do not depend on this.
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

struct QmlOfAdvice : Shown<&Services::advice> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Advice)
    QML_NAMED_ELEMENT(Advice)
    QML_SINGLETON
};

struct QmlOfBoardCheck {
    Q_GADGET
    QML_FOREIGN(reeve::app::BoardCheck)
    QML_NAMED_ELEMENT(BoardCheck)
    QML_SINGLETON

public:
    static BoardCheck* create(QQmlEngine* engine, QJSEngine*);
};

struct QmlOfBox {
    Q_GADGET
    QML_FOREIGN(reeve::app::Box)
    QML_NAMED_ELEMENT(Box)
    QML_SINGLETON
};

struct QmlOfBrowserFiles {
    Q_GADGET
    QML_FOREIGN(reeve::app::BrowserFiles)
    QML_NAMED_ELEMENT(BrowserFiles)
};

struct QmlOfClub : Shown<&Services::club> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Club)
    QML_NAMED_ELEMENT(Club)
    QML_SINGLETON
};

struct QmlOfClubFigures : Shown<&Services::clubFigures> {
    Q_GADGET
    QML_FOREIGN(reeve::app::ClubFigures)
    QML_NAMED_ELEMENT(ClubFigures)
    QML_SINGLETON
};

struct QmlOfClubTables : Shown<&Services::clubTables> {
    Q_GADGET
    QML_FOREIGN(reeve::app::ClubTables)
    QML_NAMED_ELEMENT(ClubTables)
    QML_SINGLETON
};

struct QmlOfDevice : Shown<&Services::device> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Device)
    QML_NAMED_ELEMENT(Device)
    QML_SINGLETON
};

struct QmlOfEmptySeats : Shown<&Services::emptySeats> {
    Q_GADGET
    QML_FOREIGN(reeve::app::EmptySeats)
    QML_NAMED_ELEMENT(EmptySeats)
    QML_SINGLETON
};

struct QmlOfFacts {
    Q_GADGET
    QML_FOREIGN(reeve::app::Facts)
    QML_NAMED_ELEMENT(Facts)
    QML_SINGLETON
};

struct QmlOfFolderList {
    Q_GADGET
    QML_FOREIGN(reeve::app::FolderList)
    QML_NAMED_ELEMENT(FolderList)
};

struct QmlOfFirstEvening : Shown<&Services::firstEvening> {
    Q_GADGET
    QML_FOREIGN(reeve::app::FirstEvening)
    QML_NAMED_ELEMENT(FirstEvening)
    QML_SINGLETON
};

struct QmlOfGame {
    Q_GADGET
    QML_FOREIGN(reeve::app::Game)
    QML_NAMED_ELEMENT(Game)
    QML_SINGLETON

public:
    static Game* create(QQmlEngine* engine, QJSEngine*);
};

struct QmlOfGameSetup : Shown<&Services::setup> {
    Q_GADGET
    QML_FOREIGN(reeve::app::GameSetup)
    QML_NAMED_ELEMENT(GameSetup)
    QML_SINGLETON
};

struct QmlOfGames : Shown<&Services::games> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Games)
    QML_NAMED_ELEMENT(Games)
    QML_SINGLETON
};

struct QmlOfHistory : Shown<&Services::history> {
    Q_GADGET
    QML_FOREIGN(reeve::app::History)
    QML_NAMED_ELEMENT(History)
    QML_SINGLETON
};

struct QmlOfKeptBoards : Shown<&Services::boards> {
    Q_GADGET
    QML_FOREIGN(reeve::app::KeptBoards)
    QML_NAMED_ELEMENT(KeptBoards)
    QML_SINGLETON
};

struct QmlOfLearnedSets : Shown<&Services::sets> {
    Q_GADGET
    QML_FOREIGN(reeve::app::LearnedSets)
    QML_NAMED_ELEMENT(LearnedSets)
    QML_SINGLETON
};

struct QmlOfLiveBoard {
    Q_GADGET
    QML_FOREIGN(reeve::app::LiveBoard)
    QML_NAMED_ELEMENT(LiveBoard)
};

struct QmlOfLiveCamera {
    Q_GADGET
    QML_FOREIGN(reeve::app::LiveCamera)
    QML_NAMED_ELEMENT(LiveCamera)
};

struct QmlOfModules {
    Q_GADGET
    QML_FOREIGN(reeve::app::Modules)
    QML_NAMED_ELEMENT(Modules)
    QML_SINGLETON
};

struct QmlOfPeople : Shown<&Services::people> {
    Q_GADGET
    QML_FOREIGN(reeve::app::People)
    QML_NAMED_ELEMENT(People)
    QML_SINGLETON
};

struct QmlOfPhones : Shown<&Services::phones> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Phones)
    QML_NAMED_ELEMENT(Phones)
    QML_SINGLETON
};

struct QmlOfPrompts : Shown<&Services::prompts> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Prompts)
    QML_NAMED_ELEMENT(Prompts)
    QML_SINGLETON
};

struct QmlOfQrReader {
    Q_GADGET
    QML_FOREIGN(reeve::app::QrReader)
    QML_NAMED_ELEMENT(QrReader)
};

struct QmlOfRuleBook : Shown<&Services::rules> {
    Q_GADGET
    QML_FOREIGN(reeve::app::RuleBook)
    QML_NAMED_ELEMENT(RuleBook)
    QML_SINGLETON
};

struct QmlOfScanner {
    Q_GADGET
    QML_FOREIGN(reeve::app::Scanner)
    QML_NAMED_ELEMENT(Scanner)
    QML_SINGLETON

public:
    static Scanner* create(QQmlEngine* engine, QJSEngine*);
};

struct QmlOfSeaChart {
    Q_GADGET
    QML_FOREIGN(reeve::app::SeaChart)
    QML_NAMED_ELEMENT(SeaChart)
    QML_SINGLETON
};

struct QmlOfSetLessons : Shown<&Services::lessons> {
    Q_GADGET
    QML_FOREIGN(reeve::app::SetLessons)
    QML_NAMED_ELEMENT(SetLessons)
    QML_SINGLETON
};

struct QmlOfSetTutor {
    Q_GADGET
    QML_FOREIGN(reeve::app::SetTutor)
    QML_NAMED_ELEMENT(SetTutor)
    QML_SINGLETON

public:
    static SetTutor* create(QQmlEngine* engine, QJSEngine*);
};

struct QmlOfSettings : Shown<&Services::settings> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Settings)
    QML_NAMED_ELEMENT(Settings)
    QML_SINGLETON
};

struct QmlOfShare : Shown<&Services::share> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Share)
    QML_NAMED_ELEMENT(Share)
    QML_SINGLETON
};

struct QmlOfTable : Shown<&Services::table> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Table)
    QML_NAMED_ELEMENT(Table)
    QML_SINGLETON
};

struct QmlOfTableWatch : Shown<&Services::watch> {
    Q_GADGET
    QML_FOREIGN(reeve::app::TableWatch)
    QML_NAMED_ELEMENT(TableWatch)
    QML_SINGLETON

public:
    static TableWatch* create(QQmlEngine* engine, QJSEngine* scripts);
};

struct QmlOfTournaments : Shown<&Services::tournaments> {
    Q_GADGET
    QML_FOREIGN(reeve::app::Tournaments)
    QML_NAMED_ELEMENT(Tournaments)
    QML_SINGLETON
};

struct QmlOfTurnTimer : Shown<&Services::turnTimer> {
    Q_GADGET
    QML_FOREIGN(reeve::app::TurnTimer)
    QML_NAMED_ELEMENT(TurnTimer)
    QML_SINGLETON
};

} // namespace reeve::app
