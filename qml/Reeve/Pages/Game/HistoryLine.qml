// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The last event in one line; a tap opens the history. Before the roll: the events since this player's last turn. With real
// cards, after undo: who returns and who takes cards.
Pressable {
    id: root

    /** Events that affected the player who is about to roll, or "". */
    readonly property string brief: {
        if (!Prompts.current.rolling || !Game.since.told)
            return "";
        const own = Array.from(Game.since.own), name = Game.players[Game.since.player]?.name ?? "";
        return qsTr("Since %1's last turn: %2").arg(name).arg(own.length > 0 ? own.join(" ") : qsTr("nothing received and nothing lost."));
    }

    /** What players must do with real cards after undo or redo, or "" (GameDesk.owed). */
    property string owed: ""

    name: root.owed !== "" ? root.owed : root.brief !== "" ? root.brief : Game.newest.text !== "" ? qsTr("History: %1").arg(Game.newest.text) : qsTr("History")
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
        text: root.owed !== "" ? root.owed : root.brief !== "" ? root.brief : Game.newest.text !== "" ? Game.newest.text : qsTr("The game begins.")
        step: root.owed !== "" || root.brief !== "" ? "caption" : "body"
        lines: root.owed !== "" ? 3 : 2
        color: root.owed !== "" ? Theme.ink : Theme.mutedInk
        // The button has the text; instructions after undo are announced at once.
        Accessible.role: root.owed !== "" ? Accessible.AlertMessage : Accessible.StaticText
        Accessible.ignored: root.owed === ""
    }
}
