// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// An old roll that was entered wrongly: choose it, enter it anew, see what follows, and change it with everything after it.
ColumnLayout {
    id: root

    signal done()
    property var rolls: Game.revision >= 0 ? Game.rolls() : []
    /** The roll that is being changed, or null. */
    property var roll: null
    property int red: 0
    property int yellow: 0
    property string event: ""
    readonly property bool other: root.roll !== null && (root.red !== root.roll.red || root.yellow !== root.roll.yellow || root.event !== root.roll.event)
    readonly property var outcome: root.other ? Game.tryRoll(root.roll.step, { red: root.red, yellow: root.yellow, event: root.event }) : null
    readonly property string words: {
        const o = root.outcome;
        if (!o)
            return qsTr("Enter what the dice really showed.");
        if (!o.possible)
            return o.reason;
        const parts = [o.follow > 0 ? qsTr("%n later step(s) follow.", "", o.follow) : qsTr("Nothing came after it.")];
        if (o.dropped > 0)
            parts.push(qsTr("%n answer(s) are no longer asked for.", "", o.dropped));
        if (o.lost > 0)
            parts.push(qsTr("It stops at “%1”: %2").arg(o.stop).arg(o.reason),
                       qsTr("This and what came after it would go: %n step(s).", "", o.lost));
        return parts.join(" ");
    }

    function choose(roll: var): void {
        root.roll = roll;
        root.red = roll.red;
        root.yellow = roll.yellow;
        root.event = roll.event;
        pad.red = roll.red;
        pad.yellow = roll.yellow;
        pad.event = roll.event;
    }

    spacing: Theme.gap

    ThemeText {
        Layout.fillWidth: true
        visible: root.roll === null
        text: root.rolls.length > 0 ? qsTr("Which roll was entered wrongly? Everything after it is done again.") : qsTr("Nobody has rolled yet.")
        step: "body"
        lines: 3
        color: Theme.mutedInk
    }
    Rows {
        id: list
        visible: root.roll === null && root.rolls.length > 0
        spacing: Theme.gap
        Repeater {
            model: root.roll === null ? root.rolls : []
            Pressable {
                id: row
                required property var modelData
                readonly property var player: Game.players[modelData.player] ?? null
                objectName: "roll-" + modelData.step
                width: list.width
                implicitHeight: Theme.dp(60)
                name: qsTr("Turn %1, %2: red %3, yellow %4 %5").arg(modelData.turn).arg(player?.name ?? "").arg(modelData.red).arg(modelData.yellow)
                      .arg(Words.event(modelData.event))
                onClicked: root.choose(modelData)
                Plate { anchors.fill: parent; fill: row.pressed ? Theme.soft : Theme.surface }
                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.wideGap
                    anchors.rightMargin: Theme.wideGap
                    spacing: Theme.gap
                    PlayerPin { player: row.player?.color ?? "white"; size: Theme.dp(30) }
                    ThemeText { Layout.fillWidth: true; text: qsTr("Turn %1 · %2").arg(row.modelData.turn).arg(row.player?.name ?? ""); lines: 1; Accessible.ignored: true }
                    Die { kind: "red"; value: row.modelData.red; size: Theme.dp(36) }
                    Die { kind: "yellow"; value: row.modelData.yellow; size: Theme.dp(36) }
                    Die { kind: "event"; event: row.modelData.event; visible: row.modelData.event !== ""; size: Theme.dp(36) }
                }
            }
        }
    }
    ThemeText {
        Layout.fillWidth: true
        visible: root.roll !== null
        text: qsTr("Turn %1 · %2").arg(root.roll?.turn ?? 0).arg(Game.players[root.roll?.player]?.name ?? "")
        step: "heading"
    }
    DicePad {
        id: pad
        Layout.fillWidth: true
        visible: root.roll !== null
        withEvent: (root.roll?.event ?? "") !== ""
        onRedPicked: value => root.red = value
        onYellowPicked: value => root.yellow = value
        onEventPicked: event => root.event = event
    }
    ThemeText {
        objectName: "rollOutcome"
        Layout.fillWidth: true
        visible: root.roll !== null
        text: root.words
        step: "body"
        lines: 8
        color: (root.outcome?.lost ?? 0) > 0 || root.outcome?.possible === false ? Theme.warning : Theme.ink
    }
    ActionButton {
        objectName: "changeRoll"
        Layout.fillWidth: true
        visible: root.roll !== null
        icon: "check"
        text: (root.outcome?.lost ?? 0) > 0 ? qsTr("Change it and stop there") : qsTr("Change the roll")
        reason: !root.other ? qsTr("These are the dice that stand there.") : root.outcome.possible ? "" : root.outcome.reason
        onClicked: {
            if (Game.changeRoll(root.roll.step, { red: root.red, yellow: root.yellow, event: root.event })) {
                root.roll = null;
                root.done();
            }
        }
    }
    ActionButton {
        objectName: "otherRoll"
        Layout.fillWidth: true
        visible: root.roll !== null
        icon: "undo"
        text: qsTr("Another roll")
        onClicked: root.roll = null
    }
}
