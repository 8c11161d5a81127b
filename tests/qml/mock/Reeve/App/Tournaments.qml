// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the club's tournaments; tests set them.
QtObject {
    id: root

    property list<tournamentEntryFacts> list: []
    property list<clubPersonFacts> people: []
    property tournamentFacts open
    property tournamentFacts none // test only
    property bool loading: false
    property string fault: ""
    property var asked: [] // test only

    signal took(int count)
    signal saved(string file, string folder)
    signal failed(string text)

    function ask(...words): void { root.asked = root.asked.concat([words]); } // test only
    function look(): void { root.ask("look"); }
    function leave(): void { root.ask("leave"); }
    property clubPersonFacts unknown // test only
    function stranger(name: string): clubPersonFacts {
        root.unknown.name = name;
        return root.unknown;
    }
    function make(name: string, players: var, size: int): void { root.ask("make", name, players, size); }
    function choose(id: string): void { root.ask("choose", id); }
    function seatNext(): void { root.ask("seatNext"); }
    function enter(round: int, table: int, points: var, winner: int): void { root.ask("enter", round, table, points, winner); }
    function takeFromGames(): void { root.ask("takeFromGames"); }
    function saveCsv(file: url, titles: var): void { root.ask("saveCsv", String(file), titles); }
}
