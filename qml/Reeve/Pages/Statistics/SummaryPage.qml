// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// A summary of the game on a page to share: preview and actions.
PageFrame {
    id: root

    readonly property statisticsFacts told: History.statistics
    property bool writing: false

    /** Draws the page at 300 dots per inch and writes it. */
    function write(file: url): void {
        root.writing = true;
        if (!paper.grabToImage(result => { Share.save(result.image, file, Game.gameName); root.writing = false; })) {
            root.writing = false;
            notice.show(qsTr("The page could not be created."), "");
        }
    }
    function ask(ending: string): void {
        saving.suffixes = [ending];
        saving.defaultSuffix = ending;
        saving.currentFile = Games.suggestedFile(Game.gameName + " " + Qt.formatDate(new Date(), Qt.ISODate), ending);
        saving.open();
    }

    title: qsTr("Summary")
    hint: qsTr("One page to print or to send.")
    foot: [
        ActionButton {
            objectName: "savePicture"
            icon: "share"
            text: qsTr("Save as picture")
            reason: root.writing ? qsTr("Saving…") : ""
            onClicked: root.ask("png")
        }
    ]
    primary: PrimaryButton {
        objectName: "savePdf"
        width: Math.min(Theme.dp(324), root.width * 0.5)
        title: qsTr("Save as PDF")
        reason: root.writing ? qsTr("Saving…") : ""
        onClicked: root.ask("pdf")
    }

    MoreBelow { view: view; ground: Theme.background; z: 1 }
    Flickable {
        id: view
        objectName: "summaryView"
        // As wide as the page allows, with a limit for its text size.
        readonly property real shown: Math.min(view.width - Theme.gap, Theme.dp(860))
        anchors.fill: parent
        contentHeight: view.shown * paper.height / paper.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Preview of the page")

        SummaryPaper {
            id: paper
            objectName: "summaryPaper"
            // A4 at 300 dots per inch, scaled down.
            width: 2480
            height: 3508
            transformOrigin: Item.TopLeft
            scale: view.shown / width
            x: (view.width - view.shown) / 2
            told: root.told
        }
    }

    FilePick {
        id: saving
        objectName: "summaryDialog"
        saving: true
        title: qsTr("Save the summary")
        acceptLabel: qsTr("Save")
        onAccepted: root.write(saving.selectedFile)
    }
    Connections {
        target: Share
        function onSaved(file: string, folder: string): void { notice.tell(Words.savedIn(file, folder)); }
        function onFailed(text: string): void { notice.show(text, ""); }
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
