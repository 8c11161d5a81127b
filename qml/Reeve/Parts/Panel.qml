// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A card for content, with a heading if it has a title.
Item {
    id: root

    property string title: ""
    property string hint: ""
    /** Chosen or on turn: accent border, raised fill. */
    property bool selected: false
    /** A decision is pending here: warning border. */
    property bool mustDecide: false
    property bool raised: false
    property real padding: Theme.margin
    property real radius: Theme.radiusCard
    property bool shadow: true
    /** Top of the content, below title and hint. */
    readonly property real contentTop: body.y
    default property alias content: body.data

    implicitWidth: body.childrenRect.width + 2 * root.padding
    implicitHeight: body.y + body.childrenRect.height + root.padding
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Rectangle {
        visible: root.shadow && !Theme.highContrast
        anchors.fill: plate
        anchors.topMargin: 2
        anchors.bottomMargin: -2
        radius: root.radius
        color: Theme.shadow
    }
    Rectangle {
        id: plate
        anchors.fill: parent
        radius: root.radius
        color: root.selected || root.mustDecide || root.raised ? Theme.raised : Theme.surface
        border.color: root.mustDecide ? Theme.warning : root.selected ? Theme.accent : Theme.line
        border.width: root.mustDecide || root.selected ? Theme.selectedStroke : Theme.decorStroke
        Behavior on border.color { ColorAnimation { duration: Theme.fadeTime } }
    }

    Column {
        id: head
        x: root.padding
        y: root.padding
        width: root.width - 2 * root.padding
        visible: root.title !== "" || root.hint !== ""

        ThemeText {
            width: parent.width
            visible: root.title !== ""
            text: root.title
            step: "heading"
            Accessible.role: Accessible.Heading
        }
        ThemeText {
            width: parent.width
            visible: root.hint !== ""
            text: root.hint
            step: "caption"
            lines: 3
            color: Theme.mutedInk
        }
    }

    Item {
        id: body
        x: root.padding
        y: root.padding + (head.visible ? head.height + Theme.gap : 0)
        width: root.width - 2 * root.padding
        height: root.height - y - root.padding
    }
}
