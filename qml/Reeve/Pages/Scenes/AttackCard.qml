// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// What one player brought into the fight, and what comes of it.
Panel {
    id: root

    required property var fight
    /** An entry of Game.attack.strengths. */
    required property var entry
    property bool deciding: false
    /** In little room only the strength and the outcome. */
    property bool brief: false

    readonly property playerFacts seat: Game.players[root.entry.player] ?? Game.nobody
    readonly property bool loses: (root.fight.losers ?? []).indexOf(root.entry.player) >= 0
    /** The city that is lost, by the hexes beside it; "" while it is still to be chosen. */
    readonly property string lostAt: root.fight.lost?.[root.entry.player] ?? ""
    readonly property bool draws: (root.fight.drawers ?? []).indexOf(root.entry.player) >= 0
    readonly property bool defends: root.fight.defender === root.entry.player
    /** Every city carries a metropolis. */
    readonly property bool safe: {
        const own = Object.values(Game.position?.metropolises ?? {}).filter(m => m?.player === root.seat.color).length;
        return own >= root.entry.cities;
    }
    readonly property string outcome: root.defends ? qsTr("Defender of Catan") : root.draws ? qsTr("draws a card")
                                    : root.loses ? qsTr("loses 1 city") : qsTr("is spared")
    readonly property string reason: root.defends ? qsTr("the strongest: 1 point") : root.draws ? qsTr("one of the strongest")
                                   : root.lostAt !== "" ? root.lostAt : root.loses ? (root.deciding ? qsTr("%1 chooses").arg(root.seat.name) : qsTr("the weakest"))
                                   : root.fight.won ? qsTr("the knights win") : root.entry.cities === 0 ? qsTr("no city")
                                   : root.safe ? qsTr("only metropolises") : qsTr("more strength")

    selected: root.deciding
    /** The name needs the room of the symbol. */
    readonly property bool narrow: root.width < Theme.dp(190)
    padding: Theme.dp(root.brief ? 10 : 14)
    implicitHeight: column.height + 2 * padding
    Accessible.name: qsTr("%1: strength %2, %3").arg(root.seat.name).arg(root.entry.strength).arg(root.outcome)

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
            ThemeText { id: strength; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; text: root.entry.strength; step: "figure"; lines: 1 }
        }
        ThemeText {
            width: parent.width
            visible: !root.brief
            text: Words.cities(root.entry.cities) + " · " + ((root.entry.knights ?? []).length > 0
                  ? qsTr("%n knight(s)", "", (root.entry.knights ?? []).length) : qsTr("no active knight"))
            step: "body"
            color: Theme.mutedInk
        }
        Rectangle {
            width: parent.width
            height: words.height + Theme.dp(14)
            radius: Theme.radiusButton
            color: root.loses ? Theme.dangerSoft : Theme.soft
            Icon {
                id: sign
                x: Theme.wideGap
                anchors.verticalCenter: parent.verticalCenter
                name: root.defends ? "laurel" : root.draws ? "card" : root.loses ? "city" : "check"
                color: root.loses ? Theme.danger : Theme.success
            }
            Column {
                id: words
                anchors.left: sign.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                ThemeText { width: parent.width; text: root.outcome; weight: Font.Bold; color: root.loses ? Theme.danger : Theme.success }
                ThemeText { width: parent.width; text: root.reason; step: "caption" }
            }
        }
    }
}
