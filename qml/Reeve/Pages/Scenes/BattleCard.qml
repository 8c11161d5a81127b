// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// One player's contribution to a battle, and its result.
Panel {
    id: root

    required property battleSideFacts side
    /** The losses were rolled. */
    property bool settled: false
    readonly property playerFacts seat: Game.players[root.side.player] ?? Game.nobody
    readonly property string forces: [...(root.side.mounted > 0 ? [qsTr("%n mounted knight(s)", "", root.side.mounted)] : []),
                                      ...(root.side.crews > 0 ? [qsTr("%n crew(s)", "", root.side.crews)] : [])].join(", ")
    readonly property list<string> gains: [...(root.side.prisoners > 0 ? [qsTr("%n prisoner(s)", "", root.side.prisoners)] : []),
                                  ...(root.side.gold > 0 ? [qsTr("%n gold", "", root.side.gold)] : []),
                                  ...(root.side.lost > 0 ? [qsTr("loses %n piece(s)", "", root.side.lost)] : [])]
    readonly property string outcome: root.gains.length > 0 ? Array.from(root.gains).join(", ") : root.settled ? qsTr("no losses") : ""

    padding: Theme.dp(14)
    implicitHeight: column.height + 2 * padding
    Accessible.name: qsTr("%1: strength %2, %3").arg(root.seat.name).arg(root.side.strength).arg(root.outcome)

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap
        Item {
            width: parent.width
            height: Theme.dp(40)
            PlayerPin { id: pin; player: root.seat.color || "white"; size: Theme.dp(34); anchors.verticalCenter: parent.verticalCenter }
            ThemeText {
                anchors.left: pin.right
                anchors.leftMargin: Theme.gap
                anchors.right: strength.left
                anchors.verticalCenter: parent.verticalCenter
                text: root.seat.name
                step: "name"
                lines: 1
                elide: Text.ElideRight
            }
            ThemeText { id: strength; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; text: root.side.strength; step: "figure"; lines: 1 }
        }
        ThemeText { width: parent.width; text: root.forces; step: "body"; lines: 2; color: Theme.mutedInk }
        Rectangle {
            width: parent.width
            visible: root.outcome !== ""
            height: words.height + Theme.dp(14)
            radius: Theme.radiusButton
            color: root.side.lost > 0 ? Theme.dangerSoft : Theme.soft
            ThemeText {
                id: words
                x: Theme.wideGap
                width: parent.width - 2 * x
                anchors.verticalCenter: parent.verticalCenter
                text: root.outcome
                weight: Font.Bold
                lines: 3
                color: root.side.lost > 0 ? Theme.danger : Theme.success
            }
        }
    }
}
