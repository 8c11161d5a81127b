// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// One line about what just happened, with the players concerned.
Item {
    id: root

    property string text: ""
    property string icon: ""
    /** "", "accent", "success", "warning" or "danger". */
    property string tone: ""
    /** [{player, name}] of those concerned. */
    property var players: []
    /** A choice is due: the banner waits with a button. */
    property string waitingFor: ""

    signal choiceAsked()

    implicitWidth: Theme.dp(324)
    implicitHeight: Math.max(Theme.target, column.implicitHeight + Theme.dp(20))
    visible: root.text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Plate {
        anchors.fill: parent
        radius: Theme.radiusCard
        fill: Theme.toneSoft(root.tone)
        stroke: root.tone === "" ? Theme.line : Theme.toneColor(root.tone)
    }
    Icon {
        id: glyph
        visible: root.icon !== ""
        name: root.icon
        color: Theme.toneColor(root.tone)
        x: Theme.dp(14)
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: column
        anchors.left: glyph.visible ? glyph.right : parent.left
        anchors.leftMargin: Theme.dp(glyph.visible ? 10 : 14)
        anchors.right: button.visible ? button.left : parent.right
        anchors.rightMargin: Theme.dp(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.dp(6)
        ThemeText { width: parent.width; text: root.text; lines: 3; Accessible.ignored: true }
        Flow {
            width: parent.width
            visible: root.players.length > 0
            spacing: Theme.wideGap
            Repeater {
                model: root.players
                Row {
                    id: who
                    required property var modelData
                    spacing: Theme.dp(6)
                    PlayerPin { player: who.modelData.player; size: Theme.dp(28) }
                    ThemeText { text: who.modelData.name; lines: 1; anchors.verticalCenter: parent.verticalCenter }
                }
            }
        }
    }
    ActionButton {
        id: button
        visible: root.waitingFor !== ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.waitingFor
        tone: "accent"
        onClicked: root.choiceAsked()
    }
}
