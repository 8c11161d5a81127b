// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// A player in little room: pin, name, points, number of cards, and further items.
Pressable {
    id: root

    required property playerFacts seat
    readonly property bool overLimit: root.seat.handCount > root.seat.handLimit

    /** The name has the whole upper line; the points are below it. */
    readonly property bool narrow: root.width < Theme.dp(112)
    /** No room for a name: the pin identifies the player, with cards and points below. */
    readonly property bool tiny: root.width < Theme.dp(84)
    readonly property real textX: root.tiny ? pin.x : pin.x + pin.width + Theme.dp(root.narrow ? 4 : 6)
    readonly property real textEnd: root.narrow ? root.width - Theme.dp(4) : points.x - Theme.dp(6)
    readonly property real tinyTop: (root.height - pin.height - Theme.dp(2) - words.height) / 2

    /** Gold, prisoners and other items of rule modules; always in the text for screen readers. */
    readonly property list<fanThingFacts> things: Array.from(root.seat.fan).filter(f => f.count > 0)
    /** There is room to show them. */
    property bool withThings: true

    name: [root.seat.name, Words.points(root.seat.points), Words.cardCount(root.seat.handCount), ...Array.from(root.things).map(f => Words.fanThing(f.kind, f.count))].join(", ")
    implicitHeight: Math.max(Theme.dp(56), words.implicitHeight + Theme.dp(root.things.length > 0 ? 14 : 8) + (root.tiny ? pin.height : 0))
    Plate {
        anchors.fill: parent
        fill: root.seat.onTurn ? Theme.raised : Theme.surface
        stroke: root.seat.onTurn ? Theme.accent : root.seat.mustDecide ? Theme.warning : Theme.line
        strokeWidth: root.seat.onTurn || root.seat.mustDecide ? 2.5 : Theme.controlStroke
    }
    PlayerPin {
        id: pin
        x: Theme.dp(root.narrow ? 4 : 6)
        y: root.tiny ? root.tinyTop : (parent.height - height) / 2
        size: Theme.dp(root.narrow ? 24 : 28)
        player: root.seat.color
        phone: Phones.marks[root.seat.color] ?? ""
    }
    ThemeText {
        id: points
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(root.tiny ? 4 : 8)
        y: root.tiny ? root.tinyTop + (pin.height - height) / 2 : root.narrow ? words.y + words.height - height : (parent.height - height) / 2
        text: root.seat.points
        step: root.narrow ? "panel" : "title"
        lines: 1
        Accessible.ignored: true
    }
    Column {
        id: words
        x: root.textX
        y: root.tiny ? root.tinyTop + pin.height + Theme.dp(2) : (root.height - words.height) / 2
        width: root.textEnd - root.textX
        ThemeText {
            width: parent.width
            visible: !root.tiny
            text: root.seat.name
            step: "caption"
            lines: 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Row {
            spacing: Theme.dp(4)
            Icon {
                id: cards
                visible: !root.narrow && words.width >= Theme.dp(54)
                name: "hand"
                size: Theme.dp(16)
                color: hand.color
                anchors.verticalCenter: parent.verticalCenter
            }
            ThemeText {
                id: hand
                objectName: "chipHand"
                width: words.width - (cards.visible ? cards.width + Theme.dp(4) : 0) - (root.narrow && !root.tiny ? points.width + Theme.dp(8) : 0)
                text: root.seat.handCount + "/" + root.seat.handLimit
                step: "caption"
                horizontalAlignment: root.tiny ? Text.AlignHCenter : Text.AlignLeft
                lines: 1
                color: root.overLimit ? Theme.danger : Theme.mutedInk
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
        Flow {
            objectName: "things"
            width: parent.width
            visible: root.withThings && !root.narrow && root.things.length > 0
            spacing: Theme.dp(6)
            Repeater {
                model: root.withThings && !root.narrow ? root.things.length : 0
                Row {
                    id: thing
                    required property int index
                    property fanThingFacts none
                    readonly property fanThingFacts fact: root.things[thing.index] ?? thing.none
                    spacing: Theme.dp(3)
                    Icon { name: Words.fanIcon(thing.fact.kind); size: Theme.dp(16); color: Theme.mutedInk; anchors.verticalCenter: parent.verticalCenter }
                    ThemeText { text: Words.fanFigure(thing.fact.kind, thing.fact.count); step: "caption"; lines: 1; Accessible.ignored: true }
                }
            }
        }
    }
}
