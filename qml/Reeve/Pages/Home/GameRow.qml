// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A stored game in the list: open, other actions, or remove. Without layouts: a row of a ListView must have its height when it is
// created.
Item {
    id: root

    required property keptGameFacts game
    /** Why it cannot be removed now, or "". */
    property string waits: ""

    signal opened()
    signal removeAsked()
    signal moreAsked()

    readonly property string standing: root.game.damaged ? qsTr("Turn %1, some steps lost").arg(root.game.turn)
        : root.game.over && root.game.winner >= 0 ? qsTr("%1 won after turn %2").arg(root.game.players[root.game.winner]?.name ?? "").arg(root.game.turn)
        : Words.turn(root.game.turn)
    readonly property string when: {
        // In the present language.
        const day = new Date(root.game.changed), spoken = [Settings.language, Qt.locale()];
        return isNaN(day) ? "" : day.toLocaleDateString(spoken[1], Locale.ShortFormat);
    }

    /** The players are below the text. */
    readonly property bool narrow: row.width < Theme.dp(300)

    implicitHeight: row.height

    Pressable {
        id: row
        width: parent.width - bin.width - more.width - 2 * Theme.gap
        height: Math.max(Theme.dp(72), words.implicitHeight + 2 * Theme.wideGap + (root.narrow ? pins.height + Theme.gap : 0))
        name: root.game.name + ", " + root.standing
        onClicked: root.opened()

        Plate { anchors.fill: parent; fill: row.pressed ? Theme.soft : Theme.raised; dashed: root.game.damaged }
        Column {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: Theme.margin
            width: (root.narrow ? row.width : pins.x) - x - Theme.wideGap
            y: root.narrow ? Theme.wideGap : (row.height - height) / 2
            ThemeText {
                width: parent.width
                text: root.game.name
                step: "panel"
                lines: 1
                Accessible.ignored: true
            }
            ThemeText {
                width: parent.width
                text: root.when === "" ? root.standing : root.standing + " · " + root.when
                step: "caption"
                lines: 2
                color: root.game.damaged ? Theme.danger : Theme.mutedInk
                Accessible.ignored: true
            }
        }
        Row {
            id: pins
            x: root.narrow ? Theme.margin : row.width - width - Theme.margin
            y: root.narrow ? row.height - height - Theme.wideGap : (row.height - height) / 2
            spacing: Theme.dp(4)
            readonly property real pinSize: root.narrow ? Math.min(Theme.dp(28), (row.width - 2 * Theme.margin + spacing) / Math.max(1, root.game.players.length) - spacing) : Theme.dp(28)
            Repeater {
                model: root.game.players.length
                PlayerPin {
                    required property int index
                    player: root.game.players[index]?.color ?? "white"
                    size: pins.pinSize
                }
            }
        }
    }
    IconButton {
        id: more
        objectName: "moreButton"
        anchors.right: bin.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: row.verticalCenter
        icon: "pencil"
        name: qsTr("Name, copy and file of %1").arg(root.game.name)
        onClicked: root.moreAsked()
    }
    IconButton {
        id: bin
        objectName: "removeButton"
        anchors.right: parent.right
        anchors.verticalCenter: row.verticalCenter
        icon: "trash"
        name: qsTr("Remove %1").arg(root.game.name)
        reason: root.waits
        onClicked: root.removeAsked()
    }
}
