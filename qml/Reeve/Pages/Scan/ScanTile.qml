// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Board

// What was read of one hex, small enough to see the photograph round it: terrain colour, number, a mark.
Item {
    id: root

    property real side: 60
    readonly property Item ring: root // see FocusKeeper
    readonly property real radius: root.side / 2
    property string terrain: ""
    property int number: 0
    /** Its number among the doubtful ones, 0: sure. */
    property int doubt: 0
    property string name: ""
    signal tapped()

    width: side
    height: side
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: root.doubt > 0 ? qsTr("%1, please check").arg(root.name) : root.name
    Accessible.onPressAction: root.tapped()
    Keys.onReturnPressed: root.tapped()
    Keys.onSpacePressed: root.tapped()

    Rectangle {
        anchors.centerIn: parent
        width: root.side * 0.92
        height: width
        radius: width / 2
        color: Theme.terrainColor(root.terrain)
        border.color: Theme.pieceInk
        border.width: 2
    }
    PiecePicture {
        anchors.centerIn: parent
        visible: root.number > 0
        piece: "token"
        number: root.number
        size: root.side * 0.66
    }
    ConfidenceMark {
        x: root.side * (root.doubt > 0 ? 0.68 : 0.72)
        y: root.side * (root.doubt > 0 ? -0.14 : 0)
        confidence: root.doubt > 0 ? "doubt" : "sure"
        number: root.doubt
        size: root.doubt > 0 ? Math.max(28, root.side * 0.46) : Math.max(14, root.side * 0.26)
    }
}
