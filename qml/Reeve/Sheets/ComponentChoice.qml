// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// What lies on the table and what Reeve keeps: dice, hands, progress decks. Words: "real" or "digital".
Column {
    id: root

    property string dice: "real"
    property string hands: "digital"
    property string decks: "digital"
    /** The base game has no progress cards. */
    property bool withDecks: true
    readonly property var rows: [
        { part: "dice", title: qsTr("Dice"), value: root.dice, hint: root.dice === "real" ? qsTr("You throw and tap in what came.") : qsTr("Reeve throws them.") },
        { part: "hands", title: qsTr("Hands"), value: root.hands, hint: root.hands === "real"
            ? qsTr("You hold the cards. Reeve announces and counts, and asks for no payment.") : qsTr("Reeve holds them, covered, and books every payment.") },
        { part: "decks", title: qsTr("Progress cards"), value: root.decks, hint: root.decks === "real"
            ? qsTr("You draw. Reeve knows of which deck; whoever plays a card says which.") : qsTr("Reeve shuffles and deals them, covered.") }]
    function wordOf(value: string): string { return value === "real" ? qsTr("on the table") : qsTr("in Reeve"); }
    /** "dice", "hands" or "decks", and "real" or "digital". */
    signal picked(string part, string word)

    /** One word after the other, in a line of buttons. */
    property bool brief: false
    readonly property var shown: root.withDecks ? root.rows : root.rows.slice(0, 2)
    /** The part that was changed last tells what it means. */
    property string told: ""

    spacing: Theme.wideGap

    Repeater {
        model: root.brief ? 0 : root.shown.length
        Item {
            id: row
            required property int index
            readonly property var said: root.shown[row.index] ?? root.rows[0]
            width: root.width
            height: Math.max(words.height, control.height)
            Column {
                id: words
                anchors.left: parent.left
                anchors.right: control.left
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                ThemeText { width: parent.width; text: row.said.title; step: "panel" }
                ThemeText { width: parent.width; text: row.said.hint; step: "caption"; lines: 5; color: Theme.mutedInk }
            }
            SegmentedControl {
                id: control
                objectName: row.said.part + "Choice"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Theme.dp(320), parent.width * 0.54)
                name: row.said.title
                options: [{ value: "real", text: root.wordOf("real") }, { value: "digital", text: root.wordOf("digital") }]
                value: row.said.value
                onPicked: value => root.picked(row.said.part, value)
            }
        }
    }
    Row {
        id: line
        visible: root.brief
        spacing: Theme.gap
        Repeater {
            model: root.brief ? root.shown.length : 0
            ActionButton {
                id: part
                required property int index
                readonly property var said: root.shown[part.index] ?? root.rows[0]
                objectName: part.said.part + "Toggle"
                width: (root.width - (root.shown.length - 1) * line.spacing) / root.shown.length
                text: part.said.title
                subtitle: root.wordOf(part.said.value)
                description: part.said.hint
                selected: part.said.value === "digital"
                onClicked: {
                    root.told = part.said.part;
                    root.picked(part.said.part, part.said.value === "real" ? "digital" : "real");
                }
            }
        }
    }
    ThemeText {
        width: root.width
        visible: root.brief
        text: root.shown.find(r => r.part === root.told)?.hint ?? qsTr("A tap changes it, now or later in the game.")
        step: "caption"
        color: Theme.mutedInk
    }
}
