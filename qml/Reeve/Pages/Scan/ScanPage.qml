// SPDX-License-Identifier: GPL-3.0-or-later
// The Loader of Qt 6.4 creates no bound components, so what is inside knows the ids outside by name only.
// qmllint disable unqualified

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The board from a photograph: open it, look at what was read, correct what is wrong, accept.
PageFrame {
    id: root
    objectName: "scanPage"

    signal byHand()
    signal accepted(var board)

    property string hex: ""
    /** The live picture is open: of the camera, or of the video file in `video`. */
    property bool live: false
    property string video: ""
    /** The corners of the sea frame are set by hand. */
    property bool settingCorners: false
    readonly property bool found: Scanner.state === "found"
    readonly property bool wide: root.width > root.height
    readonly property var doubts: {
        const hexes = [];
        for (const u of Scanner.uncertain)
            if (hexes.indexOf(u.hex) < 0)
                hexes.push(u.hex);
        return hexes;
    }

    /** The card in the middle offers everything; below it nothing is offered twice. */
    readonly property bool starting: !root.found && !root.settingCorners && !root.live
    hasFoot: !root.starting
    /** From this width on everything at the foot is written out. */
    readonly property real roomy: Theme.dp(Scanner.cameraAvailable ? 1440 : 1300)

    title: root.found ? qsTr("Check the scan") : qsTr("Photograph the board")
    hint: root.found && !root.settingCorners ? qsTr("Tap a hex that is wrong or marked.") : ""

    /** What was read stays, for whoever comes back. */
    function leaveForHand(): void {
        if (!root.found)
            Scanner.cancel();
        root.byHand();
    }
    function openLive(video: string): void {
        root.video = video;
        root.live = true;
    }
    function open(file: url): void {
        root.hex = "";
        root.settingCorners = false;
        if (/\.(mp4|mkv|mov|webm|avi|m4v)$/i.test(file.toString()))
            root.openLive(file.toString());
        else
            Scanner.read(file);
    }

    BoardCount { id: count; hexes: root.found ? Scanner.reading.hexes : ({}) }

    FilePick {
        id: files
        title: qsTr("A photograph of the board")
        currentFolder: Scanner.picturesFolder
        nameFilters: [qsTr("Pictures and videos (%1)").arg("*.jpg *.jpeg *.png *.webp *.bmp *.tif *.tiff *.mp4 *.mkv *.mov *.webm *.avi *.m4v"),
                      qsTr("All files (%1)").arg("*")]
        onAccepted: root.open(files.selectedFile)
    }

    foot: [
        ActionButton {
            objectName: "openCamera"
            visible: Scanner.cameraAvailable && !root.starting && !root.live
            text: qsTr("Camera")
            icon: "camera"
            compact: root.found && root.width < Theme.dp(860)
            onClicked: root.openLive("")
        },
        ActionButton {
            objectName: "openPicture"
            visible: !root.starting
            text: root.found ? qsTr("Another picture") : qsTr("Open a picture")
            icon: root.found ? "scan-again" : "file"
            onClicked: files.open()
        },
        ActionButton {
            objectName: "moveCorners"
            visible: (root.found || root.settingCorners) && Scanner.corners.length > 0
            text: root.settingCorners ? qsTr("Leave the corners") : qsTr("Move corners")
            icon: "corners"
            compact: !root.settingCorners && root.width < root.roomy - Theme.dp(200)
            onClicked: root.settingCorners = !root.settingCorners
        },
        ActionButton {
            objectName: "keepPicture"
            visible: root.found && Scanner.unkept
            text: qsTr("Keep the picture")
            icon: "file"
            compact: root.width < root.roomy - Theme.dp(60)
            onClicked: {
                const name = Scanner.keepPicture();
                notice.tell(name !== "" ? qsTr("Kept as %1.").arg(name) : qsTr("The picture could not be kept."));
            }
        },
        ActionButton {
            objectName: "byHand"
            visible: !root.starting
            text: qsTr("Enter by hand")
            icon: "hand"
            compact: root.found && root.width < Theme.dp(860) || root.settingCorners && root.width < Theme.dp(720)
            onClicked: root.leaveForHand()
        },
        ThemeText {
            anchors.verticalCenter: parent?.verticalCenter
            // Before the first picture the card in the middle says so.
            visible: root.found && root.width >= root.roomy
            width: naturalWidth
            text: qsTr("The picture stays here")
            step: "caption"
            color: Theme.mutedInk
        }
    ]
    primary: PrimaryButton {
        objectName: "acceptScan"
        visible: root.found && !root.settingCorners
        width: Math.min(implicitWidth, root.width * 0.4)
        title: qsTr("Accept board")
        subtitle: root.doubts.length > 0 ? qsTr("%n place(s) not checked", "", root.doubts.length) : count.complete ? qsTr("then a look at the harbours") : count.summary
        reason: count.complete ? "" : count.summary
        onClicked: root.accepted(Scanner.board())
    }

    Loader {
        anchors.fill: parent
        active: !root.found && !root.settingCorners
        sourceComponent: ScanStart {
            stage: Scanner.state
            message: Scanner.message
            camera: Scanner.cameraAvailable
            withCorners: Scanner.state === "not-found" && Scanner.corners.length > 0
            onCornersAsked: root.settingCorners = true
            onOpenAsked: files.open()
            onCameraAsked: root.openLive("")
            onHandAsked: root.leaveForHand()
            onCancelAsked: Scanner.cancel()
        }
    }

    GridLayout {
        anchors.fill: parent
        visible: root.found && !root.settingCorners
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        ScanPicture {
            objectName: "scanPicture"
            Layout.fillWidth: true
            Layout.fillHeight: true
            hexes: root.found ? Scanner.reading.hexes : ({})
            doubts: root.doubts
            selected: root.hex
            onHexTapped: name => root.hex = name
        }
        ScanSide {
            id: side
            Layout.preferredWidth: root.wide ? Theme.dp(372) : -1
            // Upright the picture leaves it what it needs: terrain and number of a hex are seen together.
            Layout.preferredHeight: root.wide ? -1 : Math.min(Math.max(side.contentHeight, Theme.dp(470)), root.height * 0.56)
            Layout.fillWidth: !root.wide
            Layout.fillHeight: root.wide
            count: count
            hex: root.hex
            doubts: root.doubts
            doubtfulTerrains: Scanner.uncertain.filter(u => u.what === "terrain").length
            hexes: root.found ? Scanner.reading.hexes : ({})
            harbors: root.found ? Scanner.reading.harbors ?? [] : []
            onHexAsked: name => root.hex = name
            onCorrected: (terrain, number) => {
                const hex = root.hex;
                Scanner.correct(hex, terrain, number);
                if (terrain === "desert" || number > 0)
                    root.hex = root.doubts.find(d => d !== hex) ?? count.openHexes.find(h => h !== hex) ?? root.hex;
            }
        }
    }
    Loader {
        anchors.fill: parent
        active: root.settingCorners && Scanner.state !== "reading"
        sourceComponent: CornerPicture {
            onAccepted: corners => { root.settingCorners = false; root.hex = ""; Scanner.readWithCorners(corners); }
        }
    }
    // Unloaded when it is not shown: a camera kept alive behind a hidden page can come back blank.
    Loader {
        anchors.fill: parent
        active: root.live
        sourceComponent: LiveView {
            video: root.video
            onTaken: live => { Scanner.take(live); root.hex = ""; root.live = false; }
            onClosed: root.live = false
        }
    }
    Notice { id: notice }
}
