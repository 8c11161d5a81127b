// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import "ExampleBoard.js" as Example

// Every part in one window, for inspection. Pages: 0 a turn, 1 controls, 2 the board with choices, 3 an attack. Texts
// are German, the longest language.
Rectangle {
    id: root

    property string mode: "light"
    property int page: 0
    property real panelScale: 1
    property real boardScale: 1
    readonly property var people: [
        { color: "red", name: "Anna", points: 8, hand: 6, limit: 9, strength: 2, road: 5, cards: 2, tracks: { trade: 2, politics: 4, science: 1 } },
        { color: "blue", name: "Ben", points: 7, hand: 9, limit: 7, strength: 1, road: 7, cards: 1, tracks: { trade: 1, politics: 0, science: 3 } },
        { color: "white", name: "Cleo", points: 5, hand: 5, limit: 9, strength: 1, road: 6, cards: 3, tracks: { trade: 3, politics: 1, science: 2 } },
        { color: "orange", name: "Dan", points: 4, hand: 4, limit: 7, strength: 1, road: 5, cards: 0, tracks: { trade: 0, politics: 2, science: 2 } }]

    color: Theme.background
    Component.onCompleted: {
        Theme.mode = root.mode;
        Theme.panelScale = root.panelScale;
        Theme.boardScale = root.boardScale;
    }

    component Person: PlayerPanel {
        id: panel
        property var person
        playerName: panel.person.name
        color: panel.person.color
        points: panel.person.points
        handCount: panel.person.hand
        handLimit: panel.person.limit
        strength: panel.person.strength
        roadLength: panel.person.road
        cardCount: panel.person.cards
        improvements: panel.person.tracks
        itsTurn: panel.person.color === "red"
    }

    Component {
        id: turn
        Item {
            PhaseBar { x: 371; y: 12; phases: ["Würfeln", "Ereignis", "Ertrag", "Aktionen"]; current: 3 }
            Column {
                x: 16; y: 72; spacing: 8
                Repeater { model: root.people; Person { required property var modelData; person: modelData; width: 256; height: 153 } }
            }
            BarbarianTrack { x: 284; y: 72; width: 644; height: 68; spaces: 5; barbarians: 6; knights: 5 }
            BoardView { x: 284; y: 148; width: 644; height: 568; board: Example.position(); highlightedHexes: ["B1", "C5"] }
            Column {
                x: 940; y: 72; width: 324; spacing: 8
                Panel {
                    width: 324
                    DiceRow { width: parent.width; red: 2; second: "yellow"; yellow: 4; event: "politics"; words: "Blaues Tor, roter Würfel 2" }
                }
                Grid {
                    columns: 2; spacing: 8
                    ActionButton { width: 158; icon: "settlement"; text: "Bauen" }
                    ActionButton { width: 158; icon: "knight"; text: "Ritter" }
                    ActionButton { width: 158; icon: "chart"; text: "Ausbau" }
                    ActionButton { width: 158; icon: "trade"; text: "Handeln" }
                }
            }
            Rectangle { y: 724; width: parent.width; height: 76; color: Theme.surface; border.color: Theme.line }
            PrimaryButton { x: 940; y: 734; width: 324; title: "Zug beenden"; subtitle: "danach Ben"; player: "blue" }
        }
    }

    Component {
        id: controls
        Flow {
            padding: 16
            spacing: 12
            Panel { width: 340; DicePad { width: parent.width; red: 2; second: "white"; event: "trade" } }
            Panel {
                width: 600; height: 392
                Row {
                    spacing: 12
                    FlipChart {
                        track: "trade"; title: "Handel"; level: 2; cost: 3; costCard: "cloth"; reachable: true; metropolis: "white"
                        levelNames: ["Markt", "Zunfthaus", "Handelshaus", "Bank", "Große Börse"]; drawingDice: ["1–2", "1–3", "1–4", "1–5", "1–6"]
                    }
                    FlipChart { track: "politics"; title: "Politik"; level: 4; cost: 5; costCard: "coin"; reason: "2"; levelNames: ["Rathaus", "Kirche", "Festung", "Kathedrale", "Ratsversammlung"] }
                    FlipChart { track: "science"; title: "Wissenschaft"; level: 0; cost: 1; costCard: "paper"; reachable: true; levelNames: ["Abtei", "Bibliothek", "Aquädukt", "Theater", "Universität"] }
                }
            }
            Column {
                spacing: 8; width: 270
                SegmentedControl { width: 270; options: ["Basisspiel", "Städte & Ritter"]; value: "Städte & Ritter"; name: "Spiel" }
                CountStepper { width: 270; value: 13; to: 20; name: "Siegpunkte" }
            }
            Column {
                spacing: 8
                Row { spacing: 8; Repeater { model: Theme.playerNames; PlayerPin { required property string modelData; player: modelData } } }
                Row { spacing: 8; Repeater { model: Theme.cardNames; CardChip { required property string modelData; card: modelData; count: 1; signed: true } } }
                Row {
                    spacing: 4
                    Repeater {
                        model: ["road", "settlement", "city", "reduced", "wall", "knight", "metropolis", "robber", "merchant", "token"]
                        PiecePicture { required property string modelData; piece: modelData; player: "red"; level: 3; active: true; number: 8 }
                    }
                }
                PrimaryButton { title: "Entscheidung treffen"; subtitle: "Ben gibt 4 von 9 Karten ab"; waiting: true; icon: "next" }
                PrimaryButton { title: "Zug beenden"; reason: "x" }
            }
            Grid { columns: 14; spacing: 6; Repeater { model: Glyphs.names(); Icon { required property string modelData; name: modelData; size: 30 } } }
            Person { width: 380; height: 125; person: root.people[1]; mustDecide: true }
            Person { width: 256; height: 100; person: root.people[2] }
        }
    }

    Component {
        id: boardInUse
        Row {
            BoardView {
                width: root.width / 2; height: root.height
                board: Example.position()
                highlightedHexes: ["B2", "C4"]; selected: ["B2", "C4"]; numbered: true; arrows: [{ from: "B2", to: "C4" }]
                selectableHexes: ["B2", "C4", "B3"]
            }
            BoardView {
                width: root.width / 2; height: root.height
                focus: true
                board: Example.position()
                selectableIntersections: ["a1", "d2", "b7", "c10"]; selectablePaths: ["a1-a2", "c5-d5", "e4-f3"]; selected: ["c10"]
                uncertain: ({ A1: { state: "sure" }, A3: { state: "doubt", number: 1 }, d5: { state: "doubt", number: 2 }, "c9-c10": { state: "differs", number: 3 } })
                Component.onCompleted: { forceActiveFocus(); cursor = "d2"; }
            }
        }
    }

    Component {
        id: attack
        Column {
            spacing: 12
            StrengthScales { width: root.width; height: 270; barbarians: 6; knights: 5; verdict: "Barbaren gewinnen 6 : 5"; barbarianHint: "6 Städte"; knightHint: "aktive Stärke" }
        }
    }

    Loader {
        anchors.fill: parent
        sourceComponent: [turn, controls, boardInUse, attack][root.page]
    }
}
