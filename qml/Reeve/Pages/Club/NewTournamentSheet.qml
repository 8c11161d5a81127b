// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Name, size of the tables and players of a new tournament: the club's people, or names that it does not know.
Sheet {
    id: root

    property list<clubPersonFacts> people: []
    property string name: ""
    property int size: 4
    property list<clubPersonFacts> players: []
    property clubPersonFacts nobody
    property string wanted: ""
    readonly property string typed: root.wanted.trim()
    readonly property list<clubPersonFacts> found: Array.from(root.people).filter(p => root.typed === "" || p.name.toLowerCase().indexOf(root.typed.toLowerCase()) >= 0).slice(0, 40)
    readonly property bool fresh: root.typed !== "" && !Array.from(root.people).concat(Array.from(root.players)).some(p => p.name.toLowerCase() === root.typed.toLowerCase())

    /** Those who are in it stand first. */
    readonly property list<clubPersonFacts> shown: Array.from(root.players).concat(Array.from(root.found).filter(p => !root.has(p)))

    signal made(string name, var players, int size)

    function has(person: clubPersonFacts): bool { return Array.from(root.players).some(p => p.name === person.name && p.person === person.person); }
    function toggle(person: clubPersonFacts): void {
        const players = Array.from(root.players);
        root.players = root.has(person) ? players.filter(p => p.name !== person.name || p.person !== person.person) : players.concat([person]);
    }
    function add(person: clubPersonFacts): void {
        if (!root.has(person))
            root.toggle(person);
        root.wanted = "";
    }
    /** Enter after a name: the person of that name, or a new one where nobody's is like it. */
    function addTyped(): void {
        const known = Array.from(root.people).find(p => p.name.toLowerCase() === root.typed.toLowerCase());
        if (known !== undefined)
            root.add(known);
        else if (root.fresh && root.found.length === 0)
            root.add(Tournaments.stranger(root.typed));
    }

    title: qsTr("New tournament")
    hint: qsTr("%n player(s) so far", "", root.players.length)
    sheetWidth: Theme.dp(620)
    buttons: [
        ActionButton {
            objectName: "makeTournament"
            icon: "check"
            text: qsTr("Create")
            reason: root.name.trim() === "" ? qsTr("The tournament needs a name.") : root.players.length < 3 ? qsTr("A tournament needs three players or more.") : ""
            onClicked: root.made(root.name.trim(), root.players, root.size)
        }
    ]

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField { objectName: "tournamentName"; width: parent.width; longest: 60; placeholder: qsTr("Name of the tournament"); onEdited: text => root.name = text }
        ThemeText { width: parent.width; text: qsTr("Players at a table"); step: "caption"; lines: 1; color: Theme.mutedInk; Accessible.ignored: true }
        SegmentedControl {
            objectName: "tournamentSize"
            width: parent.width
            name: qsTr("Players at a table")
            options: [{ value: 3, text: "3" }, { value: 4, text: "4" }, { value: 5, text: "5" }, { value: 6, text: "6" }]
            value: root.size
            onPicked: value => root.size = value
        }
        NameField { objectName: "tournamentSearch"; width: parent.width; longest: 40; placeholder: qsTr("Find or add a player"); text: root.wanted; onEdited: text => root.wanted = text; onEntered: root.addTyped() }
        ActionButton {
            objectName: "addTournamentPlayer"
            width: parent.width
            visible: root.fresh
            icon: "plus"
            text: qsTr("Add “%1”").arg(root.typed)
            subtitle: qsTr("not known to the club: results are entered by hand")
            onClicked: root.add(Tournaments.stranger(root.typed))
        }
        Repeater {
            model: root.shown.length
            ActionButton {
                required property int index
                readonly property clubPersonFacts person: root.shown[index] ?? root.nobody
                objectName: "tournamentPlayer-" + person.name
                width: parent?.width ?? 0
                icon: root.has(person) ? "check" : "plus"
                selected: root.has(person)
                text: person.name
                onClicked: root.toggle(person)
            }
        }
    }
}
