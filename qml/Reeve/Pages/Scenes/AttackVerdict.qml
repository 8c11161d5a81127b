// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The attack in one sentence, when no decision is left.
Panel {
    id: root

    required property attackFacts fight
    /** Names of the players for whom `fits` is true. */
    function named(fits: var): string { return Words.list(Array.from(root.fight.sides).filter(fits).map(s => Game.players[s.player]?.name ?? "")); }
    readonly property string defender: root.named(s => s.defends)
    readonly property string drawers: root.named(s => s.draws)
    readonly property string losers: root.named(s => s.loses)
    readonly property int lost: Array.from(root.fight.sides).filter(s => s.loses).length
    /** Place of the only lost city; "" until it is chosen. */
    readonly property string lostAt: root.lost === 1 ? Array.from(root.fight.sides).find(s => s.loses)?.lostAt ?? "" : ""
    readonly property string sentence: root.defender !== "" ? qsTr("%1 is Defender of Catan and gets 1 point.").arg(root.defender)
        : root.drawers !== "" ? qsTr("%1 were equally strong and draw a progress card each.").arg(root.drawers)
        : root.lost > 1 ? qsTr("%1 lose a city each.").arg(root.losers)
        : root.lost === 1 ? (root.lostAt === "" ? qsTr("%1 loses a city.").arg(root.losers) : qsTr("%1 loses the city at %2.").arg(root.losers).arg(root.lostAt))
        : root.fight.won ? qsTr("The knights hold. Nobody becomes Defender of Catan.") : qsTr("No city can be lost.")

    raised: true
    implicitHeight: Theme.dp(140)
    Row {
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.dp(24)
        Icon {
            id: sign
            name: root.defender !== "" ? "laurel" : root.fight.won ? "knight" : "city"
            size: Theme.dp(64)
            weight: 1.6
            color: root.fight.won ? Theme.success : Theme.danger
            anchors.verticalCenter: parent.verticalCenter
        }
        ThemeText {
            objectName: "attackSentence"
            width: parent.width - sign.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: root.sentence
            step: "title"
            lines: 4
        }
    }
}
