// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtMultimedia
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The small live picture of the watched table, with a sign of what Reeve sees. A tap shows it larger.
Pressable {
    id: root

    /** The camera is gone or reports an error. */
    property bool broken: false
    /** The board is small: only the sign is shown. */
    property bool brief: false
    readonly property string sign: root.broken ? "broken" : TableWatch.sign
    readonly property var signs: ({ broken: "warning", waiting: "hourglass", searching: "search", looking: "eye", hand: "hand", changed: "pencil" })
    readonly property var words: ({ broken: qsTr("No picture"), waiting: qsTr("Waiting"), searching: qsTr("No board"), looking: qsTr("Looking"),
                                    hand: qsTr("A hand"), changed: qsTr("Changed") })
    readonly property bool good: TableWatch.advice === "" && (root.sign === "looking" || root.sign === "changed")

    objectName: "watchPicture"
    implicitWidth: Math.max(Theme.dp(148), caption.naturalWidth + Theme.dp(44))
    implicitHeight: root.brief ? Theme.target : implicitWidth * 0.62 + foot.height
    radius: Theme.radiusCard
    name: qsTr("Reeve watches the table: %1").arg(root.words[root.sign])
    description: TableWatch.advice

    Plate { anchors.fill: parent; radius: Theme.radiusCard; fill: Theme.raised; stroke: root.good ? Theme.line : Theme.warning; strokeWidth: Theme.controlStroke }
    VideoOutput {
        id: picture
        visible: !root.brief
        anchors.fill: parent
        anchors.margins: Theme.dp(4)
        anchors.bottomMargin: foot.height
        fillMode: VideoOutput.PreserveAspectFit
        Component.onCompleted: TableWatch.showIn(picture.videoSink)
    }
    BoardOutline { visible: !root.brief; anchors.fill: picture; points: Array.from(TableWatch.outline); frame: Qt.size(TableWatch.frameWidth, TableWatch.frameHeight) }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.brief ? parent.height : Theme.dp(34)
        Icon {
            id: glyph
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            name: root.signs[root.sign]
            size: Theme.dp(22)
            color: root.good ? Theme.success : Theme.warning
        }
        ThemeText {
            id: caption
            anchors.left: glyph.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.words[root.sign]
            step: "caption"
            lines: 1
            Accessible.ignored: true
        }
    }
}
