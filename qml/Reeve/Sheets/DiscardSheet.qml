// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// Choice of the cards to discard on a 7.
Sheet {
    id: root

    readonly property playerFacts seat: Game.awaited
    readonly property int wanted: Game.expected.count
    property var chosen: ({})
    /** Real cards: Reeve knows their number, but only assumes their kinds. */
    readonly property bool real: Table.hands === "real"
    readonly property list<string> kinds: (Game.position?.rules?.game ?? "") === "base" ? Words.resources : Words.cards
    readonly property handFacts hand: Game.uncovered.hand
    /** Nothing is chosen: the cards may be discarded without saying which. */
    readonly property bool unseen: root.real && root.sum === 0
    readonly property int sum: Array.from(Words.cards).reduce((n, c) => n + (root.chosen[c] ?? 0), 0)

    title: qsTr("%1 discards %2 of %3 cards").arg(root.seat.name).arg(root.wanted).arg(root.seat.handCount)
    hint: qsTr("%1 of %2 chosen").arg(root.sum).arg(root.wanted)
    player: root.seat.color
    /** Real cards: the count of this player's hand is wrong. */
    signal countAsked(int index)

    dismissable: false
    sheetWidth: Theme.dp(760)
    buttons: [
        ActionButton { objectName: "sheetUndo"; icon: "undo"; text: qsTr("Undo"); subtitle: Game.undoText; visible: Game.canUndo; onClicked: Game.undo() },
        PrimaryButton {
            objectName: "discardButton"
            width: Theme.dp(230)
            title: root.unseen ? qsTr("Discarded") : qsTr("Discard")
            subtitle: root.unseen ? qsTr("do not ask which") : ""
            icon: "check"
            reason: root.unseen || root.sum === root.wanted ? "" : qsTr("Choose %1 cards").arg(root.wanted)
            onClicked: {
                if (root.unseen) {
                    Game.perform(Prompts.discardUnseen());
                    return;
                }
                const cards = {};
                for (const c of Words.cards)
                    if (root.chosen[c] > 0)
                        cards[c] = root.chosen[c];
                Game.perform(Prompts.answer(cards));
            }
        }
    ]
    // If two players discard one after the other, the sheet stays and the choice is reset.
    onSeatChanged: root.chosen = ({})

    ColumnLayout {
        width: parent.width
        spacing: Theme.wideGap
        ActionButton {
            objectName: "discardCount"
            Layout.fillWidth: true
            visible: root.real
            icon: "pencil"
            text: qsTr("%1 really has … cards").arg(root.seat.name)
            subtitle: qsTr("%n card(s) by Reeve's count.", "", root.seat.handCount)
            onClicked: root.countAsked(Game.expected.player)
        }
        SecretCover {
            objectName: "discardCover"
            Layout.fillWidth: true
            owner: Game.expected.player
            answer: true
            // Real cards are discarded openly.
            secret: !root.real
            reserve: Math.ceil(root.kinds.length / (width > Theme.dp(640) ? 2 : 1)) * (Theme.dp(52) + Theme.gap)

            GridLayout {
                width: parent.width
                columns: width > Theme.dp(640) ? 2 : 1
                columnSpacing: Theme.dp(24)
                rowSpacing: Theme.gap
                Repeater {
                    model: root.kinds.length // a count: no items are recreated inside a layout
                    CardStepper {
                        required property int index
                        readonly property string modelData: root.kinds[index] ?? ""
                        readonly property int held: root.hand[modelData] ?? 0
                        Layout.fillWidth: true
                        opacity: root.real || held > 0 ? 1 : 0.55
                        card: modelData
                        hint: root.real ? "" : qsTr("%1 in hand").arg(held)
                        count: root.chosen[modelData] ?? 0
                        most: Math.min(root.real ? root.wanted : held, count + root.wanted - root.sum)
                        fullWords: root.sum >= root.wanted ? qsTr("All cards are chosen.") : root.real ? "" : qsTr("No more of it in hand.")
                        onChanged: n => root.chosen = Object.assign({}, root.chosen, { [modelData]: n })
                    }
                }
            }
        }
    }
}
