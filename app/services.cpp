// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services.h"

#include "app/boards/kept_boards.h"
#include "app/club_models/club.h"
#include "app/club_models/club_figures.h"
#include "app/club_models/club_profiles.h"
#include "app/club_models/club_tables.h"
#include "app/club_models/tournaments.h"
#include "app/desk/phones.h"
#include "app/device/device.h"
#include "app/models/advice.h"
#include "app/models/empty_seats.h"
#include "app/models/game.h"
#include "app/models/game_setup.h"
#include "app/models/games.h"
#include "app/models/history.h"
#include "app/models/people.h"
#include "app/models/prompts.h"
#include "app/models/rule_book.h"
#include "app/models/settings.h"
#include "app/models/turn_timer.h"
#include "app/scan/camera_source.h"
#include "app/scan/scanner.h"
#include "app/scan/table_watch.h"
#include "app/sets/learned_sets.h"
#include "app/sets/set_lessons.h"
#include "app/share/share.h"
#include "app/sounds/loudspeaker.h"
#include "app/storage/data_folder.h"
#include "app/storage/file_thread.h"
#include "app/storage/journal.h"
#include "app/table/table.h"

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
      watch(std::make_unique<TableWatch>(*game, *table, *sets)), share(std::make_unique<Share>(nullptr)),
      scanner(std::make_unique<Scanner>(nullptr)), device(std::make_unique<Device>(*journal, *game, *settings)),
      loudspeaker(std::make_unique<Loudspeaker>()), turnTimer(std::make_unique<TurnTimer>(*game, nullptr)),
      phones(std::make_unique<Phones>(*game, nullptr)), club(std::make_unique<Club>(*journal, *game)),
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
