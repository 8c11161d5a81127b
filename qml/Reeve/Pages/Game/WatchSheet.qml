// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtMultimedia
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Begins and ends watching, shows the picture large, and sets how far the camera is trusted.
Sheet {
    id: root

    /** The camera that runs; null: none. */
    property LiveCamera camera: null

    readonly property var signs: ({ waiting: qsTr("Waiting for the picture"), searching: qsTr("No board found yet"), looking: qsTr("Reeve sees the board."),
                                    hand: qsTr("A hand is in the picture, or something moves."), changed: qsTr("Something has changed on the table.") })
    readonly property string fault: (root.camera?.gone ?? false) ? qsTr("The camera is disconnected. Plug it in again.")
        : (root.camera?.fault ?? "") !== "" ? qsTr("The camera reports: %1").arg(root.camera?.fault ?? "") : TableWatch.advice

    title: qsTr("Let Reeve watch")
    hint: qsTr("A camera on a stand sees what is put on the board and the dice beside it, and Reeve proposes it. The picture stays on this device and is not saved.")
    sheetWidth: Theme.dp(720)

    PhotographPick {
        id: files
        title: qsTr("A video of the table")
        suffixes: files.videos
        onAccepted: TableWatch.begin(String(files.selectedFile))
    }

    Column {
        width: parent.width
        spacing: Theme.margin

        Row {
            id: stands
            width: parent.width
            visible: !TableWatch.on
            spacing: Theme.wideGap
            readonly property real each: (width - 2 * spacing) / 3
            WatchStand { width: stands.each; kind: "good"; text: qsTr("From above at a slant, the whole board in the picture") }
            WatchStand { width: stands.each; kind: "flat"; text: qsTr("Too flat: pieces hide each other") }
            WatchStand { width: stands.each; kind: "cut"; text: qsTr("A corner of the board is missing") }
        }
        ThemeText {
            width: parent.width
            visible: !TableWatch.on
            text: Scanner.cameraAvailable ? qsTr("The camera must not move and needs even light. When you begin, the board has to lie as Reeve shows it.")
                                          : qsTr("No camera is connected. Plug one in, or watch a video.")
            step: "body"
            lines: 5
        }
        ActionButton {
            objectName: "watchCamera"
            width: parent.width
            visible: !TableWatch.on && Scanner.cameraAvailable
            icon: "camera"
            text: qsTr("The board lies like that: begin")
            onClicked: TableWatch.begin("")
        }
        ActionButton {
            objectName: "watchVideo"
            width: parent.width
            visible: !TableWatch.on
            icon: "play"
            text: qsTr("Watch a video")
            onClicked: files.open()
        }

        Rectangle {
            width: parent.width
            height: Math.min(width * 0.6, Theme.dp(300), root.height * 0.3)
            visible: TableWatch.on
            color: Theme.things.night
            radius: Theme.radiusCard
            VideoOutput {
                id: picture
                anchors.fill: parent
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Live picture")
                Component.onCompleted: TableWatch.showIn(picture.videoSink)
            }
            BoardOutline { anchors.fill: picture; points: Array.from(TableWatch.outline); frame: Qt.size(TableWatch.frameWidth, TableWatch.frameHeight) }
        }
        ThemeText {
            objectName: "watchSays"
            width: parent.width
            visible: TableWatch.on
            text: root.fault !== "" ? root.fault : root.signs[TableWatch.sign]
            step: "name"
            lines: 3
            color: root.fault !== "" ? Theme.warning : Theme.ink
            Accessible.role: Accessible.AlertMessage
        }
        ThemeText { width: parent.width; text: qsTr("What Reeve does with what it sees"); step: "heading"; lines: 2; Accessible.role: Accessible.Heading }
        SegmentedControl {
            objectName: "watchTrust"
            width: parent.width
            name: qsTr("What Reeve does with what it sees")
            options: [{ value: "show", text: qsTr("Show it") }, { value: "ask", text: qsTr("Ask") }, { value: "enter", text: qsTr("Enter what is certain") }]
            value: Table.watching
            onPicked: value => Table.watching = value
        }
        ActionButton {
            objectName: "watchOther"
            width: parent.width
            visible: root.camera?.hasOther ?? false
            icon: "other-camera"
            text: qsTr("The other camera")
            onClicked: { root.camera.useOther(); TableWatch.begin(""); }
        }
        ActionButton {
            objectName: "watchAnew"
            width: parent.width
            visible: TableWatch.on
            icon: "scan-again"
            text: qsTr("Begin again")
            subtitle: qsTr("The board lies as Reeve shows it.")
            onClicked: TableWatch.begin(TableWatch.video)
        }
        ActionButton {
            objectName: "watchEnd"
            width: parent.width
            visible: TableWatch.on
            icon: "cross"
            text: qsTr("Stop watching")
            onClicked: { TableWatch.end(); root.dismissed(); }
        }
    }
}
