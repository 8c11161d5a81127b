// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The night scene of the attack: title, scales, both strengths, the verdict.
Rectangle {
    id: root

    required property var fight
    readonly property bool tall: root.height > Theme.dp(250)

    color: Theme.things.night
    clip: true
    Waves { anchors.fill: parent; color: Qt.alpha(Theme.things.nightInk, 0.16) }

    Column {
        x: Theme.dp(40)
        y: Theme.dp(20)
        width: parent.width - 2 * x
        ThemeText {
            width: parent.width
            text: qsTr("The barbarians land")
            step: root.tall ? "scene" : "title"
            lines: 1
            color: Theme.things.nightInk
            Accessible.role: Accessible.Heading
        }
        ThemeText {
            width: parent.width
            visible: root.tall
            text: qsTr("Turn %1, before the yield. All of this is one step back.").arg(Game.turn?.number ?? 0)
            step: "body"
            lines: 1
            color: Theme.things.nightInk
        }
    }
    Scales {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(8)
        width: parent.width - Theme.dp(300)
        height: parent.height * 0.56
        barbarians: root.fight.barbarians ?? 0
        knights: root.fight.knights ?? 0
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (root.tall ? 0.335 : 0.25)
        width: Math.min(parent.width - 2 * Theme.margin, verdict.implicitWidth + Theme.dp(72))
        height: Theme.dp(44)
        radius: height / 2
        color: root.fight.won ? Theme.things.gainFill : Theme.things.lossFill
        border.color: Theme.things.nightInk
        border.width: 1.5
        ThemeText {
            id: verdict
            objectName: "attackVerdict"
            anchors.centerIn: parent
            text: root.fight.won ? qsTr("The knights hold %1 : %2").arg(root.fight.knights ?? 0).arg(root.fight.barbarians ?? 0)
                                 : qsTr("The barbarians win %1 : %2").arg(root.fight.barbarians ?? 0).arg(root.fight.knights ?? 0)
            step: "name"
            lines: 1
            color: Theme.things.nightInk
        }
    }
    AttackFigure {
        x: Theme.dp(40)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(28)
        figure: root.fight.barbarians ?? 0
        label: qsTr("Barbarians")
        hint: Words.cities(root.fight.barbarians ?? 0)
        color: Theme.things.nightDanger
    }
    AttackFigure {
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(40)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(28)
        figure: root.fight.knights ?? 0
        label: qsTr("Knights")
        hint: qsTr("active strength")
        color: Theme.things.nightSuccess
        alignment: Text.AlignRight
    }
}
