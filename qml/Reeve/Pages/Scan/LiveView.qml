// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtMultimedia
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A live picture, of the camera or of a video file, with the board's outline as it is followed, advice for whoever aims, and
// how steady the reading is. When it is steady it is taken by itself.
Rectangle {
    id: root

    /** A video file in the place of the camera; empty: the camera. */
    property string video: ""
    /** Text of the button that takes what was read. */
    property string action: qsTr("Use this reading")
    /** Only a legible picture is wanted: it is taken although its reading is not steady. */
    property bool pictureOnly: false
    /** What the camera says when it does not go on, in its own words; empty as a rule. */
    property string fault: ""
    /** The video cannot be played. */
    property bool unplayable: false
    /** The camera is gone, or the video is over before anything was read. */
    property bool over: false

    /** Before the first frame: the boards to search for can be set. */
    signal begun(LiveBoard live)
    /** The reading can be taken from this. */
    signal taken(LiveBoard live)
    signal closed()

    readonly property bool good: live.outline.length > 0 && live.advice === "" && !root.stopped
    readonly property bool stopped: root.over || root.unplayable || root.fault !== ""
    /** The lamp and the other camera, where they are. */
    readonly property int extras: (lamp.visible ? 1 : 0) + (other.visible ? 1 : 0)
    readonly property string said: root.unplayable ? qsTr("This video cannot be played. Choose another one.")
        : root.fault !== "" && !root.over ? qsTr("The camera reports: %1").arg(root.fault)
        : root.over ? (root.video === "" ? qsTr("The camera is disconnected. Plug it in again, or open a picture.")
                                                    : qsTr("The video ended before the board could be read. Try another one."))
        : !live.alive ? qsTr("Waiting for the picture")
        : root.words[live.advice] ?? qsTr("Hold still")
    readonly property var words: ({ "too-dark": qsTr("Too dark. Turn on a lamp or the torch."), blurred: qsTr("Blurred. Hold still."),
                                    "too-steep": qsTr("Too steep. Hold it more from above."), "cut-off": qsTr("A corner is cut off. Step back a little."),
                                    "no-island": qsTr("No board found. Show the whole board from above.") })

    color: Theme.things.night
    radius: Theme.radiusCard
    readonly property bool keyHome: true
    focus: true
    Keys.onEscapePressed: root.closed()
    onVideoChanged: { root.fault = ""; root.unplayable = false; root.over = false; live.restart(); }
    Component.onCompleted: { root.begun(live); Overlays.open(root); root.forceActiveFocus(); }
    Component.onDestruction: Overlays.close(root)

    // A touch beside the buttons does not reach the page below.
    MouseArea { anchors.fill: parent }
    LiveBoard {
        id: live
        objectName: "live"
        videoSink: picture.videoSink
        sets: LearnedSets
        pictureOnly: root.pictureOnly
        onBecameSteady: root.taken(live)
    }
    // Only one of them exists: a camera that is kept alive beside a video would stay switched on.
    // qmllint disable unqualified
    Loader {
        id: camera
        active: root.video === ""
        sourceComponent: LiveCamera {
            scanner: Scanner
            videoSink: picture.videoSink
            onChanged: { root.over = gone; root.fault = fault; }
        }
    }
    Loader {
        active: root.video !== ""
        sourceComponent: MediaPlayer {
            source: root.video
            videoOutput: picture
            Component.onCompleted: play()
            onErrorOccurred: (error, text) => root.unplayable = true
            onMediaStatusChanged: if (mediaStatus === MediaPlayer.EndOfMedia && !live.steady) root.over = true
        }
    }
    // qmllint enable unqualified
    VideoOutput {
        id: picture
        anchors.fill: parent
        anchors.bottomMargin: Theme.dp(80)
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Live picture")
    }
    BoardOutline {
        anchors.fill: picture
        points: Array.from(live.outline)
        frame: Qt.size(live.frameWidth, live.frameHeight)
        good: root.good
    }
    Rectangle {
        anchors.horizontalCenter: picture.horizontalCenter
        y: Theme.margin
        width: Math.min(picture.width - 2 * Theme.margin, hint.naturalWidth + Theme.dp(76))
        height: Math.max(Theme.dp(52), hint.implicitHeight + Theme.dp(16))
        radius: height / 2
        color: Theme.surface
        border.color: root.good ? Theme.success : Theme.warning
        border.width: Theme.controlStroke
        Icon {
            id: sign
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            name: root.good ? "check" : live.alive || root.stopped ? "warning" : "hourglass"
            color: root.good ? Theme.success : Theme.warning
        }
        ThemeText {
            id: hint
            objectName: "liveHint"
            anchors.left: sign.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            text: root.said
            step: "name"
            lines: 2
        }
    }
    Row {
        id: foot
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wideGap
        spacing: Theme.wideGap
        ActionButton { id: close; objectName: "liveClose"; text: qsTr("Cancel"); icon: "cross"; compact: root.width < Theme.dp(400); onClicked: root.closed() }
        Item {
            id: progress
            width: Math.min(Theme.dp(160), root.width * 0.2)
            height: Theme.dp(56)
            visible: root.width > Theme.dp(520 + 120 * root.extras)
            Rectangle {
                id: bar
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: Theme.dp(14)
                radius: height / 2
                color: Theme.highContrast ? "transparent" : Theme.line
                border.color: Theme.edge
                border.width: Theme.highContrast ? 1 : 0
                Rectangle {
                    width: parent.width * live.progress
                    height: parent.height
                    radius: height / 2
                    color: Theme.success
                }
            }
            ThemeText {
                anchors.top: bar.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("read %n time(s)", "", live.framesRead)
                step: "caption"
                lines: 1
                color: Theme.things.nightInk
            }
        }
        IconButton {
            id: lamp
            objectName: "liveTorch"
            readonly property LiveCamera source: camera.item as LiveCamera
            visible: (lamp.source?.hasTorch ?? false) && !root.stopped
            width: Theme.dp(56)
            height: Theme.dp(56)
            framed: true
            icon: "torch"
            checkable: true
            checked: lamp.source?.torch ?? false
            name: lamp.checked ? qsTr("The torch is on") : qsTr("The torch is off")
            onClicked: lamp.source.torch = !lamp.source.torch
        }
        IconButton {
            id: other
            objectName: "liveOther"
            readonly property LiveCamera source: camera.item as LiveCamera
            visible: other.source?.hasOther ?? false
            width: Theme.dp(56)
            height: Theme.dp(56)
            framed: true
            icon: "other-camera"
            name: qsTr("The other camera")
            onClicked: { other.source.useOther(); live.restart(); }
        }
        PrimaryButton {
            objectName: "liveTake"
            width: Math.min(Theme.dp(260), root.width - 2 * Theme.margin - close.width - foot.spacing
                            - (progress.visible ? progress.width + foot.spacing : 0) - Theme.dp(70) * root.extras)
            title: root.action
            icon: "camera"
            reason: live.framesRead > 0 ? "" : qsTr("Nothing was read yet")
            onClicked: root.taken(live)
        }
    }
}
