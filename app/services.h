// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that the program has once: made by main (or a test) before the QML engine, and shown to
// QML as singletons (qml_types.h). No room includes this file: each is given what it needs. Nothing else in the app is
// global.
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
class Tournaments;
class TurnTimer;

class Services {
public:
    /// Opens the journal in dataFolder(), and does not wait for its disk longer than `patience` milliseconds (for ever:
    /// -1). At most one at a time.
    explicit Services(int patience = -1);
    ~Services();
    Services(const Services&) = delete;
    Services& operator=(const Services&) = delete;

    /// The one that was made. Requires: there is one.
    static Services& instance();

    /// Another one than the machine's, for tests: one that can be pulled out. Before there is a QML engine.
    void useCamera(std::unique_ptr<CameraSource> camera);
    /// The language has changed: whatever is worded in C++ is told anew.
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
    std::unique_ptr<Share> share;
    std::unique_ptr<Scanner> scanner;
    std::unique_ptr<Device> device;
    std::unique_ptr<Loudspeaker> loudspeaker;
    std::unique_ptr<TurnTimer> turnTimer;
    /// Off until its sheet is opened.
    std::unique_ptr<Phones> phones;
    /// Tells the club of this table, which the settings name, of everything; off where there is none. After the
    /// journal, which outlives it.
    std::unique_ptr<Club> club;
    std::unique_ptr<ClubProfiles> clubProfiles;
    std::unique_ptr<ClubTables> clubTables;
    std::unique_ptr<ClubFigures> clubFigures;
    std::unique_ptr<Tournaments> tournaments;

private:
    std::unique_ptr<CameraSource> m_camera;
};

} // namespace reeve::app
