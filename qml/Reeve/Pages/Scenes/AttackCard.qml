// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// One player's contribution to the attack, and its result.
Panel {
    id: root

    /** The knights win. */
    required property bool won
    required property attackSideFacts side
    property bool deciding: false
    /** In little room only the strength and the outcome. */
    property bool brief: false

    readonly property playerFacts seat: Game.players[root.side.player] ?? Game.nobody
    readonly property string outcome: root.side.defends ? qsTr("Defender of Catan") : root.side.draws ? qsTr("draws a card")
                                    : root.side.loses ? qsTr("loses 1 city") : qsTr("is spared")
    readonly property string reason: root.side.defends ? qsTr("the strongest: 1 point") : root.side.draws ? qsTr("one of the strongest")
                                   : root.side.lostAt !== "" ? root.side.lostAt : root.side.loses ? (root.deciding ? qsTr("%1 chooses").arg(root.seat.name) : qsTr("the weakest"))
                                   : root.won ? qsTr("the knights hold") : root.side.cities === 0 ? qsTr("no city")
                                   : root.side.safe ? qsTr("only metropolises") : qsTr("more strength")

    selected: root.deciding
    /** The name needs the symbol's room. */
    readonly property bool narrow: root.width < Theme.dp(190)
    padding: Theme.dp(root.brief ? 10 : 14)
    implicitHeight: column.height + 2 * padding
    Accessible.name: qsTr("%1: strength %2, %3").arg(root.seat.name).arg(root.side.strength).arg(root.outcome)

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap
        Item {
            width: parent.width
            height: Theme.dp(40)
            PlayerPin { id: pin; player: root.seat.color || "white"; size: Theme.dp(root.narrow ? 28 : 40); anchors.verticalCenter: parent.verticalCenter }
            ThemeText {
                anchors.left: pin.right
                anchors.leftMargin: root.narrow ? Theme.dp(6) : Theme.wideGap
                anchors.right: root.narrow ? strength.left : shield.left
                anchors.rightMargin: root.narrow ? Theme.dp(4) : 0
                anchors.verticalCenter: parent.verticalCenter
                text: root.seat.name
                step: root.narrow ? "panel" : "name"
                lines: 1
                elide: Text.ElideRight
            }
            Icon { id: shield; name: "knight"; visible: !root.narrow; anchors.right: strength.left; anchors.rightMargin: Theme.wideGap; anchors.verticalCenter: parent.verticalCenter }
            ThemeText { id: strength; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; text: root.side.strength; step: "figure"; lines: 1 }
        }
        ThemeText {
            width: parent.width
            visible: !root.brief
            text: Words.cities(root.side.cities) + " · " + (root.side.knights.length > 0
                  ? qsTr("%n knight(s)", "", root.side.knights.length) : qsTr("no active knight"))
            step: "body"
            color: Theme.mutedInk
        }
        Rectangle {
            width: parent.width
            height: words.height + Theme.dp(14)
            radius: Theme.radiusButton
            color: root.side.loses ? Theme.dangerSoft : Theme.soft
            Icon {
                id: sign
                x: Theme.wideGap
                anchors.verticalCenter: parent.verticalCenter
                name: root.side.defends ? "laurel" : root.side.draws ? "card" : root.side.loses ? "city" : "check"
                color: root.side.loses ? Theme.danger : Theme.success
            }
            Column {
                id: words
                anchors.left: sign.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                ThemeText { width: parent.width; text: root.outcome; weight: Font.Bold; color: root.side.loses ? Theme.danger : Theme.success }
                ThemeText { width: parent.width; text: root.reason; step: "caption" }
            }
        }
    }
}
