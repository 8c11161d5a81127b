// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Theme
import Reeve.Board
import "../../../qml/Reeve/Board/BoardGeometry.js" as Geometry
import "ExampleBoard.js" as Example

TestCase {
    id: root
    name: "Board"
    when: windowShown
    visible: true
    width: 700
    height: 620

    BoardView {
        id: board
        width: 660
        height: 580
    }
    SignalSpy { id: hexes; target: board; signalName: "hexTapped" }
    SignalSpy { id: intersections; target: board; signalName: "intersectionTapped" }
    SignalSpy { id: paths; target: board; signalName: "pathTapped" }
    SignalSpy { id: empties; target: board; signalName: "emptyTapped" }

    readonly property var grid: Geometry.grid(Geometry.standardRows)

    function init() {
        board.board = Example.position();
        board.selectableHexes = [];
        board.selectableIntersections = [];
        board.selectablePaths = [];
        board.selected = [];
        board.highlightedHexes = [];
        board.cursor = "";
        for (const spy of [hexes, intersections, paths, empties])
            spy.clear();
    }
    /** Two more frames: what asked to be painted with one is painted with the next. */
    function framesGoBy() {
        for (let i = 0; i < 2; ++i)
            grabImage(board); // draws the window
    }
    function tapAt(name: string, dx: real, dy: real) {
        const p = board.mapFromPlace(name);
        mouseClick(board, p.x + dx, p.y + dy);
    }

    function test_theIslandHas19Hexes54IntersectionsAnd72Paths() {
        compare(grid.hexNames.length, 19);
        compare(grid.intersectionNames.length, 54);
        compare(grid.pathNames.length, 72);
        compare(grid.pathNames.filter(n => grid.paths[n].coastal).length, 30);
        compare(grid.pathNames.filter(n => grid.paths[n].a[0] === grid.paths[n].b[0]).length, 48);
        compare(grid.intersectionNames.filter(n => n[0] === "c").length, 11);
        compare(grid.intersectionNames[0], "a1");
        compare(grid.intersectionNames[53], "f7");
    }

    // The table of the record: which number each corner of hex i has on its zigzag line.
    function test_cornersAreNamedAsTheRecordSays_data() {
        const w = (letter, k) => i => letter + (2 * i + k);
        return [
            { tag: "A", corners: [w("a", -1), w("a", 0), w("a", 1), w("b", 2), w("b", 1), w("b", 0)], count: 3 },
            { tag: "B", corners: [w("b", -1), w("b", 0), w("b", 1), w("c", 2), w("c", 1), w("c", 0)], count: 4 },
            { tag: "C", corners: [w("c", -1), w("c", 0), w("c", 1), w("d", 1), w("d", 0), w("d", -1)], count: 5 },
            { tag: "D", corners: [w("d", 0), w("d", 1), w("d", 2), w("e", 1), w("e", 0), w("e", -1)], count: 4 },
            { tag: "E", corners: [w("e", 0), w("e", 1), w("e", 2), w("f", 1), w("f", 0), w("f", -1)], count: 3 }
        ];
    }
    function test_cornersAreNamedAsTheRecordSays(row) {
        for (let i = 1; i <= row.count; ++i)
            compare(grid.hexes[row.tag + i].corners.join(), row.corners.map(f => f(i)).join());
    }

    function test_everyPathIsOneSideLongAndTheMiddleHexLiesInTheMiddle() {
        for (const name of grid.pathNames) {
            const p = grid.paths[name];
            fuzzyCompare(Math.hypot(p.x2 - p.x1, p.y2 - p.y1), 1, 1e-9);
        }
        fuzzyCompare(grid.hexes.C3.x, 0, 1e-9);
        fuzzyCompare(grid.hexes.C3.y, 0, 1e-9);
        verify(grid.hexes.A1.y < grid.hexes.B1.y && grid.hexes.A1.x < grid.hexes.A2.x);
        fuzzyCompare(grid.sea.wide, 5, 1e-9);
    }

    function test_aLargerIslandUsesTheSameScheme() {
        const large = Geometry.grid([3, 4, 5, 6, 5, 4, 3]);
        compare(large.hexNames.length, 30);
        compare(large.intersectionNames.length, 80);
        compare(Geometry.rowsOf({ A1: {}, A3: {}, B4: {}, C5: {}, D6: {}, E5: {}, F4: {}, G3: {} }).join(), "3,4,5,6,5,4,3");
        compare(Geometry.rowsOf({}).join(), "3,4,5,4,3");
    }

    function test_everyPlaceOfTheBoardLiesInsideTheView() {
        for (const name of grid.hexNames.concat(grid.intersectionNames, grid.pathNames)) {
            const p = board.mapFromPlace(name);
            verify(p.x > 0 && p.x < board.width && p.y > 0 && p.y < board.height, name);
        }
        compare(board.mapFromPlace("z9"), Qt.point(-1, -1));
    }

    function test_aTapNear20PixelsStillMeansTheIntersection() {
        board.selectableIntersections = ["c4", "b5"];
        tapAt("c4", 14, -14);
        compare(intersections.count, 1);
        compare(intersections.signalArguments[0][0], "c4");
        tapAt("C3", 0, 0);
        compare(intersections.count, 1);
        compare(empties.count, 1);
    }

    function test_theNearestOfTwoPlacesWins() {
        board.selectableIntersections = ["a1", "a2"];
        board.selectablePaths = ["a1-a2"];
        tapAt("a1-a2", 3, 2);
        compare(paths.count, 1);
        compare(paths.signalArguments[0][0], "a1-a2");
        tapAt("a1", -3, 2);
        compare(intersections.signalArguments[0][0], "a1");
    }

    function test_theWholeHexIsTheTargetWhereOnlyHexesAreAsked() {
        board.selectableHexes = ["B2"];
        tapAt("B2", board.side * 0.6, board.side * 0.3);
        compare(hexes.signalArguments[0][0], "B2");
    }

    function test_placesThatDoNotExistAreNoTargets() {
        board.selectableIntersections = ["c4", "c99", "x"];
        compare(board.targets.join(), "c4");
    }

    function test_arrowsMoveOverThePlacesAndEnterTaps() {
        board.selectableHexes = ["C2", "C3", "C4", "B3"];
        board.forceActiveFocus();
        board.cursor = "C2";
        keyClick(Qt.Key_Right);
        compare(board.cursor, "C3");
        keyClick(Qt.Key_Right);
        compare(board.cursor, "C4");
        keyClick(Qt.Key_Right);
        compare(board.cursor, "C4");
        keyClick(Qt.Key_Up);
        compare(board.cursor, "B3");
        keyClick(Qt.Key_Return);
        compare(hexes.signalArguments[0][0], "B3");
    }

    function test_everyPlaceCanBeReachedByArrows() {
        const names = grid.hexNames.concat(grid.intersectionNames, grid.pathNames);
        const seen = new Set(["C3"]), queue = ["C3"];
        while (queue.length > 0) {
            const from = queue.pop();
            for (const d of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
                const to = Geometry.towards(grid, names, from, d[0], d[1]);
                if (to !== "" && !seen.has(to)) {
                    seen.add(to);
                    queue.push(to);
                }
            }
        }
        compare(names.filter(n => !seen.has(n)).join(), "");
    }

    function test_targetsAreListedForScreenReadersWithNamesAnd48Pixels() {
        board.selectableHexes = ["B2"];
        board.selectableIntersections = ["c4"];
        for (const [name, words] of [["B2", "Hex B2, number 4"], ["c4", "Intersection c4"]]) {
            const target = findChild(board, "target-" + name);
            verify(target);
            compare(target.Accessible.name, words);
            verify(target.width >= 48 && target.height >= 48);
        }
    }

    function test_movingAPieceDoesNotPaintTheTerrainAgain() {
        tryVerify(() => board.groundPaints > 0 && board.piecePaints > 0);
        framesGoBy();
        const ground = board.groundPaints, pieces = board.piecePaints;
        const next = Example.position();
        next.pieces.red.roads.push("a1-a2");
        board.board = next;
        tryVerify(() => board.piecePaints > pieces);
        framesGoBy();
        compare(board.groundPaints, ground);
    }

    function test_aPieceIsPaintedInItsPlayersColour() {
        if (Qt.platform.pluginName === "minimal")
            skip("nothing is painted on this platform");
        const next = Example.position(), pieces = board.piecePaints;
        next.pieces = { green: { roads: ["c5-d5"] } };
        board.board = next;
        tryVerify(() => board.groundPaints > 0 && board.piecePaints > pieces);
        framesGoBy();
        const image = grabImage(board), p = board.mapFromPlace("c5-d5");
        const seen = (x, y) => Qt.rgba(image.red(x, y) / 255, image.green(x, y) / 255, image.blue(x, y) / 255, 1);
        verify(Qt.colorEqual(seen(Math.round(p.x), Math.round(p.y)), Theme.playerColor("green")));
        verify(Qt.colorEqual(seen(Math.round(board.width / 2 - board.side * 4.75), Math.round(board.height / 2)), Theme.terrainColor("sea")));
    }

    function test_aWholePositionOfTheRecordIsUnderstood() {
        const b = Example.position();
        board.board = { format: "reeve-position/1", pieces: b.pieces, metropolises: b.metropolises,
                        board: { hexes: b.hexes, harbors: b.harbors, robber: b.robber, merchant: null } };
        compare(board.position.hexes.C3.number, 5);
        compare(board.position.pieces.red.cities.length, 2);
        compare(board.position.robber, "D3");
    }
}
