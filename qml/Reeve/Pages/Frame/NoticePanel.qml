// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// Something that must be known about the saved games: what it is, what can be done about it, and, where nothing more is to be
// done, a cross to put it away.
Panel {
    id: root

    property string text: ""
    /** What can be done about it, or "". */
    property string action: ""
    property bool dismissible: false
    /** It tells of something that was done, not of something to worry about. */
    property bool done: false
    /** The text's type step and the lines that it may take before its size steps down. */
    property alias step: words.step
    property alias lines: words.lines

    signal acted()
    signal dismissed()

    readonly property bool narrow: root.width < Theme.dp(620) && words.naturalWidth > root.width / 2

    visible: root.text !== ""
    mustDecide: !root.done
    padding: Theme.wideGap
    implicitHeight: Math.max(words.height, root.narrow || !act.visible ? 0 : act.height, cross.visible ? cross.height : 0)
                    + (root.narrow && act.visible ? act.height + Theme.gap : 0) + 2 * padding
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Icon {
        id: sign
        name: root.done ? "check" : "warning"
        color: root.done ? Theme.success : Theme.warning
        anchors.verticalCenter: words.verticalCenter
    }
    ThemeText {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.wideGap
        width: parent.width - x - (act.visible && !root.narrow ? act.width + Theme.wideGap : 0) - (cross.visible ? cross.width + Theme.gap : 0)
        // Beside a cross that is higher than they are, they stand in its middle.
        y: root.narrow && act.visible ? Math.max(0, root.dismissible ? (cross.height - height) / 2 : 0) : (parent.height - height) / 2
        text: root.text
        step: "body"
        lines: 5
        Accessible.ignored: true
    }
    ActionButton {
        id: act
        objectName: "noticeAction"
        visible: root.action !== ""
        anchors.right: cross.visible && !root.narrow ? cross.left : parent.right
        anchors.rightMargin: cross.visible && !root.narrow ? Theme.gap : 0
        y: root.narrow ? parent.height - height : (parent.height - height) / 2
        width: Math.min(implicitWidth, parent.width)
        height: implicitHeight
        tone: "warning"
        text: root.action
        onClicked: root.acted()
    }
    IconButton {
        id: cross
        objectName: "noticeDismiss"
        visible: root.dismissible
        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        icon: "cross"
        name: qsTr("Dismiss this note")
        onClicked: root.dismissed()
    }
}
