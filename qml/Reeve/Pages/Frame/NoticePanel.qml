// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A notice about the saved games: text, an optional action, and a cross to close it if no action is needed.
Panel {
    id: root

    property string text: ""
    /** What its buttons are about, see Taps. */
    property string subject: root.text
    /** Text of the action, or "". */
    property string action: ""
    property bool dismissible: false
    /** A success, not a problem. */
    property bool done: false
    /** Type step of the text, and its lines before the size is reduced. */
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
        // Centred next to a cross that is higher.
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
