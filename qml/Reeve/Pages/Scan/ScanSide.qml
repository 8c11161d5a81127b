// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets

// Beside the photograph: how much is sure, the places to check, and the chooser for the hex or harbour that was tapped.
Flickable {
    id: root

    required property BoardCount count
    required property ScanPlaces places
    /** The hex or the path of the harbour that is looked at, or "". */
    property string selected: ""
    property var hexes: ({})
    property var harbors: []
    /** Scanner's exchanges. */
    property list<hexExchangeFacts> exchanges: []
    /** A board of Seafarers: land may be gold, nothing is counted, and it lies one way only. */
    property bool atSea: false
    /** The hex of the pirate, or null. */
    property var pirate: null
    /** How many play; a scenario was read that nobody has chosen. */
    property int seats: 4
    property bool unexpected: false
    /** Why the board cannot be taken yet, or "". */
    readonly property string reason: layout.reason
    readonly property bool onHarbor: root.selected.indexOf("-") > 0
    /** A place is looked at, and there is only room for that. */
    readonly property bool tight: root.selected !== "" && root.height < Theme.dp(590)
    signal placeAsked(string name)
    signal corrected(string terrain, int number)
    signal harborCorrected(string gives)
    signal exchangeAsked(hexExchangeFacts exchange)
    /** The number of the chosen hex is exchanged with that of the next one. */
    property bool exchanging: false
    signal numberExchangeAsked()
    signal turnAsked(int sixths)
    signal setAsked()

    // What is chosen is changed below: that comes into view.
    onSelectedChanged: if (root.selected !== "") toEditor.restart()
    onHeightChanged: if (root.selected !== "") toEditor.restart()
    Timer {
        id: toEditor
        interval: 0
        onTriggered: root.contentY = Math.max(0, Math.min(editor.y, root.contentHeight - root.height))
    }

    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    MoreBelow { parent: root; view: root; ground: Theme.background }

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.wideGap

        Panel {
            Layout.fillWidth: true
            visible: !root.tight
            implicitHeight: sure.implicitHeight + 2 * Theme.margin
            ColumnLayout {
                id: sure
                width: parent.width
                spacing: Theme.gap
                ThemeText {
                    objectName: "sureHexes"
                    Layout.fillWidth: true
                    text: root.places.heading
                    step: "heading"
                }
                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: Theme.dp(14)
                    radius: height / 2
                    color: Theme.line
                    Rectangle {
                        objectName: "sureShare"
                        width: parent.width * root.places.sure / Math.max(1, root.places.all)
                        height: parent.height
                        radius: height / 2
                        color: Theme.success
                    }
                }
                ThemeText {
                    objectName: "scanSummary"
                    Layout.fillWidth: true
                    text: root.count.faults.length > 0 ? Array.from(root.count.faults).join(" ") : root.count.summary
                    step: "caption"
                    color: root.count.fault !== "" ? Theme.danger : Theme.mutedInk
                }
                ThemeText {
                    objectName: "harborSummary"
                    Layout.fillWidth: true
                    visible: root.places.harbors.length > 0
                    text: qsTr("%n harbour(s) to check", "", root.places.harbors.length)
                    step: "caption"
                    color: Theme.mutedInk
                }
                ActionButton {
                    objectName: "scanSet"
                    Layout.fillWidth: true
                    visible: LearnedSets.list.length > 0
                    icon: "eye"
                    text: Scanner.set !== "" ? qsTr("Read as “%1”").arg(Scanner.set) : qsTr("Read without a set")
                    subtitle: Scanner.set !== "" ? qsTr("tap if another set lies here") : qsTr("tap if one of your sets lies here")
                    onClicked: root.setAsked()
                }
            }
        }

        LayoutPanel {
            id: layout
            objectName: "layoutPanel"
            Layout.fillWidth: true
            visible: needed && !root.tight
            scenario: Scanner.scenario
            players: Array.from(Scanner.scenarioPlayers)
            layouts: Array.from(Scanner.layouts)
            seats: root.seats
            unexpected: root.unexpected
            onChosen: number => Scanner.chooseLayout(number)
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap
            visible: root.places.list.length > 0
            Repeater {
                model: root.places.list
                Pressable {
                    id: doubt
                    required property string modelData
                    required property int index
                    readonly property bool harbor: modelData.indexOf("-") > 0
                    objectName: "doubt-" + modelData
                    name: harbor ? qsTr("Check harbour, %1").arg(BoardNames.place(modelData, root.hexes)) : qsTr("Check %1").arg(BoardNames.spoken(modelData, root.hexes))
                    // The number of the diamond says which hex of the picture is meant.
                    width: label.visible ? label.implicitWidth + Theme.dp(64) : Theme.dp(56)
                    onClicked: root.placeAsked(modelData)
                    Plate {
                        anchors.fill: parent
                        fill: root.selected === doubt.modelData ? Theme.warningSoft : Theme.raised
                        stroke: Theme.warning
                        strokeWidth: root.selected === doubt.modelData ? 2.5 : Theme.controlStroke
                    }
                    ConfidenceMark {
                        id: diamond
                        x: label.visible ? Theme.gap : (doubt.width - width) / 2
                        anchors.verticalCenter: parent.verticalCenter
                        confidence: "doubt"
                        number: doubt.index + 1
                        size: Theme.dp(32)
                        Accessible.ignored: true
                    }
                    ThemeText {
                        id: label
                        anchors.left: diamond.right
                        anchors.leftMargin: Theme.dp(6)
                        anchors.verticalCenter: parent.verticalCenter
                        visible: doubt.harbor
                        text: qsTr("Harbour")
                        lines: 1
                        Accessible.ignored: true
                    }
                }
            }
        }

        ExchangePanel {
            Layout.fillWidth: true
            visible: root.exchanges.length > 0 && !root.tight
            exchanges: root.exchanges
            onAsked: exchange => root.exchangeAsked(exchange)
        }

        Panel {
            id: editor
            Layout.fillWidth: true
            visible: root.selected !== ""
            selected: true
            implicitHeight: contentTop + choice.implicitHeight + padding
            title: root.onHarbor ? qsTr("Harbour") : BoardNames.place(root.selected, root.hexes)
            hint: root.tight && root.count.fault !== "" ? root.count.fault : ""
            ColumnLayout {
                id: choice
                width: parent.width
                spacing: Theme.wideGap
                ActionButton {
                    objectName: "confirmHex"
                    Layout.fillWidth: true
                    visible: root.places.list.indexOf(root.selected) >= 0
                    text: qsTr("This is correct")
                    icon: "check"
                    tone: "success"
                    onClicked: root.onHarbor ? root.harborCorrected(harbourChooser.gives) : root.corrected(chooser.terrain, chooser.number)
                }
                HexChooser {
                    id: chooser
                    Layout.fillWidth: true
                    visible: !root.onHarbor
                    count: root.atSea ? null : root.count
                    terrains: root.atSea ? [...Box.terrains, "gold"] : Array.from(Box.terrains)
                    terrain: root.hexes[root.selected]?.terrain ?? ""
                    number: root.hexes[root.selected]?.number ?? 0
                    onTerrainChosen: t => root.corrected(t, t === "desert" ? 0 : number)
                    onNumberChosen: n => root.corrected(terrain, n)
                    exchanging: root.exchanging
                    onExchangeAsked: root.numberExchangeAsked()
                }
                HarbourChooser {
                    id: harbourChooser
                    Layout.fillWidth: true
                    visible: root.onHarbor
                    gives: root.harbors.find(h => h.at === root.selected)?.gives ?? ""
                    onChosen: gives => root.harborCorrected(gives)
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: root.selected === ""
            title: qsTr("As Reeve reads it")
            hint: root.atSea ? "" : qsTr("Turn it to how it lies before you.")
            implicitHeight: contentTop + twin.height + turns.height + Theme.gap + padding
            BoardView {
                id: twin
                objectName: "twin"
                width: parent.width
                height: Math.max(Theme.dp(160), Math.min(Math.round(width * 0.88), Theme.dp(330), root.height - Theme.dp(196)))
                activeFocusOnTab: false
                board: ({ hexes: root.hexes, harbors: root.harbors, robber: null, pirate: root.pirate, merchant: null, pieces: {}, metropolises: {} })
                uncertain: root.places.marks
            }
            Item {
                id: turns
                y: twin.height + Theme.gap
                visible: !root.atSea
                width: parent.width
                height: childrenRect.height
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.wideGap
                    ActionButton {
                        objectName: "turnLeft"
                        text: qsTr("Left")
                        name: qsTr("Turn the island to the left")
                        icon: "turn-left"
                        onClicked: root.turnAsked(-1)
                    }
                    ActionButton {
                        objectName: "turnRight"
                        text: qsTr("Right")
                        name: qsTr("Turn the island to the right")
                        icon: "turn-right"
                        onClicked: root.turnAsked(1)
                    }
                }
            }
        }
        ThemeText {
            Layout.fillWidth: true
            visible: root.selected === ""
            horizontalAlignment: Text.AlignHCenter
            text: root.places.list.length > 0 ? qsTr("Tap a diamond to check it.") : root.count.open > 0 ? qsTr("Tap a hex and choose its number; the next hex follows automatically.") : qsTr("Tap any hex or harbour to change it.")
            step: "caption"
            color: Theme.mutedInk
        }
    }
}
