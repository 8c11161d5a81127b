// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Before pieces are shown: of which colours there are any, and whether those of Cities & Knights are there.
Panel {
    id: root

    readonly property list<string> colors: Array.from(SetTutor.colors)
    /** An estimate: a minute to begin with, and one for the pieces of each colour. */
    readonly property int minutes: 1 + root.colors.length
    signal chosen()

    padding: Theme.dp(24)
    implicitHeight: content.implicitHeight + 2 * padding

    Flickable {
        id: view
        anchors.fill: parent
        anchors.margins: -Theme.gap // room for the focus ring of a button at the edge
        contentHeight: content.implicitHeight + 2 * Theme.gap
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        MoreBelow { parent: view; view: view; z: 1 }
        Column {
            id: content
            x: Theme.gap
            y: Theme.gap
            width: view.width - 2 * Theme.gap
            spacing: Theme.margin
            ThemeText { width: parent.width; objectName: "piecesTime"; text: qsTr("About %n minute(s), once", "", root.minutes); step: "title" }
            ThemeText {
                width: parent.width
                text: qsTr("Place your pieces on the board as the pictures here show them, and photograph each. From then on Reeve reads exactly these pieces, knights with level and whether they are active. It keeps measurements, never the photographs.")
                step: "body"
                lines: 8
                color: Theme.mutedInk
            }
            ThemeText { width: parent.width; text: qsTr("Which colours do you have?"); step: "name" }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: Theme.playerNames
                    ActionButton {
                        required property string modelData
                        readonly property bool there: root.colors.indexOf(modelData) >= 0
                        objectName: "pieceColor-" + modelData
                        text: Words.color(modelData)
                        icon: there ? "check" : "cross"
                        selected: there
                        checkable: true
                        checked: there
                        reason: there && root.colors.length === 1 ? qsTr("One colour is needed.") : ""
                        onClicked: SetTutor.setColor(modelData, !there)
                    }
                }
            }
            ThemeText { width: parent.width; text: qsTr("Pieces of Cities & Knights?"); step: "name" }
            SegmentedControl {
                objectName: "pieceKnights"
                width: Math.min(parent.width, Theme.dp(420))
                name: qsTr("Pieces of Cities & Knights?")
                options: [{ value: true, text: qsTr("with knights") }, { value: false, text: qsTr("base game only") }]
                value: SetTutor.knights
                onPicked: value => SetTutor.knights = value
            }
            PrimaryButton {
                objectName: "layPieces"
                width: parent.width
                title: qsTr("Show the first picture")
                subtitle: SetTutor.knights ? qsTr("there are three") : qsTr("there are two")
                icon: "next"
                onClicked: root.chosen()
            }
        }
    }
}
