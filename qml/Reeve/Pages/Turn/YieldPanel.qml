// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The production of the last roll; a tap on a player shows the reasons.
Panel {
    id: root

    /** The player whose reasons are shown, −1: none. */
    property int open: -1
    readonly property list<string> shortage: Array.from(Game.lastRoll.shortage)
    readonly property bool nobody: Game.production.length === 0

    title: qsTr("Who gets what")
    padding: Theme.dp(14)
    implicitHeight: root.contentTop + column.implicitHeight + root.padding - Theme.dp(4)

    ColumnLayout {
        id: column
        width: parent.width
        spacing: 0

        ThemeText {
            Layout.fillWidth: true
            visible: root.nobody
            // A decision about the event precedes the production, or the 7 (DICE-3).
            text: !Game.lastRoll.eventResolved ? (Game.lastRoll.sevens ? qsTr("First the event, then the 7.") : qsTr("First the event, then production."))
                : !Game.lastRoll.sevens ? qsTr("Nobody gets anything.")
                : Game.lastRoll.robberStays ? qsTr("A 7 produces nothing. The robber stays until the first attack.") : qsTr("A 7 produces nothing.")
            step: "body"
            lines: 3
            color: Theme.mutedInk
        }
        Rows {
            id: rows
            visible: !root.nobody
            spacing: 0
            Repeater {
                model: Game.production
                YieldRow {
                    required property yieldFacts modelData
                    required property int index
                    objectName: "yield" + modelData.player
                    width: rows.width
                    entry: modelData
                    divided: index > 0
                    open: root.open === modelData.player
                    onClicked: root.open = root.open === modelData.player ? -1 : modelData.player
                }
            }
        }
        ThemeText {
            Layout.fillWidth: true
            visible: root.shortage.length > 0
            text: qsTr("The bank is short of %1: nobody gets any.").arg(Words.list(Array.from(root.shortage).map(c => Words.card(c))))
            step: "caption"
            lines: 3
            color: Theme.danger
        }
        ThemeText {
            Layout.fillWidth: true
            visible: Game.lastRoll.blocked.length > 0
            text: qsTr("The robber blocks %1.").arg(Words.list(Game.lastRoll.blocked))
            step: "caption"
            color: Theme.mutedInk
        }
    }
}
