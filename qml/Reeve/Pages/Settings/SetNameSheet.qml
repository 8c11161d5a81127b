// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Sheets

// Renames a learned set.
NameSheet {
    id: root

    title: qsTr("Rename this set")
    hint: qsTr("For example: at home, club, travel edition.")
    field: "setName"
    placeholder: qsTr("Name of the set")
    action: qsTr("Rename")
    nameless: qsTr("A set needs a name.")
    fault: root.taken(Array.from(LearnedSets.list)) ? Words.sentence(qsTr("Another set is called %1.").arg(root.tidy)) : ""
}
