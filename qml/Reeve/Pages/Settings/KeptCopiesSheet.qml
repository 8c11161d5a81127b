// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The damaged files: each can be opened, or deleted after a confirmation.
Sheet {
    id: root

    property keptCopyFacts noCopy

    /** The file to delete after confirmation, or "". */
    property url doomed: ""

    signal looked(url file)

    function when(time: date): string {
        // In the present language.
        const spoken = [Settings.language, Qt.locale()];
        return new Date(time).toLocaleString(spoken[1], Locale.ShortFormat);
    }

    title: qsTr("Damaged files that were kept")
    hint: qsTr("Reeve has repaired what it could. The files as they were stay here until you delete them.")
    sheetWidth: Theme.dp(600)

    Column {
        width: parent.width
        spacing: Theme.wideGap
        ThemeText {
            width: parent.width
            visible: Games.copies.length === 0
            text: qsTr("There are none any more.")
            step: "body"
            color: Theme.mutedInk
        }
        Repeater {
            model: Games.copies.length
            Row {
                id: row
                required property int index
                readonly property keptCopyFacts copy: Games.copies[row.index] ?? root.noCopy
                readonly property string subject: String(row.copy.file)
                readonly property bool asked: String(root.doomed) !== "" && String(root.doomed) === String(row.copy.file)
                width: parent?.width ?? 0
                spacing: Theme.gap
                ActionButton {
                    objectName: row.asked ? "deleteCopy" : "lookIntoCopy"
                    width: row.width - bin.width - row.spacing
                    icon: row.asked ? "trash" : "eye"
                    tone: row.asked ? "danger" : ""
                    text: row.asked ? qsTr("Delete this file for good") : root.when(row.copy.time)
                    subtitle: row.asked ? root.when(row.copy.time) : qsTr("%1 KB").arg(Math.ceil(row.copy.bytes / 1024))
                    onClicked: {
                        if (row.asked)
                            Games.removeCopy(row.copy.file);
                        else
                            root.looked(row.copy.file);
                    }
                }
                IconButton {
                    id: bin
                    objectName: "removeCopyButton"
                    icon: row.asked ? "cross" : "trash"
                    name: row.asked ? qsTr("Keep it") : qsTr("Delete")
                    onClicked: root.doomed = row.asked ? "" : row.copy.file
                }
            }
        }
    }
}
