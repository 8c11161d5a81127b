// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reeve.Theme
import Reeve.Parts
import "../layout.js" as Layout

// layout.js finds each kind of fault, and none in a correct layout.
TestCase {
    id: root
    name: "layout"
    when: windowShown
    width: 400
    height: 400
    visible: true

    FontMetrics { id: metrics }

    Component {
        id: stage
        Item { width: 400; height: 400 }
    }

    function faultsOf(source: string): var {
        const scene = createTemporaryObject(stage, root);
        const made = Qt.createQmlObject("import QtQuick; import Reeve.Theme; import Reeve.Parts; Item { anchors.fill: parent; " + source + " }", scene);
        verify(made !== null);
        verify(waitForRendering(scene));
        const found = Layout.faults(scene, metrics).map(fault => fault.what);
        return found;
    }
    function finds(source: string, what: string): void {
        const found = root.faultsOf(source);
        verify(found.some(words => words.indexOf(what) >= 0), what + " not found, but: " + found.join("; "));
    }
    function findsNothing(source: string): void { compare(root.faultsOf(source).join("; "), ""); }

    function test_wordsThatFitAreNoFault(): void {
        findsNothing('ThemeText { width: 300; text: "Anna builds a city" }');
        findsNothing('ActionButton { width: 200; height: 60; text: "Undo" }');
        findsNothing('Row { spacing: 8; ThemeText { text: "3" } ThemeText { text: "4" } }');
    }
    function test_aTextThatIsCutIsFound(): void {
        finds('Text { width: 60; text: "Maximiliane builds a city and a road"; elide: Text.ElideRight }', "cut off");
        finds('Item { clip: true; width: 100; height: 12; ThemeText { text: "Anna" } }', "cut by");
    }
    function test_aLongNameMayEndInDots(): void {
        findsNothing('Text { width: 120; text: "Maximiliane Wilhelmine"; elide: Text.ElideRight }');
    }
    function test_aWordBrokenInsideIsFound(): void {
        finds('Text { width: 40; wrapMode: Text.Wrap; font.pixelSize: 20; text: "Improvements" }', "breaks the word");
        finds('Text { width: 12; wrapMode: Text.Wrap; font.pixelSize: 20; text: "End" }', "breaks the word");
    }
    function test_aTextOutsideItsButtonOrPanelIsFound(): void {
        finds('Pressable { name: "x"; width: 60; height: 48; Text { x: 40; text: "Anna builds" } }', "leaves its button");
        finds('Panel { width: 80; height: 40; Text { y: 40; text: "Anna" } }', "leaves its panel");
    }
    function test_whatIsOutsideTheWindowIsFound(): void {
        finds('Text { x: 380; text: "Anna builds" }', "outside the window");
        finds('ActionButton { y: 390; width: 100; text: "Undo" }', "outside the window");
    }
    function test_whatCanBeScrolledToIsNotOutside(): void {
        findsNothing('Flickable { anchors.fill: parent; contentHeight: 900; ThemeText { y: 700; text: "Anna" } }');
        finds('Flickable { anchors.fill: parent; contentHeight: 900; interactive: false; clip: true; ThemeText { y: 700; text: "Anna" } }', "cut by");
    }
    function test_aListTooLowToScrollIsFound(): void {
        finds('Flickable { width: 200; height: 20; clip: true; contentHeight: 200; ThemeText { text: "Anna" } }', "too little room");
    }
    function test_whatOverlapsIsFound(): void {
        finds('Text { text: "Anna builds" } Text { x: 20; text: "Ben" }', "overlaps");
        finds('Text { x: 0; text: "Maximiliane" } PlayerPin { x: 20; player: "red" }', "overlaps");
        finds('ActionButton { width: 100; height: 50; text: "A" } ActionButton { x: 80; width: 100; height: 50; text: "B" }', "overlaps");
    }
    function test_figuresThatTouchReadAsOneAndAreFound(): void {
        finds('Row { ThemeText { text: "3" } ThemeText { text: "3" } }', "touches");
    }
    function test_aTextHalfUnderASurfaceIsFound(): void {
        finds('Text { text: "Anna builds" } Rectangle { x: 30; width: 60; height: 30; color: "white" }', "hidden in part");
    }
    function test_whatASheetCoversIsNotLookedAt(): void {
        findsNothing('Text { x: 380; text: "Anna builds" } Rectangle { anchors.fill: parent; anchors.margins: -200; color: "#8c000000" } Text { x: 100; y: 100; text: "On the sheet" }');
    }
    function test_aBoardTooSmallToTapIsFound(): void {
        finds('Item { property var selectableHexes: []; function mapFromPlace(name) {} width: 90; height: 90 }', "too small to tap");
    }
    // The size of a chip with six players side by side on a display of 7 inches with large text.
    function test_aHandOfTwoDigitsStandsInOneLineOfTheSmallestPanel(): void {
        Theme.panelScale = 1.4;
        const chip = 'import Reeve.Pages; PlayerChip { width: 75; height: 67; seat: ({ name: "Maximiliane", color: "green", points: 12, handCount: 16, handLimit: 13 }) }';
        const scene = createTemporaryObject(stage, root);
        const made = Qt.createQmlObject(chip, scene);
        verify(waitForRendering(scene));
        compare(findChild(made, "chipHand").lineCount, 1);
        compare(Layout.faults(scene, metrics).map(fault => fault.what), []);
        Theme.panelScale = 1;
    }
    function test_focusWithoutARingInSightIsFound(): void {
        const scene = createTemporaryObject(stage, root);
        const button = Qt.createQmlObject('import QtQuick; import Reeve.Parts; ActionButton { x: 40; y: 40; width: 120; height: 50; text: "Undo" }', scene);
        const keeper = Qt.createQmlObject("import Reeve.Parts; FocusKeeper {}", scene);
        button.forceActiveFocus();
        verify(waitForRendering(scene));
        compare(frames.focusFault(scene, button), "");
        button.x = 390;
        verify(frames.focusFault(scene, button) !== "", "outside the window");
        button.x = 40;
        const above = Qt.createQmlObject('import QtQuick; Rectangle { anchors.fill: parent; color: "white" }', scene);
        verify(frames.focusFault(scene, button) !== "", "under a scene");
        above.visible = false;
        compare(frames.focusFault(scene, button), "");
        keeper.destroy();
        wait(0);
        verify(frames.focusFault(scene, button) !== "", "without a ring");
    }
}
