// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Choice of a person for a seat: all known people who have no seat yet.
Sheet {
    id: root

    /** [{name, color}] of all known people; "" for an unknown colour. */
    required property list<personFacts> people
    /** Names with a seat. */
    property list<string> seated: []
    readonly property list<personFacts> free: Array.from(root.people).filter(p => !Array.from(root.seated).some(n => n.toLowerCase() === p.name.toLowerCase()))
    property string wanted: ""
    readonly property list<personFacts> found: Array.from(root.free).filter(p => p.name.toLowerCase().indexOf(root.wanted.trim().toLowerCase()) >= 0).slice(0, 60)
    signal chosen(personFacts person)

    title: qsTr("Who sits here?")
    hint: root.free.length === 0 ? qsTr("All known players are already seated. Type a new name into the seat.") : qsTr("They keep their colour; whoever has it now swaps.")

    NameField {
        id: search
        objectName: "personSearch"
        width: parent.width
        // A club may have more people than fit a sheet.
        visible: root.free.length > 16
        placeholder: qsTr("Name")
        onEdited: text => root.wanted = text
    }
    GridLayout {
        width: parent.width
        y: search.visible ? search.height + Theme.wideGap : 0
        columns: width < Theme.dp(420) ? 1 : 2
        columnSpacing: Theme.wideGap
        rowSpacing: Theme.wideGap
        Repeater {
            model: root.found.length // a count: no items are recreated inside a layout
            Pressable {
                id: choice
                required property int index
                readonly property personFacts person: root.found[index] ?? People.nobody
                objectName: "choose-" + choice.person.name
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                implicitHeight: Theme.dp(64)
                name: choice.person.name + (choice.person.color === "" ? "" : ", " + Words.color(choice.person.color))
                onClicked: root.chosen(choice.person)
                Plate { anchors.fill: parent; fill: choice.pressed ? Theme.soft : Theme.surface }
                PlayerPin {
                    id: pin
                    x: Theme.margin
                    anchors.verticalCenter: parent.verticalCenter
                    visible: choice.person.color !== ""
                    player: choice.person.color || "white"
                }
                Emblem {
                    id: emblem
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.wideGap
                    anchors.verticalCenter: parent.verticalCenter
                    picture: choice.person.picture
                    size: Theme.dp(44)
                }
                ThemeText {
                    anchors.left: pin.right
                    anchors.leftMargin: Theme.wideGap
                    anchors.right: emblem.visible ? emblem.left : parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: choice.person.name
                    step: "name"
                    lines: 1
                    Accessible.ignored: true
                }
            }
        }
    }
}
