// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// One of the club's people, found by the beginning of a name.
Sheet {
    id: root

    property list<clubPersonFacts> people: []
    property string wanted: ""
    readonly property list<clubPersonFacts> found: Array.from(root.people).filter(p => p.name.toLowerCase().indexOf(root.wanted.trim().toLowerCase()) >= 0)
    readonly property int most: 40

    signal chosen(clubPersonFacts person)

    title: qsTr("Choose a player")
    hint: root.found.length > root.most ? qsTr("The first %1 of %2; type a part of the name.").arg(root.most).arg(root.found.length) : ""
    sheetWidth: Theme.dp(480)

    Column {
        width: parent.width
        spacing: Theme.gap
        NameField {
            objectName: "clubPersonSearch"
            width: parent.width
            placeholder: qsTr("Name")
            onEdited: text => root.wanted = text
        }
        Repeater {
            model: Math.min(root.found.length, root.most)
            ActionButton {
                required property int index
                readonly property clubPersonFacts person: root.found[index] ?? ClubFigures.nobody
                objectName: "clubPerson-" + person.name
                width: parent?.width ?? 0
                text: person.name
                onClicked: root.chosen(person)
            }
        }
    }
}
