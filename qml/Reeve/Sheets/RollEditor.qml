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
    readonly property triedRollFacts outcome: History.tryRoll(root.other ? root.roll.step : -1, root.dice, false)
    /** Steps would be lost. */
    readonly property bool loses: root.outcome.gone.length > 0
    /** The same with corrected cards, if that keeps every step. */
    readonly property triedRollFacts kept: History.tryRoll(root.loses ? root.roll.step : -1, root.dice, true)
    readonly property bool keeps: root.loses && root.kept.possible && root.kept.gone.length === 0
    readonly property string words: {
        const o = root.outcome;
        if (!root.other)
            return qsTr("Enter what the dice really showed.");
        if (!o.possible)
            return o.reason;
        const parts = o.follow > 0 ? [qsTr("The %n later step(s) stay(s).", "", o.follow)] : root.loses || o.dropped.length > 0 ? [] : [qsTr("Nothing came after it.")];
        if (o.dropped.length > 0)
            parts.push(qsTr("No longer asked for: %1.").arg(Array.from(o.dropped).join(", ")));
        if (root.loses)
            parts.push(qsTr("Not possible from “%1” on: %2").arg(o.stop).arg(o.reason));
        if (o.handover.length > 0 && !root.loses)
            parts.push(qsTr("Then, on the table: %1").arg(Array.from(o.handover).join(" ")));
        return parts.join(" ");
    }
    function change(keep: bool): void {
        if (History.changeRoll(root.roll.step, root.dice, keep))
            root.done();
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
        second: Prompts.dice.second
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
        color: root.loses || root.other && !root.outcome.possible ? Theme.warning : Theme.ink
    }
    PrimaryButton {
        objectName: "keepRoll"
        Layout.fillWidth: true
        visible: root.keeps
        icon: "check"
        title: qsTr("Keep everything, correct the cards")
        onClicked: root.change(true)
    }
    ThemeText {
        objectName: "rollKept"
        Layout.fillWidth: true
        visible: root.keeps
        text: qsTr("Cards are corrected before: %1.").arg(Array.from(root.kept.corrected).join(", "))
        step: "caption"
        lines: 6
        color: Theme.mutedInk
    }
    PrimaryButton {
        objectName: "changeRoll"
        Layout.fillWidth: true
        visible: !root.loses
        icon: "check"
        title: qsTr("Change the roll")
        reason: !root.other ? qsTr("These dice are already recorded.") : root.outcome.possible ? "" : root.outcome.reason
        onClicked: root.change(false)
    }
    ActionButton {
        objectName: "changeRollAndStop"
        Layout.fillWidth: true
        visible: root.loses
        icon: "undo"
        tone: "danger"
        text: qsTr("Change it and undo from there")
        subtitle: qsTr("%n step(s) are removed", "", root.outcome.gone.length)
        onClicked: root.change(false)
    }
    ThemeText {
        objectName: "rollGone"
        Layout.fillWidth: true
        visible: root.loses
        text: qsTr("Removed: %1.").arg(Array.from(root.outcome.gone).join(", "))
        step: "caption"
        lines: 3 + root.outcome.gone.length
        color: Theme.mutedInk
    }
}
