// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The first page: resume the last game, start a new one, and the list of all games.
PageFrame {
    id: root

    signal newGame()
    signal resume()
    signal settings()
    signal almanac()
    signal people()
    signal club()

    readonly property keptGameFacts latest: Games.latest
    readonly property bool empty: Games.games.length === 0
    readonly property bool wide: root.width > root.height && root.width > Theme.dp(800)
    /** The board of the resumed game, once it was read. */
    property var board: null
    /** Changes with another game, or when the same one continues. */
    readonly property string shown: root.latest.id === 0 ? "" : root.latest.id + " " + root.latest.changed
    onShownChanged: reading.restart()
    // The page is shown first; the game is read afterwards.
    Timer {
        id: reading
        running: true
        interval: 30
        onTriggered: {
            root.board = null;
            if (root.latest.id !== 0)
                Games.readBoard(root.latest.id);
        }
    }
    Connections {
        target: Games
        function onBoardRead(id: var, board: var): void {
            if (id === root.latest.id)
                root.board = board;
        }
    }
    /** Why nothing can be saved now, or "". */
    readonly property string waits: Games.readOnly ? Games.notice : ""
    /** The damaged file that was chosen: {line, why, steps}; null: none. */
    property var torn: null
    property keptGameFacts toRemove
    property keptGameFacts toChange

    /** A game was tapped; it is shown when it is read. */
    property bool opening: false
    function openGame(id: var): void {
        root.opening = true;
        if (!Games.open(id))
            root.opening = false;
    }

    title: "Reeve"
    hint: qsTr("The assistant beside your board")
    canGoBack: false
    trailing: [
        ClubSign {
            objectName: "clubSign"
            visible: Club.joined
            onClicked: root.club()
        },
        IconButton {
            objectName: "peopleButton"
            icon: "users"
            name: qsTr("Players")
            onClicked: root.people()
        },
        IconButton {
            objectName: "almanacButton"
            icon: "almanac"
            name: qsTr("Almanac")
            onClicked: root.almanac()
        },
        IconButton {
            objectName: "settingsButton"
            icon: "settings"
            name: qsTr("Settings")
            onClicked: root.settings()
        }
    ]

    Column {
        id: warnings
        width: parent.width
        spacing: Theme.gap
        NoticePanel {
            objectName: "gamesNotice"
            width: parent.width
            text: Games.notice
            action: Games.readOnly ? qsTr("Try again") : ""
            dismissible: !Games.readOnly
            onActed: Games.tryAgain()
            onDismissed: Games.dismissNotice()
        }
        NoticePanel {
            property bool dismissed: false
            objectName: "backupNotice"
            width: parent.width
            text: Theme.inBrowser && Games.notBackedUp > 2 && !dismissed ? qsTr("%n games are in this browser alone, and go when its data is cleared.", "", Games.notBackedUp) : ""
            action: Words.backUpAll
            dismissible: true
            onActed: { backup.currentFile = Games.suggestedBackup(); backup.open(); }
            onDismissed: dismissed = true
        }
        SettingsNotice { width: parent.width }
        NoticePanel {
            objectName: "lostNotice"
            width: parent.width
            text: Club.lost.length === 0 ? "" : qsTr("Read-only here: %1. Another table of the club plays on, or the club was restored from a backup. What was played here is kept.").arg(Array.from(Club.lost).join(", "))
            dismissible: true
            onDismissed: Club.dismissLost()
        }
    }
    MoreBelow { view: flick; ground: Theme.background; z: 1 }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.topMargin: warnings.height > 0 ? warnings.height + Theme.margin : 0
        contentHeight: grid.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
    }
    GridLayout {
        id: grid
        parent: flick.contentItem
        width: flick.width
        height: Math.max(flick.height, implicitHeight)
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        ColumnLayout {
            Layout.preferredWidth: root.wide ? Theme.dp(480) : -1
            Layout.fillWidth: true
            Layout.fillHeight: root.wide || root.empty
            spacing: Theme.margin

            ResumeCard {
                objectName: "resumeCard"
                ringInside: true
                Layout.fillWidth: true
                Layout.minimumHeight: implicitHeight
                visible: root.latest.id !== 0
                game: root.latest
                readOnly: Games.readOnly
                onClicked: root.openGame(root.latest.id)
            }
            WelcomePanel {
                // In a low window the games have priority.
                visible: root.wide || root.empty || root.height >= Theme.dp(700)
                Layout.fillWidth: true
                Layout.fillHeight: root.wide || root.empty
                Layout.minimumHeight: root.board !== null && !root.wide && root.height > Theme.dp(1000) ? Theme.dp(400) : Theme.dp(150)
                board: root.board
                game: root.latest.name
                empty: root.empty
                hidden: root.empty && Games.unreadable
            }
            PrimaryButton {
                objectName: "newGameButton"
                Layout.fillWidth: true
                title: qsTr("New game")
                subtitle: qsTr("Two to six players and a board")
                icon: "plus"
                reason: root.waits
                onClicked: root.newGame()
            }
            ActionButton {
                objectName: "firstImportButton"
                Layout.fillWidth: true
                visible: root.empty
                icon: "file"
                text: qsTr("Open a game file")
                reason: root.waits
                onClicked: files.open()
            }
        }

        Panel {
            id: games
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: root.wide ? Theme.dp(560) : -1
            visible: !root.empty
            title: qsTr("Your games")
            hint: Games.readOnly ? qsTr("Read-only.") : qsTr("Saved. Continue any time.")
            // In one column the page scrolls: the list is as long as its games, up to one page.
            implicitHeight: root.wide ? Theme.dp(300) : Theme.dp(200) + Math.max(Theme.dp(160), Math.min(games.listed, Theme.dp(600)))
            Layout.minimumHeight: implicitHeight
            /** Length of the list, computed from its rows. Assigned, not bound: list and page would depend on each other. */
            property real listed: 0
            Timer { id: measuring; interval: 0; onTriggered: games.listed = list.contentHeight }

            MoreBelow { parent: list; view: list; ground: Theme.surface; z: 1 }
            // qmllint disable unqualified
            PageList {
                id: list
                objectName: "gameList"
                anchors.top: parent.top
                anchors.bottom: importButton.top
                anchors.bottomMargin: Theme.gap
                width: parent.width
                spacing: Theme.gap
                onContentHeightChanged: measuring.restart()
                model: Games.games.length
                delegate: GameRow {
                    required property int index
                    width: list.width
                    game: Games.games[index] ?? Games.none
                    waits: root.waits
                    onOpened: root.openGame(game.id)
                    onRemoveAsked: root.toRemove = game
                    onMoreAsked: root.toChange = game
                }
            }
            // qmllint enable unqualified
            ActionButton {
                id: importButton
                objectName: "importButton"
                anchors.bottom: parent.bottom
                width: parent.width
                icon: "file"
                text: qsTr("Open a game file")
                reason: root.waits
                onClicked: files.open()
            }
        }
    }

    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.toRemove.id !== 0
        sourceComponent: RemoveSheet {
            game: root.toRemove
            onDismissed: root.toRemove = Games.none
            onConfirmed: { Games.remove(root.toRemove.id); root.toRemove = Games.none; }
        }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: root.toChange.id !== 0
        sourceComponent: KeptGameSheet {
            game: root.toChange
            waits: root.waits
            onDismissed: root.toChange = Games.none
            onRenamed: name => { Games.rename(root.toChange.id, name); root.toChange = Games.none; }
            onCopied: name => { Games.copy(root.toChange.id, name); root.toChange = Games.none; }
            onExportAsked: { saving.id = root.toChange.id; saving.currentFile = Games.suggestedFile(root.toChange.name); root.toChange = Games.none; saving.open(); }
            onRemoveAsked: { root.toRemove = root.toChange; root.toChange = Games.none; }
        }
    }
    // qmllint enable unqualified

    // A record is usually read in a moment: progress is shown only if it takes longer. Until then no other action starts.
    Item {
        parent: root
        anchors.fill: parent
        z: 90
        visible: Games.importing
        onVisibleChanged: patience.elapsed = false
        MouseArea { anchors.fill: parent; onWheel: wheel => wheel.accepted = true }
        Timer {
            id: patience
            property bool elapsed: false
            interval: 300
            running: Games.importing
            onTriggered: patience.elapsed = true
        }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: Games.importing && patience.elapsed
        sourceComponent: ImportSheet {
            objectName: "importSheet"
            progress: Games.importProgress
            onCancelled: Games.cancelImport()
        }
    }
    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.torn !== null
        sourceComponent: Sheet {
            objectName: "tornSheet"
            title: qsTr("The record is damaged")
            hint: qsTr("Line %1 cannot be read.").arg(root.torn.line)
            onDismissed: root.torn = null
            buttons: [
                ActionButton { text: qsTr("Cancel"); onClicked: root.torn = null },
                ActionButton { objectName: "keepReadPart"; icon: "check"; text: qsTr("Open up to there"); onClicked: { root.torn = null; Games.keepReadPart(); } }
            ]
            Column {
                width: parent.width
                spacing: Theme.wideGap
                ThemeText { width: parent.width; text: qsTr("%n step(s) before it can be read.", "", root.torn.steps); step: "body" }
                ThemeText { width: parent.width; text: root.torn.why; step: "caption"; lines: 6; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; color: Theme.mutedInk }
            }
        }
    }
    // qmllint enable unqualified
    FilePick {
        id: files
        objectName: "importDialog"
        title: qsTr("Open a game file")
        currentFolder: String(Games.suggestedFile("")).replace(/\/[^/]*$/, "")
        suffixes: ["jsonl", "json"]
        suffixesName: qsTr("Records")
        onAccepted: Games.importFrom(files.selectedFile)
    }
    FilePick {
        id: saving
        objectName: "exportDialog"
        property int id: 0
        saving: true
        title: qsTr("Save the record as a file")
        acceptLabel: qsTr("Save")
        defaultSuffix: "jsonl"
        suffixes: ["jsonl", "json"]
        onAccepted: Games.exportTo(saving.id, saving.selectedFile)
    }
    FilePick {
        id: backup
        saving: true
        defaultSuffix: "reeve"
        onAccepted: Games.backUp(backup.selectedFile)
    }
    Connections {
        target: Games
        function onExported(file: string, folder: string): void { notice.tell(Words.savedIn(file, folder)); }
        function onBackedUp(file: string, folder: string, games: int): void { notice.tell(Words.backedUp(file, folder, games)); }
        // An imported game is opened at once.
        function onImported(id: var): void { root.openGame(id); }
        function onFailed(text: string): void { notice.show(text, ""); }
        // The other instance of Reeve may be closed now, and the disk writable.
        function onTriedAgain(well: bool): void {
            if (well)
                notice.tell(qsTr("You can play here again."));
            else
                notice.show(qsTr("Not yet: %1").arg(Games.notice), "");
        }
        function onDamaged(line: int, why: string, steps: int): void { root.torn = { line: line, why: why, steps: steps }; }
    }
    Connections {
        target: Game
        function onOpened(): void {
            if (root.opening)
                root.resume();
        }
        function onRefused(refusal: refusalFacts): void { root.opening = false; notice.show(refusal.text, refusal.rule); }
    }
    SavingSign { parent: root; anchors.horizontalCenter: parent?.horizontalCenter; y: Theme.dp(66); z: 190 }
    Notice { id: notice; objectName: "notice"; parent: root }
}
