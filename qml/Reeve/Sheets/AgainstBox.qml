// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Parts

// A board that the box does not have: a slip, or really laid like this.
Sheet {
    id: root

    required property BoardCount board
    signal confirmed()

    title: qsTr("Not what the box holds")
    buttons: [
        ActionButton { objectName: "lookAgain"; text: qsTr("Look again"); onClicked: root.dismissed() },
        ActionButton {
            objectName: "laidSo"
            text: qsTr("We really laid it so")
            icon: "check"
            onClicked: {
                root.board.agreed = Array.from(root.board.faults).join();
                root.confirmed();
            }
        }
    ]
    ThemeText {
        width: parent.width
        text: Array.from(root.board.faults).join("\n")
        step: "body"
        lines: 12
    }
}
