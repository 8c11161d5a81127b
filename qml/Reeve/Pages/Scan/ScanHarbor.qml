// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// What was read of one harbour, in the water before it: what it takes, and a diamond where it is to be checked.
Pressable {
    id: root

    /** "any" or a resource. */
    property string gives: ""
    /** Side of a hex on the screen. */
    property real side: 60
    /** Its number among the places to check, 0: sure. */
    property int doubt: 0
    property bool chosen: false

    // Those of a small picture lie close together; a finger reaches further than what is drawn.
    // They grow with the picture, not with the letters.
    width: Math.max(28, Math.min(root.side * 1.1, Theme.target))
    height: width
    readonly property string words: root.gives === "any" ? qsTr("Harbour 3:1") : qsTr("Harbour for %1").arg(Words.card(root.gives))
    name: root.doubt > 0 ? qsTr("%1, please check").arg(root.words) : root.words

    Rectangle {
        id: disc
        anchors.centerIn: parent
        width: Math.max(24, Math.min(root.side * 0.62, root.width))
        height: width
        radius: width / 2
        color: Theme.surface
        border.color: root.chosen ? Theme.accent : Theme.pieceInk
        border.width: root.chosen ? 4 : 2
        Icon { anchors.centerIn: parent; visible: root.gives === "any"; name: "harbour"; size: disc.width * 0.66 }
        CardChip { anchors.centerIn: parent; visible: root.gives !== "any"; card: root.gives === "any" ? "ore" : root.gives; size: disc.width * 0.66; Accessible.ignored: true }
    }
    ConfidenceMark {
        id: mark
        readonly property bool little: root.width < Theme.target
        x: Math.min(root.width / 2, root.width - mark.width)
        y: Math.max(0, root.height / 2 - mark.height)
        visible: root.doubt > 0
        confidence: "doubt"
        number: root.doubt
        size: mark.little ? Theme.dp(18) : Math.max(Theme.dp(26), disc.width * 0.7)
        Accessible.ignored: true
    }
}
