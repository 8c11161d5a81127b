// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Corrects an earlier roll: choose it, enter it, review the consequences, and change it with everything after it.
ColumnLayout {
    id: root

    signal done()
    property list<rollFacts> rolls: History.rolls
    /** A roll was changed here. */
    property bool changed: false
    /** The roll to change; none while choosing. */
    property rollFacts roll
    property rollFacts none
    readonly property bool choosing: root.roll.step < 0

    spacing: Theme.gap

    Column {
        Layout.fillWidth: true
        visible: root.changed && root.choosing
        NoticePanel {
            objectName: "rollChanged"
            width: parent.width
            done: true
            text: [qsTr("The roll is changed; everything after it was replayed."),
                   ...(Game.handover.length > 0 ? [qsTr("On the table: %1").arg(Array.from(Game.handover).join(" "))] : [])].join("\n")
        }
    }
    ThemeText {
        Layout.fillWidth: true
        visible: root.choosing
        text: root.rolls.length > 0 ? qsTr("Which roll was entered wrongly? Everything after it is replayed.") : qsTr("Nobody has rolled yet.")
        step: "body"
        lines: 3
        color: Theme.mutedInk
    }
    Rows {
        id: list
        visible: root.choosing && root.rolls.length > 0
        spacing: Theme.gap
        // qmllint disable unqualified
        Repeater {
            model: root.choosing ? root.rolls : []
            Pressable {
                id: row
                required property rollFacts modelData
                readonly property playerFacts player: Game.players[modelData.player] ?? Game.nobody
                objectName: "roll-" + modelData.step
                width: list.width
                implicitHeight: Theme.dp(60)
                name: modelData.red === 0 ? qsTr("Turn %1, %2: total %3").arg(modelData.turn).arg(player.name).arg(modelData.total)
                    : qsTr("Turn %1, %2: %3").arg(modelData.turn).arg(player.name).arg(Array.from([red.name, second.name, event.name]).filter(name => name !== "").join(", "))
                onClicked: root.roll = modelData
                Plate { anchors.fill: parent; fill: row.pressed ? Theme.soft : Theme.surface }
                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.wideGap
                    anchors.rightMargin: Theme.wideGap
                    spacing: Theme.gap
                    PlayerPin { player: row.player.color || "white"; size: Theme.dp(30) }
                    ThemeText { Layout.fillWidth: true; text: Words.turnOf(row.modelData.turn, row.player.name); lines: 1; Accessible.ignored: true }
                    Die { id: red; kind: "red"; value: row.modelData.red; visible: value > 0; size: Theme.dp(36) }
                    Die { id: second; kind: Prompts.dice.second; value: row.modelData.yellow; visible: value > 0; size: Theme.dp(36) }
                    ThemeText { text: row.modelData.total; step: "title"; visible: row.modelData.red === 0; lines: 1; Accessible.ignored: true }
                    Die { id: event; kind: "event"; event: row.modelData.event; visible: row.modelData.event !== ""; size: Theme.dp(36) }
                }
            }
        }
        // qmllint enable unqualified
    }
    ThemeText {
        Layout.fillWidth: true
        visible: !root.choosing
        text: Words.turnOf(root.roll.turn, Game.players[root.roll.player]?.name ?? "")
        step: "heading"
    }
    // qmllint disable unqualified
    Loader {
        Layout.fillWidth: true
        active: !root.choosing
        visible: active
        sourceComponent: RollEditor { roll: root.roll; onDone: { root.roll = root.none; root.changed = true; root.done(); } }
    }
    // qmllint enable unqualified
    ActionButton {
        objectName: "otherRoll"
        ringInside: true
        Layout.fillWidth: true
        visible: !root.choosing
        icon: "undo"
        text: qsTr("Another roll")
        onClicked: root.roll = root.none
    }
}
