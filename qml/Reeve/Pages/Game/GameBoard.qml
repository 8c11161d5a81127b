// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Board
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// The board of the game with its targets; after a roll the producing hexes are highlighted.
BoardView {
    id: root

    required property GameTask task
    readonly property lastRollFacts roll: Game.lastRoll
    /** Pieces on places in words: {"c4": "City of Anna"}. */
    readonly property var standing: Game.revision >= 0 ? Game.standing() : ({})
    readonly property bool showYield: !root.task.active && !root.task.guided && Game.turn.phase === "main" && root.roll.producing.length > 0

    /** Places where the camera saw something. */
    readonly property list<string> seen: Array.from(TableWatch.seen).map(s => s.at)
    /** Hexes on which barbarians have just landed: figures must be placed there. */
    readonly property list<string> landed: Array.from(Game.barbarians.landed.hexes)

    objectName: "board"
    zoomable: true
    board: root.task.placed === null ? Game.position : root.withPlaced(Game.position, root.task.placed)
    selectableIntersections: root.task.intersections
    selectablePaths: root.task.paths
    selectableHexes: root.task.hexes
    selected: EmptySeats.acting ? EmptySeats.places : [...Array.from(root.task.selected), ...root.seen]
    numbered: !EmptySeats.acting && root.task.guided && root.task.selected.length > 0
    arrows: root.task.card === "inventor" && root.task.selected.length === 2
            ? [{ from: root.task.selected[0], to: root.task.selected[1] }, { from: root.task.selected[1], to: root.task.selected[0] }] : []
    highlightedHexes: root.landed.length > 0 && !root.task.active && !root.task.guided ? root.landed : root.showYield ? root.roll.producing : root.task.guided ? root.task.hexesThatCount : []
    trail: Game.players[root.task.roadOf]?.longestRoad ?? []
    placeName: name => root.words(name)
    live: root.task.resting && Game.turn.phase !== "" && Game.turn.phase !== "setup"
    onPlaceAsked: name => root.task.ask(name)
    onIntersectionTapped: name => root.task.tapped(name)
    onPathTapped: name => root.task.tapped(name)
    onHexTapped: name => root.task.tapped(name)
    onEmptyTapped: (x, y) => {
        if (root.task.panel === "place") {
            const at = root.anyPlaceAt(x, y); // next to the knight's targets: another place is asked about
            at === "" ? root.task.cancel() : root.task.ask(at);
            return;
        }
        const other = root.task.placed !== null ? root.placeAt("intersection", x, y) : "";
        const at = Array.from(Game.options.place).indexOf(other) >= 0 ? other : root.placeAt(root.task.wanted, x, y);
        root.task.tryUnlit(at, root.grid.pathNames.find(p => p.split("-").indexOf(at) >= 0) ?? "");
    }

    Connections {
        target: root.task
        function onKeysAsked(): void { root.forceActiveFocus(); }
        function onZoomAsked(steps: int): void { steps === 0 ? root.showAll() : root.zoomBy(steps); }
    }
    FanMarks {
        of: root
        dear: root.task.guided ? [] : Array.from(root.task.question.dear)
        badge: root.task.guided ? "" : root.task.question.badge
        badgeAt: root.task.question.chosen
    }
    FanMarks {
        objectName: "wanderingMarks"
        of: root
        dear: root.task.guided ? [] : Array.from(root.task.question.wandering)
        sign: "gate"
    }
    // qmllint disable unqualified
    Loader {
        id: watched
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        active: TableWatch.on
        sourceComponent: WatchPicture { broken: root.task.cameraBroken; brief: Math.min(root.width, root.height) < Theme.dp(460); onClicked: root.task.watchAsked() }
    }
    // qmllint enable unqualified
    TurnClock { anchors.right: parent.right; anchors.bottom: parent.bottom }
    ActionButton {
        objectName: "hideRoad"
        visible: root.trail.length > 0
        icon: "cross"
        anchors.left: watched.right
        anchors.leftMargin: watched.active ? Theme.gap : 0
        anchors.bottom: parent.bottom
        text: (Game.players[root.task.roadOf]?.name ?? "") + ": " + root.trail.length
        name: root.position.pirate !== undefined ? qsTr("%1: %n road(s) and ship(s) in a row; hide", "", root.trail.length).arg(Game.players[root.task.roadOf]?.name ?? "")
            : qsTr("%1: %n road(s) in a row; hide", "", root.trail.length).arg(Game.players[root.task.roadOf]?.name ?? "")
        onClicked: root.task.roadOf = -1
    }

    /** The position with a building that is chosen but not placed. */
    function withPlaced(position: var, building: var): var {
        const own = position?.pieces?.[building.player] ?? {};
        const more = Object.assign({}, own, { [building.kind]: Array.from(own[building.kind] ?? []).concat([building.at]) });
        return Object.assign({}, position, { pieces: Object.assign({}, position?.pieces, { [building.player]: more }) });
    }

    function words(name: string): string {
        const place = BoardNames.spoken(name, Game.position?.board?.hexes ?? {});
        return root.standing[name] ? qsTr("%1: %2", "a place and what stands there").arg(place).arg(root.standing[name]) : place;
    }
}
