// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The red die and, in Cities & Knights, the event die.
Panel {
    id: root

    required property statisticsFacts told
    readonly property bool events: root.told.knights
    property faceFacts noFace
    readonly property list<faceFacts> faces: root.told.events
    readonly property real most: Math.max(1, ...Array.from(root.faces).map(b => Math.max(b.count, b.expected))) * 1.06

    title: root.events ? qsTr("Red die and event die") : qsTr("Red die")
    implicitHeight: Theme.dp(62) + row.implicitHeight + Theme.margin

    RowLayout {
        id: row
        width: parent.width
        height: Math.max(implicitHeight, parent.height)
        spacing: Theme.dp(32)
        BarChart {
            objectName: "redDie"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.minimumHeight: Theme.dp(190)
            fill: Theme.things.redDie
            bars: Array.from(root.told.red).map(b => ({ label: String(b.value), count: b.count, expected: b.expected, hot: false }))
            naming: qsTr("Red %1: %2 times, expected %3")
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignVCenter
            visible: root.events
            spacing: Theme.gap
            Repeater {
                model: root.faces.length // a count: no items are recreated inside a layout
                ShareBar {
                    required property int index
                    readonly property faceFacts modelData: root.faces[index] ?? root.noFace
                    objectName: "face-" + modelData.face
                    Layout.fillWidth: true
                    label: Words.event(modelData.face)
                    count: modelData.count
                    expected: modelData.expected
                    most: root.most
                    fill: modelData.face === "ship" ? Theme.ink : Theme.trackColor(modelData.face)
                    name: qsTr("%1: %2 times, expected %3").arg(label).arg(count).arg(Number(expected).toLocaleString(Qt.locale(), "f", 1))
                }
            }
        }
    }
}
