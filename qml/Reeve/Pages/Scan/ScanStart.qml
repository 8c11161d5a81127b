// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Before there is a reading: how to take the picture, the hourglass, or why nothing was found.
Item {
    id: root

    /** "idle", "reading", "not-found" or "failed". */
    property string stage: "idle"
    property string message: ""
    /** The name of the file that could not be read, or "". */
    property string file: ""
    /** What it is doing while it reads: "load", "locate", "read", or "" where that is not told. */
    property string step: ""
    property bool camera: false
    property string heading: qsTr("A photograph of the whole board")
    property string invitation: qsTr("From above, all six corners in the picture, without flash, in any rotation. The picture does not leave this device.")
    /** The board can be entered by hand instead. */
    property bool withHand: true
    /** There is a picture in which the corners can be shown to Reeve. */
    property bool withCorners: false
    /** A further way to a picture, or null. Where there is no camera it is the first one. */
    property Component more: null
    readonly property bool moreFirst: !root.camera && root.more !== null
    readonly property list<string> steps: ["load", "locate", "read"]
    readonly property bool reading: root.stage === "reading"
    readonly property string openText: root.missed ? qsTr("Try another picture") : qsTr("Open a picture")
    readonly property bool missed: root.stage === "not-found" || root.stage === "failed"

    signal openAsked()
    signal cameraAsked()
    signal handAsked()
    signal cornersAsked()
    signal cancelAsked()
    /** Asks to show Reeve the household's pieces. */
    signal piecesAsked()

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.dp(620))
        height: Math.min(parent.height, column.implicitHeight + 2 * padding)
        padding: Theme.dp(root.height >= Theme.dp(430) ? 32 : 20)
        mustDecide: root.missed

        Flickable {
            id: view
            anchors.fill: parent
            contentHeight: column.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            MoreBelow { parent: view; view: view; z: 1 }
            Column {
                id: column
                width: view.width
                spacing: Theme.margin

                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: root.height >= Theme.dp(430)
                    name: root.reading ? "hourglass" : root.missed ? "warning" : "camera"
                    size: Theme.dp(72)
                    weight: 1.5
                    color: root.missed ? Theme.warning : Theme.accent
                }
                ThemeText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.reading ? qsTr("Reeve is reading the board") : root.missed ? qsTr("That did not work") : root.heading
                    step: "title"
                }
                ThemeText {
                    objectName: "scanFile"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    visible: root.missed && root.file !== ""
                    text: root.file
                    step: "panel"
                    lines: 1
                    elide: Text.ElideMiddle
                }
                ThemeText {
                    objectName: "scanMessage"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.reading ? (root.step === "load" ? qsTr("Opening the picture") : root.step === "locate" ? qsTr("Finding the board")
                            : root.step === "read" ? qsTr("Looking at hexes and pieces") : qsTr("First the board, then its terrains, then its numbers."))
                        : root.missed ? root.message : root.invitation
                    step: "body"
                    lines: 8
                    color: Theme.mutedInk
                }
                Row {
                    objectName: "scanSteps"
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: root.reading && root.step !== ""
                    spacing: Theme.gap
                    Repeater {
                        model: root.steps
                        Rectangle {
                            id: stage
                            required property int index
                            readonly property bool passed: stage.index <= root.steps.indexOf(root.step)
                            width: Theme.dp(72)
                            height: Theme.dp(10)
                            radius: height / 2
                            color: stage.passed ? Theme.accent : Theme.line
                            Behavior on color { ColorAnimation { duration: Theme.fadeTime } }
                        }
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.wideGap
                    ActionButton {
                        objectName: "scanCancel"
                        width: parent.width
                        visible: root.reading
                        text: qsTr("Cancel")
                        icon: "cross"
                        onClicked: root.cancelAsked()
                    }
                    // What the machine can do best comes first.
                    PrimaryButton {
                        objectName: "scanCamera"
                        width: parent.width
                        visible: !root.reading && root.camera
                        title: qsTr("Use the camera")
                        icon: "camera"
                        onClicked: root.cameraAsked()
                    }
                    Loader {
                        objectName: "scanFirst"
                        width: parent.width
                        visible: !root.reading && root.moreFirst
                        sourceComponent: root.moreFirst ? root.more : null
                    }
                    ActionButton {
                        objectName: "scanOpen"
                        width: parent.width
                        visible: !root.reading && (root.camera || root.moreFirst)
                        text: root.openText
                        icon: "file"
                        onClicked: root.openAsked()
                    }
                    PrimaryButton {
                        objectName: "scanOpen"
                        width: parent.width
                        visible: !root.reading && !root.camera && !root.moreFirst
                        title: root.openText
                        icon: "file"
                        onClicked: root.openAsked()
                    }
                    ActionButton {
                        objectName: "moveCorners"
                        width: parent.width
                        visible: !root.reading && root.missed && root.withCorners
                        text: qsTr("Mark the corners")
                        icon: "corners"
                        onClicked: root.cornersAsked()
                    }
                    Loader {
                        objectName: "scanMore"
                        width: parent.width
                        visible: !root.reading && root.camera && root.more !== null
                        sourceComponent: root.moreFirst ? null : root.more
                    }
                    ActionButton {
                        objectName: "scanHand"
                        width: parent.width
                        visible: !root.reading && root.withHand
                        text: qsTr("Enter the board by hand")
                        icon: "hand"
                        onClicked: root.handAsked()
                    }
                    ActionButton {
                        objectName: "scanPieces"
                        width: parent.width
                        visible: !root.reading && !LearnedSets.full
                        text: qsTr("Show your pieces")
                        subtitle: qsTr("once, so that Reeve reads them surely")
                        icon: "eye"
                        onClicked: root.piecesAsked()
                    }
                    ThemeText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        visible: !root.reading && !root.camera
                        text: root.moreFirst ? qsTr("No camera found: a phone is the easy way. A picture from a USB stick works as well.") : qsTr("No camera found. A picture from your phone or a USB stick works as well.")
                        step: "caption"
                        color: Theme.mutedInk
                        lines: 3
                    }
                }
            }
        }
    }
}
