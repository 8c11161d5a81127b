// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// What differs, the surest first; or that nothing does.
Item {
    id: root

    required property DifferenceWords words
    property string selected: ""
    readonly property int count: BoardCheck.differences.length
    signal chosen(string id)

    onSelectedChanged: {
        const at = BoardCheck.differences.findIndex(d => d.id === root.selected);
        if (at >= 0)
            list.positionViewAtIndex(at, ListView.Contain);
    }

    Panel {
        anchors.fill: parent
        visible: root.count === 0
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
                text: qsTr("Look again at %n put aside", "", BoardCheck.dismissed)
                icon: "undo"
                onClicked: BoardCheck.recall()
            }
        }
    }
    MoreBelow { view: list; ground: Theme.background; z: 1 }
    ListView {
        id: list
        objectName: "differenceList"
        anchors.fill: parent
        visible: root.count > 0
        clip: true
        spacing: Theme.wideGap
        boundsBehavior: Flickable.StopAtBounds
        model: BoardCheck.differences
        delegate: DifferenceRow {
            required property var modelData
            required property int index
            width: list.width
            difference: modelData
            number: index + 1
            words: root.words
            chosen: modelData.id === root.selected
            onChosenAsked: root.chosen(modelData.id)
            onTakeOverAsked: way => BoardCheck.takeOver(modelData.id, way)
            onDismissAsked: BoardCheck.dismiss(modelData.id)
        }
    }
}
