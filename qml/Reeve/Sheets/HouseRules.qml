// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// The players' house rules as free text. Stored with the game; not applied.
Column {
    id: root

    property string text: ""
    /** The heading is part of this item. */
    property bool titled: true
    /** In characters; see app/window/table.h. */
    readonly property int longest: 2000
    signal edited(string text)

    spacing: Theme.dp(6)

    ThemeText { width: parent.width; visible: root.titled; text: qsTr("House rules"); step: "heading"; Accessible.role: Accessible.Heading }
    ThemeText {
        width: parent.width
        text: qsTr("In your own words. Reeve saves them with the game but does not apply them.")
        step: "caption"
        color: Theme.mutedInk
    }
    Item {
        width: parent.width
        height: Math.max(Theme.dp(120), input.implicitHeight)
        Plate { anchors.fill: parent; fill: Theme.raised; stroke: Theme.highContrast ? Theme.edge : Theme.line; strokeWidth: Theme.controlStroke }
        TextEdit {
            id: input
            objectName: "houseRules"
            readonly property Item ring: parent // see FocusKeeper
            anchors.fill: parent
            padding: Theme.dp(12)
            font: Theme.fontFor("body")
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.onAccent
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            selectByMouse: true
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.multiLine: true
            Accessible.name: qsTr("House rules")
            Keys.onEscapePressed: Overlays.rest(input)
            // Tab moves to the next control.
            Keys.onTabPressed: input.nextItemInFocusChain().forceActiveFocus()
            Keys.onBacktabPressed: input.nextItemInFocusChain(false).forceActiveFocus()
            Component.onCompleted: input.text = root.text
            onTextChanged: {
                if (input.text.length > root.longest)
                    input.remove(root.longest, input.text.length);
                else if (input.text !== root.text)
                    root.edited(input.text);
            }
        }
        ThemeText {
            anchors.fill: parent
            anchors.margins: Theme.dp(12)
            visible: input.text === "" && !input.activeFocus
            text: qsTr("For example: no robber before the third round.")
            step: "body"
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
    onTextChanged: if (input.text !== root.text) input.text = root.text
}
