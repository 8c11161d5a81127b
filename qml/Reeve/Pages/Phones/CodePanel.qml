// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// How to connect a phone: the QR code, and the address to type if it cannot be scanned.
Panel {
    id: root

    readonly property bool on: Phones.state === "on"
    /** The steps are beside the code. */
    readonly property bool beside: root.width >= Theme.dp(500)
    /** Larger if there is room: it is scanned from across the table. */
    readonly property int largestCode: Theme.dp(root.width >= Theme.dp(580) ? 338 : 272)
    readonly property string spelled: Phones.code.replace(/^(...)/, "$1 ")

    /** Show the code of the Wi-Fi. */
    signal wifiAsked()

    implicitHeight: content.implicitHeight + 2 * padding
    padding: Theme.dp(20)

    Column {
        id: content
        width: parent.width
        spacing: Theme.wideGap

        Column {
            width: parent.width
            ThemeText { width: parent.width; text: qsTr("Scan with the phone's camera"); step: "title"; Accessible.role: Accessible.Heading }
            ThemeText { width: parent.width; text: qsTr("No app, no internet. Only the same Wi-Fi as this table."); step: "body"; color: Theme.mutedInk; lines: 3 }
        }
        Row {
            width: parent.width
            spacing: Theme.margin
            QrPicture {
                objectName: "qrCode"
                width: Math.min(content.width - (root.beside ? steps.width + Theme.margin : 0), root.largestCode)
                height: width
                rows: Array.from(Phones.qr)
                name: root.on ? Words.qrCode(Phones.address, root.spelled) : qsTr("No code yet")
                ThemeText {
                    anchors.centerIn: parent
                    width: parent.width - 2 * Theme.margin
                    visible: !root.on
                    horizontalAlignment: Text.AlignHCenter
                    // On the white of the code in every colour scheme.
                    color: "#000000"
                    lines: 6
                    text: Phones.state === "no-network" ? Words.noNetwork
                        : Phones.state === "failed" ? Phones.message : qsTr("One moment …")
                }
            }
            Column {
                id: steps
                width: Theme.dp(170)
                visible: root.beside
                spacing: Theme.margin
                Repeater {
                    model: [qsTr("Scan the code"), qsTr("Choose a seat"), qsTr("Tap Yes here")]
                    Item {
                        id: step
                        required property string modelData
                        required property int index
                        width: parent?.width ?? 0
                        height: Theme.dp(40)
                        Rectangle {
                            id: round
                            width: Theme.dp(34)
                            height: width
                            radius: width / 2
                            color: Theme.soft
                            anchors.verticalCenter: parent.verticalCenter
                            ThemeText { anchors.centerIn: parent; text: step.index + 1; step: "number"; lines: 1; color: Theme.accent; Accessible.ignored: true }
                        }
                        ThemeText {
                            anchors.left: round.right
                            anchors.leftMargin: Theme.gap
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: step.modelData
                            step: "panel"
                        }
                    }
                }
                ActionButton { objectName: "newCode"; width: parent.width; visible: root.on; icon: "scan-again"; text: qsTr("New code"); onClicked: Phones.renewCode() }
                ActionButton { objectName: "wifiCode"; width: parent.width; visible: root.on; icon: "share"; text: qsTr("Wi-Fi code"); onClicked: root.wifiAsked() }
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            visible: root.on && !root.beside
            ActionButton { objectName: "newCodeBelow"; width: (parent.width - Theme.gap) / 2; icon: "scan-again"; text: qsTr("New code"); onClicked: Phones.renewCode() }
            ActionButton { objectName: "wifiCodeBelow"; width: (parent.width - Theme.gap) / 2; icon: "share"; text: qsTr("Wi-Fi code"); onClicked: root.wifiAsked() }
        }
        Rectangle { width: parent.width; height: Theme.decorStroke; color: Theme.line; visible: root.on }
        Grid {
            width: parent.width
            visible: root.on
            columns: root.width >= Theme.dp(440) ? 2 : 1
            columnSpacing: Theme.margin
            rowSpacing: Theme.gap
            Column {
                width: Math.min(content.width, typed.naturalWidth)
                ThemeText { width: parent.width; text: qsTr("Or type in a browser"); step: "caption"; lines: 1; color: Theme.mutedInk }
                ThemeText { id: typed; objectName: "phonesAddress"; width: parent.width; text: Phones.address; step: "figure"; lines: 1 }
            }
            Column {
                ThemeText { text: qsTr("Code"); step: "caption"; lines: 1; color: Theme.mutedInk }
                ThemeText { objectName: "phonesCode"; text: root.spelled; step: "figure"; lines: 1 }
            }
        }
        Rectangle {
            width: parent.width
            height: warning.height + 2 * Theme.wideGap
            radius: Theme.radiusButton
            color: Theme.warningSoft
            Icon { id: sign; x: Theme.wideGap; anchors.verticalCenter: parent.verticalCenter; name: "info"; color: Theme.warning }
            ThemeText {
                id: warning
                anchors.left: sign.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: parent.right
                anchors.rightMargin: Theme.wideGap
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Use your own Wi-Fi. In an open one somebody could listen in.")
                step: "body"
                lines: 3
            }
        }
    }
}
