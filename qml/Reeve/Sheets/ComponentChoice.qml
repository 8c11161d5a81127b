// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts

// Which components are real and which Reeve manages: dice, hands, progress decks. Values: "real" or "digital".
Column {
    id: root

    property string dice: "real"
    property string hands: "digital"
    property string decks: "digital"
    /** The base game has no progress cards. */
    property bool withDecks: true
    readonly property var rows: [
        { part: "dice", title: qsTr("Dice"), value: root.dice, hint: root.dice === "real" ? qsTr("You roll and enter the result.") : qsTr("Reeve rolls them.") },
        { part: "hands", title: qsTr("Hands"), value: root.hands, hint: root.hands === "real"
            ? qsTr("You hold the cards. Reeve announces and counts, and asks if a payment exceeds its count.") : qsTr("Reeve holds them, covered, and books every payment.") },
        { part: "decks", title: qsTr("Progress cards"), value: root.decks, hint: root.decks === "real"
            ? qsTr("You draw. Reeve knows from which deck; whoever plays a card says which.") : qsTr("Reeve shuffles and deals them, covered.") }]
    function wordOf(value: string): string { return value === "real" ? qsTr("on the table") : qsTr("in Reeve"); }
    /** "dice", "hands" or "decks", and "real" or "digital". */
    signal picked(string part, string word)

    /** Reeve plays a seat: it deals the progress cards. */
    property bool decksKept: false
    readonly property var shown: root.withDecks && !root.decksKept ? root.rows : root.rows.slice(0, 2)

    spacing: Theme.wideGap

    Repeater {
        model: root.shown.length
        Item {
            id: row
            required property int index
            readonly property var said: root.shown[row.index] ?? root.rows[0]
            width: root.width
            /** The texts are above their answers. */
            readonly property bool stacked: row.width < Theme.dp(360)
            height: row.stacked ? words.height + Theme.gap + control.height : Math.max(words.height, control.height)
            Column {
                id: words
                anchors.left: parent.left
                width: row.stacked ? parent.width : parent.width - control.width - Theme.margin
                y: row.stacked ? 0 : (parent.height - height) / 2
                ThemeText { width: parent.width; text: row.said.title; step: "panel" }
                ThemeText { width: parent.width; text: row.said.hint; step: "caption"; lines: 5; color: Theme.mutedInk }
            }
            SegmentedControl {
                id: control
                objectName: row.said.part + "Choice"
                anchors.right: parent.right
                y: row.stacked ? parent.height - height : (parent.height - height) / 2
                width: row.stacked ? parent.width : Math.min(Theme.dp(320), parent.width * 0.54)
                name: row.said.title
                options: [{ value: "real", text: root.wordOf("real") }, { value: "digital", text: root.wordOf("digital") }]
                value: row.said.value
                onPicked: value => root.picked(row.said.part, value)
            }
        }
    }
}
