// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts
import "MarkPainter.js" as MarkPainter
import "PiecePainter.js" as PiecePainter
import "GroundPainter.js" as GroundPainter
import "BoardGeometry.js" as BoardGeometry

// The island, drawn in layers at any size: ground, veil, tokens, hex marks, pieces, marks.
Item {
    id: root

    /**
     * A position in the form of the record: {hexes, harbors, robber, pirate, merchant, pieces, metropolises}, or a whole
     * position with these keys under `board`, `pieces` and `metropolises`.
     */
    property var board: ({})
    /** Hexes to highlight; all others are veiled. Empty: none is veiled. */
    property list<string> highlightedHexes: []
    /** Names of places that may be tapped. */
    property list<string> selectableHexes: []
    property list<string> selectableIntersections: []
    property list<string> selectablePaths: []
    /** Names of the chosen places, in order. */
    property list<string> selected: []
    /** Chosen places are numbered 1, 2, 3 … */
    property bool numbered: false
    /** Arrows from place to place, [{from, to}], that preview an action. */
    property var arrows: []
    /** Paths of one trail (the longest road), drawn as a band under their roads. */
    property list<string> trail: []
    /** Marks of a scan by place: {"A3": {state: "doubt", number: 1}}; states are sure, doubt, differs. */
    property var uncertain: ({})
    /** Targets are not highlighted (correction: every place is a target). */
    property bool quietTargets: false
    /** Without a choice to make, a tap on any place emits placeAsked(). */
    property bool live: false
    /** function(name) that returns the words for a place; a page may set its own, with terrain and number in the edition's terms. */
    property var placeName: null
    /** Pinch, wheel, double tap and the keys + − 0 zoom. */
    property bool zoomable: false
    /** The board's name for screen readers. */
    property string name: qsTr("Board")

    signal hexTapped(string name)
    signal intersectionTapped(string name)
    signal pathTapped(string name)
    /** A place of a live board was tapped. */
    signal placeAsked(string name)
    /** A tap off every target, in this item's coordinates. */
    signal emptyTapped(real x, real y)

    readonly property var position: {
        const given = root.board || {};
        return given.board ? { hexes: given.board.hexes, harbors: given.board.harbors, robber: given.board.robber,
                               pirate: given.board.pirate, merchant: given.board.merchant, pieces: given.pieces, metropolises: given.metropolises,
                               castle: given.board.castle, gold_fields: given.board.gold_fields, conquered: given.board.conquered,
                               hoard: given.barbarians?.gold ?? 0, control: given.control }
                           : given;
    }
    readonly property var hexes: root.position.hexes || {}
    readonly property var grid: BoardGeometry.grid(BoardGeometry.rowsOf(root.hexes))
    readonly property list<string> seaHexes: Object.keys(root.hexes).filter(name => root.hexes[name].terrain === "sea")
    /** Side of a hex in px at zoom 1, where the whole board is visible. */
    readonly property real fit: Math.max(1, Math.min(root.width / root.grid.width, root.height / root.grid.height))
    /** Zoom factor, and offset of the board's middle from the middle of the view in px. */
    readonly property real zoom: root.drawn.zoom
    readonly property bool zoomed: root.drawn.zoom > 1 || root.aim.zoom > 1
    /** Side of a hex in px, and the middle of the board. */
    readonly property real side: root.fit * root.drawn.zoom
    readonly property real middleX: root.width / 2 + root.drawn.x
    readonly property real middleY: root.height / 2 + root.drawn.y
    /** At the largest zoom a token is as large as a thumb; one double tap separates the intersections. */
    readonly property real mostZoom: Math.max(2.5, Theme.dp(120) / root.fit)
    readonly property real tapZoom: Math.min(root.mostZoom, Math.max(2, Theme.dp(64) / root.fit))
    // `drawn`: the zoom and offset of the painted layers; `aim`: those of the gesture. Until the next paint the layers are
    // transformed.
    property var drawn: ({ zoom: 1, x: 0, y: 0 })
    property var aim: ({ zoom: 1, x: 0, y: 0 })
    readonly property string seen: root.drawn.zoom === 1 ? "" : [root.drawn.zoom, root.drawn.x, root.drawn.y].join()
    readonly property list<string> targets: [...Array.from(root.selectableHexes), ...Array.from(root.selectableIntersections),
                                             ...Array.from(root.selectablePaths)].filter(n => BoardGeometry.place(root.grid, n))
    readonly property bool asking: root.live && root.targets.length === 0
    // Depends on the island's shape only, so that a new position creates no new list.
    readonly property string shape: root.grid.rows.join("-")
    readonly property list<string> everyPlace: {
        const g = BoardGeometry.grid(root.shape.split("-").map(Number));
        return [...g.hexNames, ...g.intersectionNames, ...g.pathNames];
    }
    /** Places that the keyboard can reach. */
    readonly property list<string> stops: root.asking ? root.everyPlace : root.targets
    readonly property list<string> hexTargets: Array.from(root.selectableHexes).filter(n => root.grid.hexes[n])
    /** Targets with a piece. */
    readonly property list<string> occupied: {
        const standing = [].concat(...Object.values(root.board?.pieces ?? {}).map(p =>
            [...(p.settlements ?? []), ...(p.cities ?? []), ...(p.reduced ?? []), ...(p.knights ?? []).map(k => k.at)]));
        return Array.from(root.targets).filter(n => standing.indexOf(n) >= 0);
    }
    /** The target with the keyboard cursor. */
    property string cursor: ""
    property Item ring: null // see FocusKeeper
    /** Zoomed only because a touch was ambiguous: zooms out again after the choice. */
    property bool enlargedForTap: false
    /** Radius of a touch in px: half of 48, more on a small board. */
    readonly property real reach: Math.max(Theme.target / 2, root.side * 0.5)

    readonly property alias groundPaints: ground.paintCount
    readonly property alias piecePaints: pieces.paintCount

    /** Shows the board at `zoom`, with its middle (x, y) px off the middle of the view, within its limits. */
    function show(zoom: real, x: real, y: real) {
        const z = Math.max(1, Math.min(root.mostZoom, zoom));
        const most = (size, room) => Math.max(0, (size * root.fit * z - room) / 2);
        const within = (value, limit) => Math.max(-limit, Math.min(limit, value));
        root.aim = z < 1.02 ? { zoom: 1, x: 0, y: 0 }
            : { zoom: z, x: within(x, most(root.grid.width, root.width)), y: within(y, most(root.grid.height, root.height)) };
        if (!settle.running)
            settle.start();
    }
    /** Zooms; the point at (x, y) stays. */
    function zoomAt(zoom: real, x: real, y: real) {
        const z = Math.max(1, Math.min(root.mostZoom, zoom)), times = z / root.aim.zoom;
        const fromX = x - root.width / 2, fromY = y - root.height / 2;
        root.show(z, fromX - (fromX - root.aim.x) * times, fromY - (fromY - root.aim.y) * times);
    }
    /** Zooms by one step about the keyboard cursor or the middle. */
    function zoomBy(steps: int) {
        const at = root.cursor !== "" ? root.mapFromPlace(root.cursor) : Qt.point(root.width / 2, root.height / 2);
        root.zoomAt(root.aim.zoom * Math.pow(1.4, steps), at.x, at.y);
        root.settled();
    }
    function showAll() {
        root.enlargedForTap = false;
        root.show(1, 0, 0);
        root.settled();
    }
    /** Zooms to a point, or back to the whole board. */
    function zoomTo(x: real, y: real) {
        if (root.zoomed) {
            root.showAll();
            return;
        }
        root.show(root.tapZoom, (root.width / 2 - x) * root.tapZoom, (root.height / 2 - y) * root.tapZoom);
        root.settled();
    }
    /** True if a touch at (x, y) could mean a target other than the nearest, and the board can be enlarged. */
    function unclear(name: string, x: real, y: real): bool {
        return root.zoomable && root.drawn.zoom < root.tapZoom
            && BoardGeometry.unclear(root.grid, Array.from(root.targets), name, (x - root.middleX) / root.side, (y - root.middleY) / root.side,
                                     Theme.target / root.side, Theme.target / 4 / root.side);
    }
    /** Enlarges the places around (x, y) for a second touch. */
    function enlargeAround(x: real, y: real) {
        root.enlargedForTap = true;
        meaning.restart();
        root.zoomAt(root.tapZoom, x, y);
        root.settled();
    }
    /** Repaints the layers at the zoom and offset of the gesture. */
    function settled() {
        settle.stop();
        if (root.drawn !== root.aim)
            root.drawn = root.aim;
    }
    function inView(name: string): bool {
        const at = root.mapFromPlace(name);
        return at.x >= 0 && at.y >= 0 && at.x <= root.width && at.y <= root.height;
    }
    // Targets must be visible.
    function seeTargets() {
        // The choice of the automatic zoom was made, and the next targets are elsewhere.
        if (root.enlargedForTap && !(root.targets.length > 0 && Array.from(root.targets).every(name => root.inView(name))))
            root.showAll();
        if (root.zoomed && root.targets.length > 0 && !root.quietTargets && !Array.from(root.targets).some(name => root.inView(name)))
            root.showAll();
    }
    function seeCursor() {
        if (!root.zoomed || root.cursor === "" || root.inView(root.cursor))
            return;
        const at = root.mapFromPlace(root.cursor);
        root.show(root.aim.zoom, root.aim.x + root.width / 2 - at.x, root.aim.y + root.height / 2 - at.y);
        root.settled();
    }

    /** Middle of a place in this item's coordinates; pages let chips fly from there. */
    function mapFromPlace(name: string): point {
        const p = BoardGeometry.place(root.grid, name);
        return p ? Qt.point(root.middleX + root.side * p.x, root.middleY + root.side * p.y) : Qt.point(-1, -1);
    }

    /** The target at (x, y), or "". */
    function targetAt(x: real, y: real): string {
        return BoardGeometry.nearest(root.grid, Array.from(root.targets), (x - root.middleX) / root.side,
                                     (y - root.middleY) / root.side, root.hexReach(x, y));
    }

    /** The intersection (or path) at (x, y), target or not; "" if there is none. */
    function placeAt(kind: string, x: real, y: real): string {
        const names = kind === "path" ? root.grid.pathNames : kind === "intersection" ? root.grid.intersectionNames : [];
        return BoardGeometry.nearest(root.grid, names, (x - root.middleX) / root.side, (y - root.middleY) / root.side, root.reach / root.side);
    }

    /** The place of any kind at (x, y); "" outside the island. */
    function anyPlaceAt(x: real, y: real): string {
        return BoardGeometry.nearest(root.grid, Array.from(root.everyPlace), (x - root.middleX) / root.side, (y - root.middleY) / root.side,
                                     Math.max(root.reach / root.side, 0.5));
    }

    /** Handles a tap on the place. */
    function tap(name: string) {
        if (root.asking) {
            root.placeAsked(name);
            return;
        }
        const kind = BoardGeometry.kindOf(root.grid, name);
        if (kind === "hex")
            root.hexTapped(name);
        else if (kind === "intersection")
            root.intersectionTapped(name);
        else if (kind === "path")
            root.pathTapped(name);
    }

    // If only hexes are targets, the whole hex is.
    function hexReach(x: real, y: real): real {
        const onlyHexes = root.selectableIntersections.length + root.selectablePaths.length === 0;
        const px = root.reach / root.side;
        return onlyHexes ? Math.max(px, 0.95) : root.selectableHexes.length > 0 ? Math.max(px, 0.6) : px;
    }

    function wordsFor(name: string): string {
        const own = root.placeName;
        if (own)
            return own(name);
        const kind = BoardGeometry.kindOf(root.grid, name);
        if (kind === "intersection")
            return qsTr("Intersection %1").arg(name);
        if (kind === "path")
            return qsTr("Path %1").arg(name);
        const number = root.hexes[name] ? root.hexes[name].number : undefined;
        return number ? qsTr("Hex %1, number %2").arg(name).arg(number) : qsTr("Hex %1").arg(name);
    }

    function moveCursor(dx: real, dy: real) {
        const from = root.stops.indexOf(root.cursor) >= 0 ? root.cursor : "";
        const to = BoardGeometry.towards(root.grid, Array.from(root.stops), from, dx, dy);
        if (to !== "")
            root.cursor = to;
    }

    readonly property var palette: ({
        wood: Theme.things.wood, jetty: Theme.things.jetty, wall: Theme.things.wall, robber: Theme.things.robber,
        rimLine: Theme.roles.rimLine, sea: Theme.roles.sea, unknown: Theme.surface, hexLine: Theme.things.robber,
        harbourLine: Theme.tokenInk, token: Theme.token, tokenInk: Theme.tokenInk, tokenHot: Theme.tokenHot,
        tokenLine: Theme.tokenInk, background: Theme.background, veil: Theme.veil, muted: Theme.mutedInk,
        light: Theme.pieceLight, dark: Theme.pieceInk, serif: Theme.serif, sans: Theme.sans,
        mark: Theme.things.mark, trail: Theme.things.amber, markDark: Theme.things.robber, badge: Theme.accent, onBadge: Theme.accentInk,
        tracks: { trade: Theme.trackColor("trade"), politics: Theme.trackColor("politics"), science: Theme.trackColor("science") }
    })
    function view(): var {
        return { g: root.grid, s: root.side, cx: root.middleX, cy: root.middleY, pal: root.palette };
    }

    implicitWidth: Theme.dp(644)
    implicitHeight: Theme.dp(560)
    activeFocusOnTab: root.targets.length > 0 || root.activeFocus
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name

    // Unused keys pass on: Enter is also the page's primary button.
    Keys.onPressed: event => {
        const larger = [Qt.Key_Plus, Qt.Key_Equal].indexOf(event.key) >= 0, smaller = event.key === Qt.Key_Minus;
        if (root.zoomable && (larger || root.zoomed && (smaller || event.key === Qt.Key_0))) {
            event.accepted = true;
            event.key === Qt.Key_0 ? root.showAll() : root.zoomBy(larger ? 1 : -1);
            return;
        }
        const step = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[event.key];
        const tap = [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].indexOf(event.key) >= 0 && root.activeFocus && root.stops.indexOf(root.cursor) >= 0;
        event.accepted = tap || step !== undefined && root.stops.length > 0;
        if (tap)
            root.tap(root.cursor);
        else if (event.accepted) {
            root.forceActiveFocus(); // from a button on the board
            root.moveCursor(step[0], step[1]);
        }
    }
    // Enter belongs to the page until an arrow key has moved the cursor.
    onAskingChanged: if (root.asking) root.cursor = ""
    onCursorChanged: root.seeCursor()
    onTargetsChanged: root.seeTargets()
    onShapeChanged: root.showAll()
    onWidthChanged: if (root.zoomed) { root.show(root.aim.zoom, root.aim.x, root.aim.y); root.settled(); }
    onHeightChanged: if (root.zoomed) { root.show(root.aim.zoom, root.aim.x, root.aim.y); root.settled(); }
    clip: root.zoomed

    // During a gesture the layers are repainted at intervals and transformed in between.
    Timer { id: settle; interval: 120; onTriggered: root.settled() }
    // Ignores the second touch of a double tap after the choice on the board has changed.
    Timer { id: meaning; objectName: "meaning"; interval: Theme.meaningTime }
    onActiveFocusChanged: if (root.activeFocus && root.stops.indexOf(root.cursor) < 0 && root.stops.length > 0)
                              root.cursor = root.stops[0]

    Item {
        id: layers
        readonly property real times: root.aim.zoom / root.drawn.zoom
        anchors.fill: parent
        transform: [
            Scale {
                xScale: layers.times
                yScale: layers.times
                origin.x: root.middleX
                origin.y: root.middleY
            },
            Translate { x: root.aim.x - root.drawn.x; y: root.aim.y - root.drawn.y }
        ]

        BoardLayer {
            id: ground
            view: root.seen
            key: Theme.mode + Theme.boardScale + JSON.stringify([root.hexes, root.position.harbors])
            painter: ctx => {
                const v = root.view();
                GroundPainter.sea(ctx, v);
                GroundPainter.terrains(ctx, v, root.hexes, name => Theme.terrain(name));
                GroundPainter.harbours(ctx, v, root.position.harbors, root.hexes, name => Theme.card(name), Theme.boardScale);
            }
        }

        BoardLayer {
            id: veil
            view: root.seen
            key: Theme.mode + JSON.stringify([Array.from(root.highlightedHexes), Array.from(root.seaHexes), root.grid.rows])
            visible: root.highlightedHexes.length > 0
            painter: ctx => GroundPainter.veil(ctx, root.view(), Array.from(root.highlightedHexes), root.hexes)
        }

        BoardLayer {
            id: tokens
            view: root.seen
            key: Theme.mode + Theme.boardScale + JSON.stringify(root.hexes)
            painter: ctx => GroundPainter.tokens(ctx, root.view(), root.hexes, Theme.boardScale)
        }

        FanLayer { of: root; view: root.seen; ground: true }

        BoardLayer {
            view: root.seen
            key: Theme.mode + root.quietTargets + JSON.stringify([Array.from(root.hexTargets), Array.from(root.selected)])
            painter: ctx => {
                const v = root.view(), chosen = Array.from(root.selected);
                for (const name of Array.from(root.hexTargets))
                    if (!root.quietTargets && chosen.indexOf(name) < 0)
                        MarkPainter.target(ctx, v, name);
                for (const name of chosen)
                    if (root.grid.hexes[name])
                        MarkPainter.chosen(ctx, v, name);
            }
        }

        BoardLayer {
            view: root.seen
            key: Theme.mode + JSON.stringify([Array.from(root.trail), root.grid.rows])
            visible: root.trail.length > 0
            painter: ctx => MarkPainter.trail(ctx, root.view(), Array.from(root.trail))
        }

        BoardLayer {
            id: pieces
            view: root.seen
            key: Theme.mode + Theme.boardScale
                 + JSON.stringify([root.position.pieces, root.position.metropolises, root.position.robber, root.position.pirate,
                                   root.position.merchant])
            painter: ctx => PiecePainter.all(ctx, root.view(), root.position, name => Theme.player(name), Math.min(1.2, Theme.boardScale))
        }

        FanLayer { of: root; view: root.seen }

        BoardLayer {
            view: root.seen
            key: Theme.mode + root.quietTargets + root.numbered
                 + JSON.stringify([Array.from(root.targets), Array.from(root.occupied), Array.from(root.selected), root.arrows, root.uncertain])
            painter: ctx => {
                const v = root.view(), chosen = Array.from(root.selected), occupied = Array.from(root.occupied);
                if (!root.quietTargets)
                    for (const name of Array.from(root.targets))
                        if (!root.grid.hexes[name] && chosen.indexOf(name) < 0)
                            MarkPainter.target(ctx, v, name, occupied.indexOf(name) >= 0);
                for (const name of chosen)
                    if (!root.grid.hexes[name])
                        MarkPainter.chosen(ctx, v, name);
                for (const a of root.arrows || [])
                    MarkPainter.arrow(ctx, v, a.from, a.to);
                if (root.numbered)
                    chosen.forEach((name, i) => MarkPainter.badge(ctx, v, name, String(i + 1)));
                for (const name in root.uncertain || {})
                    if (root.uncertain[name].state !== "sure")
                        MarkPainter.doubtRing(ctx, v, name, root.uncertain[name].state === "differs" ? Theme.things.lossFill
                                                                                                     : Theme.things.brassDark);
            }
        }

        Repeater {
            model: Object.keys(root.uncertain || {})
            delegate: ConfidenceMark {
                id: mark
                required property string modelData
                readonly property point at: root.mapFromPlace(mark.modelData)
                readonly property bool sure: mark.confidence === "sure"
                confidence: (root.uncertain[mark.modelData] || {}).state || "sure"
                number: (root.uncertain[mark.modelData] || {}).number || 0
                size: mark.sure ? Math.max(14, root.side * 0.3) : Math.max(26, root.side * 0.52)
                x: mark.at.x + root.side * (mark.sure ? 0.33 : 0.42) - mark.width / 2
                y: mark.at.y - root.side * (mark.sure ? 0.28 : 0.42) - mark.height / 2
            }
        }

        Repeater {
            model: root.targets
            delegate: Spot { objectName: "target-" + modelData }
        }
        // Created once, and visible whenever no choice is pending.
        Repeater {
            model: root.live ? root.everyPlace : []
            delegate: Spot { objectName: "place-" + modelData; visible: root.asking }
        }
    }

    WheelHandler {
        enabled: root.zoomable
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => {
            root.enlargedForTap = false;
            root.zoomAt(root.aim.zoom * Math.pow(1.15, event.angleDelta.y / 120), event.x, event.y);
        }
    }
    PinchHandler {
        id: pinch
        property var start: root.aim
        property point held: Qt.point(0, 0)
        enabled: root.zoomable
        target: null
        onActiveChanged: {
            if (pinch.active) {
                root.enlargedForTap = false;
                pinch.start = root.aim;
                pinch.held = pinch.centroid.position;
            } else {
                root.settled();
            }
        }
        onUpdated: pinch.follow()
        /** Keeps the points under the fingers in place. */
        function follow() {
            const z = Math.max(1, Math.min(root.mostZoom, pinch.start.zoom * pinch.activeScale)), times = z / pinch.start.zoom;
            const at = pinch.centroid.position;
            root.show(z, at.x - root.width / 2 - (pinch.held.x - root.width / 2 - pinch.start.x) * times,
                      at.y - root.height / 2 - (pinch.held.y - root.height / 2 - pinch.start.y) * times);
        }
        onActiveScaleChanged: if (pinch.active) pinch.follow()
    }
    MouseArea {
        id: touch
        /** The board follows the finger; the tap is ignored. */
        property bool dragging: false
        property point from: Qt.point(0, 0)
        property var start: root.aim
        anchors.fill: parent
        enabled: root.stops.length > 0 || root.zoomable
        onPressed: event => {
            root.settled();
            touch.dragging = false;
            touch.from = Qt.point(event.x, event.y);
            touch.start = root.aim;
        }
        onPositionChanged: event => {
            const dx = event.x - touch.from.x, dy = event.y - touch.from.y;
            touch.dragging = touch.dragging || root.zoomed && touch.pressed && Math.hypot(dx, dy) > Theme.dp(12);
            if (touch.dragging)
                root.show(touch.start.zoom, touch.start.x + dx, touch.start.y + dy);
        }
        onReleased: root.settled()
        onCanceled: root.settled()
        onClicked: event => {
            if (touch.dragging || meaning.running || root.stops.length === 0 || Taps.repeats(root, touch.mapToItem(null, event.x, event.y)))
                return;
            const name = root.asking ? root.anyPlaceAt(event.x, event.y) : root.targetAt(event.x, event.y);
            if (name === "") {
                root.emptyTapped(event.x, event.y);
            } else if (!root.asking && event.source !== Qt.MouseEventNotSynthesized && root.unclear(name, event.x, event.y)) {
                root.enlargeAround(event.x, event.y); // a mouse points at one pixel, a finger covers both places
            } else {
                root.cursor = name;
                root.tap(name);
            }
        }
    }
    // Only where double taps have a meaning: elsewhere two quick taps are two taps.
    Connections {
        target: touch
        enabled: root.zoomable
        // Keeps the zoom of the first touch.
        function onDoubleClicked(event: var): void {
            if (!root.enlargedForTap)
                root.zoomTo(event.x, event.y);
        }
    }

    // Zoom without a gesture: to the keyboard cursor or the middle, and back.
    IconButton {
        objectName: "zoomButton"
        visible: root.zoomable
        framed: true
        icon: root.zoomed ? "zoom-out" : "zoom-in"
        name: root.zoomed ? qsTr("Show the whole board") : qsTr("Enlarge the board")
        onClicked: {
            const at = root.cursor !== "" ? root.mapFromPlace(root.cursor) : Qt.point(root.width / 2, root.height / 2);
            root.zoomTo(at.x, at.y);
        }
    }

    // Explains why the first touch chose nothing.
    Rectangle {
        objectName: "lentNote"
        visible: root.enlargedForTap
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.min(note.naturalWidth + Theme.dp(32), parent.width)
        height: note.implicitHeight + Theme.dp(16)
        radius: Theme.radiusButton
        color: Theme.ink
        ThemeText {
            id: note
            anchors.centerIn: parent
            width: parent.width - Theme.dp(24)
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Enlarged: tap the place that you mean.")
            step: "caption"
            color: Theme.background
            Accessible.role: Accessible.AlertMessage
        }
    }

    // A target as an object for screen readers, with the ring of the keyboard focus.
    component Spot: Item {
        id: spot
        required property string modelData
        readonly property point at: root.mapFromPlace(spot.modelData)
        readonly property bool here: root.activeFocus && root.cursor === spot.modelData
        readonly property real radius: spot.width / 2
        readonly property bool ringInside: true
        onHereChanged: root.ring = spot.here ? spot : root.ring === spot ? null : root.ring
        width: Theme.target
        height: Theme.target
        x: spot.at.x - width / 2
        y: spot.at.y - height / 2
        Accessible.role: Accessible.Button
        Accessible.name: root.wordsFor(spot.modelData)
        Accessible.focusable: true
        Accessible.focused: spot.here
        Accessible.checked: root.selected.indexOf(spot.modelData) >= 0
        Accessible.onPressAction: root.tap(spot.modelData)
    }
}
