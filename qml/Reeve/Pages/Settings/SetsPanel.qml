// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// In the settings: a summary of the learned sets, with a button to their page.
Panel {
    id: root

    readonly property list<learnedSetFacts> sets: LearnedSets.list
    readonly property list<string> names: Array.from(root.sets).map(set => set.name)
    signal asked()

    title: qsTr("Your sets")
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    implicitHeight: root.contentTop + content.implicitHeight + root.padding

    ColumnLayout {
        id: content
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            objectName: "setsText"
            Layout.fillWidth: true
            text: root.names.length === 0 ? qsTr("Reeve can learn what the hexes and pieces of your own set look like, and reads photographs of it better then.")
                : qsTr("Reeve has learned: %1").arg(Array.from(root.names).join(", "))
            step: "body"
            lines: 4
            color: Theme.mutedInk
        }
        ActionButton {
            objectName: "openSets"
            Layout.fillWidth: true
            icon: "eye"
            text: qsTr("Look at your sets")
            subtitle: qsTr("what each knows, names, files")
            onClicked: root.asked()
        }
    }
}
