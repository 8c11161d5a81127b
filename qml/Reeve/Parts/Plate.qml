// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The background of a control: fill, border (dashed if it cannot be used), corner radius.
Rectangle {
    id: root

    property color fill: Theme.raised
    property color stroke: Theme.highContrast ? Theme.edge : Theme.line
    property real strokeWidth: Theme.controlStroke
    property bool dashed: false

    radius: Theme.radiusButton
    color: root.fill
    border.color: root.stroke
    border.width: root.dashed ? 0 : root.strokeWidth
    Behavior on color { ColorAnimation { duration: Theme.fadeTime } }

    Loader {
        anchors.fill: parent
        active: root.dashed
        // qmllint disable unqualified
        sourceComponent: DashedFrame { stroke: root.stroke; radius: root.radius; strokeWidth: root.strokeWidth }
        // qmllint enable unqualified
    }
}
