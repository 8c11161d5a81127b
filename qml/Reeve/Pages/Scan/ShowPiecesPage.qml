// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Pages

// A household shows Reeve its pieces: it lays them as two or three pictures show and photographs each.
PageFrame {
    id: root

    /** The live picture is open: of the camera, or of the video file in `video`. */
    property bool live: false
    property string video: ""
    readonly property string stage: SetTutor.state
    readonly property bool laying: root.stage === "laying" || root.stage === "refused"
    readonly property bool wide: root.width > root.height
    /** The page that it returns to. */
    property string from: "sets"
    signal done()

    title: qsTr("Show your pieces")
    hint: SetTutor.set !== "" ? qsTr("for “%1”").arg(SetTutor.set) : ""
    hasFoot: root.laying && !root.live

    // Who leaves while a picture is read does not find a set that was learned behind their back.
    Component.onDestruction: if (root.stage === "reading") SetTutor.goBack()

    function openLive(video: string): void {
        root.video = video;
        root.live = true;
    }
    function open(file: url): void {
        if (files.isVideo(file))
            root.openLive(String(file));
        else
            SetTutor.read(file);
    }

    PhotographPick {
        id: files
        title: qsTr("A photograph of your pieces")
        onAccepted: root.open(files.selectedFile)
    }
    foot: [
        ActionButton {
            objectName: "piecesBack"
            text: SetTutor.picture > 1 ? qsTr("Previous picture") : qsTr("Other pieces")
            icon: "undo"
            onClicked: SetTutor.goBack()
        },
        ActionButton {
            objectName: "piecesOpen"
            visible: Scanner.cameraAvailable
            text: qsTr("Open a picture")
            icon: "file"
            onClicked: files.open()
        }
    ]
    primary: PrimaryButton {
        objectName: "piecesTake"
        visible: root.hasFoot
        width: Math.min(implicitWidth, root.width * 0.5)
        title: Scanner.cameraAvailable ? qsTr("Use the camera") : qsTr("Open a picture")
        icon: Scanner.cameraAvailable ? "camera" : "file"
        onClicked: {
            if (Scanner.cameraAvailable)
                root.openLive("");
            else
                files.open();
        }
    }

    PieceChoice {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.dp(680))
        height: Math.min(parent.height, implicitHeight)
        visible: root.stage === "choosing"
        onChosen: SetTutor.lay()
    }
    GridLayout {
        anchors.fill: parent
        visible: root.laying
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin
        BoardView {
            objectName: "piecesBoard"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.wide ? 0 : root.body.height * 0.5
            board: SetTutor.board
            uncertain: {
                const marks = {};
                SetTutor.missing.forEach(place => marks[place] = { state: "differs" });
                return marks;
            }
            zoomable: true
            name: qsTr("What to place for this picture")
        }
        PieceList {
            Layout.preferredWidth: root.wide ? Math.min(Theme.dp(400), root.width * 0.42) : -1
            Layout.fillWidth: !root.wide
            Layout.fillHeight: root.wide
            Layout.preferredHeight: root.wide ? -1 : root.body.height * 0.4
        }
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.dp(560))
        visible: root.stage === "reading"
        padding: Theme.dp(24)
        implicitHeight: reading.implicitHeight + 2 * padding
        height: implicitHeight
        Column {
            id: reading
            width: parent.width
            spacing: Theme.margin
            Icon { anchors.horizontalCenter: parent.horizontalCenter; name: "hourglass"; size: Theme.dp(72); color: Theme.accent }
            ThemeText { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: qsTr("Reeve is looking at your pieces"); step: "title" }
            ActionButton { objectName: "piecesCancel"; width: parent.width; text: qsTr("Cancel"); icon: "cross"; onClicked: SetTutor.goBack() }
        }
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.dp(640))
        height: Math.min(parent.height, implicitHeight)
        visible: root.stage === "done"
        padding: Theme.dp(24)
        implicitHeight: result.implicitHeight + 2 * padding
        Flickable {
            id: end
            anchors.fill: parent
            anchors.margins: -Theme.gap // room for the focus ring of a button at the edge
            contentHeight: result.implicitHeight + 2 * Theme.gap
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            MoreBelow { parent: end; view: end; z: 1 }
            Column {
                id: result
                x: Theme.gap
                y: Theme.gap
                width: end.width - 2 * Theme.gap
                spacing: Theme.margin
                Icon { anchors.horizontalCenter: parent.horizontalCenter; name: "check"; size: Theme.dp(72); color: Theme.success }
                ThemeText { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: qsTr("Reeve knows your pieces"); step: "title" }
                PieceCheck { width: parent.width; text: SetTutor.message }
                PrimaryButton { objectName: "piecesDone"; width: parent.width; title: root.from === "sets" ? qsTr("To your sets") : qsTr("To the photograph"); icon: "next"; onClicked: root.done() }
                ActionButton { objectName: "piecesAgain"; width: parent.width; text: qsTr("Take the last picture again"); icon: "undo"; onClicked: SetTutor.goBack() }
            }
        }
    }
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.live
        sourceComponent: LiveView {
            video: root.video
            action: qsTr("Take this picture")
            pictureOnly: true // pieces that Reeve does not know yet are read differently in each frame
            onTaken: live => { SetTutor.take(live); root.live = false; }
            onClosed: root.live = false
        }
    }
    // qmllint enable unqualified
}
