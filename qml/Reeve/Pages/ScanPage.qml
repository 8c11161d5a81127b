// SPDX-License-Identifier: GPL-3.0-or-later
// The Loader of Qt 6.4 creates no bound components, so what is inside knows the ids outside by name only.
// qmllint disable unqualified

import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The board from a photograph: open it, look at what was read, correct what is wrong, accept.
PageFrame {
    id: root

    signal byHand()
    signal accepted(var board)

    property string hex: ""
    property bool withCamera: false
    readonly property bool found: Scanner.state === "found"
    readonly property bool wide: root.width > root.height
    readonly property var doubts: {
        const hexes = [];
        for (const u of Scanner.uncertain)
            if (hexes.indexOf(u.hex) < 0)
                hexes.push(u.hex);
        return hexes;
    }

    title: root.found ? qsTr("Check the scan") : qsTr("Photograph the board")
    hint: root.found ? qsTr("Tap a hex that is wrong or marked.") : ""

    BoardCount { id: count; hexes: root.found ? Scanner.reading.hexes : ({}) }

    FileDialog {
        id: files
        title: qsTr("A photograph of the board")
        currentFolder: Scanner.picturesFolder
        nameFilters: [qsTr("Pictures (%1)").arg("*.jpg *.jpeg *.png *.webp *.bmp *.tif *.tiff"), qsTr("All files (%1)").arg("*")]
        onAccepted: { root.hex = ""; Scanner.read(files.selectedFile); }
    }

    foot: [
        ActionButton {
            objectName: "openPicture"
            text: root.found ? qsTr("Another picture") : qsTr("Open a picture")
            icon: root.found ? "scan-again" : "file"
            onClicked: files.open()
        },
        ActionButton {
            objectName: "openCamera"
            visible: Scanner.cameraAvailable && !root.found
            text: qsTr("Camera")
            icon: "camera"
            onClicked: root.withCamera = true
        },
        ActionButton {
            objectName: "byHand"
            text: qsTr("Enter by hand")
            icon: "hand"
            onClicked: { Scanner.cancel(); root.byHand(); }
        },
        ThemeText {
            anchors.verticalCenter: parent?.verticalCenter
            visible: root.wide
            width: Theme.dp(160)
            text: qsTr("The picture stays here")
            step: "caption"
            color: Theme.mutedInk
        }
    ]
    primary: PrimaryButton {
        objectName: "acceptScan"
        visible: root.found
        width: Math.min(implicitWidth, root.width * 0.4)
        title: qsTr("Accept board")
        subtitle: root.doubts.length > 0 ? qsTr("%n place(s) not checked", "", root.doubts.length) : qsTr("then a look at the harbours")
        reason: count.complete ? "" : count.summary
        onClicked: root.accepted(Scanner.board())
        onRefused: reason => notice.show(reason, "")
    }

    Loader {
        anchors.fill: parent
        active: !root.found
        sourceComponent: ScanStart {
            stage: Scanner.state
            message: Scanner.message
            camera: Scanner.cameraAvailable
            onOpenAsked: files.open()
            onHandAsked: root.byHand()
            onCancelAsked: Scanner.cancel()
        }
    }

    GridLayout {
        anchors.fill: parent
        visible: root.found
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        ScanPicture {
            objectName: "scanPicture"
            Layout.fillWidth: true
            Layout.fillHeight: true
            hexes: root.found ? Scanner.reading.hexes : ({})
            doubts: root.doubts
            selected: root.hex
            onHexTapped: name => root.hex = name
        }
        ScanSide {
            Layout.preferredWidth: root.wide ? Theme.dp(372) : -1
            Layout.preferredHeight: root.wide ? -1 : Theme.dp(470)
            Layout.fillWidth: !root.wide
            Layout.fillHeight: root.wide
            count: count
            hex: root.hex
            doubts: root.doubts
            hexes: root.found ? Scanner.reading.hexes : ({})
            onHexAsked: name => root.hex = name
            onCorrected: (terrain, number) => {
                const hex = root.hex;
                Scanner.correct(hex, terrain, number);
                if (terrain === "desert" || number > 0)
                    root.hex = root.doubts.find(d => d !== hex) ?? root.hex;
            }
        }
    }
    // Unloaded when it is not shown: a camera kept alive behind a hidden page can come back blank.
    Loader {
        anchors.fill: parent
        active: root.withCamera && Scanner.cameraAvailable
        sourceComponent: CameraView {
            onTaken: picture => { root.withCamera = false; root.hex = ""; Scanner.read(picture); }
            onClosed: root.withCamera = false
        }
    }
    Notice { id: notice }
}
