// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board

// All that is needed to go on without Reeve: a page for the table and one for each player, to copy or to print.
Sheet {
    id: root

    /** The seat whose page is shown; -1: the table's. */
    property int seat: -1

    title: qsTr("On paper")
    hint: qsTr("All that is needed to go on without Reeve. The PDF has a page for the table, and one for each player with the own cards.")
    sheetWidth: Theme.dp(760)
    buttons: ActionButton {
        objectName: "paperSave"
        icon: "share"
        text: qsTr("Save as PDF")
        onClicked: {
            saving.currentFile = Games.suggestedFile(Game.gameName + " " + Qt.formatDate(new Date(), Qt.ISODate), "pdf");
            saving.open();
        }
    }

    component Lines: Column {
        id: column
        required property list<string> page
        spacing: Theme.gap
        Repeater {
            model: column.page
            ThemeText {
                required property string modelData
                width: column.width
                text: modelData
                step: "body"
                lines: 60
            }
        }
    }

    Column {
        width: parent.width
        spacing: Theme.margin

        SegmentedControl {
            objectName: "paperPages"
            width: parent.width
            name: qsTr("Page")
            options: Array.from({ length: Game.players.length + 1 }, (none, i) => ({ value: i - 1, text: i === 0 ? qsTr("Table") : Game.players[i - 1].name }))
            value: root.seat
            onPicked: value => root.seat = value
        }
        Lines { objectName: "paperLines"; width: parent.width; visible: root.seat < 0; page: Array.from(Share.tablePage) }
        BoardView {
            id: board
            width: parent.width
            height: width * 0.8
            visible: root.seat < 0
            board: Game.position
            name: qsTr("The board")
        }
        SecretCover {
            objectName: "paperCover"
            width: parent.width
            height: implicitHeight
            visible: root.seat >= 0
            owner: root.seat
            forChoosing: false
            Lines { objectName: "paperOwn"; width: parent?.width ?? 0; page: Array.from(Share.ownPage) }
        }
    }

    FilePick {
        id: saving
        objectName: "paperDialog"
        saving: true
        title: qsTr("Save the pages")
        acceptLabel: qsTr("Save")
        suffixes: ["pdf"]
        defaultSuffix: "pdf"
        onAccepted: {
            root.seat = -1;
            if (!board.grabToImage(result => Share.saveOnPaper(result.image, saving.selectedFile), Qt.size(1600, 1600 * board.height / board.width)))
                Share.saveOnPaper(undefined, saving.selectedFile);
        }
    }
    Connections {
        target: Share
        function onSaved(file: string, folder: string): void { notice.tell(Words.savedIn(file, folder)); }
        function onFailed(text: string): void { notice.show(text, ""); }
    }
    Notice { id: notice; objectName: "paperNotice"; parent: root }
}
