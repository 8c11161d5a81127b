// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Which of the learned sets photographs are read with.
Column {
    id: root

    readonly property list<learnedSetFacts> sets: LearnedSets.list
    readonly property var options: [
        { way: "auto", name: "", text: qsTr("Choose by the photograph"), hint: qsTr("the set that looks most like it") },
        ...Array.from(root.sets).map(set => ({ way: "one", name: set.name, text: set.name, hint: qsTr("always this one") })),
        { way: "none", name: "", text: qsTr("No set"), hint: qsTr("as on a table that Reeve has never seen") }
    ]
    signal picked()

    spacing: Theme.gap
    Repeater {
        model: root.options
        ActionButton {
            required property var modelData
            required property int index
            objectName: "setWay" + index
            width: root.width
            text: modelData.text
            subtitle: modelData.hint
            icon: selected ? "check" : modelData.way === "auto" ? "camera" : modelData.way === "none" ? "cross" : "settlement"
            checkable: true
            checked: selected
            selected: LearnedSets.way === modelData.way && LearnedSets.chosen === modelData.name
            onClicked: { LearnedSets.choose(modelData.way, modelData.name); root.picked(); }
        }
    }
}
