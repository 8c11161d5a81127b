// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The last event in one line; a tap opens the history. Before the roll: the events since this player's last turn.
Pressable {
    id: root

    /** Events that affected the player who is about to roll, or "". */
    readonly property string brief: {
        if (!Prompts.current.rolling || !Game.since.told)
            return "";
        const own = Array.from(Game.since.own), name = Game.players[Game.since.player]?.name ?? "";
        return qsTr("Since %1's last turn: %2").arg(name).arg(own.length > 0 ? own.join(" ") : qsTr("nothing received and nothing lost."));
    }

    name: root.brief !== "" ? root.brief : Game.newest.text !== "" ? qsTr("History: %1").arg(Game.newest.text) : qsTr("History")
    implicitHeight: Theme.dp(52)

    Icon {
        id: arrow
        name: "up"
        size: Theme.dp(20)
        color: Theme.mutedInk
        anchors.verticalCenter: parent.verticalCenter
    }
    ThemeText {
        anchors.left: arrow.right
        anchors.leftMargin: Theme.wideGap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.brief !== "" ? root.brief : Game.newest.text !== "" ? Game.newest.text : qsTr("The game begins.")
        step: root.brief !== "" ? "caption" : "body"
        lines: 2
        color: Theme.mutedInk
        Accessible.ignored: true
    }
}
