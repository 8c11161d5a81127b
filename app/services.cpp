// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services.h"

#include "app/club/club.h"
#include "app/club/club_figures.h"
#include "app/club/club_profiles.h"
#include "app/club/club_tables.h"
#include "app/club/tournaments.h"
#include "app/device/device.h"
#include "app/phones/phones.h"
#include "app/pictures/camera_source.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/scanner.h"
#include "app/pictures/set_lessons.h"
#include "app/pictures/table_watch.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/advice.h"
#include "app/window/empty_seats.h"
#include "app/window/first_evening.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/history.h"
#include "app/window/kept_boards.h"
#include "app/window/people.h"
#include "app/window/prompts.h"
#include "app/window/rule_book.h"
#include "app/window/settings.h"
#include "app/window/share.h"
#include "app/window/sounds/loudspeaker.h"
#include "app/window/table.h"
#include "app/window/turn_timer.h"

namespace reeve::app {
namespace {
Services* theServices = nullptr;
}

Services::Services(int patience)
    : settings(std::make_unique<Settings>(nullptr)), rules(std::make_unique<RuleBook>(*settings)),
      journal(std::make_unique<Journal>(journalFile(), patience)), table(std::make_unique<Table>(nullptr)),
      game(std::make_unique<Game>(*journal, table.get())), setup(std::make_unique<GameSetup>(*game)),
      history(std::make_unique<History>(*game)), emptySeats(std::make_unique<EmptySeats>(*game)),
      advice(std::make_unique<Advice>(*game, nullptr)), prompts(std::make_unique<Prompts>(*game, emptySeats.get())),
      games(std::make_unique<Games>(*journal, *game)), people(std::make_unique<People>(*journal, *games, peopleFile())),
      boards(std::make_unique<KeptBoards>(*games, boardsFile())),
      sets(std::make_unique<LearnedSets>(*games, setsFolder())), lessons(std::make_unique<SetLessons>(*sets)),
      watch(std::make_unique<TableWatch>(*game, *table, *sets)), share(std::make_unique<Share>(*game)),
      scanner(std::make_unique<Scanner>(nullptr)), device(std::make_unique<Device>(*journal, *game, *settings)),
      loudspeaker(std::make_unique<Loudspeaker>()), turnTimer(std::make_unique<TurnTimer>(*game, nullptr)),
      firstEvening(std::make_unique<FirstEvening>(*game, *settings)), phones(std::make_unique<Phones>(*game, nullptr)),
      club(std::make_unique<Club>(*journal, *game)),
      clubProfiles(std::make_unique<ClubProfiles>(*journal, *people, *club, nullptr)),
      clubTables(std::make_unique<ClubTables>(*journal, *club, *settings, nullptr)),
      clubFigures(std::make_unique<ClubFigures>(*club, nullptr)),
      tournaments(std::make_unique<Tournaments>(*club, nullptr)) {
    Q_ASSERT(theServices == nullptr);
    theServices = this;
    QObject::connect(table.get(), &Table::kept, settings.get(), &Settings::heed);
    scanner->useSets(*sets, *lessons);
    phones->askSeats(*emptySeats);
    useCamera(machineCamera());
}

Services::~Services() {
    theServices = nullptr;
    finishFileThread();
}

void Services::useCamera(std::unique_ptr<CameraSource> camera) {
    m_camera = std::move(camera);
    scanner->useCamera(*m_camera);
}

void Services::retranslate() {
    game->retranslate();
    scanner->retranslate();
    sets->retranslate();
    lessons->retranslate();
    watch->retranslate();
    firstEvening->retranslate();
    phones->retranslate();
    club->retranslate();
    clubTables->retranslate();
    clubFigures->retranslate();
    tournaments->retranslate();
}

Services& Services::instance() {
    Q_ASSERT(theServices != nullptr);
    return *theServices;
}

} // namespace reeve::app
