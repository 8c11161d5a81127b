// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What differs, the surest first; then what was not seen clearly; or that all is the same.
Item {
    id: root

    required property DifferenceWords words
    property string selected: ""
    /** Differences and then places not seen clearly, in the order of their numbers. */
    readonly property list<differenceFacts> rows: [...Array.from(BoardCheck.differences), ...Array.from(BoardCheck.unclear)]
    readonly property int differing: BoardCheck.differences.length
    signal chosen(string id)

    onSelectedChanged: {
        const at = Array.from(root.rows).findIndex(d => d.id === root.selected);
        if (at >= 0)
            list.positionViewAtIndex(at, ListView.Contain);
    }

    Panel {
        anchors.fill: parent
        visible: root.rows.length === 0
        implicitHeight: Theme.dp(320)
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: Theme.margin
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "check"
                size: Theme.dp(72)
                color: Theme.success
            }
            ThemeText {
                objectName: "nothingDiffers"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: BoardCheck.dismissed > 0 ? qsTr("Nothing else differs") : qsTr("Nothing differs")
                step: "title"
            }
            ThemeText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("The board lies as Reeve has it.")
                step: "body"
                lines: 3
                color: Theme.mutedInk
            }
            ActionButton {
                anchors.horizontalCenter: parent.horizontalCenter
                objectName: "recallDismissed"
                visible: BoardCheck.dismissed > 0
                text: qsTr("Show %n dismissed again", "", BoardCheck.dismissed)
                icon: "undo"
                onClicked: BoardCheck.recall()
            }
            SetNote { width: parent.width }
        }
    }
    MoreBelow { view: list; ground: Theme.background; z: 1 }
    // qmllint disable unqualified
    PageList {
        id: list
        objectName: "differenceList"
        anchors.fill: parent
        visible: root.rows.length > 0
        spacing: Theme.wideGap
        model: root.rows
        header: UnclearNote {
            width: list.width
            visible: BoardCheck.unclear.length > 0
            height: visible ? implicitHeight + list.spacing : 0
            count: BoardCheck.unclear.length
        }
        delegate: Loader {
            id: row
            required property differenceFacts modelData
            required property int index
            readonly property string subject: row.modelData.id
            width: list.width
            height: item?.implicitHeight ?? 0
            sourceComponent: index < root.differing ? differs : unclear
            // qmllint disable unqualified
            Component {
                id: differs
                DifferenceRow {
                    width: row.width
                    difference: row.modelData
                    number: row.index + 1
                    words: root.words
                    chosen: row.modelData.id === root.selected
                    onChosenAsked: root.chosen(row.modelData.id)
                    onTakeOverAsked: way => BoardCheck.takeOver(row.modelData.id, way)
                    onDismissAsked: BoardCheck.dismiss(row.modelData.id)
                }
            }
            Component {
                id: unclear
                UnclearRow {
                    width: row.width
                    place: row.modelData
                    number: row.index + 1
                    words: root.words
                    chosen: row.modelData.id === root.selected
                    onChosenAsked: root.chosen(row.modelData.id)
                    onConfirmed: BoardCheck.dismiss(row.modelData.id)
                }
            }
            // qmllint enable unqualified
        }
    }
    // qmllint enable unqualified
}
