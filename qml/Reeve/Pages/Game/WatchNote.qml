// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Something that the camera saw on the table: the place before and now, what it may be, and the answers.
Panel {
    id: root

    required property seenFacts seen
    /** The almanac is asked for a rule. */
    signal ruleAsked(string rule)

    /** What its buttons are about, see Taps. */
    readonly property string subject: root.seen.id
    readonly property bool asks: Table.watching !== "show" && root.seen.hindrance === ""
    readonly property bool several: root.seen.ways.length > 1
    readonly property string words: root.seen.ways.length === 0 ? root.seen.hindrance
        : root.seen.hindrance !== "" ? qsTr("%1. %2", "what was seen, and why it cannot be entered").arg(root.seen.ways[0]).arg(root.seen.hindrance)
        : root.several ? qsTr("One of these has happened:") : qsTr("%1?", "what was seen").arg(root.seen.ways[0])

    objectName: "seen"
    mustDecide: true
    padding: Theme.wideGap
    implicitHeight: column.height + 2 * padding
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words

    /** One answer stands beside the words where there is room. */
    readonly property bool beside: root.width > Theme.dp(560)

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap
        RowLayout {
            width: parent.width
            spacing: Theme.wideGap
            Row {
                visible: root.width > Theme.dp(380)
                Repeater {
                    model: [root.seen.before, root.seen.now]
                    Image {
                        required property var modelData
                        width: Theme.dp(56) * Math.max(1, Math.round(implicitWidth / Math.max(1, implicitHeight))) // dice lie side by side
                        height: Theme.dp(56)
                        visible: status === Image.Ready
                        source: modelData
                        fillMode: Image.PreserveAspectCrop
                        Accessible.ignored: true
                    }
                }
            }
            PlayerPin { visible: root.seen.color !== ""; player: root.seen.color || "white" }
            ThemeText { objectName: "seenText"; Layout.fillWidth: true; text: root.words; step: "body"; lines: 6; Accessible.ignored: true }
            ActionButton {
                objectName: "seenYes0"
                visible: root.asks && !root.several && root.beside
                Layout.fillWidth: false
                tone: "warning"
                icon: "check"
                text: qsTr("Yes")
                enabled: !Game.saving
                onClicked: TableWatch.enter(root.seen.id, 0)
            }
            IconButton {
                objectName: "seenRule"
                visible: root.seen.rule !== ""
                icon: "almanac"
                name: qsTr("The rule")
                onClicked: root.ruleAsked(root.seen.rule)
            }
            IconButton {
                objectName: "seenDismiss"
                icon: "cross"
                name: qsTr("Not that")
                onClicked: TableWatch.dismiss(root.seen.id)
            }
        }
        Repeater {
            model: root.asks && (root.several || !root.beside) ? root.seen.ways.length : 0
            ActionButton {
                required property int index
                objectName: "seenYes" + index
                width: column.width
                tone: index === 0 ? "warning" : ""
                icon: "check"
                text: root.several ? root.seen.ways[index] : qsTr("Yes")
                enabled: !Game.saving
                onClicked: TableWatch.enter(root.seen.id, index)
            }
        }
    }
}
