// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The data of Reeve on this device: its folder, backup and restore, damaged files, a bug report, and deleting everything.
Panel {
    id: root

    /** The open sheet: "", "erase", "copies" or "found". */
    property string sheet: ""
    property string told: ""
    /** The games of "found" are in a damaged file, not in a backup. */
    property bool damaged: false
    readonly property string place: Theme.inBrowser ? qsTr("They are stored in this browser, for this address only. They are gone when you clear its data: back them up now and then.")
        : qsTr("They are stored in %1.").arg(Device.folder)
    readonly property string inClub: Club.joined ? Words.whatTheClubGets : ""
    readonly property string onPhones: Phones.state === "on" ? qsTr("Phones get what their players may see.") : ""
    readonly property string alone: root.inClub + root.onPhones === "" ? qsTr("Nothing leaves this device.") : ""

    function lookInto(file: url, damaged: bool): void {
        root.damaged = damaged;
        root.told = "";
        root.sheet = "found"; // first: the file may be refused at once
        Games.lookInto(file);
    }

    title: qsTr("Your games and settings")
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    implicitHeight: Theme.dp(62) + content.implicitHeight + Theme.margin
    Component.onCompleted: Games.lookForCopies()

    Connections {
        target: Device
        function onReported(file: string): void { root.told = qsTr("Saved as %1.").arg(file); }
        function onFailed(detail: string): void { root.told = qsTr("That did not work: %1").arg(detail); }
        function onDeleted(): void { Qt.quit(); }
    }
    Connections {
        target: Games
        function onBackedUp(file: string, folder: string, games: int): void { root.told = Words.backedUp(file, folder, games); }
        function onFailed(text: string): void {
            root.told = text;
            if (root.sheet === "found" && !Games.lookedInto)
                root.sheet = root.damaged ? "copies" : "";
        }
        function onTakenBack(added: int, there: int): void {
            root.told = added > 0 ? qsTr("%n game(s) added to your list.", "", added) : qsTr("These games are in your list already.");
        }
    }
    ColumnLayout {
        id: content
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "dataFolder"
            Layout.fillWidth: true
            text: root.told !== "" ? root.told : root.place + " " + root.alone + root.inClub + " " + root.onPhones
            step: "body"
            lines: 6
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: Theme.mutedInk
        }
        ActionButton {
            objectName: "backUp"
            Layout.fillWidth: true
            icon: "file"
            text: Words.backUpAll
            subtitle: qsTr("one file, for another device or to keep")
            reason: Games.unreadable ? Games.notice : Games.games.length === 0 ? qsTr("There are no games yet.") : ""
            onClicked: { saving.currentFile = Games.suggestedBackup(); saving.open(); }
        }
        ActionButton {
            objectName: "readBackup"
            Layout.fillWidth: true
            icon: "history"
            text: qsTr("Read a backup")
            subtitle: qsTr("adds its games to your list and replaces none")
            reason: Games.readOnly ? Games.notice : ""
            onClicked: opening.open()
        }
        ActionButton {
            objectName: "keptCopies"
            Layout.fillWidth: true
            visible: Games.copies.length > 0
            icon: "warning"
            text: qsTr("Damaged files that were kept")
            subtitle: qsTr("look into them and take games back")
            onClicked: root.sheet = "copies"
        }
        ActionButton {
            objectName: "saveReport"
            Layout.fillWidth: true
            icon: "share"
            text: qsTr("Save a bug report")
            subtitle: qsTr("the game and the settings, without names")
            onClicked: Device.saveReport()
        }
        ActionButton {
            objectName: "eraseAll"
            Layout.fillWidth: true
            icon: "trash"
            tone: "danger"
            text: qsTr("Delete everything")
            subtitle: qsTr("all games, players and settings")
            onClicked: root.sheet = "erase"
        }
    }
    FilePick {
        id: saving
        objectName: "backupDialog"
        saving: true
        title: Words.backUpAll
        acceptLabel: qsTr("Save")
        defaultSuffix: "reeve"
        suffixes: ["reeve"]
        suffixesName: qsTr("Backups")
        onAccepted: Games.backUp(saving.selectedFile)
    }
    FilePick {
        id: opening
        objectName: "readBackupDialog"
        title: qsTr("Read a backup")
        currentFolder: String(Games.suggestedBackup()).replace(/\/[^/]*$/, "")
        suffixes: ["reeve"]
        suffixesName: qsTr("Backups")
        onAccepted: root.lookInto(opening.selectedFile, false)
    }
    // qmllint disable unqualified
    Component {
        id: erase
        EraseSheet {
            onDismissed: root.sheet = ""
            onConfirmed: {
                root.sheet = "";
                Device.deleteEverything();
            }
        }
    }
    Component {
        id: copies
        KeptCopiesSheet {
            onDismissed: root.sheet = ""
            onLooked: file => root.lookInto(file, true)
        }
    }
    Component {
        id: found
        FoundGamesSheet {
            damaged: root.damaged
            told: root.told
            onDismissed: { root.sheet = root.damaged ? "copies" : ""; Games.closeFound(); }
        }
    }
    // qmllint enable unqualified
    Loader {
        parent: root.Window.contentItem
        anchors.fill: parent
        z: 100
        sourceComponent: ({ erase: erase, copies: copies, found: found })[root.sheet] ?? null
    }
}
