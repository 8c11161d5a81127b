// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import "Ago.js" as Ago

// A running game of the club in the list: a tap looks at it, the button beside it plays it on here.
Item {
    id: root

    required property clubGameFacts game
    property bool taking: false

    signal watched()
    signal takeOverAsked()

    readonly property string people: Array.from(root.game.people).map((name, i) => root.game.points.length > i ? name + " " + root.game.points[i] : name).join(" · ")
    readonly property string moment: root.game.turn >= 0 ? Words.turn(root.game.turn) : ""
    readonly property string keeper: root.game.own ? qsTr("at this tablet") : root.game.silent >= Ago.quiet ? root.silence : ""
    readonly property string standing: root.moment !== "" && root.keeper !== "" ? root.moment + " · " + root.keeper : root.moment + root.keeper
    readonly property string silence: {
        const parts = Ago.parts(root.game.silent);
        return parts.unit === "day" ? qsTr("no news for %n day(s)", "", parts.count) : parts.unit === "hour" ? qsTr("no news for %n hour(s)", "", parts.count)
            : parts.unit === "minute" ? qsTr("no news for %n minute(s)", "", parts.count) : qsTr("no news for %n second(s)", "", parts.count);
    }

    /** So narrow that the button stands below. */
    readonly property bool stacked: take.visible && take.implicitWidth > root.width * 0.45

    implicitHeight: root.stacked ? take.y + take.height : row.height

    Pressable {
        id: row
        objectName: "clubGame"
        ringInside: true
        width: parent.width - (take.visible && !root.stacked ? take.width + Theme.gap : 0)
        height: Math.max(Theme.dp(76), words.implicitHeight + 2 * Theme.wideGap)
        name: root.game.table + ", " + root.game.name + ", " + root.people + ", " + root.standing
        description: qsTr("Shows this game as a spectator sees it.")
        onClicked: root.watched()

        Plate { anchors.fill: parent; fill: row.pressed ? Theme.soft : Theme.raised }
        Icon {
            id: sign
            name: root.game.own ? "home" : "eye"
            color: Theme.mutedInk
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.wideGap
            width: row.width - x - Theme.wideGap
            anchors.verticalCenter: parent.verticalCenter
            ThemeText { width: parent.width; text: root.game.table + " · " + root.game.name; step: "panel"; lines: 1; Accessible.ignored: true }
            ThemeText { width: parent.width; text: root.people; step: "body"; lines: 2; Accessible.ignored: true }
            ThemeText { width: parent.width; text: root.standing; step: "caption"; lines: 1; color: Theme.mutedInk; Accessible.ignored: true }
        }
    }
    ActionButton {
        id: take
        objectName: "clubTake"
        visible: Ago.free(root.game)
        anchors.right: parent.right
        y: root.stacked ? row.height + Theme.gap : (row.height - take.height) / 2
        icon: "play"
        text: qsTr("Play on here")
        name: Words.playOnHere(root.game.name)
        reason: Games.readOnly ? Games.notice : Words.notTakenOver(root.taking, root.game.held)
        onClicked: root.takeOverAsked()
    }
}
