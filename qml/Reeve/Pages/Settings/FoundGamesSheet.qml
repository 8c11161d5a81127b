// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The games in a backup or in a damaged file: each, or all, can be added to the list.
Sheet {
    id: root

    /** The file is damaged. */
    property bool damaged: false
    /** Result of the last tap. */
    property string told: ""
    readonly property list<keptGameFacts> games: Games.found
    readonly property int missing: Array.from(root.games).filter(game => !game.there).length
    readonly property string waits: Games.readOnly ? Games.notice : ""

    function standing(game: keptGameFacts): string {
        const turn = game.over && game.winner >= 0 ? qsTr("%1 won").arg(game.players[game.winner]?.name ?? "") : Words.turn(game.turn);
        const lost = game.lost > 0 ? qsTr("%n step(s) not readable", "", game.lost) : "";
        return [turn, Array.from(game.players).map(player => player.name).join(", "), lost, game.there ? qsTr("in your list") : ""].filter(text => text !== "").join(" · ");
    }

    title: root.damaged ? qsTr("Games in the damaged file") : qsTr("Games in the backup")
    hint: !Games.lookedInto ? qsTr("Reading the file…") : root.missing === 0 ? qsTr("All of them are in your list.") : qsTr("Choose a game, or take all. No game in your list is changed.")
    sheetWidth: Theme.dp(600)
    buttons: [
        ActionButton { objectName: "closeFound"; text: qsTr("Close"); onClicked: root.dismissed() },
        ActionButton {
            objectName: "takeAllBack"
            visible: root.missing > 0
            icon: "plus"
            tone: "accent"
            text: qsTr("Add %n game(s)", "", root.missing)
            reason: root.waits
            onClicked: Games.takeBack(0)
        }
    ]

    Column {
        width: parent.width
        spacing: Theme.wideGap
        Repeater {
            model: root.games.length
            ActionButton {
                id: row
                required property int index
                readonly property keptGameFacts game: root.games[row.index] ?? Games.none
                readonly property string subject: row.game.id
                objectName: "foundGame"
                width: parent?.width ?? 0
                icon: row.game.there ? "check" : "plus"
                text: row.game.name
                subtitle: root.standing(row.game)
                reason: row.game.there ? qsTr("This game is in your list with all these steps.") : root.waits
                onClicked: Games.takeBack(row.game.id)
            }
        }
    }
}
