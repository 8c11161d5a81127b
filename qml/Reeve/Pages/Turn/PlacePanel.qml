// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// A tapped place of the board: its pieces, its production by player and probability, and its actions.
Panel {
    id: root

    required property GameTask task
    readonly property placeFacts facts: root.task.facts
    readonly property list<deedFacts> deeds: root.facts.deeds
    readonly property list<producerFacts> producers: root.facts.producers
    readonly property playerFacts seat: Game.awaited
    readonly property string color: root.seat.color || "white"
    /** The knight there; null: none. */
    readonly property var knight: (Game.position?.pieces?.[root.color]?.knights ?? []).find(k => k.at === root.task.place) ?? null
    /** The value for "no action". */
    property deedFacts none
    readonly property var pieces: ({ road: "road", settlement: "settlement", city: "city", wall: "wall", chase: "robber", ship: "ship", sail: "ship", "chase-pirate": "pirate" })

    title: root.facts.title
    selected: true
    implicitHeight: root.contentTop + column.implicitHeight + root.padding

    Column {
        id: column
        width: parent.width
        spacing: Theme.gap

        ThemeText {
            objectName: "placeLines"
            width: parent.width
            visible: text !== ""
            text: [root.facts.odds, ...Array.from(root.facts.lines)].filter(t => t !== "").join("\n")
            step: "body"
            lines: 6
            color: Theme.mutedInk
        }
        ThemeText {
            width: parent.width
            visible: root.facts.kind === "hex" && root.facts.odds !== ""
            text: root.producers.length > 0 ? qsTr("Each time it brings:") : qsTr("Nobody has a building here.")
            step: "body"
            lines: 2
        }
        Rows {
            id: gains
            width: parent.width
            visible: root.producers.length > 0
            spacing: 0
            Repeater {
                model: root.producers
                Item {
                    id: gain
                    required property producerFacts modelData
                    readonly property playerFacts who: Game.players[gain.modelData.player] ?? Game.nobody
                    objectName: "producer" + gain.modelData.player
                    width: gains.width
                    height: Theme.dp(44)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2").arg(gain.who.name).arg(Words.amounts(gain.modelData.cards))
                    PlayerPin { id: pin; player: gain.who.color || "white"; size: Theme.dp(28); anchors.verticalCenter: parent.verticalCenter }
                    ThemeText {
                        anchors.left: pin.right
                        anchors.leftMargin: Theme.wideGap
                        anchors.right: chips.left
                        anchors.rightMargin: Theme.gap
                        anchors.verticalCenter: parent.verticalCenter
                        text: gain.who.name
                        lines: 1
                        Accessible.ignored: true
                    }
                    Row {
                        id: chips
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.gap
                        Repeater {
                            model: Array.from(Words.cards).filter(c => gain.modelData.cards[c] > 0)
                            CardChip {
                                required property string modelData
                                card: modelData
                                count: gain.modelData.cards[modelData]
                                signed: true
                                size: Theme.dp(28)
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
        GridLayout {
            id: doing
            width: parent.width
            visible: root.deeds.length > 0
            columns: width > Theme.dp(500) ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Repeater {
                // As many as a knight has at most, never removed: Qt 6.4 crashes when an item is removed while its layout is
                // arranged.
                model: 4
                PieceButton {
                    required property int index
                    visible: index < root.deeds.length
                    readonly property deedFacts deed: root.deeds[index] ?? root.none
                    objectName: visible ? "deed-" + deed.deed : ""
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    stacked: doing.columns === 2 && doing.width <= Theme.dp(620)
                    text: deed.text
                    hint: root.task.what === deed.deed ? root.task.question.ask : reason === "" && lack > 0 ? Words.tooFew(lack, Table.hands) : deed.hint
                    piece: root.pieces[deed.deed] ?? "knight"
                    player: root.color
                    level: Math.min(3, (root.knight?.level ?? 1) + (deed.deed === "promote" ? 1 : 0))
                    active: deed.deed === "activate" || (root.knight?.active ?? false)
                    cost: deed.cost
                    selected: root.task.what === deed.deed
                    readonly property int lack: deed.lack
                    reason: deed.reason !== "" ? deed.reason : lack > 0 && Table.hands !== "real" ? Words.tooFew(lack, Table.hands) : ""
                    onClicked: root.task.act(deed)
                }
            }
        }
        Rows {
            width: parent.width
            visible: root.task.starts.length > 0
            spacing: Theme.gap
            Repeater {
                model: root.task.starts
                ActionButton {
                    required property string modelData
                    objectName: "start-" + modelData
                    width: parent?.width ?? 0
                    text: Game.revision >= 0 ? Prompts.about(modelData).name : ""
                    icon: "next"
                    onClicked: root.task.offer(modelData, root.task.place)
                }
            }
        }
        ActionButton {
            objectName: "closePanel"
            width: parent.width
            icon: "cross"
            text: qsTr("Close")
            onClicked: root.task.cancel()
        }
    }
}
