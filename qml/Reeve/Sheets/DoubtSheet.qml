// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Real cards: a command takes more cards than Reeve has counted. Asks once, then books what the table says.
Sheet {
    id: root

    signal booked()
    signal countAsked(int index)

    title: Game.doubt
    hint: qsTr("Book it all the same?")
    player: Game.players[Game.doubted]?.color ?? ""
    sheetWidth: Theme.dp(620)
    buttons: [
        ActionButton { objectName: "doubtCancel"; text: qsTr("Cancel"); onClicked: root.dismissed() },
        PrimaryButton {
            objectName: "doubtBook"
            width: Theme.dp(230)
            icon: "check"
            title: qsTr("Book it")
            // The doubt ends the sheet.
            onClicked: {
                root.booked();
                Game.bookAnyway();
            }
        }
    ]

    ActionButton {
        objectName: "doubtCount"
        width: parent.width
        icon: "pencil"
        text: qsTr("%1 really has … cards").arg(Game.players[Game.doubted]?.name ?? "")
        onClicked: {
            root.countAsked(Game.doubted);
            Game.dismissDoubt();
        }
    }
}
