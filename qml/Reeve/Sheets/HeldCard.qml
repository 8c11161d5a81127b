// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// A progress or development card of the hand: its effect, and a button if it may be played now.
Item {
    id: root

    required property string card
    /** A development card, which may share its name with a progress card. */
    property bool development: false
    property int count: 1
    property bool playable: false
    /** Why it cannot be played now. */
    property string hint: ""
    readonly property string track: root.development ? "" : ProgressNames.track(root.card)
    signal played()

    implicitHeight: line.implicitHeight + 2 * Theme.wideGap

    Plate { anchors.fill: parent; fill: Theme.surface }
    Rectangle {
        width: Theme.dp(10)
        radius: Theme.dp(4)
        height: parent.height - 2 * Theme.gap
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        color: root.track === "" ? Theme.accent : Theme.trackColor(root.track)
    }
    GridLayout {
        id: line
        // In a narrow window the button is below the text.
        columns: root.width < Theme.dp(360) ? 1 : 2
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.dp(30)
        anchors.rightMargin: Theme.wideGap
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.wideGap
        rowSpacing: Theme.gap
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.dp(2)
            ThemeText {
                Layout.fillWidth: true
                text: ProgressNames.name(root.card) + (root.count > 1 ? " ×" + root.count : "")
                step: "name"
            }
            ThemeText { Layout.fillWidth: true; text: ProgressNames.text(root.card); step: "caption"; lines: 8 }
            ThemeText {
                Layout.fillWidth: true
                visible: root.hint !== "" && !root.playable
                text: root.hint
                step: "caption"
                color: Theme.mutedInk
            }
        }
        ActionButton {
            objectName: "play-" + root.card
            visible: root.playable
            Layout.alignment: Qt.AlignVCenter | Qt.AlignRight
            icon: "card"
            text: qsTr("Play")
            name: qsTr("Play %1").arg(ProgressNames.name(root.card))
            onClicked: root.played()
        }
    }
}
