// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// One seat: its colour, the name, and where it stands in the order.
Item {
    id: root

    /** As it was typed. */
    required property string typed
    required property string color
    /** How well Reeve plays the seat; "": a person plays it. */
    required property string level
    /** Of the person who sits here, or "". */
    property string picture: ""
    property string placeholder: ""
    property int place: 0
    property bool first: false
    property bool last: false
    property bool begins: root.first
    property bool removable: false
    /** Somebody Reeve knows can be asked to this seat. */
    property bool choosable: false

    /** The buttons stand below the name. */
    readonly property bool narrow: root.width < Theme.dp(440)

    signal renamed(string name)
    /** Enter after the name. */
    signal entered()
    signal colorAsked()
    signal moved(int by)
    signal removed()
    signal personAsked()
    /** Reeve is to play the seat, or a person again. */
    signal levelAsked()

    function begin(): void { field.begin(); }

    implicitHeight: grid.implicitHeight

    GridLayout {
        id: grid
        width: root.width
        columns: root.narrow ? 2 : 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Pressable {
            id: pinButton
            objectName: "colorButton"
            name: qsTr("Colour of %1: %2").arg(root.placeholder).arg(Words.color(root.color))
            implicitWidth: Theme.dp(60)
            implicitHeight: Theme.dp(60)
            onClicked: root.colorAsked()
            Plate { anchors.fill: parent; fill: pinButton.pressed ? Theme.soft : Theme.raised }
            PlayerPin { anchors.centerIn: parent; player: root.color; size: Theme.dp(40) }
        }
        NameField {
            id: field
            objectName: "nameField"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.dp(60)
            text: root.typed
            placeholder: root.placeholder
            caption: root.level !== "" ? Words.reeveLevel(root.level) : root.begins ? qsTr("begins") : qsTr("seat %1").arg(root.place + 1)
            marked: root.begins
            picture: root.picture
            onEdited: name => root.renamed(name)
            onEntered: root.entered()
        }
        RowLayout {
            Layout.columnSpan: root.narrow ? 2 : 1
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap
            IconButton {
                objectName: "personButton"
                visible: root.choosable
                icon: "users"
                framed: true
                name: qsTr("Who sits here instead of %1?").arg(root.placeholder)
                onClicked: root.personAsked()
            }
            IconButton {
                objectName: "levelButton"
                icon: "owl"
                framed: true
                color: root.level !== "" ? Theme.accent : Theme.ink
                name: root.level !== "" ? qsTr("%1 is played by Reeve. Change").arg(root.placeholder) : qsTr("Let Reeve play %1").arg(root.placeholder)
                onClicked: root.levelAsked()
            }
            IconButton {
                objectName: "upButton"
                icon: "up"
                framed: true
                name: qsTr("Move %1 up").arg(root.placeholder)
                opacity: root.first ? 0.35 : 1
                enabled: !root.first
                onClicked: root.moved(-1)
            }
            IconButton {
                objectName: "downButton"
                icon: "down"
                framed: true
                name: qsTr("Move %1 down").arg(root.placeholder)
                opacity: root.last ? 0.35 : 1
                enabled: !root.last
                onClicked: root.moved(1)
            }
            IconButton {
                objectName: "removeSeat"
                visible: root.removable
                icon: "cross"
                name: qsTr("Remove %1").arg(root.placeholder)
                onClicked: root.removed()
            }
        }
    }
}
