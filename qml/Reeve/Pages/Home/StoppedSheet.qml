// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets

// Shown at the next start after a crash: says that the game is complete.
Sheet {
    id: root

    property string told: ""

    title: qsTr("Reeve stopped unexpectedly")
    hint: qsTr("Your game is complete: every step that you saw is saved.")
    buttons: [
        ActionButton { objectName: "stoppedReport"; icon: "share"; text: qsTr("Save a bug report"); onClicked: Device.saveReport() },
        ActionButton { objectName: "stoppedGoOn"; text: qsTr("Go on"); onClicked: root.dismissed() }
    ]
    Connections {
        target: Device
        function onReported(file: string): void { root.told = qsTr("Saved as %1.").arg(file); }
        function onFailed(detail: string): void { root.told = qsTr("That did not work: %1").arg(detail); }
    }
    ThemeText {
        width: parent.width
        text: root.told !== "" ? root.told : qsTr("A bug report is a file with the game and the settings, without names. You can read it before you send it.")
        step: "body"
        lines: 5
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
