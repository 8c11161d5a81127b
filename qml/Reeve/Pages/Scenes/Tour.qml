// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.Theme
import Reeve.Parts

// A short tour of the game page: highlights one item after the other and explains it.
Item {
    id: root

    /** The root of the explained items. */
    required property Item within
    property int step: 0
    readonly property var all: [
        { at: "board", title: qsTr("Your board"), text: qsTr("A copy of the board on your table. Tap whatever is highlighted.") },
        { at: "barbarianStrip", title: qsTr("The barbarians"), text: qsTr("How far their ship is, and whether your knights would hold.") },
        { at: "player0", title: qsTr("The players"), text: qsTr("Points, cards and hand limit of each player. Tap one to see where the points come from.") },
        { at: "turnColumn", title: qsTr("The turn"), text: qsTr("Enter the dice here. Then everyone sees what they get, and why.") },
        { at: "nextButton", title: qsTr("What comes next"), text: qsTr("One large button shows what to do next. Enter does the same.") },
        { at: "undoButton", title: qsTr("Undo"), text: qsTr("Every step can be undone, as many as you like. Nothing is ever lost.") },
        { at: "menuButton", title: qsTr("Everything else"), text: qsTr("The menu leads to history, statistics, the almanac and this tour.") }]
    /** Only items that are visible in this window and game. */
    property var steps: []
    readonly property var said: root.steps[root.step] ?? ({ at: "", title: "", text: "" })
    /** The highlighted rectangle. */
    property rect spot: Qt.rect(0, 0, 0, 0)
    signal done()

    /** Locates the item again: the window may have another size and layout. */
    function look(): void {
        root.steps = root.all.filter(s => root.find(root.within, s.at) !== null);
        root.step = Math.max(0, Math.min(root.step, root.steps.length - 1));
        const target = root.find(root.within, root.said.at), m = Theme.dp(4);
        const p = target ? target.mapToItem(root, 0, 0) : Qt.point(root.width / 2, root.height / 2);
        root.spot = target ? Qt.rect(Math.max(0, p.x - m), Math.max(0, p.y - m), target.width + 2 * m, target.height + 2 * m) : Qt.rect(p.x, p.y, 0, 0);
        root.place();
    }
    /**
     * Places the card on the side with more room; a wide item has it above, below or over itself. Not a binding: Qt 6.4
     * frees a binding with so many geometry reads while it still uses it.
     */
    function place(): void {
        const spot = root.spot, gap = Theme.margin, wide = card.width, high = card.height;
        const left = spot.x, right = root.width - spot.x - spot.width, above = spot.y, below = root.height - spot.y - spot.height;
        const within = (least, wished, most) => Math.max(least, Math.min(most, wished));
        if (Math.max(left, right) >= wide + 2 * gap) {
            card.x = right >= left ? spot.x + spot.width + gap : left - wide - gap;
            card.y = within(gap, spot.y + (spot.height - high) / 2, root.height - high - gap);
        } else {
            card.x = within(gap, spot.x + (spot.width - wide) / 2, root.width - wide - gap);
            card.y = within(gap, below >= high + gap ? spot.y + spot.height + gap : above >= high + gap ? above - high - gap : spot.y + gap, root.height - high - gap);
        }
    }
    onStepChanged: { root.look(); again.restart(); }
    onWidthChanged: { root.place(); again.restart(); }
    onHeightChanged: { root.place(); again.restart(); }
    // After the layout has settled.
    Timer { id: again; interval: 60; onTriggered: root.look() }

    function find(item: var, name: string): var {
        if (!item || !item.visible || item === root)
            return null;
        if (item.objectName === name)
            return item;
        for (let i = item.children.length - 1; i >= 0; --i) {
            const found = root.find(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }
    function next(): void { root.step + 1 < root.steps.length ? ++root.step : root.done(); }

    readonly property bool keyHome: true
    focus: true
    Component.onDestruction: Overlays.close(root)
    Component.onCompleted: {
        Overlays.open(root);
        root.forceActiveFocus();
        root.look();
        again.restart();
    }
    Keys.onEscapePressed: root.done()
    // Enter and digits do not reach the page during the tour.
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.next(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.next(); }
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Short tour")

    component Scrim: Rectangle { color: Theme.scrim }
    Scrim { width: parent.width; height: root.spot.y }
    Scrim { y: root.spot.y; width: root.spot.x; height: root.spot.height }
    Scrim { y: root.spot.y; x: root.spot.x + root.spot.width; width: Math.max(0, root.width - x); height: root.spot.height }
    Scrim { y: root.spot.y + root.spot.height; width: parent.width; height: Math.max(0, root.height - y) }
    MouseArea { anchors.fill: parent; onClicked: root.next() }
    Rectangle {
        x: root.spot.x
        y: root.spot.y
        width: root.spot.width
        height: root.spot.height
        radius: Theme.dp(4)
        color: "transparent"
        border.color: Theme.accent
        border.width: 3
    }

    Panel {
        id: card
        objectName: "tourCard"
        raised: true
        padding: Theme.dp(20)
        width: Math.min(Theme.dp(400), root.width - 2 * Theme.margin)
        height: body.implicitHeight + 2 * padding
        onWidthChanged: root.place()
        onHeightChanged: root.place()
        ColumnLayout {
            id: body
            width: parent.width
            spacing: Theme.wideGap
            ThemeText { objectName: "tourTitle"; Layout.fillWidth: true; text: root.said.title; step: "title"; Accessible.role: Accessible.Heading }
            ThemeText { Layout.fillWidth: true; text: root.said.text; step: "body"; lines: 6 }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                ThemeText { visible: card.width >= Theme.dp(370); text: qsTr("%1 of %2").arg(root.step + 1).arg(root.steps.length); step: "caption"; lines: 1; color: Theme.mutedInk }
                Item { Layout.fillWidth: true }
                ActionButton { objectName: "tourEnd"; text: qsTr("End the tour"); visible: root.step + 1 < root.steps.length; onClicked: root.done() }
                ActionButton {
                    objectName: "tourNext"
                    tone: "accent"
                    text: root.step + 1 < root.steps.length ? qsTr("Next") : qsTr("Let's play")
                    onClicked: root.next()
                }
            }
        }
    }
}
