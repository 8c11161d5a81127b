// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts

// Tries the club again at once instead of at the next try by itself; there while the club cannot be told.
ActionButton {
    objectName: "clubRetry"
    visible: Club.state === "waiting"
    icon: "redo"
    text: qsTr("Try again now")
    onClicked: Club.hurry()
}
