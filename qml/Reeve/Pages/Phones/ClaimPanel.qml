// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A phone asks for a seat: its number, Yes and No.
Panel {
    id: root

    /** An entry of Phones.claims. */
    required property phoneClaimFacts claim
    readonly property string subject: root.claim.id
    readonly property string who: root.claim.name
    /** Too narrow for number and text side by side. */
    readonly property bool narrow: root.width < Theme.dp(400)
    signal accepted(bool instead)
    signal refused()

    mustDecide: true
    implicitHeight: content.implicitHeight + 2 * padding
    Accessible.role: Accessible.AlertMessage
    Accessible.name: question.text + " " + check.text + " " + root.claim.sign

    Column {
        id: content
        width: parent.width
        spacing: Theme.wideGap
        Item {
            width: parent.width
            height: Math.max(words.height, number.height)
            PlayerPin { id: pin; player: root.claim.color || "white"; size: Theme.dp(36); anchors.verticalCenter: parent.verticalCenter }
            Column {
                id: words
                anchors.left: pin.right
                anchors.leftMargin: Theme.wideGap
                anchors.right: number.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                ThemeText { id: question; width: parent.width; text: qsTr("A phone wants %1's seat").arg(root.who); step: "name" }
                ThemeText { id: check; width: parent.width; text: qsTr("Does %1's phone show this number?").arg(root.who); step: "body"; color: Theme.mutedInk }
                ThemeText {
                    width: parent.width
                    visible: root.claim.taken > 0
                    text: qsTr("%n phone(s) sit(s) there already.", "", root.claim.taken)
                    step: "caption"
                    color: Theme.warning
                }
            }
            Rectangle {
                id: number
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.dp(84)
                height: Theme.dp(64)
                radius: Theme.radiusButton
                color: Theme.playerColor(root.claim.color || "white")
                border.color: Theme.edge
                border.width: 2
                ThemeText {
                    objectName: "claimSign"
                    anchors.centerIn: parent
                    text: root.claim.sign
                    step: "figure"
                    lines: 1
                    color: Theme.playerInk(root.claim.color || "white")
                }
            }
        }
        Grid {
            width: parent.width
            columns: root.narrow ? 1 : 2
            spacing: Theme.gap
            readonly property real cell: root.narrow ? width : (width - spacing) / 2
            ActionButton { objectName: "claimNo"; width: parent.cell; text: qsTr("No"); icon: "cross"; tone: "danger"; onClicked: root.refused() }
            ActionButton {
                objectName: "claimYes"
                width: parent.cell
                visible: root.claim.taken < 2
                text: root.claim.taken > 0 ? qsTr("Yes, as a second one") : qsTr("Yes, that is %1").arg(root.who)
                icon: "check"
                tone: "success"
                onClicked: root.accepted(false)
            }
            ActionButton {
                objectName: "claimInstead"
                width: parent.cell
                visible: root.claim.taken > 0
                text: qsTr("Yes, instead of the old one")
                icon: "phone"
                tone: "success"
                onClicked: root.accepted(true)
            }
        }
    }
}
