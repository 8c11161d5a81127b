// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// What all finished games of the club come to: everybody in order, two side by side, and whether its dice are fair.
PageFrame {
    id: root

    readonly property bool wide: root.width > root.height && root.width > Theme.dp(900)
    property list<clubPersonFacts> people: ClubFigures.people
    property versusFacts versus: ClubFigures.versus
    property statisticsFacts dice: ClubFigures.dice
    property list<clubResultFacts> games: ClubFigures.games
    /** The sheet that lies over the page: "", "games", "one" or "other". */
    property string sheet: ""
    /** Who is compared. */
    property clubPersonFacts one
    property clubPersonFacts other

    /** A kind and an edition in words. */
    function wordsOf(kind: string, edition: string): string {
        return kind === "" ? qsTr("All games") : edition === "" ? Words.game(kind) : Words.game(kind) + ", " + Words.edition(edition);
    }
    function choose(person: clubPersonFacts): void {
        if (root.sheet === "one")
            root.one = person;
        else
            root.other = person;
        root.sheet = "";
        if (root.one.person !== "" && root.other.person !== "")
            ClubFigures.compare(root.one.person, root.other.person);
    }

    title: qsTr("Club statistics")
    hint: qsTr("Counted over all finished games of the club.")
    Component.onCompleted: ClubFigures.open()
    Component.onDestruction: ClubFigures.cancel()

    Column {
        id: head
        width: parent.width
        spacing: Theme.margin
        ActionButton {
            objectName: "figuresFilter"
            width: Math.min(parent.width, Theme.dp(520))
            icon: "search"
            text: root.wordsOf(ClubFigures.kind, ClubFigures.edition)
            subtitle: qsTr("which games count")
            reason: ClubFigures.kinds.length === 0 ? qsTr("The club has no finished games yet.") : ""
            onClicked: root.sheet = "games"
        }
        NoticePanel {
            objectName: "figuresLoading"
            width: parent.width
            done: ClubFigures.loading
            text: ClubFigures.loading && ClubFigures.seconds > 0 ? qsTr("No answer from the club for %n second(s)…", "", ClubFigures.seconds) : ClubFigures.loading ? "" : ClubFigures.fault
            action: ClubFigures.loading ? qsTr("Stop") : qsTr("Try again")
            onActed: ClubFigures.loading ? ClubFigures.cancel() : ClubFigures.open()
        }
    }
    EmptyNote {
        anchors.fill: parent
        visible: root.people.length === 0 && ClubFigures.fault === ""
        icon: "statistics"
        text: ClubFigures.loading ? Words.askingTheClub : qsTr("No finished games.")
    }
    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.topMargin: head.height + Theme.margin
        visible: root.people.length > 0
        contentHeight: grid.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: grid
            width: parent.width
            implicitHeight: root.wide ? Math.max(left.height, right.height) : right.y + right.height
            Column {
                id: left
                width: root.wide ? (parent.width - Theme.margin) * 0.6 : parent.width
                spacing: Theme.margin
                TablePanel {
                    objectName: "figuresPeople"
                    width: parent.width
                    height: implicitHeight
                    title: qsTr("Players")
                    hint: root.people.length === 100 ? qsTr("The first hundred.") : ""
                    pins: false
                    columns: [{ title: qsTr("Games") }, { title: qsTr("Wins"), strong: true }, { title: qsTr("Points a game") }, { title: qsTr("Most points") }]
                    rows: Array.from(root.people).map(p => ({ player: "", name: p.name, values: [p.games, p.wins, Number(p.average).toLocaleString(Qt.locale(), "f", 1), p.best] }))
                }
            }
            Column {
                id: right
                x: root.wide ? left.width + Theme.margin : 0
                y: root.wide ? 0 : left.height + Theme.margin
                width: parent.width - x
                spacing: Theme.margin
                Panel {
                    objectName: "figuresVersus"
                    width: parent.width
                    title: qsTr("Head to head")
                    implicitHeight: contentTop + pair.implicitHeight + padding
                    Column {
                        id: pair
                        width: parent.width
                        spacing: Theme.gap
                        ActionButton { objectName: "versusOne"; width: parent.width; icon: "users"; text: root.one.name !== "" ? root.one.name : qsTr("Choose a player"); onClicked: root.sheet = "one" }
                        ActionButton { objectName: "versusOther"; width: parent.width; icon: "users"; text: root.other.name !== "" ? root.other.name : qsTr("Choose a player"); onClicked: root.sheet = "other" }
                        ThemeText {
                            objectName: "versusGames"
                            width: parent.width
                            visible: root.versus.compared
                            text: root.versus.games > 0 ? qsTr("%n game(s) together.", "", root.versus.games) : qsTr("No games together.")
                            step: "body"
                            lines: 2
                            color: Theme.mutedInk
                        }
                        PlayerTable {
                            width: parent.width
                            height: implicitHeight
                            visible: root.versus.games > 0
                            pins: false
                            columns: [{ title: qsTr("Wins"), strong: true }, { title: qsTr("More points") }]
                            rows: !root.versus.compared ? [] : [{ player: "", name: root.versus.one, values: [root.versus.oneWon, root.versus.oneAhead] },
                                                                          { player: "", name: root.versus.other, values: [root.versus.otherWon, root.versus.otherAhead] }]
                        }
                    }
                }
                SumsPanel {
                    objectName: "figuresDice"
                    width: parent.width
                    told: root.dice
                }
            }
            LastGamesPanel {
                objectName: "figuresGames"
                // Below the shorter column.
                parent: root.wide && root.people.length <= 10 ? left : right
                width: parent.width
                visible: root.games.length > 0
                games: root.games
            }
        }
    }

    // qmllint disable unqualified
    Component {
        id: people
        ClubPeopleSheet {
            people: Array.from(root.people).filter(p => p.person !== (root.sheet === "one" ? root.other : root.one).person)
            onDismissed: root.sheet = ""
            onChosen: person => root.choose(person)
        }
    }
    Component {
        id: games
        Sheet {
            title: qsTr("Which games count?")
            onDismissed: root.sheet = ""
            Column {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    // All, each game, and each game in one edition.
                    model: {
                        const played = Array.from(ClubFigures.kinds).map(k => ({ kind: k.kind, edition: k.edition }));
                        const kinds = Array.from(new Set(played.map(k => k.kind)));
                        return [{ kind: "", edition: "" }].concat(...kinds.map(kind => [{ kind: kind, edition: "" }].concat(played.filter(k => k.kind === kind))));
                    }
                    ActionButton {
                        required property var modelData
                        objectName: "games-" + modelData.kind + "-" + modelData.edition
                        width: parent?.width ?? 0
                        text: root.wordsOf(modelData.kind, modelData.edition)
                        selected: modelData.kind === ClubFigures.kind && modelData.edition === ClubFigures.edition
                        onClicked: { root.sheet = ""; root.one = ClubFigures.nobody; root.other = ClubFigures.nobody; ClubFigures.filter(modelData.kind, modelData.edition); }
                    }
                }
            }
        }
    }
    // qmllint enable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        z: 100
        sourceComponent: root.sheet === "games" ? games : root.sheet !== "" ? people : null
    }
}
