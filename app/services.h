// SPDX-License-Identifier: GPL-3.0-or-later
// The singleton objects of the program, created by main (or a test) before the QML engine and exposed to QML
// (qml_types.h). No room includes this file; objects are passed as constructor parameters. There are no other globals
// in the app.
#pragma once

#include <memory>

namespace reeve::app {

class Advice;
class CameraSource;
class Club;
class ClubFigures;
class ClubProfiles;
class ClubTables;
class Device;
class EmptySeats;
class FirstEvening;
class Game;
class GameSetup;
class Games;
class History;
class Loudspeaker;
class Journal;
class KeptBoards;
class LearnedSets;
class People;
class Phones;
class Prompts;
class RuleBook;
class Scanner;
class SetLessons;
class Settings;
class Share;
class Table;
class TableWatch;
class Tournaments;
class TurnTimer;

class Services {
public:
    /// Opens the journal in dataFolder(), blocking at most `patience` ms (-1: without limit). At most one instance at a
    /// time.
    explicit Services(int patience = -1);
    ~Services();
    Services(const Services&) = delete;
    Services& operator=(const Services&) = delete;

    /// The existing instance. Requires that there is one.
    static Services& instance();

    /// Replaces the device's camera, for tests. Call before the QML engine is created.
    void useCamera(std::unique_ptr<CameraSource> camera);
    /// Rebuilds all texts made in C++ in the present language.
    void retranslate();

    std::unique_ptr<Settings> settings;
    std::unique_ptr<RuleBook> rules;
    std::unique_ptr<Journal> journal;
    std::unique_ptr<Table> table;
    std::unique_ptr<Game> game;
    std::unique_ptr<GameSetup> setup;
    std::unique_ptr<History> history;
    std::unique_ptr<EmptySeats> emptySeats;
    std::unique_ptr<Advice> advice;
    std::unique_ptr<Prompts> prompts;
    std::unique_ptr<Games> games;
    std::unique_ptr<People> people;
    std::unique_ptr<KeptBoards> boards;
    std::unique_ptr<LearnedSets> sets;
    std::unique_ptr<SetLessons> lessons;
    std::unique_ptr<TableWatch> watch;
    std::unique_ptr<Share> share;
    std::unique_ptr<Scanner> scanner;
    std::unique_ptr<Device> device;
    std::unique_ptr<Loudspeaker> loudspeaker;
    std::unique_ptr<TurnTimer> turnTimer;
    std::unique_ptr<FirstEvening> firstEvening;
    /// Does not listen until its page is opened for the first time.
    std::unique_ptr<Phones> phones;
    /// Uploads to the club in the settings, if any. Declared after the journal, which must outlive it.
    std::unique_ptr<Club> club;
    std::unique_ptr<ClubProfiles> clubProfiles;
    std::unique_ptr<ClubTables> clubTables;
    std::unique_ptr<ClubFigures> clubFigures;
    std::unique_ptr<Tournaments> tournaments;

private:
    std::unique_ptr<CameraSource> m_camera;
};

} // namespace reeve::app
