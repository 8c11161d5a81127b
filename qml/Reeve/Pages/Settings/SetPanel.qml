// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A learned set: its examples, missing kinds and actions. Similar kinds are computed with a delay.
Panel {
    id: root

    /** An entry of LearnedSets.list. */
    required property learnedSetFacts learned
    signal piecesAsked()
    signal renameAsked()
    signal saveAsked()
    signal forgetAsked()
    signal removeAsked()

    title: root.learned.name
    hint: qsTr("%n picture(s)", "", root.learned.pictures) + " · " + qsTr("%1 KB").arg(root.learned.kilobytes)
    implicitHeight: root.contentTop + content.implicitHeight + root.padding

    Column {
        id: content
        width: parent.width
        spacing: Theme.gap
        ThemeText { objectName: "setKnows"; width: parent.width; text: root.learned.knows; step: "body"; lines: 6 }
        ThemeText { width: parent.width; visible: text !== ""; text: root.learned.lacks; step: "body"; lines: 4; color: Theme.mutedInk }
        ThemeText { width: parent.width; visible: text !== ""; text: root.learned.alike; step: "body"; lines: 4; color: Theme.warning }
        Flow {
            width: parent.width
            spacing: Theme.gap
            ActionButton { objectName: "showItsPieces"; icon: "camera"; text: qsTr("Show its pieces"); onClicked: root.piecesAsked() }
            ActionButton { objectName: "renameSet"; icon: "pencil"; text: qsTr("Rename"); onClicked: root.renameAsked() }
            ActionButton { objectName: "saveSet"; icon: "share"; text: qsTr("Save as a file"); onClicked: root.saveAsked() }
            ActionButton {
                objectName: "forgetLesson"
                icon: "undo"
                text: qsTr("Forget the last picture")
                visible: root.learned.pictures > 1
                onClicked: root.forgetAsked()
            }
            ActionButton { objectName: "removeSet"; icon: "trash"; text: qsTr("Delete"); onClicked: root.removeAsked() }
        }
    }
}
