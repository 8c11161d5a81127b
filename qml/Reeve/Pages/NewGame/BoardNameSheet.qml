// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// The name under which a board is saved on this device, or its new one.
NameSheet {
    id: root

    readonly property bool fresh: root.given === ""

    title: root.fresh ? qsTr("Save this board") : qsTr("Rename this board")
    hint: qsTr("It stays on this device, for new games.")
    field: "boardName"
    placeholder: qsTr("Name of the board")
    icon: root.fresh ? "file" : "pencil"
    action: root.fresh ? qsTr("Save") : qsTr("Rename")
    nameless: qsTr("A board needs a name.")
    fault: root.taken(Array.from(KeptBoards.list)) ? Words.sentence(qsTr("Another board is called %1.").arg(root.tidy))
         : root.fresh && KeptBoards.full ? qsTr("No more boards can be saved: delete one first.") : ""
}
