// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets
import Reeve.Pages

// During a game: a photograph of the table held against the record, and what each hex pays laid over it.
PageFrame {
    id: root

    /** "picture", "board" or "pays". */
    property string view: "picture"
    /** The difference that is looked at. */
    property string selected: ""
    /** The live picture is open: of the camera, or of the video file in `video`. */
    property bool live: false
    signal pieces()
    property string video: ""
    readonly property bool done: BoardCheck.state === "done"
    readonly property bool wide: root.width > root.height
    readonly property list<differenceFacts> differences: Array.from(BoardCheck.differences)
    readonly property list<differenceFacts> unclear: Array.from(BoardCheck.unclear)
    property differenceFacts none
    readonly property differenceFacts current: [...Array.from(root.differences), ...Array.from(root.unclear)].find(d => d.id === root.selected) ?? root.none
    /** Whom the dice just thrown pay; [] where none were thrown or a 7 was. */
    readonly property list<string> paying: Array.from(Game.lastRoll.producing)
    readonly property bool pays: root.view === "pays" && root.paying.length > 0

    /** The clear differences with one way to take the table's word. */
    readonly property list<differenceFacts> plain: Array.from(root.differences).filter(d => !d.doubtful && d.ways === 1 && d.mode !== "none")
    /** The difference that is taken over while all are, one after the other: each is written before the next; "": none. */
    property string taking: ""
    function takeAll(): void {
        if (Game.saving)
            return;
        const next = root.plain[0] ?? root.none;
        // One that stays although it was taken over ends it.
        root.taking = next.id === root.taking ? "" : next.id;
        if (root.taking !== "" && !BoardCheck.takeOver(next.id, 0))
            root.taking = "";
    }
    onPlainChanged: if (root.taking !== "") goOn.restart()
    Timer { id: goOn; interval: 0; onTriggered: root.takeAll() }

    title: qsTr("Check the board")
    hint: !root.done ? "" : root.pays ? qsTr("Production for %1").arg(Game.lastRoll.total)
        : Array.from([root.differences.length > 0 ? qsTr("%n difference(s)", "", root.differences.length) : "",
                      root.unclear.length > 0 ? qsTr("%n not seen clearly", "", root.unclear.length) : ""]).filter(words => words !== "").join(", ")

    // What surely differs stays open, and the game page holds the game up for it.
    onBack: if (!root.done || !Array.from(root.differences).some(d => !d.doubtful)) BoardCheck.cancel()

    function openLive(video: string): void {
        root.video = video;
        root.live = true;
    }
    function open(file: url): void {
        root.selected = "";
        if (files.isVideo(file))
            root.openLive(String(file));
        else
            BoardCheck.read(file);
    }

    DifferenceWords { id: words }
    // Another page makes it, so its component cannot be bound.
    // qmllint disable unqualified
    Component { id: phonePicture; PhonePicture { first: !Scanner.cameraAvailable } }
    // qmllint enable unqualified

    Component.onDestruction: {
        if (!Phones.camera)
            return;
        Phones.camera = false;
        Phones.leave();
    }

    PhotographPick {
        id: files
        title: qsTr("A photograph of the table")
        onAccepted: root.open(files.selectedFile)
    }

    foot: [
        ActionButton {
            objectName: "checkPicture"
            visible: root.done
            text: qsTr("Another picture")
            icon: "scan-again"
            onClicked: files.open()
        },
        ActionButton {
            objectName: "checkCamera"
            visible: root.done && Scanner.cameraAvailable
            text: qsTr("Camera")
            icon: "camera"
            onClicked: root.openLive("")
        },
        ThemeText {
            anchors.verticalCenter: parent?.verticalCenter
            visible: root.width > Theme.dp(900)
            width: Math.min(naturalWidth, (parent?.width ?? 0) - x)
            text: qsTr("The picture stays on this device and is not saved.")
            step: "caption"
            color: Theme.mutedInk
        }
    ]
    primary: ActionButton {
        objectName: "checkTakeAll"
        visible: root.done && root.plain.length > 1
        text: qsTr("All as on the table")
        icon: "check"
        onClicked: root.takeAll()
    }
    overGame: true

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: !root.done
        sourceComponent: ScanStart {
            heading: qsTr("A picture of the table")
            invitation: qsTr("The whole board from above, as it is now, in any rotation. Reeve shows what differs from the game.")
            withHand: false
            stage: BoardCheck.state === "other-board" ? "failed" : BoardCheck.state
            step: BoardCheck.stage
            message: BoardCheck.message
            file: BoardCheck.state === "failed" ? decodeURIComponent(String(BoardCheck.picture).replace(/^.*\//, "")) : ""
            camera: Scanner.cameraAvailable
            more: Theme.inBrowser ? null : phonePicture
            onOpenAsked: files.open()
            onCameraAsked: root.openLive("")
            onCancelAsked: BoardCheck.cancel()
            onPiecesAsked: root.pieces()
        }
    }
    // qmllint enable unqualified

    GridLayout {
        id: found
        anchors.fill: parent
        visible: root.done
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        Item {
            Layout.columnSpan: found.columns
            Layout.fillWidth: true
            implicitHeight: nextPhoto.height
            visible: nextPhoto.text !== ""
            NextPhoto { id: nextPhoto; objectName: "nextPhoto"; width: parent.width }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.wide ? 0 : root.height * 0.42
            spacing: Theme.gap
            SegmentedControl {
                objectName: "checkView"
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.dp(560)
                name: qsTr("What is shown")
                options: [{ value: "picture", text: qsTr("Photograph") }, { value: "board", text: qsTr("Reeve's board") },
                          ...(root.paying.length > 0 ? [{ value: "pays", text: qsTr("Who gets what") }] : [])]
                value: root.view === "pays" && !root.pays ? "picture" : root.view
                onPicked: value => root.view = value
            }
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                CheckPicture {
                    objectName: "checkPhotograph"
                    anchors.fill: parent
                    visible: root.view !== "board"
                    differences: root.differences
                    unclear: root.unclear
                    payments: root.pays ? Array.from(BoardCheck.payments(root.paying)) : []
                    selected: root.selected
                    words: words
                    onTapped: id => root.selected = id
                }
                BoardView {
                    objectName: "board"
                    anchors.fill: parent
                    visible: root.view === "board"
                    board: Game.position
                    selected: root.current.at !== "" ? [root.current.at] : []
                    uncertain: {
                        const marks = {};
                        Array.from(root.differences).forEach((d, i) => marks[d.at] = { state: d.doubtful ? "doubt" : "differs", number: i + 1 });
                        Array.from(root.unclear).forEach((u, i) => marks[u.at] = { state: "doubt", number: root.differences.length + i + 1 });
                        return marks;
                    }
                }
            }
        }
        Item {
            Layout.preferredWidth: root.wide ? Theme.dp(400) : -1
            Layout.maximumWidth: root.wide ? Theme.dp(400) : -1
            Layout.fillWidth: !root.wide
            Layout.fillHeight: true
            Layout.preferredHeight: root.wide ? -1 : root.height * 0.4
            CheckList {
                anchors.fill: parent
                visible: !root.pays
                words: words
                selected: root.selected
                onChosen: id => root.selected = id
            }
            YieldPanel { width: parent.width; visible: root.pays }
        }
    }
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.live
        sourceComponent: LiveView {
            video: root.video
            onBegun: live => BoardCheck.aim(live)
            onTaken: live => { BoardCheck.take(live); root.selected = ""; root.live = false; }
            onClosed: root.live = false
        }
    }
    // qmllint enable unqualified
    Connections {
        target: Game
        function onRefused(refusal: refusalFacts): void { notice.show(refusal.text, refusal.rule); }
        function onSavingChanged(): void { if (root.taking !== "") goOn.restart(); }
    }
    Notice { id: notice; objectName: "notice"; parent: root }
}
