// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Theme
import Reeve.Parts
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
        board.zoomable = false;
        board.showAll();
        for (const spy of [hexes, intersections, paths, empties])
            spy.clear();
    }
    /** Draws two frames: a repaint requested in the first one is done in the second. */
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

    // Names of the corners of hex i in each row, as the record defines them.
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

    // Zoom: the board is enlarged, and no tap reaches another place than before.
    function test_theWheelEnlargesTheBoardAboutThePointer() {
        board.zoomable = true;
        const at = board.mapFromPlace("c4");
        mouseWheel(board, at.x, at.y, 0, 360);
        tryVerify(() => board.zoom > 1.4);
        fuzzyCompare(board.mapFromPlace("c4").x, at.x, 1);
        fuzzyCompare(board.mapFromPlace("c4").y, at.y, 1);
        mouseWheel(board, at.x, at.y, 0, -1200);
        tryCompare(board, "zoom", 1);
        compare(board.mapFromPlace("C3"), Qt.point(board.width / 2, board.height / 2));
    }
    function test_aBoardThatIsAPictureStaysAsItIs() {
        mouseWheel(board, 100, 100, 0, 360);
        board.forceActiveFocus();
        keyClick(Qt.Key_Plus);
        compare(board.aim.zoom, 1);
        verify(!findChild(board, "zoomButton").visible);
    }
    function test_aDoubleTapShowsThePlaceThatMattersAndThenTheWholeBoard() {
        board.zoomable = true;
        board.selectableIntersections = ["a1"];
        const at = board.mapFromPlace("f4");
        mouseDoubleClickSequence(board, at.x, at.y);
        verify(board.zoom >= 2);
        verify(board.side >= Theme.target, "crossings are a finger apart");
        mouseDoubleClickSequence(board, board.width / 2, board.height / 2);
        compare(board.zoom, 1);
    }
    function test_aDragMovesTheEnlargedBoardAndTapsNothing() {
        board.zoomable = true;
        board.selectableIntersections = ["c4", "c5", "c6", "d4", "d5"];
        board.zoomAt(2, board.width / 2, board.height / 2);
        board.settled();
        const before = board.mapFromPlace("c4");
        mouseDrag(board, before.x, before.y, 40, 25);
        compare(intersections.count, 0);
        fuzzyCompare(board.mapFromPlace("c4").x, before.x + 40, 1);
        fuzzyCompare(board.mapFromPlace("c4").y, before.y + 25, 1);
        tapAt("c4", 3, -3);
        compare(intersections.signalArguments[0][0], "c4");
    }
    function test_theEnlargedBoardIsNeverLostBesideTheView() {
        board.zoomable = true;
        board.show(2, 9999, -9999);
        board.settled();
        fuzzyCompare(board.middleX - board.grid.width / 2 * board.side, 0, 1);
        fuzzyCompare(board.middleY + board.grid.height / 2 * board.side, board.height, 1);
    }
    function test_twoFingersEnlargeTheBoard() {
        board.zoomable = true;
        board.selectableIntersections = ["c4"];
        const x = board.width / 2, y = board.height / 2, touch = touchEvent(board);
        touch.press(1, board, x - 40, y).press(2, board, x + 40, y).commit();
        for (let apart = 50; apart <= 240; apart += 10) {
            touch.move(1, board, x - apart, y).move(2, board, x + apart, y).commit();
            framesGoBy(); // all moves within one frame count as one
        }
        touch.release(1, board, x - 240, y).release(2, board, x + 240, y).commit();
        tryVerify(() => board.zoom > 1.5);
        compare(intersections.count + empties.count, 0);
        fuzzyCompare(board.mapFromPlace("C3").x, x, 30);
    }
    function test_keysEnlargeTheBoardAboutThePlaceOfTheKeyboardWhichStaysInSight() {
        board.zoomable = true;
        board.selectableIntersections = ["a1", "f7"];
        board.forceActiveFocus();
        board.cursor = "a1";
        for (let i = 0; i < 4; ++i)
            keyClick(Qt.Key_Plus);
        verify(board.zoom > 2 && board.inView("a1") && !board.inView("f7"));
        board.cursor = "f7";
        verify(board.inView("f7"));
        keyClick(Qt.Key_Minus);
        verify(board.zoom > 1);
        keyClick(Qt.Key_0);
        compare(board.zoom, 1);
    }
    function test_whatIsAskedForIsSeen() {
        board.zoomable = true;
        board.zoomTo(board.mapFromPlace("A1").x, board.mapFromPlace("A1").y);
        board.selectableIntersections = ["a1"];
        verify(board.zoom > 1);
        board.selectableIntersections = ["f7"];
        compare(board.zoom, 1);
    }
    function test_theButtonEnlargesTheBoardAndShowsItWhole() {
        board.zoomable = true;
        const button = findChild(board, "zoomButton");
        verify(button.visible && button.width >= 48 && button.height >= 48);
        // After a change of its name the button ignores taps for a moment.
        tryCompare(button, "settling", false);
        mouseClick(button);
        verify(board.zoom >= 2);
        tryVerify(() => !button.settling && !Taps.repeats(button, Taps.place));
        mouseClick(button);
        compare(board.zoom, 1);
    }

    // Two places closer to each other than a finger is wide. Each test uses other places, because two touches of one
    // place within a short time are a double tap.
    function crowd(pair = ["c4", "c5"]) {
        board.width = 300;
        board.height = 280;
        board.zoomable = true;
        board.selectableIntersections = pair;
        verify(board.side < Theme.target);
        const a = board.mapFromPlace(pair[0]), b = board.mapFromPlace(pair[1]);
        return Qt.point((2 * a.x + b.x) / 3 + 1, (2 * a.y + b.y) / 3);
    }
    /** Waits until touches are accepted again, as a user does by looking. */
    function lookAgain() { tryCompare(findChild(board, "meaning"), "running", false); }
    function touchAt(x: real, y: real) {
        const touch = touchEvent(board);
        touch.press(1, board, x, y).commit();
        touch.release(1, board, x, y).commit();
    }
    function spread() {
        board.width = 660;
        board.height = 580;
    }
    function test_aFingerBetweenTwoPlacesEnlargesTheBoardAndTheNextChooses() {
        const between = crowd();
        touchAt(between.x, between.y);
        compare(intersections.count + empties.count, 0);
        verify(board.zoom >= 2 && board.enlargedForTap);
        verify(findChild(board, "lentNote").visible);
        const a = board.mapFromPlace("c4"), b = board.mapFromPlace("c5");
        verify(Math.hypot(a.x - b.x, a.y - b.y) >= Theme.target, "now they are a finger apart");
        lookAgain();
        touchAt(b.x, b.y);
        compare(intersections.signalArguments[0][0], "c5");
        board.selectableIntersections = [];
        compare(board.zoom, 1, "the whole board is back");
        verify(!findChild(board, "lentNote").visible);
        spread();
    }
    function test_whatIsAskedNextToTheChoiceStaysEnlarged() {
        const between = crowd(["b4", "b5"]);
        touchAt(between.x, between.y);
        verify(board.enlargedForTap);
        board.selectableIntersections = ["b5"];
        verify(board.zoom > 1);
        board.selectableIntersections = ["a1", "f7"];
        compare(board.zoom, 1);
        spread();
    }
    function test_aDoubleTapBetweenTwoPlacesLeavesThemEnlarged() {
        const between = crowd(["e4", "e5"]), meaning = findChild(board, "meaning");
        meaning.interval = 60000; // so that both touches come within it, even on a slow machine
        touchAt(between.x, between.y);
        touchAt(between.x, between.y);
        verify(board.zoom > 1);
        compare(intersections.count, 0);
        meaning.stop();
        meaning.interval = Theme.meaningTime;
        spread();
    }
    function test_aFingerOnAPlaceAndAMouseChooseAtOnce() {
        const between = crowd(["d4", "d5"]), a = board.mapFromPlace("d4");
        touchAt(a.x, a.y);
        compare(intersections.signalArguments[0][0], "d4");
        mouseClick(board, between.x, between.y);
        compare(intersections.count, 2);
        compare(board.zoom, 1);
        spread();
    }
    function test_aBoardThatIsNotEnlargedTakesTheNearestPlace() {
        const between = crowd(["f4", "f5"]);
        board.zoomable = false;
        touchAt(between.x, between.y);
        compare(intersections.signalArguments[0][0], "f4");
        spread();
    }

    // Seafarers.
    function test_theFrameFollowsTheRowsOfALargeBoard() {
        const sea = Geometry.grid([8, 9, 10, 11, 10, 9, 8]);
        compare(sea.hexNames.length, 65);
        verify(sea.width > 1.6 * sea.height, "as wide as its rows, and no higher than they are");
        for (const name of sea.intersectionNames) {
            const c = sea.intersections[name];
            verify(Math.abs(c.y) < sea.sea.high && Math.abs(c.x) * Geometry.half + Math.abs(c.y) / 2 < sea.sea.slant, name);
        }
    }
    function test_aHarbourLooksToTheSea() {
        const sea = Geometry.grid([4, 5, 6, 7, 6, 5, 4]);
        const between = sea.paths[sea.hexes.D4.paths.find(n => sea.hexes.D5.paths.indexOf(n) >= 0)];
        const east = Geometry.seaward(sea, between, { D4: { terrain: "hills" }, D5: { terrain: "sea" } });
        fuzzyCompare(east.x, 1, 1e-9);
        fuzzyCompare(east.y, 0, 1e-9);
        const frame = Geometry.seaward(sea, sea.paths["a1-a2"], {});
        verify(frame.y < 0, "north of it is the frame");
        const inland = Geometry.seaward(sea, between, { D4: { terrain: "hills" }, D5: { terrain: "hills" } });
        compare(inland.x, 0);
        compare(inland.y, 0);
    }
    function test_movingThePirateOrAShipPaintsThePiecesAlone() {
        const next = Example.position();
        next.pirate = "A1";
        next.pieces.red.ships = ["a1-a2"];
        tryVerify(() => board.groundPaints > 0 && board.piecePaints > 0);
        framesGoBy();
        const pieces = board.piecePaints, ground = board.groundPaints;
        board.board = next;
        tryVerify(() => board.piecePaints > pieces);
        framesGoBy();
        compare(board.groundPaints, ground);
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
