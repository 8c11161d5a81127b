// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Name, colour and picture of a known player.
Sheet {
    id: root

    required property personFacts person
    /** Names in use. */
    property list<string> others: []
    property string newName: root.person.name
    readonly property string tidy: root.newName.trim()

    signal renamed(string name)
    signal recolored(string color)
    signal emblemChosen(string emblem)
    signal photoChosen(url file)
    signal photoAllowed(bool allowed)
    /** The club may have the photograph. */
    property bool inClub: false
    signal forgotten()
    readonly property alias photos: files
    /** Why a photograph was refused, or "". */
    property string fault: ""

    title: root.person.name
    hint: Club.joined ? qsTr("The colour is offered first in a new game. Past games stay as they are. The club has name, colour and emblem.")
                      : qsTr("The colour is offered first in a new game. Past games stay as they are.")
    player: root.person.color
    sheetWidth: Theme.dp(480)

    FilePick {
        id: files
        objectName: "photoDialog"
        title: qsTr("A photograph of %1").arg(root.person.name)
        currentFolder: Scanner.picturesFolder
        kind: "pictures"
        suffixes: ["jpg", "jpeg", "png", "webp", "bmp", "heic", "heif", "avif", "gif"]
        suffixesName: qsTr("Pictures")
        onAccepted: root.photoChosen(files.selectedFile)
    }

    Column {
        width: parent.width
        spacing: Theme.wideGap
        NameField {
            objectName: "personName"
            width: parent.width
            text: root.person.name
            placeholder: qsTr("Name of the player")
            onEdited: name => root.newName = name
            onEntered: rename.activate()
        }
        ActionButton {
            id: rename
            objectName: "renamePerson"
            width: parent.width
            icon: "pencil"
            text: qsTr("Rename")
            reason: root.tidy === "" ? qsTr("A player needs a name.") : root.tidy === root.person.name ? qsTr("That is the name already.")
                  : Array.from(root.others).some(n => n.toLowerCase() === root.tidy.toLowerCase()) ? Words.sentence(qsTr("Somebody else is called %1.").arg(root.tidy)) : ""
            onClicked: root.renamed(root.tidy)
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: ["red", "blue", "white", "orange", "green", "brown"]
                Pressable {
                    id: choice
                    required property string modelData
                    readonly property bool taken: root.person.color === choice.modelData
                    objectName: "personColor-" + choice.modelData
                    implicitWidth: Theme.dp(64)
                    implicitHeight: Theme.dp(64)
                    name: Words.color(choice.modelData)
                    checkable: true
                    checked: choice.taken
                    onClicked: root.recolored(choice.modelData)
                    Plate {
                        anchors.fill: parent
                        fill: choice.taken ? Theme.soft : Theme.surface
                        stroke: choice.taken ? Theme.accent : Theme.line
                        strokeWidth: choice.taken ? Theme.selectedStroke : Theme.controlStroke
                    }
                    PlayerPin { anchors.centerIn: parent; player: choice.modelData }
                }
            }
        }
        ThemeText {
            width: parent.width
            visible: root.fault !== ""
            text: root.fault
            step: "body"
            lines: 3
            color: Theme.danger
        }
        ThemeText { width: parent.width; text: qsTr("Picture"); step: "heading"; Accessible.role: Accessible.Heading }
        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: Emblems.all
                Pressable {
                    id: picture
                    required property string modelData
                    readonly property bool taken: root.person.picture === picture.modelData
                    objectName: "personEmblem-" + picture.modelData
                    implicitWidth: Theme.dp(64)
                    implicitHeight: Theme.dp(56)
                    name: Words.emblem(picture.modelData)
                    checkable: true
                    checked: picture.taken
                    onClicked: root.emblemChosen(picture.taken ? "" : picture.modelData)
                    Plate {
                        anchors.fill: parent
                        fill: picture.taken ? Theme.soft : Theme.surface
                        stroke: picture.taken ? Theme.accent : Theme.line
                        strokeWidth: picture.taken ? Theme.selectedStroke : Theme.controlStroke
                    }
                    Icon { anchors.centerIn: parent; name: picture.modelData; size: Theme.dp(30) }
                }
            }
        }
        Row {
            id: photo
            width: parent.width
            spacing: Theme.gap
            readonly property bool taken: root.person.picture.startsWith("file:")
            Emblem { id: face; visible: photo.taken; picture: photo.taken ? root.person.picture : ""; size: Theme.dp(56) }
            ActionButton {
                objectName: "personPhoto"
                width: photo.width - (face.visible ? face.width + photo.spacing : 0) - (noPhoto.visible ? noPhoto.width + photo.spacing : 0)
                icon: "camera"
                text: photo.taken ? qsTr("Another photograph") : qsTr("A photograph")
                subtitle: clubPhoto.visible && root.inClub ? qsTr("from a file; all tables of the club have it") : qsTr("from a file; it stays on this device")
                onClicked: files.open()
            }
            IconButton {
                id: noPhoto
                objectName: "personNoPhoto"
                visible: photo.taken
                height: Theme.dp(56)
                framed: true
                icon: "trash"
                name: qsTr("Remove the photograph")
                onClicked: root.emblemChosen("")
            }
        }
        ActionButton {
            id: clubPhoto
            objectName: "personPhotoInClub"
            width: parent.width
            visible: Club.joined && photo.taken
            icon: "club"
            text: qsTr("Show the photograph in the club")
            subtitle: root.inClub ? qsTr("%1 has allowed it; tap to take it back").arg(root.person.name) : qsTr("only if %1 allows it").arg(root.person.name)
            selected: root.inClub
            checkable: true
            onClicked: root.photoAllowed(!root.inClub)
        }
        ActionButton {
            objectName: "forgetPerson"
            width: parent.width
            icon: "trash"
            tone: "danger"
            text: qsTr("Remove from the list")
            subtitle: qsTr("the games stay")
            onClicked: root.forgotten()
        }
    }
}
