// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Theme
import Reeve.Parts

TestCase {
    id: root
    name: "Parts"
    when: windowShown
    visible: true
    width: 900
    height: 900

    Component { id: action; ActionButton { text: "Bauen"; icon: "settlement" } }
    Component { id: icon; IconButton { icon: "camera"; name: "Camera" } }
    Component { id: primary; PrimaryButton { title: "End turn"; subtitle: "then Ben" } }
    Component { id: subjectRow; Item { property string subject: "7"; ActionButton { width: 200; text: "No" } } }
    Component { id: segmented; SegmentedControl { options: [{ value: 1, text: "one" }, { value: 2, text: "two" }]; value: 1; name: "Count" } }
    Component { id: stepper; CountStepper { name: "Points"; value: 13; from: 5; to: 14 } }
    Component { id: pad; DicePad { width: 324; second: "yellow" } }
    Component { id: face; Die { kind: "white"; value: 5 } }
    Component { id: panel; PlayerPanel { playerName: "Ben"; color: "blue"; points: 7; handCount: 9; handLimit: 7 } }
    Component { id: text; ThemeText { width: 90 } }
    Component { id: barbarians; BarbarianTrack { spaces: 5; barbarians: 6; knights: 5 } }
    Component { id: spy; SignalSpy { } }
    Component { id: level; TrackLevel { track: "science"; level: 3 } }

    function cleanup() { Theme.panelScale = 1; }
    /** Every test is another person's first tap. */
    function init(): void { Taps.time = 0; }
    function make(component: var, properties: var): var { return createTemporaryObject(component, root, properties || {}); }
    function listen(item: var, signal: string): var { return createTemporaryObject(spy, root, { target: item, signalName: signal }); }

    function test_controlsAreAtLeast48PixelsAtEveryScale_data() {
        return [{ tag: "action", c: action }, { tag: "icon", c: icon }, { tag: "primary", c: primary }, { tag: "segmented", c: segmented },
                { tag: "stepper", c: stepper }];
    }
    function test_controlsAreAtLeast48PixelsAtEveryScale(row) {
        for (const scale of [0.85, 1, 1.4]) {
            Theme.panelScale = scale;
            const item = make(row.c);
            verify(item.width >= 48, row.tag + " is " + item.width + " wide");
            verify(item.height >= 48, row.tag + " is " + item.height + " high");
        }
    }

    function test_everyControlHasAName_data() { return test_controlsAreAtLeast48PixelsAtEveryScale_data(); }
    function test_everyControlHasAName(row) { verify(make(row.c).Accessible.name.length > 2); }

    function test_tapSpaceAndEnterAllPressAButton() {
        const button = make(action);
        const clicked = listen(button, "clicked");
        mouseClick(button);
        button.forceActiveFocus();
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        compare(clicked.count, 3);
    }

    function test_aBlockedButtonTellsItsReasonInsteadOfActing() {
        const button = make(action, { reason: "Dan lacks 1 ore." });
        const clicked = listen(button, "clicked"), refused = listen(button, "refused");
        mouseClick(button);
        compare(clicked.count, 0);
        compare(refused.count, 1);
        compare(refused.signalArguments[0][0], "Dan lacks 1 ore.");
        compare(button.Accessible.description, "Dan lacks 1 ore.");
    }

    function test_aButtonWhoseMeaningChangedIgnoresTapsForAMoment() {
        const button = make(primary);
        const clicked = listen(button, "clicked");
        button.title = "Roll";
        mouseClick(button);
        compare(clicked.count, 0);
        tryVerify(() => !button.settling);
        mouseClick(button);
        compare(clicked.count, 1);
    }

    function test_aFingerThatTapsTwiceDoesNotTapWhatComesThere() {
        const first = make(primary, { title: "Yes, that is Anna" });
        const done = listen(first, "clicked");
        mouseClick(first, 40, 20);
        mouseClick(first, 44, 22);
        compare(done.count, 2, "the same control means the same");
        const next = make(primary, { title: "Yes, that is Ben" }), late = listen(next, "clicked");
        mouseClick(next, 40, 20);
        compare(late.count, 0);
        mouseClick(next, 40 + Theme.target, 20);
        compare(late.count, 1, "another place is another tap");
        tryVerify(() => !Taps.repeats(first, Taps.place));
    }
    function test_aRowThatStandsForAnotherThingIsAnotherRow() {
        const row = make(subjectRow), button = row.children[0], clicked = listen(button, "clicked");
        mouseClick(button);
        row.subject = "8";
        mouseClick(button);
        compare(clicked.count, 1);
        tryVerify(() => !Taps.repeats(button, Taps.place));
        mouseClick(button);
        compare(clicked.count, 2);
    }

    function test_longGermanWordsShrinkAndWrapButAreNeverCut_data() {
        return [{ tag: "Stadtmauererweiterung" }, { tag: "Sehenswürdigkeitenverzeichnis der Stadt" }, { tag: "Ein mächtiger Ritter braucht die Festung" }];
    }
    function test_longGermanWordsShrinkAndWrapButAreNeverCut(row) {
        const label = make(text, { text: row.tag });
        verify(label.contentWidth <= label.width + 0.5, label.contentWidth + " in " + label.width);
        verify(!label.truncated);
        verify(label.font.pixelSize >= Theme.smallestText);
        const brief = make(text, { text: "Ritter" });
        compare(brief.font.pixelSize, Theme.size("panel"));
    }

    function test_neitherScaleNorLanguageSendsTheWordOfATrackRoundInCircles() {
        failOnWarning(/Binding loop/);
        for (let width = 40; width <= 150; width += 10) {
            const item = make(level, { label: "Science", width: width });
            for (const scale of [0.85, 1.4, 1, 1.2]) {
                Theme.panelScale = scale;
                for (const label of ["Wissenschaft", "Trade", "Politics", "Wissenschaft", "Politik", "Science"])
                    item.label = label;
            }
            item.destroy();
        }
    }

    function test_theDicePadIsCompleteWithRedYellowAndEvent() {
        const dice = make(pad);
        const done = listen(dice, "completed");
        mouseClick(findChild(dice, "red2"));
        mouseClick(findChild(dice, "yellow4"));
        compare(dice.total, 6);
        verify(!dice.complete);
        mouseClick(findChild(dice, "politics"));
        compare(done.count, 1);
        compare(done.signalArguments[0][0], 2);
        compare(done.signalArguments[0][1], 4);
        compare(done.signalArguments[0][2], "politics");
        verify(findChild(dice, "red2").checked);
        verify(findChild(dice, "red2").width >= 48 && findChild(dice, "ship").width >= 48);
    }

    function test_digitsFillTheDiceInOrder() {
        const dice = make(pad);
        dice.forceActiveFocus();
        keyClick(Qt.Key_3);
        keyClick(Qt.Key_5);
        keyClick(Qt.Key_1);
        compare([dice.red, dice.yellow, dice.event].join(), "3,5,ship");
        keyClick(Qt.Key_Backspace);
        compare(dice.total, 0);
    }

    // COMP-30b, COMP-41: the symbols tell the event die from a white die with pips.
    function test_aWhiteDieIsDrawnAndNamedAsWhite() {
        const dice = make(pad, { second: "white" });
        compare(findChild(dice, "yellow4").Accessible.name, "white 4");
        const die = make(face);
        compare(die.Accessible.name, "white die 5");
        tryVerify(() => Qt.colorEqual(grabImage(die).pixel(die.width / 2, die.height * 0.15), Theme.things.whiteDie));
        verify(Qt.colorEqual(grabImage(die).pixel(die.width / 2, die.height / 2), Theme.pieceInk), "a pip");
    }

    function test_withoutAnEventDieTwoNumbersAreEnough() {
        const dice = make(pad, { withEvent: false });
        dice.pick("red", 6);
        verify(!dice.complete);
        dice.pick("yellow", 6);
        verify(dice.complete);
    }

    function test_aPlayerPanelSaysAllThatItShows() {
        const item = make(panel);
        const words = item.Accessible.name;
        for (const part of ["Ben", "blue", "7 point", "9 card", "limit 7 exceeded"])
            verify(words.indexOf(part) >= 0, part + " is not in: " + words);
        verify(words.indexOf("on turn") < 0);
        item.itsTurn = true;
        verify(item.Accessible.name.indexOf("on turn") >= 0);
    }

    function test_theBarbarianTrackSaysWhatIsMissing() {
        const track = make(barbarians);
        compare(track.missing, 1);
        compare(track.verdict, "missing");
        verify(track.Accessible.name.indexOf("Barbarians 6, knights 5") >= 0);
        track.knights = 6;
        compare(track.verdict, "draw");
        track.knights = 7;
        compare(track.verdict, "safe");
        track.spaces = 6;
        verify(track.landingNext);
        // Before any city was built the barbarians have no strength.
        track.barbarians = 0;
        track.knights = 0;
        compare(track.verdict, "safe");
    }

    function test_aStepperStopsAtItsEnds() {
        const item = make(stepper);
        const changed = listen(item, "changed");
        item.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(changed.signalArguments[0][0], 14);
        item.value = 14;
        keyClick(Qt.Key_Up);
        compare(changed.count, 1);
    }

    function test_segmentsAnswerToArrowKeysAndTaps() {
        const item = make(segmented);
        const picked = listen(item, "picked");
        item.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(picked.signalArguments[0][0], 2);
        mouseClick(item, 10, 20);
        compare(picked.signalArguments[1][0], 1);
    }

    function test_everyIconHasAPathThatStaysInItsGrid() {
        for (const name of Glyphs.names()) {
            verify(Glyphs.paths[name].length > 5, name);
            verify(/^[Mm][-MmLlHhVvCcSsQqTtAaZz0-9., ]+$/.test(Glyphs.paths[name]), name);
        }
        for (const needed of ["undo", "redo", "menu", "next", "back", "down", "plus", "minus", "check", "cross", "warning", "info",
                "dice", "ship", "gate", "knight", "laurel", "road", "settlement", "city", "wall", "metropolis", "robber", "merchant",
                "harbour", "chart", "card", "hand", "trade", "brick", "lumber", "wool", "grain", "ore", "cloth", "coin", "paper",
                "camera", "corners", "torch", "scan-again", "statistics", "almanac", "settings", "users", "rotate-seat", "cover",
                "share", "lock", "timer", "pause", "phone"])
            verify(Glyphs.has(needed), needed);
    }
}
