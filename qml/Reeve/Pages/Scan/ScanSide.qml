// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets

// Beside the photograph: how much is sure, the doubtful places, and the chooser for the hex that was tapped.
Flickable {
    id: root

    required property BoardCount count
    property string hex: ""
    property var doubts: []
    /** Of the hexes in `doubts`, those whose terrain is asked about. */
    property int doubtfulTerrains: 0
    property var hexes: ({})
    property var harbors: []
    /** Of the 19 hexes, how many are whole and not asked about. */
    readonly property int sureHexes: 19 - new Set([...root.doubts, ...root.count.openHexes]).size
    readonly property string heading: {
        if (root.count.open > 0 && root.count.onlyNumbers) // a board without its tokens, or a piece hides one
            return root.doubtfulTerrains === 0 ? qsTr("All terrains read") : qsTr("%1 of 19 terrains read for sure").arg(19 - root.doubtfulTerrains);
        return root.doubts.length === 0 ? qsTr("All 19 hexes read") : qsTr("%1 of 19 hexes read for sure").arg(root.sureHexes);
    }
    /** A hex is looked at, and there is only room for that. */
    readonly property bool tight: root.hex !== "" && root.height < Theme.dp(590)
    signal hexAsked(string name)
    signal corrected(string terrain, int number)

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
                    text: root.heading
                    step: "heading"
                }
                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: Theme.dp(14)
                    radius: height / 2
                    color: Theme.line
                    Rectangle {
                        objectName: "sureShare"
                        width: parent.width * root.sureHexes / 19
                        height: parent.height
                        radius: height / 2
                        color: Theme.success
                    }
                }
                ThemeText {
                    Layout.fillWidth: true
                    text: root.count.summary
                    step: "caption"
                    color: root.count.fault !== "" ? Theme.danger : Theme.mutedInk
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap
            visible: root.doubts.length > 0
            Repeater {
                model: root.doubts
                Pressable {
                    id: doubt
                    required property string modelData
                    required property int index
                    objectName: "doubt-" + modelData
                    name: qsTr("Check hex %1").arg(modelData)
                    width: label.implicitWidth + Theme.dp(64)
                    onClicked: root.hexAsked(modelData)
                    Plate {
                        anchors.fill: parent
                        fill: root.hex === doubt.modelData ? Theme.warningSoft : Theme.raised
                        stroke: Theme.warning
                        strokeWidth: root.hex === doubt.modelData ? 2.5 : Theme.controlStroke
                    }
                    ConfidenceMark {
                        id: diamond
                        x: Theme.gap
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
                        text: doubt.modelData
                        lines: 1
                        Accessible.ignored: true
                    }
                }
            }
        }

        Panel {
            Layout.fillWidth: true
            visible: root.hex !== ""
            selected: true
            implicitHeight: contentTop + choice.implicitHeight + padding
            title: qsTr("Hex %1").arg(root.hex)
            hint: root.tight && root.count.fault !== "" ? root.count.fault : ""
            ColumnLayout {
                id: choice
                width: parent.width
                spacing: Theme.wideGap
                ActionButton {
                    objectName: "confirmHex"
                    Layout.fillWidth: true
                    visible: root.doubts.indexOf(root.hex) >= 0
                    text: qsTr("It is right like this")
                    icon: "check"
                    tone: "success"
                    onClicked: root.corrected(chooser.terrain, chooser.number)
                }
                HexChooser {
                    id: chooser
                    Layout.fillWidth: true
                    count: root.count
                    terrain: root.hexes[root.hex]?.terrain ?? ""
                    number: root.hexes[root.hex]?.number ?? 0
                    onTerrainChosen: t => root.corrected(t, t === "desert" ? 0 : number)
                    onNumberChosen: n => root.corrected(terrain, n)
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            visible: root.hex === ""
            title: qsTr("As Reeve reads it")
            implicitHeight: contentTop + twin.height + padding
            BoardView {
                id: twin
                objectName: "twin"
                width: parent.width
                height: Math.max(Theme.dp(160), Math.min(Math.round(width * 0.88), Theme.dp(330), root.height - Theme.dp(196)))
                activeFocusOnTab: false
                board: ({ hexes: root.hexes, harbors: root.harbors, robber: null, merchant: null, pieces: {}, metropolises: {} })
            }
        }
        ThemeText {
            Layout.fillWidth: true
            visible: root.hex === ""
            horizontalAlignment: Text.AlignHCenter
            text: root.doubts.length > 0 ? qsTr("Tap a diamond to check it.") : root.count.open > 0 ? qsTr("Tap a hex and say its number; the next one follows by itself.") : qsTr("Tap any hex to change it.")
            step: "caption"
            color: Theme.mutedInk
        }
    }
}
