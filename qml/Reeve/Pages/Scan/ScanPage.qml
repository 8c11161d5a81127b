// SPDX-License-Identifier: GPL-3.0-or-later

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
    signal pieces()
    signal accepted(var board)

    /** See BoardCount. */
    property alias agreed: count.agreed
    /** It is asked whether the board really lies against the box. */
    property bool doubted: false
    function accept(): void { Scanner.offerLesson(); root.accepted(Scanner.board()); }

    /** The scenario of Seafarers whose board is photographed, or "", and for how many players. */
    property string scenario: ""
    property int players: 4
    /** A scenario was read that nobody has chosen. */
    readonly property bool unexpected: root.found && root.scenario === "" && Scanner.scenario !== ""
    readonly property bool atSea: root.scenario !== "" || root.unexpected
    Component.onCompleted: Scanner.expect(root.scenario, root.players)

    /** The hex or the path of the harbour that is looked at, or "". */
    property string selected: ""
    /** What waits until a person has agreed to lose the corrections, or null. */
    property var waiting: null
    /** The live picture is open: of the camera, or of the video file in `video`. */
    property bool live: false
    property string video: ""
    /** The corners of the sea frame are set by hand. */
    property bool settingCorners: false
    /** Another set is chosen than the one that it was read with. */
    property bool choosingSet: false
    readonly property bool found: Scanner.state === "found"
    readonly property bool wide: root.width > root.height
    /** The card in the middle offers everything; below it nothing is offered twice. */
    readonly property bool starting: !root.found && !root.settingCorners && !root.live
    hasFoot: !root.starting

    title: root.found ? qsTr("Check the scan") : qsTr("Photograph the board")
    hint: root.found && !root.settingCorners ? qsTr("Tap a hex or harbour that is wrong or marked.") : ""

    /** What was read stays, for whoever comes back. */
    function leaveForHand(): void {
        if (!root.found)
            Scanner.cancel();
        root.byHand();
    }
    /** Does what replaces the reading; asks before that when corrections would be lost. */
    function replaceReading(action: var): void {
        if (root.found && Scanner.corrections > 0)
            root.waiting = action;
        else
            action();
    }
    /** `before`: the places that were to be checked before this one was corrected. */
    function correctNext(place: string, before: list<string>): void {
        const open = Array.from(scanPlaces.list).filter(p => p !== place);
        // What this correction itself made doubtful waits: perhaps it was a slip.
        if (open.some(p => before.indexOf(p) < 0))
            return;
        root.selected = open.find(p => p.indexOf("-") < 0) ?? Array.from(count.openHexes).find(h => h !== place) ?? open[0] ?? place;
    }
    /** The hex whose number is exchanged with that of the next one; "": none. */
    property string exchanged: ""
    function choose(place: string): void {
        const from = root.exchanged, one = Scanner.reading?.hexes[from], other = Scanner.reading?.hexes[place];
        root.exchanged = "";
        root.selected = place;
        if (one && other && place !== from && one.number > 0 && other.number > 0) {
            Scanner.correct(from, one.terrain, other.number);
            Scanner.correct(place, other.terrain, one.number);
        }
    }
    function openLive(video: string): void {
        root.video = video;
        root.live = true;
    }
    function open(file: url): void {
        root.selected = "";
        root.settingCorners = false;
        if (files.isVideo(file))
            root.openLive(String(file));
        else
            Scanner.read(file);
    }

    BoardCount { id: count; hexes: root.found ? Scanner.reading.hexes : ({}) }
    ScanPlaces {
        id: scanPlaces
        count: count
        uncertain: Array.from(Scanner.uncertain)
        suspects: Array.from(Scanner.suspects)
        harborsRead: Array.from(Scanner.harbors)
    }

    PhotographPick {
        id: files
        title: qsTr("A photograph of the board")
        onAccepted: root.open(files.selectedFile)
    }

    foot: [
        ActionButton {
            objectName: "openCamera"
            visible: Scanner.cameraAvailable && !root.starting && !root.live
            text: qsTr("Camera")
            icon: "camera"
            onClicked: root.replaceReading(() => root.openLive(""))
        },
        ActionButton {
            objectName: "openPicture"
            visible: !root.starting
            text: root.found ? qsTr("Another picture") : qsTr("Open a picture")
            icon: root.found ? "scan-again" : "file"
            onClicked: root.replaceReading(() => files.open())
        },
        ActionButton {
            objectName: "moveCorners"
            visible: (root.found || root.settingCorners) && Scanner.corners.length > 0
            text: root.settingCorners ? qsTr("Keep the corners") : qsTr("Move corners")
            icon: "corners"
            onClicked: root.settingCorners = !root.settingCorners
        },
        ActionButton {
            objectName: "keepPicture"
            visible: root.found && Scanner.unkept
            text: qsTr("Save the picture")
            icon: "file"
            onClicked: {
                const name = Scanner.keepPicture();
                notice.tell(name !== "" ? qsTr("Saved as %1.").arg(name) : qsTr("The picture could not be saved."));
            }
        },
        ActionButton {
            objectName: "byHand"
            visible: !root.starting
            text: qsTr("Enter by hand")
            icon: "hand"
            onClicked: root.leaveForHand()
        }
    ]
    primary: PrimaryButton {
        objectName: "acceptScan"
        visible: root.found && !root.settingCorners
        width: Math.min(implicitWidth, root.width * 0.4)
        title: qsTr("Accept board")
        subtitle: !count.complete ? count.summary : scanPlaces.list.length > 0 ? qsTr("%n place(s) not checked", "", scanPlaces.list.length) : qsTr("then a look at the harbours")
        waiting: count.odd
        reason: count.complete || count.odd ? side.reason : count.summary
        onClicked: count.odd ? root.doubted = true : root.accept()
    }

    Component { id: phonePicture; PhonePicture { first: !Scanner.cameraAvailable } }
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: !root.found && !root.settingCorners
        sourceComponent: ScanStart {
            stage: Scanner.state
            message: Scanner.message
            file: Scanner.state === "failed" ? decodeURIComponent(String(Scanner.picture).replace(/^.*\//, "")) : ""
            camera: Scanner.cameraAvailable
            withCorners: Scanner.state === "not-found" && Scanner.corners.length > 0
            onCornersAsked: root.settingCorners = true
            onOpenAsked: files.open()
            onCameraAsked: root.openLive("")
            onHandAsked: root.leaveForHand()
            onPiecesAsked: root.pieces()
            onCancelAsked: Scanner.cancel()
            more: Theme.inBrowser ? null : phonePicture
        }
    }
    // qmllint enable unqualified
    Connections {
        target: Phones
        function onPhotoShown(picture: url): void { root.replaceReading(() => root.open(picture)); }
    }
    Component.onDestruction: {
        if (!Phones.camera)
            return;
        Phones.camera = false;
        Phones.leave();
    }

    GridLayout {
        id: review
        /** Upright the photograph keeps at least this height: what was read is judged on it. */
        readonly property real pictureHeight: Math.min(review.width * 0.75, review.height * 0.45)
        anchors.fill: parent
        visible: root.found && !root.settingCorners
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        Item {
            Layout.columnSpan: review.columns
            Layout.fillWidth: true
            implicitHeight: nextPhoto.height
            visible: nextPhoto.text !== ""
            NextPhoto { id: nextPhoto; objectName: "nextPhoto"; width: parent.width }
        }
        ScanPicture {
            objectName: "scanPicture"
            Layout.fillWidth: true
            Layout.fillHeight: true
            hexes: root.found ? Scanner.reading.hexes : ({})
            harbors: Array.from(Scanner.harbors)
            places: scanPlaces.list
            selected: root.selected
            onPlaceTapped: name => root.choose(name)
        }
        ScanSide {
            id: side
            Layout.preferredWidth: root.wide ? Theme.dp(372) : -1
            // Upright the picture leaves it what it needs: terrain and number of a hex are seen together.
            Layout.preferredHeight: root.wide ? -1 : Math.min(Math.max(side.contentHeight, Theme.dp(470)), review.height - review.pictureHeight - review.rowSpacing)
            Layout.fillWidth: !root.wide
            Layout.fillHeight: root.wide
            count: count
            places: scanPlaces
            atSea: root.atSea
            pirate: root.found ? Scanner.reading.pirate?.at ?? null : null
            seats: root.players
            unexpected: root.unexpected
            selected: root.selected
            hexes: root.found ? Scanner.reading.hexes : ({})
            harbors: root.found ? Scanner.reading.harbors ?? [] : []
            exchanges: Array.from(Scanner.exchanges)
            exchanging: root.exchanged !== ""
            onNumberExchangeAsked: root.exchanged = exchanging ? "" : root.selected
            onPlaceAsked: name => root.selected = name
            onCorrected: (terrain, number) => {
                const hex = root.selected, before = Array.from(scanPlaces.list);
                Scanner.correct(hex, terrain, number);
                if (terrain === "desert" || number > 0)
                    root.correctNext(hex, before);
            }
            onHarborCorrected: gives => {
                const at = root.selected, before = Array.from(scanPlaces.list);
                Scanner.correctHarbor(at, gives);
                root.correctNext(at, before);
            }
            onExchangeAsked: exchange => Scanner.correct(exchange.hex, exchange.terrain, exchange.number)
            onTurnAsked: sixths => Scanner.rotate(sixths)
            onSetAsked: root.choosingSet = true
        }
    }
    Loader {
        anchors.fill: parent
        active: root.settingCorners && Scanner.state !== "reading"
        sourceComponent: CornerPicture {
            id: dragged
            onAccepted: {
                const corners = Array.from(dragged.corners);
                root.replaceReading(() => { root.settingCorners = false; root.selected = ""; Scanner.readWithCorners(corners); });
            }
        }
    }
    // Unloaded when it is not shown: a camera kept alive behind a hidden page can come back blank.
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.live
        sourceComponent: LiveView {
            video: root.video
            onBegun: live => Scanner.aim(live)
            onTaken: live => { Scanner.take(live); root.selected = ""; root.live = false; }
            onClosed: root.live = false
        }
    }
    Loader {
        anchors.fill: parent
        active: root.waiting !== null
        sourceComponent: DropSheet {
            title: qsTr("Drop %n correction(s)?", "", Scanner.corrections)
            hint: qsTr("The new reading begins without what you have corrected.")
            onDismissed: root.waiting = null
            onConfirmed: {
                const action = root.waiting;
                root.waiting = null;
                action();
            }
        }
    }
    Loader {
        parent: root
        anchors.fill: parent
        active: root.choosingSet
        sourceComponent: SetChoiceSheet {
            onDismissed: root.choosingSet = false
            onChosen: { root.choosingSet = false; root.replaceReading(() => Scanner.readAgain()); }
        }
    }
    // qmllint enable unqualified
    Notice { id: notice }
    // qmllint disable unqualified
    Loader {
        parent: root
        anchors.fill: parent
        active: root.doubted
        sourceComponent: AgainstBox {
            board: count
            onDismissed: root.doubted = false
            onConfirmed: root.accept()
        }
    }
    // qmllint enable unqualified
}
