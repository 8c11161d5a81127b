// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the club; tests set its state.
QtObject {
    id: root

    property bool joined: false
    property clubConnectionFacts connection
    property string passwordIn: ""
    property string state: "off"
    property int behind: 0
    property string text: ""
    property bool openGameLost: false
    property var lost: []
    property var people: []
    property bool trying: false
    property clubTryFacts tried
    property clubTryFacts untried // test only
    property var asked: [] // test only

    signal changed()
    signal failed(string text)

    function ask(...words): void { root.asked = root.asked.concat([words]); } // test only
    function tryOut(given: clubConnectionFacts): void { root.ask("tryOut", given); root.trying = true; root.tried = root.untried; }
    function needsPassword(given: clubConnectionFacts): bool {
        return given.password === "" && root.passwordIn !== "" && (given.host !== root.connection.host || given.user !== root.connection.user);
    }
    function cancelTrying(): void { root.trying = false; root.tried = root.untried; }
    function join(given: clubConnectionFacts): void { root.ask("join", given); root.joined = true; root.state = "connecting"; }
    function accept(invitation: string): void { root.ask("accept", invitation); root.trying = true; }
    function leave(): void { root.ask("leave"); root.joined = false; root.state = "off"; }
    function lookForPeople(): void { root.ask("lookForPeople"); }
    function dismissLost(): void { root.lost = []; }
    function hurry(): void { root.ask("hurry"); }
}
