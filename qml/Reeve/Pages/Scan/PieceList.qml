// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// Beside the picture of what is to be laid: how it goes, what each colour needs, and how the picture before was read.
Flickable {
    id: root

    objectName: "pieceList"
    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    MoreBelow { parent: root; view: root; ground: Theme.background }

    Column {
        id: column
        width: root.width
        spacing: Theme.margin

        NoticePanel {
            objectName: "piecesRefused"
            width: parent.width
            text: SetTutor.state === "refused" ? SetTutor.message : ""
            onTextChanged: if (text !== "") root.contentY = 0 // to be read, wherever the list was
            lines: 8
        }
        Panel {
            width: parent.width
            title: qsTr("Picture %1 of %2").arg(SetTutor.picture).arg(SetTutor.pictures)
            implicitHeight: contentTop + steps.implicitHeight + padding
            height: implicitHeight
            Column {
                id: steps
                width: parent.width
                spacing: Theme.gap
                Rectangle {
                    width: parent.width
                    height: Theme.dp(14)
                    radius: height / 2
                    color: Theme.line
                    Rectangle {
                        objectName: "piecesProgress"
                        width: parent.width * (SetTutor.picture - 1) / Math.max(1, SetTutor.pictures)
                        height: parent.height
                        radius: height / 2
                        color: Theme.success
                    }
                }
                ThemeText {
                    width: parent.width
                    text: qsTr("Place the pieces on your board like this, whatever its hexes are, and nothing else. Then photograph the whole board from above.")
                    step: "body"
                    lines: 6
                }
                Repeater {
                    model: SetTutor.needed
                    Row {
                        id: row
                        required property neededPiecesFacts modelData
                        width: parent?.width ?? 0
                        spacing: Theme.gap
                        Item {
                            id: pin
                            width: Theme.dp(28)
                            height: width
                            anchors.verticalCenter: parent.verticalCenter
                            PlayerPin { visible: row.modelData.color !== ""; player: row.modelData.color; size: parent.width }
                            Icon { visible: row.modelData.color === ""; name: "robber"; size: parent.width; color: Theme.ink }
                        }
                        ThemeText { anchors.verticalCenter: parent.verticalCenter; width: row.width - pin.width - row.spacing; text: row.modelData.text; step: "caption"; lines: 5 }
                    }
                }
            }
        }
        Panel {
            width: parent.width
            visible: SetTutor.state === "laying" && SetTutor.message !== ""
            title: qsTr("What Reeve read")
            implicitHeight: contentTop + check.implicitHeight + padding
            height: implicitHeight
            PieceCheck { id: check; width: parent.width; text: SetTutor.message }
        }
    }
}
