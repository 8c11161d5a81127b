// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets
import Reeve.Pages

// The board of a scenario of Seafarers, laid at random by its rules: which island is the main one, what lies where, and
// what the hexes produce.
PageFrame {
    id: root

    required property string scenario
    required property int players
    /** The name of the saved board that is given, or "". */
    property string keptName: ""
    property int islandPoints: Facts.islandPoints
    /** A board that was laid before; null: a new one. */
    property var given: null
    signal accepted(var board)

    /** The board of the record. */
    property var board: null
    readonly property var areas: root.board?.areas ?? ({})
    readonly property list<string> home: root.areas.home ?? []
    readonly property int foreign: Object.keys(root.areas).filter(a => a !== "home").length
    /** The island on which everybody begins is shown, the others are veiled. */
    property bool showsHome: false
    readonly property bool wide: root.width > root.height

    function lay(): void {
        root.board = root.given ?? GameSetup.layScenario(root.scenario, 1 + Math.floor(Math.random() * 2147483646), root.players);
    }

    title: root.keptName !== "" ? root.keptName : Words.scenario(root.scenario)
    hint: qsTr("Lay it out on the table like this.")
    Component.onCompleted: root.lay()

    trailing: IconButton {
        objectName: "saveBoard"
        icon: "file"
        framed: true
        name: Words.saveBoard
        onClicked: saving.ask(root.board, root.scenario)
    }
    foot: [
        ActionButton {
            objectName: "layAgain"
            visible: root.given === null
            text: qsTr("Another board")
            icon: "dice"
            onClicked: root.lay()
        }
    ]
    primary: PrimaryButton {
        objectName: "acceptBoard"
        width: Math.min(implicitWidth, root.width * 0.5)
        title: Words.startWithBoard
        subtitle: Words.thenSettlements
        onClicked: root.accepted(root.board)
    }

    GridLayout {
        anchors.fill: parent
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        BoardView {
            objectName: "board"
            Layout.fillWidth: true
            Layout.fillHeight: root.wide
            Layout.preferredHeight: root.wide ? -1 : Math.min(root.body.height * 0.6, root.body.width * 0.87)
            board: root.board ?? ({})
            zoomable: true
            highlightedHexes: root.showsHome ? root.home : []
        }
        Panel {
            implicitWidth: Theme.dp(372)
            implicitHeight: Theme.dp(300)
            Layout.preferredWidth: root.wide ? Theme.dp(372) : -1
            Layout.fillWidth: !root.wide
            Layout.fillHeight: true
            title: qsTr("This board")

            Flickable {
                id: view
                anchors.fill: parent
                // The ring of the focus round what lies at the edge.
                readonly property real ring: Theme.focusStroke + Theme.focusGap
                anchors.margins: -ring
                contentHeight: facts.implicitHeight + 2 * ring
                clip: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                interactive: contentHeight > height
                MoreBelow { parent: view; view: view }
                ColumnLayout {
                    id: facts
                    x: view.ring
                    y: view.ring
                    width: view.width - 2 * view.ring
                    spacing: Theme.wideGap

                    ActionButton {
                        objectName: "showHome"
                        Layout.fillWidth: true
                        icon: "search"
                        text: qsTr("Show the main island")
                        subtitle: qsTr("%n hex(es); everybody starts here", "", root.home.length)
                        role: Accessible.CheckBox
                        checkable: true
                        selected: root.showsHome
                        onClicked: root.showsHome = !root.showsHome
                    }
                    ThemeText {
                        Layout.fillWidth: true
                        text: qsTr("%n foreign island(s)", "", root.foreign) + ": "
                            + qsTr("%1 for your first settlement on each.").arg(Words.points(root.islandPoints))
                        lines: 3
                    }
                    ThemeText {
                        Layout.fillWidth: true
                        text: root.board?.pirate ? qsTr("The robber starts on %1, the pirate on %2.").arg(root.board?.robber ?? "").arg(root.board.pirate)
                                                 : qsTr("The robber starts on %1, the pirate beside the board.").arg(root.board?.robber ?? "")
                        lines: 3
                    }
                    IslandWorth { Layout.fillWidth: true; hexes: root.board?.hexes ?? ({}) }
                }
            }
        }
    }
    SaveBoard { id: saving; parent: root }
}
