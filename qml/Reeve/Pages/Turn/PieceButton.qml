// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets

// A piece or an action: picture, name, price, number left, or the reason why not.
Pressable {
    id: root

    required property string text
    property string hint: ""
    /** Number of cards of each kind. */
    property var cost: ({})
    property string piece: ""
    /** An icon instead of a piece. */
    property string icon: ""
    property string player: "white"
    property int level: 1
    property bool active: false
    /** A city with a wall. */
    property bool wall: false
    property bool selected: false
    /** The button is narrow: the price is below the text. */
    property bool stacked: false

    name: root.text
    description: root.priceWords + (root.priceWords !== "" && root.hint !== "" ? ", " : "") + root.hint
    checked: root.selected
    readonly property string priceWords: Words.amounts(root.cost)
    implicitHeight: Math.max(Theme.dp(64), words.implicitHeight + root.below + Theme.dp(20))
    readonly property real below: root.stacked ? price.height + Theme.dp(6) : 0

    Plate {
        anchors.fill: parent
        dashed: root.blocked
        fill: root.blocked ? "transparent" : root.selected || root.pressed ? Theme.soft : Theme.raised
        stroke: root.selected ? Theme.accent : root.blocked ? Theme.mutedInk : Theme.line
        strokeWidth: root.selected ? 2.5 : Theme.controlStroke
    }
    PiecePicture {
        id: picture
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        piece: root.piece
        player: root.player
        level: root.level
        active: root.active
        wall: root.wall
        size: Theme.dp(44)
        opacity: root.blocked ? 0.6 : 1
    }
    Icon {
        visible: root.icon !== ""
        anchors.centerIn: picture
        name: root.icon
        size: Theme.dp(30)
        color: root.blocked ? Theme.mutedInk : Theme.ink
    }
    Column {
        id: words
        anchors.left: picture.right
        anchors.leftMargin: Theme.gap
        anchors.right: root.stacked ? parent.right : price.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -root.below / 2
        ThemeText {
            width: parent.width
            text: root.text
            color: root.blocked ? Theme.mutedInk : Theme.ink
            Accessible.ignored: true
        }
        ThemeText {
            width: parent.width
            visible: text !== ""
            text: root.blocked ? root.reason : root.hint
            step: "caption"
            lines: 3
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
    Row {
        id: price
        x: root.stacked ? words.x : parent.width - width - Theme.wideGap
        y: root.stacked ? words.y + words.height + Theme.dp(6) : (parent.height - height) / 2
        height: Theme.dp(26)
        spacing: Theme.dp(2)
        Repeater {
            model: Array.from(Words.cards).filter(c => (root.cost?.[c] ?? 0) > 0)
            CardChip {
                required property string modelData
                card: modelData
                count: root.cost[modelData] > 1 ? root.cost[modelData] : 0
                size: Theme.dp(26)
                Accessible.ignored: true
            }
        }
    }
}
