// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The keyboard focus ring around its parent: 3 px, with a gap of 2 px.
Rectangle {
    id: root

    property bool shown: false
    /** Corner radius of the parent. */
    property real around: Theme.radiusButton
    /** Drawn inside its parent, which clips: a row of a list. */
    property bool inside: false

    anchors.fill: parent
    anchors.margins: root.inside ? 0 : -(Theme.focusStroke + Theme.focusGap)
    radius: root.around + (root.inside ? 0 : Theme.focusStroke + Theme.focusGap)
    color: "transparent"
    border.color: Theme.focus
    border.width: Theme.focusStroke
    visible: root.shown
    z: 10
}
