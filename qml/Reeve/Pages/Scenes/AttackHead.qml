// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The night scene of the attack: title, scales, both strengths, the verdict.
Rectangle {
    id: root

    required property attackFacts fight
    readonly property bool tall: root.height > Theme.dp(250)

    color: Theme.things.night
    clip: true
    Waves { anchors.fill: parent; color: Qt.alpha(Theme.things.nightInk, 0.16) }

    StrengthScales {
        objectName: "attackScales"
        anchors.bottom: parent.bottom
        width: parent.width
        height: parent.height * (root.tall ? 0.74 : 0.86)
        color: "transparent"
        barbarians: root.fight.barbarians
        knights: root.fight.knights
        barbarianHint: Words.cities(root.fight.barbarians)
        knightHint: qsTr("active strength")
        verdict: root.fight.won ? qsTr("The knights hold, %1 : %2").arg(root.fight.knights).arg(root.fight.barbarians)
                                : qsTr("The barbarians win, %1 : %2").arg(root.fight.barbarians).arg(root.fight.knights)
    }
    Column {
        x: Theme.dp(40)
        y: Theme.dp(root.tall ? 12 : 8)
        width: parent.width - 2 * x
        ThemeText {
            width: parent.width
            // The verdict is in the middle and says the same.
            visible: root.tall || root.width >= Theme.dp(760)
            text: qsTr("The barbarians land")
            step: root.tall ? "scene" : "title"
            lines: 1
            color: Theme.things.nightInk
            Accessible.role: Accessible.Heading
        }
        ThemeText {
            width: parent.width
            visible: root.tall
            text: qsTr("Turn %1. One undo reverts the whole attack.").arg(Game.turn.number)
            step: "body"
            lines: 1
            color: Theme.things.nightInk
        }
    }
}
