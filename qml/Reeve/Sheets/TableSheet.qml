// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Which components of the open game are real and which Reeve manages; changes apply from now on.
Sheet {
    id: root

    title: qsTr("On the table or in Reeve")
    hint: qsTr("Applies from now on; earlier steps stay as they are.")
    sheetWidth: Theme.dp(720)

    property bool realHands: false
    property bool realDecks: false
    Component.onCompleted: {
        root.realHands = Table.hands === "real";
        root.realDecks = Table.decks === "real";
    }
    /** Reeve keeps real cards from now on and does not know them. */
    readonly property bool asksHands: (root.realHands && Table.hands !== "real" || root.realDecks && Table.decks !== "real")
        && Array.from(Game.players).some(p => p.handCount > 0 || p.progressCount > 0)

    readonly property var sides: [{ value: "bottom", text: qsTr("here") }, { value: "left", text: qsTr("left") },
                                  { value: "top", text: qsTr("opposite") }, { value: "right", text: qsTr("right") }]

    Column {
        width: parent.width
        spacing: Theme.margin
        ThemeText {
            objectName: "unsavedChoice"
            width: parent.width
            visible: Settings.notice !== ""
            text: Settings.notice
            step: "body"
            lines: 4
            color: Theme.warning
            Accessible.role: Accessible.AlertMessage
        }
        ComponentChoice {
            id: components
            width: parent.width
            dice: Table.dice
            hands: Table.hands
            decks: Table.decks
            decksKept: Array.from(Game.players).some(p => (p.level ?? "") !== "")
            withDecks: (Game.position?.rules?.game ?? "") !== "base"
            onPicked: (part, word) => Table[part] = word
        }
        ActionButton {
            objectName: "enterHands"
            width: parent.width
            visible: root.asksHands
            icon: "pencil"
            text: qsTr("Enter what each player holds")
            subtitle: qsTr("Reeve has not seen the cards.")
            onClicked: root.dismissed()
        }
        ThemeText {
            objectName: "reeveKeeps"
            width: parent.width
            visible: components.decksKept
            text: Words.besideReeve(Table.hands, components.withDecks)
            step: "caption"
            lines: 6
            color: Theme.mutedInk
        }
        ThemeText { width: parent.width; text: qsTr("Panels and sheets face their players"); step: "heading"; Accessible.role: Accessible.Heading }
        Repeater {
            model: Game.players.length
            Item {
                id: seat
                required property int index
                readonly property playerFacts who: Game.players[seat.index] ?? Game.nobody
                /** The name is above its choice. */
                readonly property bool stacked: width < Theme.dp(520)
                width: parent.width
                height: side.height + (seat.stacked ? pin.height + Theme.gap : 0)
                PlayerPin { id: pin; y: seat.stacked ? 0 : (seat.height - height) / 2; player: seat.who.color || "white"; size: Theme.dp(34) }
                ThemeText {
                    anchors.left: pin.right
                    anchors.leftMargin: Theme.wideGap
                    width: (seat.stacked ? seat.width : side.x - Theme.wideGap) - x
                    anchors.verticalCenter: pin.verticalCenter
                    text: seat.who.name
                    step: "name"
                }
                SegmentedControl {
                    id: side
                    objectName: "side" + seat.index
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    width: seat.stacked ? parent.width : Math.min(Theme.dp(420), parent.width * 0.66)
                    name: qsTr("Where %1 sits").arg(seat.who.name)
                    options: root.sides
                    value: Table.sides[seat.index] ?? "bottom"
                    onPicked: value => Table.setSide(seat.index, value)
                }
            }
        }
        HouseRules {
            width: parent.width
            text: Table.houseRules
            onEdited: text => Table.houseRules = text
        }
        ActionButton {
            objectName: "turnView"
            width: parent.width
            icon: "rotate-seat"
            text: qsTr("Turn the whole view")
            subtitle: qsTr("a quarter clockwise")
            onClicked: Settings.turned = Settings.turned + 1
        }
    }
}
