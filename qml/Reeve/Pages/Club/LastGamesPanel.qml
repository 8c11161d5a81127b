// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The games of the club that were finished last: which, when, where, and how they ended.
Panel {
    id: root

    /** Entries of ClubFigures.games. */
    property var games: []

    title: qsTr("Last games")
    implicitHeight: contentTop + list.implicitHeight + padding

    Column {
        id: list
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.games
            Item {
                id: row
                required property var modelData
                required property int index
                readonly property string seats: Array.from(row.modelData.seats).map(s => s.name + "\u00a0" + s.points + (s.won ? "\u00a0★" : "")).join(" · ")
                readonly property string about: row.modelData.ended + " · " + Words.game(row.modelData.kind) + ", " + Words.edition(row.modelData.edition)
                width: list.width
                height: words.height + Theme.gap
                Accessible.role: Accessible.StaticText
                Accessible.name: row.modelData.table + ", " + row.modelData.name + ": " + row.seats + ". " + row.about
                Rectangle { width: parent.width; height: Theme.decorStroke; color: Theme.line; visible: row.index > 0 }
                Column {
                    id: words
                    y: Theme.gap
                    width: parent.width
                    ThemeText { width: parent.width; text: row.modelData.table + " · " + row.modelData.name; step: "body"; weight: Font.Bold; lines: 2; Accessible.ignored: true }
                    ThemeText { width: parent.width; text: row.seats; step: "body"; lines: 3; Accessible.ignored: true }
                    ThemeText { width: parent.width; text: row.about; step: "caption"; lines: 2; color: Theme.mutedInk; Accessible.ignored: true }
                }
            }
        }
    }
}
