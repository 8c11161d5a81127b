// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtMultimedia
import Reeve.Theme
import Reeve.Parts

// The camera's picture and a shutter; the photograph goes to the person's own picture folder.
Rectangle {
    id: root

    signal taken(url picture)
    signal closed()
    property string fault: ""

    color: Theme.things.night
    radius: Theme.radiusCard

    CaptureSession {
        camera: Camera {
            active: true
            onErrorOccurred: (error, text) => root.fault = text
        }
        imageCapture: ImageCapture {
            id: shutter
            onImageSaved: (id, file) => root.taken("file://" + encodeURI(file))
            onErrorOccurred: (id, error, text) => root.fault = text
        }
        videoOutput: picture
    }
    VideoOutput {
        id: picture
        anchors.fill: parent
        anchors.bottomMargin: Theme.dp(80)
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The camera's picture")
    }
    ThemeText {
        anchors.centerIn: picture
        width: parent.width - 2 * Theme.margin
        horizontalAlignment: Text.AlignHCenter
        visible: root.fault !== ""
        text: qsTr("The camera says: %1").arg(root.fault)
        step: "title"
        lines: 4
        color: Theme.things.nightDanger
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wideGap
        spacing: Theme.wideGap
        ActionButton { text: qsTr("Cancel"); icon: "cross"; onClicked: root.closed() }
        PrimaryButton {
            width: Theme.dp(260)
            title: qsTr("Take the picture")
            icon: "camera"
            reason: shutter.readyForCapture ? "" : qsTr("The camera is not ready")
            onClicked: shutter.captureToFile("")
        }
    }
}
