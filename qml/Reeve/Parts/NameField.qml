// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A line to type a name, with a small caption below.
Item {
    id: root

    property string text: ""
    property string placeholder: ""
    /** The name of the field, if a label beside it says it instead of the placeholder. */
    property string name: ""
    property string caption: ""
    /** A person's picture at the end of the line, or "". */
    property string picture: ""
    property bool marked: false
    property int longest: 24
    /** More was typed than fits: it was left out as a whole, so that no character is cut in half. */
    property bool full: false
    readonly property string limitWords: qsTr("At most %n character(s)", "", root.longest)
    /** The input is hidden: a password. */
    property bool secret: false
    /** Input method hints: Qt.ImhDigitsOnly, … */
    property int hints: Qt.ImhNone

    signal edited(string text)
    /** Enter was pressed. */
    signal entered()

    /** Gives the field the focus. */
    function begin(): void {
        input.forceActiveFocus();
        input.selectAll();
    }

    implicitHeight: Theme.dp(56)
    implicitWidth: Theme.dp(200)

    Plate {
        anchors.fill: parent
        fill: Theme.raised
        stroke: root.marked ? Theme.accent : Theme.line
        strokeWidth: root.marked ? 2.5 : Theme.controlStroke
    }
    TextInput {
        id: input
        objectName: "input"
        readonly property Item ring: root // see FocusKeeper
        anchors.fill: parent
        anchors.leftMargin: Theme.dp(14)
        anchors.rightMargin: Theme.gap + (face.visible ? face.width + Theme.gap : 0)
        topPadding: caption.visible ? Theme.dp(8) : 0
        bottomPadding: caption.visible ? Theme.dp(22) : 0
        verticalAlignment: Text.AlignVCenter
        font: Theme.fontFor("name")
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.onAccent
        clip: true
        echoMode: root.secret ? TextInput.Password : TextInput.Normal
        inputMethodHints: root.hints | (root.secret ? Qt.ImhSensitiveData | Qt.ImhNoPredictiveText : 0)
        activeFocusOnTab: true
        selectByMouse: true
        Accessible.role: Accessible.EditableText
        Accessible.name: root.name !== "" ? root.name : root.caption === "" ? root.placeholder : qsTr("Name, %1").arg(root.caption)
        Accessible.description: root.limitWords
        // The model is rebuilt on each change; only typed text is sent back.
        Component.onCompleted: input.text = input.kept = root.text
        property string kept
        onTextEdited: {
            root.full = input.text.length > root.longest;
            if (root.full) {
                const at = Math.max(0, input.cursorPosition - (input.text.length - input.kept.length));
                input.text = input.kept;
                input.cursorPosition = at;
                return;
            }
            input.kept = input.text;
            root.edited(input.text);
        }
        onAccepted: root.entered()
        Keys.onEscapePressed: Overlays.rest(input)

        ThemeText {
            anchors.fill: parent
            anchors.topMargin: input.topPadding
            anchors.bottomMargin: input.bottomPadding
            verticalAlignment: Text.AlignVCenter
            visible: input.text === ""
            text: root.placeholder
            step: "name"
            font.italic: true
            lines: 1
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
    onTextChanged: {
        input.kept = root.text;
        if (input.text !== root.text)
            input.text = root.text;
    }

    ThemeText {
        id: caption
        objectName: "caption"
        anchors.left: parent.left
        anchors.leftMargin: Theme.dp(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(6)
        visible: caption.text !== ""
        text: root.full ? root.limitWords : root.caption
        step: "caption"
        lines: 1
        color: root.full ? Theme.danger : root.marked ? Theme.accent : Theme.mutedInk
        Accessible.role: Accessible.AlertMessage
        Accessible.ignored: !root.full
    }
    Emblem {
        id: face
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        picture: root.picture
        size: Theme.dp(44)
    }
}
