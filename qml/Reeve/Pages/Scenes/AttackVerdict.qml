// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The attack in one sentence, when nothing is left to decide.
Panel {
    id: root

    required property var fight
    function names(indexes: var): string { return Words.list((indexes ?? []).map(i => Game.players[i]?.name ?? "")); }
    /** Where the only city stood that is lost; "" while it is still to be chosen. */
    readonly property string lostAt: (root.fight.losers ?? []).length === 1 ? root.fight.lost?.[root.fight.losers[0]] ?? "" : ""
    readonly property string sentence: (root.fight.defender ?? -1) >= 0 ? qsTr("%1 is Defender of Catan and gets 1 point.").arg(root.names([root.fight.defender]))
        : (root.fight.drawers ?? []).length > 0 ? qsTr("%1 were equally strong and draw a progress card each.").arg(root.names(root.fight.drawers))
        : (root.fight.losers ?? []).length > 1 ? qsTr("%1 lose a city each.").arg(root.names(root.fight.losers))
        : (root.fight.losers ?? []).length === 1 ? (root.lostAt === "" ? qsTr("%1 loses a city.").arg(root.names(root.fight.losers)) : qsTr("%1 loses the city at %2.").arg(root.names(root.fight.losers)).arg(root.lostAt))
        : root.fight.won ? qsTr("The knights win. Nobody becomes Defender of Catan.") : qsTr("No city can be lost.")

    raised: true
    implicitHeight: Theme.dp(140)
    Row {
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.dp(24)
        Icon {
            id: sign
            name: (root.fight.defender ?? -1) >= 0 ? "laurel" : root.fight.won ? "knight" : "city"
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
