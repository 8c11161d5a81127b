// SPDX-License-Identifier: GPL-3.0-or-later
// The Loader of Qt 6.4 creates no bound components, so what is inside knows the ids outside by name only.
// qmllint disable unqualified

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What Reeve keeps on this device: where it lies, a bug report of it, and the way to be rid of it.
Panel {
    id: root

    property bool asked: false
    property string told: ""

    title: qsTr("Your games and settings")
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    implicitHeight: Theme.dp(62) + content.implicitHeight + Theme.margin

    Connections {
        target: Device
        function onReported(file: string): void { root.told = qsTr("Saved as %1.").arg(file); }
        function onFailed(detail: string): void { root.told = qsTr("This did not work: %1").arg(detail); }
        function onDeleted(): void { Qt.quit(); }
    }
    ColumnLayout {
        id: content
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "dataFolder"
            Layout.fillWidth: true
            text: root.told !== "" ? root.told : qsTr("They lie in %1. Nothing leaves this device.").arg(Device.folder)
            step: "body"
            lines: 4
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: Theme.mutedInk
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
            subtitle: qsTr("all games, people and settings")
            onClicked: root.asked = true
        }
    }
    Loader {
        parent: root.Window.contentItem
        anchors.fill: parent
        z: 100
        active: root.asked
        sourceComponent: EraseSheet {
            onDismissed: root.asked = false
            onConfirmed: {
                root.asked = false;
                Device.deleteEverything();
            }
        }
    }
}
