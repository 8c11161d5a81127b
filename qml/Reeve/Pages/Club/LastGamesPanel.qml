// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The games of the club that were finished last: which, when, where, and how they ended.
Panel {
    id: root

    property list<clubResultFacts> games: []
    property clubResultFacts noGame

    title: qsTr("Last games")
    implicitHeight: contentTop + list.implicitHeight + padding

    Column {
        id: list
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.games.length
            Item {
                id: row
                required property int index
                readonly property clubResultFacts game: root.games[row.index] ?? root.noGame
                readonly property string seats: Array.from(row.game.seats).map(s => s.name + "\u00a0" + s.points + (s.won ? "\u00a0★" : "")).join(" · ")
                readonly property string about: row.game.ended + " · " + Words.game(row.game.kind) + ", " + Words.edition(row.game.edition)
                width: list.width
                height: words.height + Theme.gap
                Accessible.role: Accessible.StaticText
                Accessible.name: row.game.table + ", " + row.game.name + ": " + row.seats + ". " + row.about
                Rectangle { width: parent.width; height: Theme.decorStroke; color: Theme.line; visible: row.index > 0 }
                Column {
                    id: words
                    y: Theme.gap
                    width: parent.width
                    ThemeText { width: parent.width; text: row.game.table + " · " + row.game.name; step: "body"; weight: Font.Bold; lines: 2; Accessible.ignored: true }
                    ThemeText { width: parent.width; text: row.seats; step: "body"; lines: 3; Accessible.ignored: true }
                    ThemeText { width: parent.width; text: row.about; step: "caption"; lines: 2; color: Theme.mutedInk; Accessible.ignored: true }
                }
            }
        }
    }
}
