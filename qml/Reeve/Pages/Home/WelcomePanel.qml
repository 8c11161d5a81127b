// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Board
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages
import "ExampleIsland.js" as ExampleIsland

// The picture of the first page: the board of the resumed game; without one, an island, the purpose of Reeve, and one sentence.
Panel {
    id: root

    /** The position of the resumed game, or null, and the game's name. */
    property var board: null
    property string game: ""
    readonly property bool resumed: root.board !== null && root.withIsland
    /** There are no games. */
    property bool empty: false
    /** There may be games that cannot be read now. */
    property bool hidden: false

    padding: Theme.dp(24)
    implicitWidth: Theme.dp(420)
    implicitHeight: Theme.dp(180)
    clip: true

    /** There is room for the island above the text. */
    readonly property bool withIsland: root.height > Theme.dp(380)

    Waves {
        anchors.fill: parent
        anchors.margins: -root.padding
        color: Theme.line
        keepClear: Qt.rect(root.padding, words.y + root.padding - Theme.gap, words.width, words.height + 2 * Theme.gap)
    }

    BoardView {
        objectName: "resumeBoard"
        visible: root.withIsland
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width
        height: Math.max(1, parent.height - words.height - Theme.margin)
        board: !root.withIsland ? ({}) : root.board !== null ? root.board : ExampleIsland.island
        enabled: false
        Accessible.ignored: true
    }

    Column {
        id: words
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.withIsland ? parent.height - height : (parent.height - height) / 2
        width: parent.width
        spacing: Theme.wideGap

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.dp(18)
            visible: !root.withIsland && root.height > Theme.dp(200)
            Repeater {
                model: ["settlement", "city", "knight", "ship"]
                Icon {
                    required property string modelData
                    name: modelData
                    size: Theme.dp(48)
                    weight: 1.6
                    color: modelData === "ship" ? Theme.danger : Theme.accent
                }
            }
        }
        ThemeText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.resumed ? qsTr("The board of %1").arg(root.game) : root.hidden ? qsTr("Your games cannot be shown now") : root.empty ? qsTr("No games yet") : qsTr("The board is on your table")
            step: root.resumed ? "heading" : "title"
        }
        ThemeText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: !root.resumed
            text: qsTr("You roll, build and trade. Reeve keeps track of cards, knights, roads, the barbarian ship and points.")
            step: "body"
            lines: 4
            color: Theme.mutedInk
        }
    }
}
