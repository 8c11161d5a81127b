// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// Purpose, version and licence of Reeve, and its dependencies.
Panel {
    id: root

    title: qsTr("About Reeve")
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    implicitHeight: root.contentTop + content.implicitHeight + root.padding

    ColumnLayout {
        id: content
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "aboutVersion"
            Layout.fillWidth: true
            text: qsTr("Version %1. Free software under the GNU General Public License, version 3 or later.").arg(Qt.application.version)
            step: "body"
            lines: 4
        }
        ThemeText {
            Layout.fillWidth: true
            text: qsTr("It accompanies your own copies of Catan and Cities & Knights. It is not made or approved by their publisher; drawings and texts are our own.")
            step: "body"
            lines: 6
            color: Theme.mutedInk
        }
        ThemeText {
            Layout.fillWidth: true
            text: qsTr("Built with Qt, OpenCV and JSON for Modern C++; set in Inter and Noto Serif.")
            step: "caption"
            lines: 3
            color: Theme.mutedInk
        }
    }
}
