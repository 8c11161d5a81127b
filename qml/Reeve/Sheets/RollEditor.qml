// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Changes a roll of the game; shows the consequences before the roll and everything after it change.
ColumnLayout {
    id: root

    /** An entry of History.rolls. */
    required property rollFacts roll
    readonly property bool base: (Game.position?.rules?.game ?? "") === "base"
    /** The roll is entered by its total. */
    property bool byTotal: root.roll.red === 0
    readonly property var dice: pad.totals ? ({ total: pad.sum }) : ({ red: pad.red, yellow: pad.yellow, event: pad.event })
    readonly property bool other: pad.complete && (pad.totals ? pad.sum !== root.roll.total
        : pad.red !== root.roll.red || pad.yellow !== root.roll.yellow || pad.event !== root.roll.event)
    readonly property triedRollFacts outcome: History.tryRoll(root.other ? root.roll.step : -1, root.dice)
    readonly property string words: {
        const o = root.outcome;
        if (!root.other)
            return qsTr("Enter what the dice really showed.");
        if (!o.possible)
            return o.reason;
        const parts = [o.follow > 0 ? qsTr("The %n later step(s) stay(s).", "", o.follow) : qsTr("Nothing came after it.")];
        if (o.dropped > 0)
            parts.push(qsTr("%n answer(s) are no longer asked for.", "", o.dropped));
        if (o.lost > 0)
            parts.push(qsTr("Not possible from “%1” on: %2").arg(o.stop).arg(o.reason),
                       qsTr("This step and everything after it would be removed: %n step(s).", "", o.lost));
        if (o.handover.length > 0)
            parts.push(qsTr("Then, on the table: %1").arg(Array.from(o.handover).join(" ")));
        return parts.join(" ");
    }
    signal done()

    function show(): void {
        pad.red = root.roll.red;
        pad.yellow = root.roll.yellow;
        pad.event = root.roll.event;
        pad.sum = root.roll.total;
    }

    spacing: Theme.gap
    onRollChanged: root.show()
    Component.onCompleted: root.show()

    DicePad {
        id: pad
        Layout.fillWidth: true
        offersTotal: root.base
        chances: Facts.ways(total)
        byTotal: root.byTotal
        withEvent: root.roll.event !== ""
        onByTotalPicked: byTotal => root.byTotal = byTotal
    }
    ThemeText {
        objectName: "rollOutcome"
        Layout.fillWidth: true
        text: root.words
        step: "body"
        lines: 8
        color: root.outcome.lost > 0 || root.other && !root.outcome.possible ? Theme.warning : Theme.ink
    }
    PrimaryButton {
        objectName: "changeRoll"
        Layout.fillWidth: true
        icon: "check"
        title: root.outcome.lost > 0 ? qsTr("Change it and stop there") : qsTr("Change the roll")
        reason: !root.other ? qsTr("These dice are already recorded.") : root.outcome.possible ? "" : root.outcome.reason
        onClicked: if (History.changeRoll(root.roll.step, root.dice)) root.done()
    }
}
